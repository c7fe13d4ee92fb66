"""The marks and dashes that tell the lines of a graph apart without their colours."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, Literal

import pygame
from attrs import frozen
from pygame import Surface, Vector2

from mexica.drawing.colours import Colour

Shape = Literal["disc", "square", "diamond", "triangle"]

_DASH: Final = 6.0  # the length of a dash over its thickness


@frozen
class GraphMark:
    """The mark of a line: its shape, its colour, which is the line's, and that of its edge."""

    shape: Shape
    colour: Colour
    edge: Colour


def draw_mark(target: Surface, mark: GraphMark, middle: Vector2, radius: float) -> None:
    """Draw a mark of this radius in pixels."""
    if mark.shape == "disc":
        pygame.draw.aacircle(target, mark.edge, middle, radius + 0.8)
        pygame.draw.aacircle(target, mark.colour, middle, radius)
        return
    corners = _corners(mark.shape, middle.x, middle.y, radius)
    pygame.draw.polygon(target, mark.colour, corners)
    pygame.draw.aalines(target, mark.edge, True, corners)


def _corners(shape: Shape, x: float, y: float, r: float) -> tuple[tuple[float, float], ...]:
    if shape == "triangle":
        return (x - r, y + 0.8 * r), (x, y - r), (x + r, y + 0.8 * r)
    if shape == "diamond":
        return (x, y - 1.2 * r), (x + 1.2 * r, y), (x, y + 1.2 * r), (x - 1.2 * r, y)
    side = 0.85 * r
    return (x - side, y - side), (x + side, y - side), (x + side, y + side), (x - side, y + side)


def draw_dashed(target: Surface, colour: Colour, spots: Sequence[Vector2], thick: int = 1) -> None:
    """Draw a dashed line through these pixels, so many pixels thick."""
    dash, passed = _DASH * thick, 0.0
    for begin, end in pairwise(spots):
        length, at = begin.distance_to(end), 0.0
        while at < length:
            left = dash - passed % dash
            upto = min(length, at + left)
            if passed // dash % 2 == 0 and upto > at:
                parts = begin.lerp(end, at / length), begin.lerp(end, upto / length)
                pygame.draw.aaline(target, colour, *parts, width=thick)
            passed += max(upto - at, 0.01)
            at = max(upto, at + 0.01)
