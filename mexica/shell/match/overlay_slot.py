"""The place over the board that shows one overlay at a time."""

from collections.abc import Callable
from typing import Any

import pygame
from pygame import Surface

from mexica.drawing.overlay import Overlay
from mexica.play.host import Host
from mexica.shell.match import growing_overlay
from mexica.shell.match.table_screen import TableScreen
from mexica.texts import LanguageWatch


class OverlaySlot:
    """Builds the current overlay, passes it events and time, and removes it."""

    def __init__(self, host: Host[Any], screen: TableScreen, emptied: Callable[[], None]) -> None:
        """`emptied` is called after an overlay is removed, when the board is free again."""
        self.shown: Overlay | None = None
        self._again: Callable[[], Overlay] | None = None
        self._language = LanguageWatch()
        self.host, self.screen, self._emptied = host, screen, emptied

    def show(self, overlay: Overlay, again: Callable[[], Overlay] | None = None) -> None:
        """Show an overlay instead of the current one; `again` makes it anew in another language."""
        if self.shown is not None:
            self.shown.close()
        self.shown, self._again = overlay, again
        growing_overlay.show(overlay, self.screen.view, self.host.manager)
        self.screen.note_change()

    def drop(self) -> None:
        """Remove the current overlay."""
        if self.shown is not None:
            self.shown.close()
            self.shown = None
            self._emptied()
        self.screen.note_change()

    def rebuild(self) -> None:
        """Lay out the current overlay for another window size or language."""
        if self.shown is None:
            return
        if self._language.changed() and self._again is not None:
            self.shown.close()
            self.shown = self._again()
        self.shown.build(self.screen.view, self.host.manager)

    def handle(self, event: pygame.Event) -> bool:
        """Pass an event to the current overlay; False if there is none."""
        if self.shown is None:
            return False
        if self.shown.handle(event):
            self.screen.note_change()
        return True

    def draw(self, target: Surface) -> None:
        """Draw the current overlay."""
        if self.shown is not None:
            self.shown.draw(target, self.screen.view)

    def tick(self) -> bool:
        """Build more of an overlay that is not finished yet; return whether the picture changed."""
        return growing_overlay.make_more(self.shown, self.host.manager)

    def note_change(self) -> None:
        """Request that the current overlay be redrawn."""
        self.screen.note_change()

    @property
    def next_wake(self) -> float | None:
        """Seconds until more of the overlay can be built, None if it is finished."""
        return growing_overlay.next_wake(self.shown)
