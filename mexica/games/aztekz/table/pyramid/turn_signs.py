"""Round arrows on the buttons that turn the drawn card, and plates with numbers of its turns and of steps."""

from collections.abc import Callable
from typing import Final

import pygame
from pygame import Rect, Surface

from mexica.drawing.colours import CREAM, GOLD, Colour
from mexica.drawing.fonts import Fonts
from mexica.drawing.surfaces import cached_pictures, native, put_centred, smoothed

_FINER: Final = 3


@cached_pictures(16)
def turn_sign(side: int, step: int, colour: Colour) -> Surface:
    """Return a round arrow of this size in pixels: to the right with a step of 1, to the left with -1."""
    big = Surface((side * _FINER, side * _FINER), pygame.SRCALPHA)
    edge = max(2, side * _FINER // 9)
    _arrow(big, big.get_rect().inflate(-edge, -edge), colour)
    return smoothed(big if step > 0 else pygame.transform.flip(big, True, False), (side, side))


@cached_pictures(64)
def turns_plate(fonts: Fonts, turns: int, size: int) -> Surface:
    """Return a small plate with a round arrow and in how many turns a card fits; letters have this height."""
    return _plate(fonts, turns, size, _arrow)


@cached_pictures(32)
def steps_plate(fonts: Fonts, steps: int, size: int) -> Surface:
    """Return a small plate with two footprints and how many steps lead to a card."""
    return _plate(fonts, steps, size, _footprints)


def _plate(fonts: Fonts, number: int, size: int, sign: Callable[[Surface, Rect, Colour], None]) -> Surface:
    words = fonts.numeral(str(number), size, CREAM)
    high, side = round(1.5 * size), round(1.05 * size)
    wide = words.width + side + round(0.95 * size)
    big = Surface((wide * _FINER, high * _FINER), pygame.SRCALPHA)
    pygame.draw.rect(big, (*GOLD, 255), big.get_rect(), border_radius=high * _FINER // 3)
    pygame.draw.rect(
        big,
        (32, 26, 34, 255),
        big.get_rect().inflate(-2 * _FINER, -2 * _FINER),
        border_radius=high * _FINER // 3,
    )
    left = round(0.3 * size) * _FINER
    sign(big, Rect(left, (high - side) * _FINER // 2, side * _FINER, side * _FINER), GOLD)
    plate = smoothed(big, (wide, high))
    put_centred(plate, words, (wide - words.width / 2 - 0.35 * size, high / 2))
    return native(plate)


def _footprints(target: Surface, area: Rect, colour: Colour) -> None:
    """A left and a right foot, one before the other: sole and heel of each."""
    wide = round(0.38 * area.width)
    for left, top in ((0.06, 0.26), (0.56, 0.0)):
        sole = Rect(0, 0, wide, round(0.44 * area.height))
        sole.topleft = area.left + round(left * area.width), area.top + round(top * area.height)
        heel = Rect(0, 0, round(0.74 * wide), round(0.24 * area.height))
        heel.midtop = sole.centerx, sole.bottom + max(1, area.height // 20)
        pygame.draw.ellipse(target, colour, sole)
        pygame.draw.ellipse(target, colour, heel)


def _arrow(target: Surface, area: Rect, colour: Colour) -> None:
    """An arrow that goes three quarters of the way round."""
    thick = max(2, round(0.15 * area.width))
    ring = area.inflate(-thick, -thick)
    pygame.draw.arc(target, colour, ring, -0.2, 4.4, thick)
    tip, reach = (ring.right - thick // 2, ring.centery), 0.24 * area.width
    points = [(tip[0] - reach, tip[1] - 1), (tip[0] + reach, tip[1] - 1), (tip[0], tip[1] + 1.3 * reach)]
    pygame.draw.polygon(target, colour, points)
