"""What draws a match, as the parts that all games share see it."""

from typing import Any, Protocol

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
