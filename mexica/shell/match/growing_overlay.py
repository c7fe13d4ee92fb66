"""Overlays that are built over several frames, before they are shown and, if necessary, afterwards."""

from collections.abc import Callable
from typing import Final, Protocol, runtime_checkable

from pygame_gui import UIManager

from mexica.drawing.overlay import Overlay
from mexica.drawing.view import View

UNSEEN: Final = 0.001  # seconds per frame for building it while something else is shown
_SEEN: Final = 0.006  # seconds per frame while it is shown itself
_LATER: Final = 24  # updates to wait at first, as what is shown meanwhile has its own pictures to make


@runtime_checkable
class GrowingOverlay(Overlay, Protocol):
    """An overlay with so many widgets that making them all at once would take too long for a frame."""

    unfinished: bool
    """Whether a part of it, though it is shown, is still to be made."""

    def prepare(self, view: View, manager: UIManager) -> None:
        """Begin to make it for this view, hidden."""
        ...

    def open(self, view: View, manager: UIManager) -> None:
        """Show it with what is made, and with what must be seen at once."""
        ...

    def make_more(self, seconds: float, /) -> bool:
        """Make more of it for about this long; return whether anything was left to do."""
        ...


class OverlayPreload:
    """Makes an overlay in advance: a growing one a little with every frame, any other once it is shown."""

    def __init__(self, make: Callable[[], Overlay]) -> None:
        self._make = make
        self.made: Overlay | None = None  # the next one, as far as it is built
        self._waited = 0

    def prepare(self, view: View, manager: UIManager) -> None:
        """Build a little more of the next one."""
        if self._waited < _LATER:
            self._waited += 1
        elif self.made is None:
            self.made = self._make()
            if isinstance(self.made, GrowingOverlay):
                self.made.prepare(view, manager)
        elif isinstance(self.made, GrowingOverlay):
            self.made.make_more(UNSEEN)

    def take(self) -> Overlay:
        """Return it, as far as it is built, for opening."""
        made, self.made, self._waited = self.made or self._make(), None, 0
        return made

    def drop(self) -> None:
        """Drop what is built so far."""
        if self.made is not None:
            self.made.close()
        self.made, self._waited = None, 0


def show(overlay: Overlay, view: View, manager: UIManager) -> None:
    """Show an overlay with its widgets; a growing one as far as it is built."""
    if isinstance(overlay, GrowingOverlay):
        overlay.open(view, manager)
    else:
        overlay.build(view, manager)
    manager.update(0.0)  # a widget created outside an event appears only after its first update


def make_more(overlay: Overlay | None, manager: UIManager) -> bool:
    """Build more of an overlay that is shown; return whether it changed."""
    if overlay is None or not isinstance(overlay, GrowingOverlay) or not overlay.make_more(_SEEN):
        return False
    manager.update(0.0)
    return True


def next_wake(overlay: Overlay | None) -> float | None:
    """Return 0.0 seconds while an overlay that is shown is still being built, else None."""
    growing = overlay is not None and isinstance(overlay, GrowingOverlay) and overlay.unfinished
    return 0.0 if growing else None
