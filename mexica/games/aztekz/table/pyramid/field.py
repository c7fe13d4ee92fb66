"""Where the cells are while the view has some framing, in pixels."""

from functools import cached_property
from typing import Final

from attrs import frozen
from pygame import Rect

from mexica.games.aztekz.rules.cells import Cell
from mexica.games.aztekz.table.pyramid.framing import Framing

_HIGH: Final = 13 / 16  # the height of a cell over its width
_FLOOR: Final = 0.036  # the height of a path over the ground, in widths of a cell on the screen
_LIFT: Final = 0.07  # how much higher a card lies that covers another, likewise


def cell_size(width: int) -> tuple[int, int]:
    """Return the size of a cell of this width; both are whole, so that cards meet to the pixel."""
    return width, round(width * _HIGH)


@frozen(slots=False)
class Field:
    """The cells around this middle; `cell` is their size where the framing does not enlarge them."""

    middle: tuple[int, int]
    cell: tuple[int, int]
    framing: Framing

    @cached_property
    def size(self) -> tuple[int, int]:
        """Width and height of a cell."""
        return cell_size(round(self.cell[0] * self.framing.growth))

    @cached_property
    def _origin(self) -> tuple[int, int]:
        """The middle of the cell (0, 0)."""
        wide, high = self.size
        return (
            round(self.middle[0] - self.framing.column * wide),
            round(self.middle[1] - self.framing.row * high),
        )

    def centre(self, cell: Cell) -> tuple[int, int]:
        """Return the middle of a cell, on the ground: where the anchors of cards go."""
        return self._origin[0] + cell[0] * self.size[0], self._origin[1] + cell[1] * self.size[1]

    def rect(self, cell: Cell) -> Rect:
        """Return the rectangle of a cell."""
        x, y = self.centre(cell)
        wide, high = self.size
        return Rect(x - wide // 2, y - high // 2, wide, high)

    def cell_at(self, position: tuple[int, int]) -> Cell:
        """Return the cell under a pixel."""
        wide, high = self.size
        column = (position[0] - self._origin[0] + wide // 2) // wide
        return column, (position[1] - self._origin[1] + high // 2) // high

    def lift(self, raised: bool) -> int:
        """Return how much higher a card lies that is `raised` because it covers another."""
        return round(_LIFT * self.size[0]) if raised else 0

    def floor(self, cell: Cell, raised: bool = False) -> tuple[int, int]:
        """Return the middle of the path on a card, where heroes and souls stand."""
        x, y = self.centre(cell)
        return x, y - round(_FLOOR * self.size[0]) - self.lift(raised)
