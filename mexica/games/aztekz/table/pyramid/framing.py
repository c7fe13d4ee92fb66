"""Which part of the endless grid of cells is shown, and how large (A1.4)."""

from collections.abc import Collection
from functools import lru_cache
from typing import Final

from attrs import frozen

from mexica.drawing.easing import lerp, smoothstep
from mexica.games.aztekz.rules.cells import DIRECTIONS, FIRST, SIDE, Cell, neighbour

_GROWN: Final = {3: 1.45, 4: 1.2, 5: 1.0, 6: 0.94}
"""How large cells are while so many in a row have to be seen: four cards and a cell at both ends are six."""

_KEPT: Final = 16  # pyramids whose open cells are remembered

GROWTHS: Final = tuple(_GROWN.values())
"""The sizes of cells in which the view settles."""


@frozen
class Framing:
    """What lies in the middle of the field: a column and a row, of which half ones lie between two cells.

    `growth` is how large cells are shown, 1.0 where five by five of them fill the field.
    """

    column: float
    row: float
    growth: float = 1.0

    def towards(self, other: "Framing", share: float) -> "Framing":
        """Return the framing after this share of the time (0 to 1) in which the view goes over to another."""
        eased = smoothstep(share)
        column, row = lerp((self.column, self.row), (other.column, other.row), eased)
        return Framing(column, row, lerp((self.growth, 0), (other.growth, 0), eased)[0])


def framing_of(cells: Collection[Cell]) -> Framing:
    """Return the framing of a pyramid with cards on these cells: it and all around it is seen."""
    if not cells:
        return Framing(0, 0, _GROWN[3])
    spans = [(min(along), max(along)) for along in zip(*cells, strict=True)]
    long = [last - first + 1 for first, last in spans]
    needed = max(many + 2 if many < SIDE else many for many in long)  # a card may be laid at either end
    column, row = ((first + last) / 2 for first, last in spans)
    return Framing(column, row, _GROWN.get(needed, _GROWN[SIDE]))


def open_cells(cells: Collection[Cell]) -> list[Cell]:
    """Return the empty cells that are shown as such: in the field, or beside a card while A1.4 allows it."""
    return list(_open_cells(frozenset(cells)))


@lru_cache(_KEPT)
def _open_cells(cells: frozenset[Cell]) -> tuple[Cell, ...]:
    if not cells:
        return (FIRST,)
    reach = _reach(cells)
    around = {neighbour(cell, direction) for cell in cells for direction in DIRECTIONS}
    framing = framing_of(cells)
    half = SIDE / 2 / framing.growth - 0.5  # cells from the middle of the field to that of the last one
    inside = {
        (column, row)
        for column in range(reach[0][0], reach[0][1] + 1)
        for row in range(reach[1][0], reach[1][1] + 1)
        if abs(column - framing.column) <= half and abs(row - framing.row) <= half
    }
    beside = {
        cell for cell in around if all(low <= at <= high for at, (low, high) in zip(cell, reach, strict=True))
    }
    return tuple(sorted((inside | beside) - cells, key=lambda cell: (cell[1], cell[0])))


def _reach(cells: Collection[Cell]) -> tuple[tuple[int, int], tuple[int, int]]:
    """The first and the last column and row that a card may still be laid in."""
    spans = [(min(along), max(along)) for along in zip(*cells, strict=True)]
    (west, east), (north, south) = ((last - SIDE + 1, first + SIDE - 1) for first, last in spans)
    return (west, east), (north, south)
