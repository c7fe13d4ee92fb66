"""Clicks and keys that come before an action of a person is on the disk, and wait until it is shown."""

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
        waits = self._table.runner.keeps_of_person and event.type in (_INPUT if self._held else PRESSES)
        if waits:
            self._held.append(event)
        return waits

    def due(self) -> Iterator[pygame.Event]:
        """Yield what need not wait any more, until one of these events leads to the next action."""
        while self._held and not self._table.runner.keeps_of_person:
            yield self._held.popleft()

    def drop(self) -> None:
        """Forget what waits: something else is on the screen than what it was meant for."""
        self._held.clear()
