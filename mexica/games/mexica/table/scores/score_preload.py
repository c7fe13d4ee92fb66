"""The score screen after a scoring, built step by step while the scoring is shown."""

from collections.abc import Callable
from typing import Final

from pygame_gui import UIManager

from mexica.drawing.overlay import Overlay
from mexica.drawing.view import View
from mexica.games.mexica.table.scores.score_screen import AT_ONCE, SHOWN_AT_ONCE, ScoreScreen

_LATER: Final = 24  # updates to wait after a scoring has begun, which has its own pictures to make first


class ScorePreload:
    """Builds a score screen over several frames, before it is shown and, if necessary, afterwards."""

    def __init__(self, make: Callable[[], ScoreScreen]) -> None:
        self._make = make
        self.made: ScoreScreen | None = None  # the next screen, as far as it is built
        self._waited = 0

    def prepare(self, view: View, manager: UIManager) -> None:
        """Build a little more of the next screen."""
        if self._waited < _LATER:
            self._waited += 1
        elif self.made is None:
            self.made = self._make()
            self.made.prepare(view, manager)
        else:
            self.made.make_more(AT_ONCE)

    def take(self) -> ScoreScreen:
        """Return the screen, as far as it is built, for opening."""
        made, self.made, self._waited = self.made or self._make(), None, 0
        return made

    def drop(self) -> None:
        """Drop the screen built so far."""
        if self.made is not None:
            self.made.close()
        self.made, self._waited = None, 0


def show(overlay: Overlay, view: View, manager: UIManager) -> None:
    """Show an overlay with its widgets; a score screen as far as it is built."""
    if isinstance(overlay, ScoreScreen):
        overlay.open(view, manager)
    else:
        overlay.build(view, manager)
    manager.update(0.0)  # a widget created outside an event appears only after its first update


def make_more(overlay: Overlay | None, manager: UIManager) -> bool:
    """Build more of a score screen that is shown; return whether it changed."""
    if not isinstance(overlay, ScoreScreen) or not overlay.make_more(SHOWN_AT_ONCE):
        return False
    manager.update(0.0)
    return True


def next_wake(overlay: Overlay | None) -> float | None:
    """Return 0.0 seconds while a score screen that is shown is still being built, else None."""
    return 0.0 if isinstance(overlay, ScoreScreen) and overlay.unfinished else None
