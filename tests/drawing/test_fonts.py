"""Texts on the screen: as wide as is said, whatever is in them."""

import pygame
import pytest

from mexica.drawing.colours import CREAM
from mexica.drawing.fonts import Fonts


@pytest.fixture(autouse=True)
def _pygame() -> None:
    pygame.font.init()  # and no display, which would have to open a window first


def test_a_sign_that_is_left_out_takes_no_room() -> None:
    fonts = Fonts()
    assert fonts.width("Zoé\u200d", 20) == fonts.width("Zoé", 20) == fonts.text("Zoé\u200d", 20, CREAM).width


@pytest.mark.parametrize(
    "text", ["", "\0", "\u200d", "\u034f", "\ud800", "a\nb", "李小龍 vs محمد علي!", "😀"]
)
def test_any_text_can_be_drawn_fitted_and_rimmed(text: str) -> None:
    fonts = Fonts()
    one_line = fonts.text("A", 20, CREAM).height
    assert fonts.text(text, 20, CREAM).size == (fonts.width(text, 20), one_line)
    assert fonts.fitted(text, 20, 30, CREAM).width <= 30
    assert fonts.text(text, 20, CREAM, rim=(0, 0, 0)).height > one_line
    assert " ".join(fonts.wrapped(text, 20, 30)).split() == text.split()
