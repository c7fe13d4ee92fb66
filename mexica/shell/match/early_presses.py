"""Clicks and keys that come before all that a person has chosen is shown, and wait for it.

They come on a slow disk, which must have an action before it is shown, and while a hero walks several steps.
"""

from collections import deque
from collections.abc import Iterator
from typing import Final

import pygame

from mexica.shell.match.match_table import AnyTable

PRESSES: Final = frozenset({pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL, pygame.KEYDOWN})
_INPUT: Final = PRESSES | {pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION, pygame.KEYUP}


class EarlyPresses:
    """Holds presses back, and what follows them, until they can be meant for the position that is to come."""

    def __init__(self, table: AnyTable) -> None:
        self._table = table
        self._held = deque[pygame.Event]()

    def holds(self, event: pygame.Event) -> bool:
        """Return whether an event has to wait; it is then among those that are `due` later."""
        waits = self._too_early and event.type in (_INPUT if self._held else PRESSES)
        if waits:
            self._held.append(event)
        return waits

    def due(self) -> Iterator[pygame.Event]:
        """Yield what need not wait any more, until one of these events leads to the next action."""
        while self._held and not self._too_early:
            yield self._held.popleft()

    def hasten(self) -> None:
        """Let nobody wait for what moves while a press waits."""
        if self._held:
            self._table.speed_up()

    @property
    def _too_early(self) -> bool:
        """Whether what was chosen is still played, which rests while looking back and after a lesson."""
        table = self._table
        return table.runner.plays_for_person and not (table.looks_back or table.stopped)

    def drop(self) -> None:
        """Forget what waits: something else is on the screen than what it was meant for."""
        self._held.clear()
