"""The signs on the buttons of the record and of the last round: lines of a list, numbered discs."""

from functools import lru_cache
from typing import Final

import pygame
from pygame import Rect, Surface

from mexica.drawing.colours import Colour
from mexica.drawing.fonts import Fonts
from mexica.drawing.surfaces import put_centred, smoothed

_FINER: Final = 4
_LINES: Final = 4


@lru_cache(maxsize=16)
def list_sign(high: int, colour: Colour) -> Surface:
    """Return lines of a list, each with a dot before it."""
    side = high * _FINER
    big = Surface((side, side), pygame.SRCALPHA)
    thick = side / (2 * _LINES - 1)
    for number in range(_LINES):
        top = 2 * number * thick
        pygame.draw.circle(big, colour, (thick * 0.6, top + thick / 2), thick * 0.6)
        pygame.draw.rect(
            big, colour, Rect(round(2 * thick), round(top), round(side - 2 * thick), round(thick))
        )
    return smoothed(big, (high, high))


@lru_cache(maxsize=16)
def numbers_sign(fonts: Fonts, high: int, colour: Colour) -> Surface:
    """Return two discs with the numbers 1 and 2, as the actions of a round are marked on the board."""
    side = high * _FINER
    big = Surface((side, side), pygame.SRCALPHA)
    radius, thick = side * 0.3, max(1, round(side * 0.06))
    middles = ((radius, radius), (side - radius, side - radius))
    for middle in middles:
        pygame.draw.circle(big, colour, middle, radius, thick)
    sign = smoothed(big, (high, high))
    for number, (x, y) in enumerate(middles, 1):
        put_centred(sign, fonts.numeral(str(number), round(high * 0.42), colour), (x / _FINER, y / _FINER))
    return sign
