"""The signs on buttons that step through a game: triangles and bars, as on a tape recorder."""

from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from mexica.drawing.colours import Colour
from mexica.drawing.surfaces import cached_pictures, smoothed

_FINER: Final = 4
_SIDE: Final = 0.8  # of a triangle; like the bars' widths in heights of the sign
_END_BAR: Final = 0.2
_STEP_BAR: Final = 0.22


@cached_pictures(64)
def skip_sign(
    triangles: int, high: int, colour: Colour, *, to_end: bool = False, back: bool = False
) -> Surface:
    """Return triangles that point forwards or back; a bar at their points means to the end."""
    bar = high * _END_BAR if to_end else 0.0
    wide = round(_SIDE * high * triangles + 1.5 * bar)
    return _sign(triangles, [(wide - bar, bar)] if bar else [], (wide, high), colour, back=back)


@cached_pictures(32)
def step_sign(triangles: int, high: int, colour: Colour) -> Surface:
    """Return triangles with a bar behind them: play so far, then pause."""
    side, bar = _SIDE * high, _STEP_BAR * high
    left = triangles * side + 0.5 * bar
    return _sign(triangles, [(left, bar)], (round(left + bar), high), colour)


@cached_pictures(8)
def pause_sign(high: int, colour: Colour) -> Surface:
    """Return two bars."""
    bar = _STEP_BAR * high
    return _sign(0, [(0.0, bar), (2 * bar, bar)], (round(2 * bar + bar), high), colour)


def play_sign(high: int, colour: Colour) -> Surface:
    """Return a triangle: go on."""
    return skip_sign(1, high, colour)


def _sign(
    triangles: int,
    bars: Sequence[tuple[float, float]],
    size: tuple[int, int],
    colour: Colour,
    *,
    back: bool = False,
) -> Surface:
    """Draw triangles from the left, and bars by column and width; `back` mirrors it all."""
    wide, high = size
    side = _SIDE * high
    big = Surface((wide * _FINER, high * _FINER), pygame.SRCALPHA)
    for number in range(triangles):
        corners = ((number * side, 0), ((number + 1) * side, high / 2), (number * side, high))
        pygame.draw.polygon(big, colour, [(x * _FINER, y * _FINER) for x, y in corners])
    for left, width in bars:
        pygame.draw.rect(big, colour, Rect(left * _FINER, 0, width * _FINER, high * _FINER))
    if back:
        big = pygame.transform.flip(big, True, False)
    return smoothed(big, size)
