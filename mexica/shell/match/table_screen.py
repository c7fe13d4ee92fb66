"""What draws a match, as the parts that all games share see it."""

from typing import Protocol

from mexica.drawing.view import View


class TableScreen(Protocol):
    """The view of the table at the size of the window, and whether it must be drawn again."""

    @property
    def view(self) -> View:
        """The view at the size of the window."""
        ...

    def note_change(self) -> None:
        """Request that the picture be redrawn."""
        ...
