"""Where the parts of the record's panel are."""

from typing import Final

from attrs import frozen
from pygame import Rect

_BUTTON: Final = 1.9  # letter heights, like the rest
_GAP: Final = 0.35


@frozen
class RecordPlaces:
    """The places in a panel with letters of this `size` inside a `frame`, all in pixels."""

    panel: Rect
    size: int
    frame: int

    @property
    def inside(self) -> Rect:
        """The panel without its frame."""
        return self.panel.inflate(-2 * self.frame, -2 * self.frame)

    @property
    def high(self) -> int:
        """The height of a button."""
        return round(_BUTTON * self.size)

    @property
    def gap(self) -> int:
        """The room between two buttons."""
        return round(_GAP * self.size)

    def line(self, number: int) -> Rect:
        """Return a line of buttons, counted from the top, or with a negative number from the bottom."""
        inside, step = self.inside, self.high + self.gap
        top = inside.top + number * step if number >= 0 else inside.bottom + number * step + self.gap
        return Rect(inside.left, top, inside.width, self.high)

    @property
    def rows(self) -> Rect:
        """Where the rows are listed."""
        top = self.line(1).bottom + self.gap
        return Rect(self.inside.left, top, self.inside.width, self.line(-2).top - self.gap - top)
