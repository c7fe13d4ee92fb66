"""The route of a boat on the water from bridge to bridge, as it is shown."""

from collections import deque
from collections.abc import Iterable
from itertools import pairwise
from math import dist
from typing import Final

from mexica.games.mexica.rules.board import Board
from mexica.games.mexica.rules.spaces import LAKE, Space, SpaceSet, around, column_and_row, each, single

GridPoint = tuple[float, float]  # column and row
_PANELS: Final = ((14, -1, 3), (15, 10, 14))  # panels on the lake: first column, first and last row
_SMOOTHINGS: Final = 2


def boat_route(board: Board, bridges: Iterable[Space]) -> list[GridPoint]:
    """Return the points of a boat's route past these bridges, from the first to the last.

    Between two bridges it takes a shortest way through open canals and the lake.
    """
    way: list[Space] = []
    for begin, end in pairwise(bridges):
        leg = _leg(board, begin, end, open_lake()) or _leg(board, begin, end, LAKE) or [begin, end]
        way += leg if not way else leg[1:]
    return _smooth([_spot(space) for space in way])


def open_lake() -> SpaceSet:
    """Return the lake without the area below the panels."""
    hidden = 0
    for space in each(LAKE):
        column, row = column_and_row(space)
        if any(column >= first and top <= row <= bottom for first, top, bottom in _PANELS):
            hidden |= single(space)
    return LAKE & ~hidden


def _leg(board: Board, begin: Space, end: Space, lake: SpaceSet) -> list[Space] | None:
    """A shortest way from one bridge to another that passes no other bridge, None if there is none."""
    open_water = (board.canals & ~board.bridges) | lake | single(end)
    came_from: dict[Space, Space] = {begin: begin}
    queue = deque([begin])
    while queue and end not in came_from:
        here = queue.popleft()
        for onward in each(around(single(here)) & open_water):
            if onward not in came_from and dist(_spot(here), _spot(onward)) == 1:  # numbers wrap at the rim
                came_from[onward] = here
                queue.append(onward)
    if end not in came_from:
        return None
    way = [end]
    while way[-1] != begin:
        way.append(came_from[way[-1]])
    return way[::-1]


def _spot(space: Space) -> GridPoint:
    column, row = column_and_row(space)
    return float(column), float(row)


def _smooth(way: list[GridPoint]) -> list[GridPoint]:
    """The way smoothed by cutting its corners (Chaikin), with its ends kept."""
    for _ in range(_SMOOTHINGS):
        cut = [way[0]]
        for (x1, y1), (x2, y2) in pairwise(way):
            for share in (0.25, 0.75):
                cut.append((x1 + (x2 - x1) * share, y1 + (y2 - y1) * share))
        way = [*cut, way[-1]]
    return way
