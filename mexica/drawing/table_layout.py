"""What every table's window has: the scale of its texts, the bar along the bottom, the board above it."""

from functools import cached_property
from typing import ClassVar, Final

from attrs import field, frozen
from pygame import Rect

MINIMUM: Final = (1024, 570)  # a window of 1024x700 with the panel of a lesson
_TWO_LINES_FROM: Final = 1.5  # the player's scale
_BAR_LETTERS: Final = 0.014  # of the window's height, at the player's scale of 1
_LEAST_BAR_LETTERS: Final = 12  # pixels


def _at_least_minimum(size: tuple[int, int]) -> tuple[int, int]:
    return max(size[0], MINIMUM[0]), max(size[1], MINIMUM[1])


@frozen(slots=False)
class TableLayout:
    """The measures of a table in a window of this size (width, height in pixels) that its game leaves alone.

    Sizes below `MINIMUM` are laid out as if the window had that size. `scale` is the player's: the size of
    texts and bar over the usual one, for which the board gives room. A game adds its board and its panels,
    and what else `ViewLayout` and `PanelLayout` of `drawing/view.py` name.
    """

    TURN_BOX: ClassVar[float] = 0.205  # of the width

    size: tuple[int, int] = field(converter=_at_least_minimum)
    scale: float = 1.0

    @cached_property
    def unit(self) -> float:
        """The scale of text and ornament, 1.0 in a window of 1600x1000 and the player's scale of 1."""
        return min(self.size[0] / 1600, self.size[1] / 1000) * self.scale

    @cached_property
    def text_size(self) -> int:
        """The letter height of tips, sentences and tables."""
        return round(max(13, 17 * self.unit / self.scale) * self.scale)

    @cached_property
    def two_lines(self) -> bool:
        """Whether the bar has a line for the tools and one for the rest."""
        return self.scale >= _TWO_LINES_FROM

    @cached_property
    def bar(self) -> Rect:
        """The bar along the bottom: turn box and tools."""
        width, height = self.size
        grown = 1.0 if self.two_lines else 0.4
        thick = round(max(0.096 * height, 78) * (1 + grown * (self.scale - 1)))
        return Rect(0, height - thick, width, thick)

    @cached_property
    def bar_letters(self) -> int:
        """The letter height of the names in the bar, where they fit: as much larger as the player wants."""
        return round(max(_BAR_LETTERS * self.size[1], _LEAST_BAR_LETTERS) * self.scale)

    @cached_property
    def turn_box(self) -> Rect:
        """The box at the left end of the bar that shows whose turn it is and what is left of it."""
        bar = self.bar
        share = 0.27 if self.two_lines else self.TURN_BOX
        width = round(min(max(share * bar.width, 205), 4.2 * bar.height))
        return Rect(bar.left, bar.top, width, bar.height)

    @cached_property
    def tools(self) -> Rect:
        """The bar right of the turn box."""
        return Rect(self.turn_box.right, self.bar.top, self.bar.width - self.turn_box.width, self.bar.height)

    @cached_property
    def board_area(self) -> Rect:
        """Everything above the bar."""
        return Rect(0, 0, self.size[0], self.bar.top)


@frozen(slots=False)
class SidePanelsLayout(TableLayout):
    """The same for a table whose panels lie at the right, beside the board."""

    @cached_property
    def toast_strip(self) -> Rect:
        """The strip along the top in which toasts appear."""
        raise NotImplementedError

    def record_area(self, *, left: bool) -> Rect:
        """Return where the record opens: at the left below the toasts."""
        top = self.toast_strip.bottom if left else self.board_area.top
        return Rect(0, top, self.size[0], self.bar.top - top)

    @property
    def record_left(self) -> bool:
        """The record opens at the right: it hides the panels, not the board."""
        return False
