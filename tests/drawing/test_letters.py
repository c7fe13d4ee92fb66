"""Letters of many scripts on the screen, and a sign for those that no face has."""

import random
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pygame
import pytest

from build_scripts.packaging.contents import FILES_LEFT_OUT
from mexica.drawing import letters as module
from mexica.drawing.colours import CREAM
from mexica.drawing.letters import Letters, is_plain, legible
from mexica.resources import untold_damage

LATIN = "".join(chr(code) for code in range(0x20, 0x250) if chr(code).isprintable())


@pytest.fixture(autouse=True)
def _pygame() -> None:
    pygame.font.init()


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        *((text, True) for text in (LATIN, "Łódź, Œuvre, “x”, 5…", "Ольга", "Ιφιγένεια", "राहुल", "x\u0302")),
        *((text, False) for text in ("李小龍", "ゆき ユキ", "한국", "محمد علي", "דוד", "მერაბ", "Zoë 李")),
    ],
)
def test_letters_of_many_scripts_stay(text: str, plain: bool) -> None:
    assert legible(text) == text
    assert is_plain(text) == plain


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Zoé 😀", "Zoé ?"),
        ("\U0001f469\u200d\U0001f467", "??"),  # two joined in one
        ("❤\ufe0f", "?"),
        ("\ue000\ud800\U0010ffff", "???"),
        ("e\u0301", "é"),
        ("a\0b\x1b\x7f\xad\u202e\ufeffc", "abc"),
        ("a\tb\nc\r\nd\u2028e", "a b c  d e"),
    ],
)
def test_what_cannot_be_drawn_has_a_sign_in_its_place_and_what_is_not_seen_has_none(
    text: str, shown: str
) -> None:
    assert legible(text) == shown


def test_letters_can_be_left_out_instead() -> None:
    assert legible("Zoé 😀\ue000!", "") == "Zoé !"


def test_any_character_can_be_drawn() -> None:
    letters, chance = Letters(14, bold=False), random.Random(1)
    known = [*range(0x300), *range(0x1F00, 0x2100), *range(0xFE00, 0xFE10), *range(0xFFF0, 0x10000)]
    for code in known + [chance.randrange(sys.maxunicode + 1) for _ in range(500)]:
        drawn = letters.draw(chr(code), CREAM)
        assert drawn.width == letters.width(chr(code))
        assert legible(chr(code)).isprintable()


def pixels(text: str, bold: bool = False) -> bytes:
    return pygame.image.tobytes(Letters(20, bold).draw(text, CREAM), "RGBA")


def test_letters_of_another_script_are_no_boxes() -> None:
    assert len({pixels(letter) for letter in "李小龍あ한😀\ue000"}) == 6  # the last two have the same sign
    assert pixels("李") != pixels("李", bold=True)


def test_words_that_run_to_the_left_do_so_and_are_joined() -> None:
    letters = Letters(20, bold=False)
    first, both = letters.draw("דוד", CREAM), letters.draw("דוד כהן", CREAM)
    right = both.subsurface((both.width - first.width, 0, *first.size))
    assert pygame.image.tobytes(right, "RGBA") == pygame.image.tobytes(first, "RGBA")
    assert letters.width("محمد") != sum(map(letters.width, "محمد"))


@pytest.fixture
def built_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Only the faces that the built program comes with."""
    for face in module.face_files()[0].parent.glob("NotoSans*"):
        if not any(fnmatch(f"pygame_gui/data/{face.name}", name) for name in FILES_LEFT_OUT):
            (tmp_path / face.name).symlink_to(face)
    monkeypatch.setattr(module, "_folder", lambda: tmp_path)
    forget()
    yield
    forget()


def forget() -> None:
    """Look for the faces again."""
    for kept in (module._legible, module._script, module._face_with_metrics, module._parts):
        kept.cache_clear()


@pytest.mark.usefixtures("built_program")
def test_letters_whose_face_was_left_out_have_a_sign_in_their_place_and_nothing_is_told() -> None:
    untold_damage()
    assert legible("李 ゆき 한국 Zoë") == "? ?? ?? Zoë"
    assert legible("李小龍", "") == ""
    assert legible("דוד محمد მერაბ Ольга") == "דוד محمد მერაბ Ольга"
    assert pixels("李") == pixels("?")
    assert untold_damage() == []


@pytest.mark.usefixtures("built_program")
def test_a_face_that_is_there_but_broken_is_told(tmp_path: Path) -> None:
    (tmp_path / "NotoSansKR-Regular.ttf").write_bytes(b"x" * 100)
    untold_damage()
    assert legible("한") == "?"
    assert ["NotoSansKR-Regular.ttf" in str(damage) for damage in untold_damage()] == [True]
