"""The signs on small buttons of the bar: lines, numbered discs, a panel's side, sorted cards."""

from typing import Final

import pygame
from pygame import Rect, Surface

from mexica.drawing.colours import Colour
from mexica.drawing.fonts import Fonts
from mexica.drawing.surfaces import cached_pictures, put_centred, smoothed

_FINER: Final = 4
_LINES: Final = 4
_CARDS: Final = 4
_RADIUS: Final = 0.3  # of a disc, as part of the height
_WIDE: Final = 1.3  # of a window, in heights
_PANEL: Final = 0.4  # of a window's width
_EDGE: Final = 0.1  # of a window, in heights


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


@cached_pictures(16)
def side_sign(high: int, colour: Colour, *, right: bool) -> Surface:
    """Return a window with a panel along its left or right side."""
    size = round(_WIDE * high), high
    window = Rect(0, 0, size[0] * _FINER, high * _FINER)
    panel = window.copy()
    panel.width = round(_PANEL * window.width)
    if right:
        panel.right = window.right
    big = Surface(window.size, pygame.SRCALPHA)
    pygame.draw.rect(big, colour, window, round(_EDGE * window.height))
    pygame.draw.rect(big, colour, panel)
    return smoothed(big, size)


@cached_pictures(16)
def sorted_sign(high: int, colour: Colour) -> Surface:
    """Return cards side by side, each lower than the one before."""
    side = high * _FINER
    big = Surface((side, side), pygame.SRCALPHA)
    wide = side / (_CARDS + 0.25 * (_CARDS - 1))
    for number in range(_CARDS):
        tall = side * (1 - number / (_CARDS + 1))
        card = Rect(round(1.25 * number * wide), round(side - tall), round(wide), round(tall))
        pygame.draw.rect(big, colour, card, border_radius=round(0.2 * wide))
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
