"""The small signs on cards, drawn at any size with smooth edges: pluses, posts, crosses, cords, counts."""

from collections.abc import Callable
from math import ceil
from typing import Final

import pygame
from pygame import Rect, Surface

from mexica.drawing.colours import INK, RED, Colour
from mexica.drawing.surfaces import cached_pictures, smoothed

_FINER: Final = 4
_CREAM: Final[Colour] = (248, 234, 200)
_WOOD: Final[Colour] = (176, 122, 58)
_DARK_RED: Final[Colour] = (72, 14, 8)
_BRIGHT_RED: Final[Colour] = (206, 44, 30)


def _drawn(width: float, height: float, paint: Callable[[Surface, float, float], None]) -> Surface:
    """A picture of this size from what `paint` draws on a larger one of the size it is given."""
    size = max(1, ceil(width)), max(1, ceil(height))
    big = Surface((size[0] * _FINER, size[1] * _FINER), pygame.SRCALPHA)
    paint(big, big.width, big.height)
    return smoothed(big, size)


@cached_pictures(64)
def plus_sign(side: float) -> Surface:
    """Return a plus on a light disc: one or more."""

    def paint(big: Surface, width: float, _height: float) -> None:
        middle, radius = (width / 2, width / 2), width / 2
        pygame.draw.circle(big, INK, middle, radius)
        pygame.draw.circle(big, _CREAM, middle, radius * 0.86)
        arm, thick = radius * 0.56, radius * 0.26
        for across, down in ((arm, thick / 2), (thick / 2, arm)):
            bar = Rect(0, 0, round(2 * across), round(2 * down))
            bar.center = round(middle[0]), round(middle[1])
            pygame.draw.rect(big, RED, bar)

    return _drawn(side, side, paint)


@cached_pictures(64)
def post(width: float, height: float) -> Surface:
    """Return a post: the pattern ends here, no further piece of its colour may follow."""

    def paint(big: Surface, wide: float, high: float) -> None:
        radius = round(wide / 2)
        pygame.draw.rect(big, INK, (0, 0, wide, high), border_radius=radius)
        inner = Rect(0, 0, wide, high).inflate(-wide * 0.34, -wide * 0.34)
        pygame.draw.rect(big, RED, inner, border_radius=radius)

    return _drawn(width, height, paint)


@cached_pictures(64)
def arrow(side: float) -> Surface:
    """Return a small arrow to the right: the pattern goes on in the next row."""

    def paint(big: Surface, wide: float, high: float) -> None:
        pygame.draw.polygon(big, RED, [(0, 0), (wide, high / 2), (0, high)])

    return _drawn(side, side * 1.2, paint)


@cached_pictures(64)
def crossing(side: float) -> Surface:
    """Return the bar across what must not be there."""

    def paint(big: Surface, wide: float, high: float) -> None:
        begin, end = (wide * 0.10, high * 0.90), (wide * 0.90, high * 0.10)
        for colour, thick in ((_DARK_RED, 0.19), (_BRIGHT_RED, 0.12)):
            _bar(big, colour, begin, end, wide * thick)

    return _drawn(side, side, paint)


@cached_pictures(64)
def cord(width: float) -> Surface:
    """Return a measuring cord with knots and a light disc in its middle for a number."""
    height = width * 0.40

    def paint(big: Surface, wide: float, high: float) -> None:
        y, knot = high / 2, wide * 0.052
        pygame.draw.rect(big, INK, (knot, y - wide * 0.028, wide - 2 * knot, wide * 0.056))
        pygame.draw.rect(big, _WOOD, (knot, y - wide * 0.014, wide - 2 * knot, wide * 0.028))
        for number in (0, 1, 3, 4):
            x = knot + (wide - 2 * knot) * number / 4
            pygame.draw.circle(big, INK, (x, y), knot)
            pygame.draw.circle(big, _WOOD, (x, y), knot * 0.66)
        pygame.draw.circle(big, RED, (wide / 2, y), high / 2)
        pygame.draw.circle(big, _CREAM, (wide / 2, y), high * 0.42)

    return _drawn(width, height, paint)


@cached_pictures(64)
def equals(width: float) -> Surface:
    """Return an equals sign."""

    def paint(big: Surface, wide: float, high: float) -> None:
        for top in (0.0, 0.62):
            pygame.draw.rect(big, RED, (0, high * top, wide, high * 0.38), border_radius=round(high * 0.15))

    return _drawn(width, width * 0.7, paint)


def _bar(
    big: Surface, colour: Colour, begin: tuple[float, float], end: tuple[float, float], thick: float
) -> None:
    way = pygame.Vector2(end) - pygame.Vector2(begin)
    side = way.rotate(90).normalize() * thick / 2
    pygame.draw.polygon(big, colour, [begin + side, end + side, end - side, begin - side])
    for at in (begin, end):
        pygame.draw.circle(big, colour, at, thick / 2)
