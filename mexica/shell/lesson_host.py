"""The window as the table of a lesson sees it: the part above the lesson's panel, and nothing is saved."""

from collections.abc import Callable
from typing import Any

from mexica.shell.dialog import Dialogs
from mexica.shell.game_protocol import AnyGame
from mexica.shell.screen_context import ScreenContext
from mexica.shell.table_host import TableHost, TableNavigation


class LessonHost(TableHost):
    """The window around the table of a lesson; `height` is that of the panel below it, in pixels."""

    def __init__(
        self,
        game: AnyGame,
        context: ScreenContext,
        dialogs: Dialogs,
        navigation: TableNavigation,
        height: Callable[[], int],
    ) -> None:
        super().__init__(game, context, dialogs, navigation)
        self._height = height

    @property
    def size(self) -> tuple[int, int]:
        """Width and height, in pixels, of the part of the window that the table has."""
        width, height = super().size
        return width, height - self._height()

    def keep(self, record: Any) -> bool:
        """Return True at once: a lesson is not saved."""
        return True

    def open_saves(self, record: Any | None) -> None:
        """Open the screen that loads a game; a lesson is not saved."""
        super().open_saves(None)
