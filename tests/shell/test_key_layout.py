"""Keys of other layouts, of the numeric pad, and AltGr."""

import pygame
import pytest

from mexica.shell.key_layout import KeyLayout
from mexica.shell.saves_screen import SavesScreen
from tests.shell.hands import Hands
from tests.shell.test_saves import a_game

SHIFT, CTRL, NUM = pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL, pygame.KMOD_NUM


def press(key: int | str, mod: int = 0, place: int = 0, text: str = "") -> pygame.Event:
    number = ord(key) if isinstance(key, str) else key
    return pygame.Event(pygame.KEYDOWN, key=number, mod=mod, scancode=place, unicode=text)


def named(event: pygame.Event, layout: KeyLayout | None = None) -> tuple[int, int]:
    result = (layout or KeyLayout()).named(event)
    return result.key, result.mod


@pytest.mark.parametrize(
    ("letter", "place", "latin"),
    [
        ("я", pygame.KSCAN_Z, pygame.K_z),  # Russian
        ("ζ", pygame.KSCAN_Z, pygame.K_z),  # Greek
        ("ז", pygame.KSCAN_Z, pygame.K_z),  # Hebrew
        ("م", pygame.KSCAN_L, pygame.K_l),  # Arabic
        ("ვ", pygame.KSCAN_V, pygame.K_v),  # Georgian
    ],
)
def test_a_letter_of_another_script_is_the_latin_letter_in_its_place(letter, place, latin):
    assert named(press(letter, CTRL, place)) == (latin, CTRL)


def test_a_sign_in_the_place_of_a_letter_is_that_letter_on_a_layout_of_another_script():
    layout = KeyLayout()
    assert named(press("'", 0, pygame.KSCAN_W), layout) == (pygame.K_QUOTE, 0)  # Dvorak has it there too
    named(press("ז", 0, pygame.KSCAN_Z), layout)
    assert named(press("'", 0, pygame.KSCAN_W), layout) == (pygame.K_w, 0)
    named(press("w", 0, pygame.KSCAN_W), layout)  # the layout was switched
    assert named(press("'", 0, pygame.KSCAN_Q), layout) == (pygame.K_QUOTE, 0)


@pytest.mark.parametrize("letter", ["ö", "ñ", "ł", "é", "ß"])
def test_a_latin_letter_is_what_is_written_on_it(letter):
    assert named(press(letter, 0, pygame.KSCAN_W)) == (ord(letter), 0)


def test_letters_of_azerty_are_those_on_the_keys():
    assert named(press("z", CTRL, pygame.KSCAN_W)) == (pygame.K_z, CTRL)


@pytest.mark.parametrize("sign", ["&", "+", "ě"])  # French, Czech
def test_both_presses_of_a_key_that_writes_its_digit_with_shift_are_the_digit(sign):
    assert named(press(sign, 0, pygame.KSCAN_1)) == (pygame.K_1, 0)
    assert named(press(sign, SHIFT, pygame.KSCAN_1)) == (pygame.K_1, 0)


def test_the_minus_of_azerty_is_not_its_digit():
    assert named(press("-", 0, pygame.KSCAN_6)) == (pygame.K_MINUS, 0)


def test_shift_with_a_plain_digit_stays_shift():
    assert named(press("1", SHIFT, pygame.KSCAN_1)) == (pygame.K_1, SHIFT)


def test_the_numeric_pad_has_digits_with_num_lock_and_arrows_without():
    assert named(press(pygame.K_KP_4, NUM, pygame.KSCAN_KP4)) == (pygame.K_4, NUM)
    assert named(press(pygame.K_KP_4, 0, pygame.KSCAN_KP4)) == (pygame.K_LEFT, 0)
    assert named(press(pygame.K_KP_PERIOD, 0)) == (pygame.K_DELETE, 0)
    assert named(press(pygame.K_KP_ENTER)) == (pygame.K_RETURN, 0)


def test_a_mac_without_num_lock_has_digits_on_the_pad(monkeypatch):
    monkeypatch.setattr("sys.platform", "darwin")
    assert named(press(pygame.K_KP_4)) == (pygame.K_4, 0)


def test_other_events_stay_what_they_are():
    for event in (press("x"), pygame.Event(pygame.MOUSEMOTION, pos=(1, 2))):
        assert KeyLayout().named(event) is event


def test_control_with_a_russian_letter_saves_and_quits(hands: Hands) -> None:
    hands.play(a_game(4))
    hands.step()
    hands.step(press("ы", CTRL, pygame.KSCAN_S))
    assert isinstance(hands.scene, SavesScreen)
    hands.step(press("й", CTRL, pygame.KSCAN_Q))
    assert not hands.app.open


def test_a_russian_name_is_typed_as_it_is_written(hands: Hands) -> None:
    hands.press("New game")
    field = hands.entries()[0]
    hands.click(field.rect.center)
    field.set_text("")
    hands.step(press("я", 0, pygame.KSCAN_Z, "я"), pygame.Event(pygame.TEXTINPUT, text="я", window=None))
    assert field.get_text() == "я"
