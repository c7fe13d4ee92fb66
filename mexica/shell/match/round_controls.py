"""What did they do? The last round shown again, at the usual pace, until it ends or a press skips it."""

from typing import Any, Final

import pygame

from mexica.drawing.keys import MODIFIERS
from mexica.drawing.motion import USUAL_PACE
from mexica.play.commands import Command
from mexica.play.host import Host
from mexica.shell.match.match_table import AnyTable
from mexica.shell.match.usable_commands import why_barred

_REST: Final = 0.25  # seconds before the first action and after each one that moves something
_ENDS: Final = (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)


class RoundControls:
    """Shows the others' last turns again on the board."""

    def __init__(self, table: AnyTable, host: Host[Any]) -> None:
        self._table, self._host = table, host
        self._replay = table.replay
        self._wait = 0.0

    def begin(self) -> None:
        """Show the last round from its beginning, or say that nothing was played yet."""
        table = self._table
        table.mouse.hide_tips()
        if not self._replay.begin():
            table.announcements.toast(why_barred(table, Command.LAST_ROUND))
        else:
            table.motion.stop()
            table.presenter.forget()
            self._wait = _REST

    def handle(self, event: pygame.Event) -> bool:
        """End the replay at any press; return whether the event was for it."""
        if not self._replay.active:
            return False
        if event.type not in _ENDS or getattr(event, "key", None) in MODIFIERS:
            return event.type == pygame.MOUSEBUTTONUP
        self._table.motion.stop()
        self._table.presenter.forget()
        self._replay.end()
        return True

    def tick(self, seconds: float) -> bool:
        """Let time pass: show the next action once the one before was seen; return whether one was shown."""
        if not self._replay.active or self._table.motion.running:
            return False
        self._wait -= seconds
        if self._wait > 0:
            return False
        step = self._replay.step()
        if step is not None:
            self._table.presenter.show_again(*step, moving=True, blocking=False)
            still = not self._host.settings.motion and step[0].events
            self._wait = (self._host.settings.pace or USUAL_PACE) if still else _REST
        return True

    @property
    def next_wake(self) -> float | None:
        """Seconds until the next action is due, None if none is."""
        waits = self._replay.active and not self._table.motion.running
        return max(0.0, self._wait) if waits else None
