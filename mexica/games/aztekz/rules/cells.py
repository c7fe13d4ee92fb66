"""The square grid of the pyramid (A1.1): cells, their neighbours, and how they are written."""

import re
from typing import Final

Cell = tuple[int, int]
"""Column and row, counted from the first card at (0, 0); columns to the east, rows to the south."""

SIDE: Final = 5  # cards in a row or column at most (A1.4)
_REACH: Final = SIDE - 1  # how far from the first card any other can lie
FIRST: Final[Cell] = (0, 0)

CELLS: Final[tuple[Cell, ...]] = tuple(
    (column, row) for row in range(-_REACH, _REACH + 1) for column in range(-_REACH, _REACH + 1)
)
"""Every cell that a card can ever lie on, row by row."""
INDEX: Final = {cell: number for number, cell in enumerate(CELLS)}

DIRECTIONS: Final = "nesw"
_STEPS: Final = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
OPPOSITE: Final = {"n": "s", "e": "w", "s": "n", "w": "e"}

_WRITTEN: Final = re.compile(r"(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)")


def neighbour(cell: Cell, direction: str) -> Cell:
    """Return the next cell in a direction, one of `DIRECTIONS`."""
    column, row = _STEPS[direction]
    return cell[0] + column, cell[1] + row


def name(cell: Cell) -> str:
    """Return the cell as it is written: `-1,0`."""
    return f"{cell[0]},{cell[1]}"


def named(text: str) -> Cell:
    """Return the cell that is written so; KeyError if none is, or farther than 99 from the first card."""
    written = _WRITTEN.fullmatch(text)
    if written is None:
        raise KeyError(text)
    return int(written[1]), int(written[2])
