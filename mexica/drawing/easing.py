"""How things speed up and slow down while they move, by the share of the time passed (0 to 1)."""

from math import hypot, pi, sin
from typing import Final

Point = tuple[float, float]
"""A pixel of the window, x and y."""

_FALL: Final = 0.62  # of the time of a bounce
_ARC: Final = 0.16  # height of an arc, in lengths of its way


def smoothstep(share: float) -> float:
    """Return the share of the way covered after this share of the time, slow at both ends."""
    return share * share * (3 - 2 * share)


def bounce(share: float) -> float:
    """Return the height of something that falls from 1.0, bounces once and comes to rest."""
    if share < _FALL:
        return 1 - (share / _FALL) ** 2
    spring = (share - _FALL) / (1 - _FALL)
    return 0.36 * spring * (1 - spring)


def progress(share: float, begin: float, end: float) -> float:
    """Return how much of the stretch from `begin` to `end` is done, 0.0 before it and 1.0 after it."""
    return min(1.0, max(0.0, (share - begin) / (end - begin)))


def lerp(begin: Point, end: Point, share: float) -> Point:
    """Return the pixel this share of the way from one to another."""
    return begin[0] + (end[0] - begin[0]) * share, begin[1] + (end[1] - begin[1]) * share


def on_arc(begin: Point, end: Point, share: float) -> Point:
    """Return the pixel this share of a way that rises in an arc."""
    x, y = lerp(begin, end, share)
    return x, y - _ARC * hypot(end[0] - begin[0], end[1] - begin[1]) * sin(pi * share)
