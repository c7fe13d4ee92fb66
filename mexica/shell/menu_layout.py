"""Where the menu of the start screen is: in one column, or in two where the window is low."""

from math import ceil
from typing import Final

from attrs import frozen
from pygame import Rect

from mexica.drawing.surfaces import Size

WIDE: Final = 300  # units, like the rest; the width of a button
LEFT: Final = 70
GAP: Final = 16
MARGIN: Final = 12  # beside the panel in a narrow window
ABOVE: Final = 150  # the height that the name takes above the menu


@frozen
class Measures:
    """The measures of a menu in units; `step` is from one row to the next."""

    columns: int
    edge: int
    row: int
    step: int


TRIED: Final = (Measures(1, 50, 60, 74), Measures(1, 40, 54, 62), Measures(2, 36, 46, 54))


@frozen
class MenuLayout:
    """The panel in pixels, where its buttons are, and whether there is room for the name above it.

    The first `across` buttons are as wide as all columns. Below them are `note` units for a note.
    """

    panel: Rect
    named: bool
    measures: Measures
    per_unit: float
    across: int
    note: float

    def place(self, number: int) -> Rect:
        """Return the place of a button, counted from 0."""
        unit, measures = self.per_unit, self.measures
        inner = self.panel.inflate(-2 * round(measures.edge * unit), 0)
        row, column = number, 0
        if number >= self.across:
            down, column = divmod(number - self.across, measures.columns)
            row = self.across + down
            inner.width = (inner.width - round(GAP * unit) * (measures.columns - 1)) // measures.columns
        below = self.note if number >= self.across else 0
        top = self.panel.top + round((measures.edge + row * measures.step + below) * unit)
        left = inner.left + column * (inner.width + round(GAP * unit))
        return Rect(left, top, inner.width, round(measures.row * unit))


def menu_layout(window: Size, per_unit: float, buttons: int, across: int, note: float) -> MenuLayout:
    """Return the roomiest layout of so many buttons that a window of this size in pixels has room for."""
    wide, high = window[0] / per_unit, window[1] / per_unit
    for measures in TRIED:
        rows = across + ceil((buttons - across) / measures.columns)
        height = 2 * measures.edge + (rows - 1) * measures.step + measures.row + note
        if height + (ABOVE if measures.columns == 1 else 0) <= high:
            break
    named = height + ABOVE <= high
    most = (wide - 2 * (measures.edge + MARGIN) - GAP * (measures.columns - 1)) / measures.columns
    inner = min(WIDE, most) * measures.columns + GAP * (measures.columns - 1)
    width = inner + 2 * measures.edge
    left = min(LEFT, wide - MARGIN - width)
    above = ABOVE if named else 0
    panel = (left, (high - height - above) / 2 + above, width, height)
    return MenuLayout(
        Rect([round(part * per_unit) for part in panel]), named, measures, per_unit, across, note
    )
