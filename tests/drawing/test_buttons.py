"""The letters of buttons: those side by side have the same, the smallest that one of them needs."""

from collections.abc import Iterator

import pygame
import pytest
from pygame import Rect
from pygame_gui import UIManager

from mexica.drawing.buttons import Buttons, PanelButton, column, row
from mexica.shell import theme

SIZE = (1024, 700)
SHORT, LONG = "New game", "Learn from your turns of this game"
PLACE = Rect(0, 100, 560, 40)
DOUBLE = 2.0  # the player's text size


@pytest.fixture
def manager() -> Iterator[UIManager]:
    pygame.display.init()
    window = pygame.Window("buttons", SIZE)
    window.get_surface()
    pygame.font.init()
    yield theme.Manager(SIZE, lambda: (0, 0), DOUBLE)
    window.destroy()


def letters(manager: UIManager, texts: list[str], places: list[Rect], style: str = "@table") -> list[int]:
    """The heights of the letters of buttons with these texts; the style is that of the last one."""
    styles = ["@table"] * (len(texts) - 1) + [style]
    made = [PanelButton(text, lambda: None, style=looks) for text, looks in zip(texts, styles, strict=True)]
    return [widget.font.get_point_size() for widget in Buttons(manager, made, places).widgets]


def test_buttons_side_by_side_share_the_smallest_letters_that_one_needs(manager: UIManager) -> None:
    alone = letters(manager, [SHORT], row(2, PLACE, 10)[:1])
    short, long = letters(manager, [SHORT, LONG], row(2, PLACE, 10))
    assert short == long < alone[0]


def test_buttons_below_each_other_have_the_letters_that_each_needs(manager: UIManager) -> None:
    short, long = letters(manager, [SHORT, LONG], column(2, Rect(0, 0, 275, 90), 40, 10))
    assert long < short


def test_a_button_with_a_style_of_its_own_keeps_it(manager: UIManager) -> None:
    own, beside = "@smallest", row(2, PLACE.inflate(400, 0), 10)
    usual, kept = letters(manager, [SHORT, SHORT], beside), letters(manager, [SHORT, SHORT], beside, own)
    assert kept[0] == usual[0]
