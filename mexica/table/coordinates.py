"""The letters of the columns and the numbers of the rows, on the lake around the grid."""

from typing import Final

from mexica.rules.spaces import COLUMNS, ROWS
from mexica.table.fonts import SHADE, Colour, Fonts
from mexica.table.layout import Layout
from mexica.table.sprites import Target, faded, put_centred

_PALE: Final[Colour] = (214, 232, 226)
_STRENGTH: Final = 0.75


def draw_coordinates(target: Target, layout: Layout, fonts: Fonts) -> None:
    """Draw A-U above and below the grid and 1-14 left and right of it, where no panel hangs."""
    size = max(11, round(layout.cell[0] * 0.24))
    lake, grid = layout.lake, layout.grid
    above, below = (lake.top + grid.top) / 2, (lake.bottom + grid.bottom) / 2
    gap = 0.24 * layout.cell[0]
    above, below = max(above, grid.top - gap), min(below, grid.bottom + gap)
    marks: list[tuple[str, tuple[float, float]]] = [
        (letter, (layout.grid_rect(c, 0).centerx, y))
        for c, letter in enumerate(COLUMNS)
        for y in (above, below)
    ]
    for row in ROWS:
        y = layout.grid_rect(0, row - 1).centery
        marks += [(str(row), (grid.left - gap, y)), (str(row), (grid.right + gap, y))]
    for text, spot in marks:
        if not any(panel.collidepoint(spot) for panel in (layout.players, layout.display)):
            put_centred(target, faded(fonts.numeral(text, size, _PALE, SHADE), _STRENGTH), spot)
