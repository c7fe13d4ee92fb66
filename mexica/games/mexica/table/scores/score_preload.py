"""The score screen after a scoring, made bit by bit while the scoring is shown."""

from collections.abc import Callable
from typing import Final

from pygame_gui import UIManager

from mexica.drawing.overlay import Overlay
from mexica.drawing.view import View
from mexica.games.mexica.table.scores.score_screen import AT_ONCE, SHOWN_AT_ONCE, ScoreScreen

_LATER: Final = 24  # updates after a scoring has begun, which has pictures of its own to make first


class ScorePreload:
    """Makes a score screen over several frames, before it is shown and, if need be, after that."""

    def __init__(self, make: Callable[[], ScoreScreen]) -> None:
        self._make = make
        self.made: ScoreScreen | None = None  # the next screen as far as it is made
        self._waited = 0

    def prepare(self, view: View, manager: UIManager) -> None:
        """Make a little more of the next screen."""
        if self._waited < _LATER:
            self._waited += 1
        elif self.made is None:
            self.made = self._make()
            self.made.prepare(view, manager)
        else:
            self.made.make_more(AT_ONCE)

    def take(self) -> ScoreScreen:
        """Return the screen as far as it is made, to be opened."""
        made, self.made, self._waited = self.made or self._make(), None, 0
        return made

    def drop(self) -> None:
        """Drop what was made."""
        if self.made is not None:
            self.made.close()
        self.made, self._waited = None, 0


def show(overlay: Overlay, view: View, manager: UIManager) -> None:
    """Show an overlay with its widgets, a score screen as far as it is made."""
    if isinstance(overlay, ScoreScreen):
        overlay.open(view, manager)
    else:
        overlay.build(view, manager)
    manager.update(0.0)  # a widget made outside of an event shows only after its first update


def make_more(overlay: Overlay | None, manager: UIManager) -> bool:
    """Make more of a score screen that is shown; say whether it changed."""
    if not isinstance(overlay, ScoreScreen) or not overlay.make_more(SHOWN_AT_ONCE):
        return False
    manager.update(0.0)
    return True


def next_wake(overlay: Overlay | None) -> float | None:
    """Return 0.0 seconds while a score screen that is shown is still being made, else None."""
    return 0.0 if isinstance(overlay, ScoreScreen) and overlay.unfinished else None
