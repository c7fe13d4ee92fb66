"""A small dark plate with a count."""

from typing import Final

import pygame
from pygame import Surface

from mexica.drawing.colours import CREAM
from mexica.drawing.fonts import Fonts
from mexica.drawing.surfaces import put_centred, smoothed
from mexica.games.coatl.table.cards.card_pattern import TIMES

_FINER: Final = 4
_WOOD: Final = (52, 38, 28, 232)
_EDGE: Final = (206, 170, 104, 255)


def count_plate(fonts: Fonts, count: int, size: int) -> Surface:
    """Return a plate with this count in letters of this height, its multiplication sign before it."""
    words = fonts.numeral(f"{TIMES}{count}", size, CREAM)
    width, height = words.width + size, round(size * 1.55)
    big = Surface((width * _FINER, height * _FINER), pygame.SRCALPHA)
    corner = round(height * 0.34 * _FINER)
    pygame.draw.rect(big, _EDGE, big.get_rect(), border_radius=corner)
    pygame.draw.rect(big, _WOOD, big.get_rect().inflate(-2 * _FINER, -2 * _FINER), border_radius=corner)
    plate = smoothed(big, (width, height))
    put_centred(plate, words, (width / 2, height / 2))
    return plate
