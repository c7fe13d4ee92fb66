"""The way of a boat: through which water it goes from bridge to bridge, only to be shown."""

from collections import deque
from collections.abc import Iterable
from itertools import pairwise
from math import dist
from typing import Final

from mexica.games.mexica.rules.board import Board
from mexica.games.mexica.rules.spaces import LAKE, Space, SpaceSet, around, column_and_row, each, single

GridPoint = tuple[float, float]  # column and row
_PANELS: Final = ((14, -1, 3), (15, 10, 14))  # from which column on, in which rows, panels lie on the lake
_SMOOTHINGS: Final = 2


def boat_route(board: Board, bridges: Iterable[Space]) -> list[GridPoint]:
    """Return where a boat goes that meets these bridges in turn: spots from the first bridge to the last.

    Between two bridges it takes a shortest way through open canals and the lake.
    """
    way: list[Space] = []
    for begin, end in pairwise(bridges):
        leg = _leg(board, begin, end, open_lake()) or _leg(board, begin, end, LAKE) or [begin, end]
        way += leg if not way else leg[1:]
    return _smooth([_spot(space) for space in way])


def open_lake() -> SpaceSet:
    """Return the lake without what lies under panels."""
    hidden = 0
    for space in each(LAKE):
        column, row = column_and_row(space)
        if any(column >= first and top <= row <= bottom for first, top, bottom in _PANELS):
            hidden |= single(space)
    return LAKE & ~hidden


def _leg(board: Board, begin: Space, end: Space, lake: SpaceSet) -> list[Space] | None:
    """A shortest way from a bridge to another without passing a third, None if there is none."""
    open_water = (board.canals & ~board.bridges) | lake | single(end)
    came_from: dict[Space, Space] = {begin: begin}
    queue = deque([begin])
    while queue and end not in came_from:
        here = queue.popleft()
        for onward in each(around(single(here)) & open_water):
            if onward not in came_from and dist(_spot(here), _spot(onward)) == 1:  # numbers join at the rim
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
    """The way with its corners cut (Chaikin), its ends kept."""
    for _ in range(_SMOOTHINGS):
        cut = [way[0]]
        for (x1, y1), (x2, y2) in pairwise(way):
            for share in (0.25, 0.75):
                cut.append((x1 + (x2 - x1) * share, y1 + (y2 - y1) * share))
        way = [*cut, way[-1]]
    return way
