"""The place over the board where one overlay at a time is shown."""

from collections.abc import Callable

import pygame
from pygame import Surface

from mexica.drawing.overlay import Overlay
from mexica.games.mexica.table.match.match_record import Record
from mexica.games.mexica.table.match.match_view import MatchView
from mexica.games.mexica.table.scores import score_preload
from mexica.play.host import Host


class OverlaySlot:
    """Builds the overlay that is shown, hands it events and time, and takes it away."""

    def __init__(self, host: Host[Record], screen: MatchView, emptied: Callable[[], None]) -> None:
        """`emptied` is called when an overlay is gone and the board is free again."""
        self.shown: Overlay | None = None
        self._host, self._screen, self._emptied = host, screen, emptied

    def show(self, overlay: Overlay) -> None:
        """Show an overlay instead of the one that is shown."""
        if self.shown is not None:
            self.shown.close()
        self.shown = overlay
        score_preload.show(overlay, self._screen.view, self._host.manager)
        self._screen.note_change()

    def drop(self) -> None:
        """Take away what is shown."""
        if self.shown is not None:
            self.shown.close()
            self.shown = None
            self._emptied()
        self._screen.note_change()

    def rebuild(self) -> None:
        """Lay out what is shown for another size of the window."""
        if self.shown is not None:
            self.shown.build(self._screen.view, self._host.manager)

    def handle(self, event: pygame.Event) -> bool:
        """Give an event to what is shown; False if nothing is."""
        if self.shown is None:
            return False
        if self.shown.handle(event):
            self._screen.note_change()
        return True

    def draw(self, target: Surface) -> None:
        """Draw what is shown."""
        if self.shown is not None:
            self.shown.draw(target, self._screen.view)

    def tick(self) -> bool:
        """Make more of an overlay that is not finished yet; say whether the picture changed."""
        return score_preload.make_more(self.shown, self._host.manager)

    def note_change(self) -> None:
        """Have what is shown drawn again."""
        self._screen.note_change()

    @property
    def next_wake(self) -> float | None:
        """Seconds until more of it can be made, None if it is finished."""
        return score_preload.next_wake(self.shown)
