"""Text fields take whatever is typed or pasted, and keep of it what can be shown and has room."""

from collections.abc import Iterator

import pygame
import pytest

from mexica.shell.widgets import first_letters, left_out_note, too_long_note
from tests.shell.hands import Hands

LIMIT = 24


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    """The screen of a new game."""
    hands = Hands(tmp_path_factory.mktemp("player"))
    hands.press("New game")
    yield hands
    hands.close()


@pytest.fixture
def setup(window: Hands) -> Hands:
    """The same, the name of the first player selected."""
    window.click(window.entries()[0].rect.center)
    window.key(pygame.K_a, pygame.KMOD_CTRL)
    return window


def paste(hands: Hands, monkeypatch: pytest.MonkeyPatch, text: str) -> str:
    """Paste the text; returns what is in the field then."""
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: text)
    hands.key(pygame.K_v, pygame.KMOD_CTRL)
    return hands.entries()[0].get_text()


@pytest.mark.parametrize(
    ("pasted", "kept"),
    [
        ("Ana", "Ana"),
        ("Ana\n", "Ana"),
        ("Ana\r\nMaria\tde\x0bla Cruz", "Ana Maria de la Cruz"),
        ("A\0n\x1ba\u202e", "Ana"),
        ("e\u0301" * LIMIT, "é" * LIMIT),
        ("李小龍 محمد", "李小龍 محمد"),
        ("x" * 100, "x" * LIMIT),
        ("x" * 23 + "x\u0302\u0323", "x" * 23),
    ],
)
def test_pasted_text_becomes_one_line_of_letters_with_room_for_them(
    setup: Hands, monkeypatch: pytest.MonkeyPatch, pasted: str, kept: str
) -> None:
    assert paste(setup, monkeypatch, pasted) == kept
    assert setup.scene.choice.seats[0].name == kept


def test_pasting_into_a_text_takes_what_has_room(setup: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    paste(setup, monkeypatch, "a" * 10 + "b" * 10)
    setup.key(pygame.K_HOME)
    for _ in range(10):
        setup.key(pygame.K_RIGHT)
    assert paste(setup, monkeypatch, "c" * 10) == "a" * 10 + "c" * 4 + "b" * 10
    assert setup.entries()[0].edit_position == 14
    assert too_long_note(LIMIT) in setup.texts()


def test_what_is_left_out_is_said_even_if_nothing_is_kept(
    setup: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert paste(setup, monkeypatch, "Ana 😀") == "Ana "
    assert left_out_note() in setup.texts()
    paste(setup, monkeypatch, "Maria")
    assert left_out_note() not in setup.texts()
    assert paste(setup, monkeypatch, "😀\ue000") == "Ana Maria"
    assert left_out_note() in setup.texts()


def test_typed_text_is_taken_in_the_same_way(setup: Hands) -> None:
    for text in ("Zo", "e\u0308", " ", "李", "😀", "\0"):
        setup.step(pygame.Event(pygame.TEXTINPUT, text=text))
    assert setup.entries()[0].get_text() == "Zoë 李"
    setup.step(pygame.Event(pygame.TEXTINPUT, text="y" * 30))
    assert setup.entries()[0].get_text() == "Zoë 李" + "y" * 19


def test_a_clipboard_that_fails_is_an_empty_one(setup: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    before = setup.entries()[0].get_text()

    def fail(*_: object) -> str:
        raise pygame.error("no clipboard")

    def no_text() -> str:
        return b"\xff".decode("utf-8")

    monkeypatch.setattr(pygame.scrap, "put_text", fail)
    setup.key(pygame.K_c, pygame.KMOD_CTRL)
    setup.key(pygame.K_x, pygame.KMOD_CTRL)
    for get in (fail, no_text):
        monkeypatch.setattr(pygame.scrap, "get_text", get)
        setup.key(pygame.K_v, pygame.KMOD_CTRL)
    assert setup.entries()[0].get_text() == before


@pytest.mark.parametrize("name", ["   ", "", "\u3000\u00a0 "])
def test_a_name_of_blanks_is_refused_with_a_sentence(
    setup: Hands, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    setup.key(pygame.K_DELETE)
    paste(setup, monkeypatch, name)
    assert "Player 1 needs a name." in setup.texts()
    assert not setup.button("Start").is_enabled


def test_two_players_of_one_name_are_refused_with_a_sentence(
    setup: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = setup.entries()[1].get_text()
    paste(setup, monkeypatch, other.upper() + " ")
    assert f"Two players are called {other}" in setup.texts()
    assert not setup.button("Start").is_enabled


@pytest.mark.parametrize(
    ("text", "most", "kept"),
    [
        ("abc", 3, "abc"),
        ("abc", 2, "ab"),
        ("abc", 0, ""),
        ("ab\u0302\u0323c", 2, "a"),
        ("\u0302\u0323", 1, ""),
    ],
)
def test_a_text_is_cut_before_a_letter_that_would_lose_its_marks(text: str, most: int, kept: str) -> None:
    assert first_letters(text, most) == kept
