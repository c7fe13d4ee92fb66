"""What draws a match, as the parts that all games share see it."""

from typing import Any, Generic, Protocol

from mexica.shell.match.match_table import TableT
from mexica.shell.match.toolbar import Toolbar


class TableScreen(Protocol):
    """The view of the table and the bar below it at the size of the window, drawn again when asked."""

    @property
    def view(self) -> Any:
        """The game's view at the size of the window: a `PanelView`, and what else draws its table."""
        ...

    @property
    def bar(self) -> Toolbar:
        """The bar below the board."""
        ...

    def lay_out(self, size: tuple[int, int], scale: float, /) -> None:
        """Lay everything out for a window of this size, texts at this scale."""
        ...

    def note_change(self) -> None:
        """Request that the picture be redrawn."""
        ...

    def take_change(self) -> bool:
        """Return whether the picture has changed since the last call."""
        ...


class MatchScreen(Generic[TableT]):
    """What a `TableScreen` is made of in every game, which adds its view."""

    bar: Toolbar

    def __init__(self, table: TableT, size: tuple[int, int], scale: float) -> None:
        self._table = table
        self.lay_out(size, scale)

    def make_bar(self, size: tuple[int, int], scale: float) -> Toolbar:
        """Make the view for a window of this size, texts at this scale, and return the bar below it."""
        raise NotImplementedError

    def lay_out(self, size: tuple[int, int], scale: float) -> None:
        """Lay everything out for a window of this size, texts at this scale and in the language in use."""
        self._table.tell_seats()
        self.bar = self.make_bar(size, scale)
        self.note_change()

    def note_change(self) -> None:
        """Request that the picture be redrawn."""
        self._changed = True

    def take_change(self) -> bool:
        """Return whether the picture has changed since the last call."""
        changed, self._changed = self._changed, False
        return changed
