"""Ignores clicks and keys for a moment, as they were meant for what was on the screen before."""

from typing import Final

import pygame
import pygame_gui

SECONDS: Final = 0.5
_PRESSES: Final = frozenset({pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame_gui.UI_BUTTON_PRESSED})


class ClickGuard:
    """Ignores clicks and keys for half a second each time it is begun."""

    def __init__(self) -> None:
        self._left = 0.0

    def begin(self) -> None:
        """Ignore clicks and keys from now on."""
        self._left = SECONDS

    def tick(self, seconds: float) -> None:
        """Let time pass."""
        self._left = max(0.0, self._left - seconds)

    @property
    def next_wake(self) -> float | None:
        """Seconds until clicks and keys count again, None if they do."""
        return self._left or None

    def ignores(self, event: pygame.Event) -> bool:
        """Return whether this is a click or key to ignore."""
        return self._left > 0 and event.type in _PRESSES
