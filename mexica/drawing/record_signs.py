"""The signs on the buttons of the record and of the last round: lines of a list, numbered discs."""

from typing import Final

import pygame
from pygame import Rect, Surface

from mexica.drawing.colours import Colour
from mexica.drawing.fonts import Fonts
from mexica.drawing.surfaces import cached_pictures, put_centred, smoothed

_FINER: Final = 4
_LINES: Final = 4
_RADIUS: Final = 0.3  # of a disc, as part of the height


@cached_pictures(16)
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


def numbers_sign(fonts: Fonts, high: int, colour: Colour) -> Surface:
    """Return two discs with the numbers 1 and 2, as the actions of a round are marked on the board."""
    sign = _two_discs(high, colour).copy()
    for number, middle in enumerate((high * _RADIUS, high * (1 - _RADIUS)), 1):
        put_centred(sign, fonts.numeral(str(number), round(high * 0.42), colour), (middle, middle))
    return sign


@cached_pictures(16)
def _two_discs(high: int, colour: Colour) -> Surface:
    side = high * _FINER
    big = Surface((side, side), pygame.SRCALPHA)
    for middle in (side * _RADIUS, side * (1 - _RADIUS)):
        pygame.draw.circle(big, colour, (middle, middle), side * _RADIUS, max(1, round(side * 0.06)))
    return smoothed(big, (high, high))
