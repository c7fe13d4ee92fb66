"""The path that the Pilli would take on a move not yet made, on foot and by boat."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby, pairwise
from math import dist
from typing import Final

import pygame
from attrs import frozen
from pygame import Surface, Vector2

from mexica.drawing import palette
from mexica.drawing.colours import CREAM, SHADE, Colour
from mexica.games.mexica.rules.actions import Action, FlatRateMove, TakeBoat, Walk
from mexica.games.mexica.rules.board import Board
from mexica.games.mexica.rules.boats import boat_bridges
from mexica.games.mexica.rules.spaces import Space, column_and_row, holds
from mexica.games.mexica.table.board.boat_route import GridPoint, boat_route
from mexica.games.mexica.table.board.layout import Layout

_DOT: Final = 0.05  # of a cell's width
_STROKE: Final = 0.17  # length of a paddle stroke, of a cell's width
_APART: Final = (4.5, 6.5)  # between dots and between strokes, in radii of a dot
_PRICED: Final = 0.26  # of a cell's width, kept free around a price
_WET: Final[Colour] = (214, 246, 255)


@frozen
class Leg:
    """A part of a path through these points: by boat, on foot or carried."""

    spots: tuple[GridPoint, ...]
    by_boat: bool = False


@lru_cache(maxsize=16)
def legs(board: Board, origin: Space, route: tuple[Action, ...]) -> tuple[Leg, ...]:
    """Return the legs of the path that these actions take from a space, in order."""
    found: list[Leg] = []
    here = origin
    for action in route:
        match action:
            case TakeBoat(space):
                bridges = (here, *boat_bridges(board, here, space))
                found.append(Leg(tuple(boat_route(board, bridges)), by_boat=True))
            case Walk(space) | FlatRateMove(space):
                found.append(Leg((_spot(here), _spot(space))))
            case _:
                raise TypeError(f"{action} is no part of a way")
        here = space
    return tuple(found)


def through(board: Board, spaces: Sequence[Space]) -> tuple[Leg, ...]:
    """Return the legs of a path through these spaces, by boat from canal to canal."""
    parts = groupby(pairwise(spaces), lambda step: all(holds(board.canals, space) for space in step))
    return tuple(_through(list(steps), by_boat) for by_boat, steps in parts)


def _through(steps: Sequence[tuple[Space, Space]], by_boat: bool) -> Leg:
    return Leg((_spot(steps[0][0]), *(_spot(end) for _begin, end in steps)), by_boat)


def draw_way(target: Surface, layout: Layout, way: Sequence[Leg], priced: Iterable[Space] = ()) -> None:
    """Draw dots along the path over land, and paddle strokes over water.

    The middles of spaces with a price are left free.
    """
    radius, room = palette.thick(max(2.0, _DOT * layout.cell[0])), _PRICED * layout.cell[0]
    prices = [Vector2(layout.centre(space)) for space in priced]
    for leg in way:
        points = [_pixel(layout, spot) for spot in leg.spots]
        marks = list(_marks(points, _APART[leg.by_boat] * radius))
        marks = marks[1:-1] or marks if leg.by_boat else marks
        marks = [mark for mark in marks if all(mark[0].distance_to(price) > room for price in prices)]
        if leg.by_boat:
            for spot, along in marks:
                _stroke(target, spot, along * _STROKE * layout.cell[0] / 2, radius)
        else:
            for spot, _along in marks:
                _dot(target, spot, radius)


def _spot(space: Space) -> GridPoint:
    column, row = column_and_row(space)
    return float(column), float(row)


def _pixel(layout: Layout, spot: GridPoint) -> Vector2:
    (left, top), (wide, high) = layout.origin, layout.cell
    return Vector2(left + (spot[0] + 0.5) * wide, top + (spot[1] + 0.5) * high)


def _marks(points: Sequence[Vector2], apart: float) -> Iterator[tuple[Vector2, Vector2]]:
    """Points along a line, including both ends, about `apart` pixels apart, each with the direction there."""
    whole = sum(dist(begin, end) for begin, end in pairwise(points))
    many = max(1, round(whole / apart))
    gone, number = 0.0, 0
    for begin, end in pairwise(points):
        length = begin.distance_to(end)
        while length and number <= many and number * whole / many <= gone + length + 1e-6:
            yield begin.lerp(end, min(1.0, (number * whole / many - gone) / length)), (end - begin) / length
            number += 1
        gone += length


def _dot(target: Surface, middle: Vector2, radius: float) -> None:
    pygame.draw.aacircle(target, SHADE, middle, radius + palette.thick(1.5))
    pygame.draw.aacircle(target, CREAM, middle, radius)


def _stroke(target: Surface, middle: Vector2, half: Vector2, radius: float) -> None:
    """Draw a short stroke along the path with round ends and a dark rim."""
    for colour, thick in ((SHADE, radius + palette.thick(1.5)), (_WET, radius)):
        pygame.draw.line(target, colour, middle - half, middle + half, round(2 * thick * 0.8))
        for end in (middle - half, middle + half):
            pygame.draw.aacircle(target, colour, end, thick * 0.8)
