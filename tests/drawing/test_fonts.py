"""Texts on the screen: the letters of many languages, and no box if the faces lack a sign."""

import pygame
import pytest

from mexica.drawing.colours import CREAM
from mexica.drawing.fonts import Fonts, legible

LATIN = "".join(chr(code) for code in range(0x20, 0x250) if chr(code).isprintable())


@pytest.fixture(autouse=True)
def _pygame() -> None:
    pygame.init()


@pytest.mark.parametrize("text", [LATIN, "Łódź, Œuvre, “x”, 5…", "Ольга", "Ιφιγένεια"])
def test_letters_that_the_faces_have_stay(text: str) -> None:
    assert legible(text) == text


@pytest.mark.parametrize(
    ("text", "kept"), [("Zoé 😀", "Zoé "), ("字A", "A"), ("e\u0301", "é"), ("\U0001f469\u200d", "\u200d")]
)
def test_signs_that_would_be_boxes_are_left_out(text: str, kept: str) -> None:
    assert legible(text) == kept


def test_a_sign_that_is_left_out_takes_no_room() -> None:
    fonts = Fonts()
    assert fonts.width("Zoé😀", 20) == fonts.width("Zoé", 20) == fonts.text("Zoé😀", 20, CREAM).width
