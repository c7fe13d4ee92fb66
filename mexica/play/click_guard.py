"""A moment in which presses go by, as they were meant for what was there before."""

from typing import Final

import pygame
import pygame_gui

SECONDS: Final = 0.5
_PRESSES: Final = frozenset({pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame_gui.UI_BUTTON_PRESSED})


class Patience:
    """Lets presses go by for half a second after it was asked to."""

    def __init__(self) -> None:
        self._left = 0.0

    def begin(self) -> None:
        """Let presses go by from now on."""
        self._left = SECONDS

    def tick(self, seconds: float) -> None:
        """Let time pass."""
        self._left = max(0.0, self._left - seconds)

    @property
    def next_wake(self) -> float | None:
        """Seconds until presses count again, None if they do."""
        return self._left or None

    def lets_go_by(self, event: pygame.Event) -> bool:
        """Whether this is a press that is not to count."""
        return self._left > 0 and event.type in _PRESSES
