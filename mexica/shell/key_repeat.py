"""Arrows that are held go on: those of the keyboard and of pads."""

from typing import Final

import pygame

AFTER: Final = 0.4  # seconds until a held arrow is pressed again
EACH: Final = 0.1  # and from then on
_ARROWS: Final = frozenset({pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT})
_STICK: Final = frozenset({pygame.K_PAGEUP, pygame.K_PAGEDOWN})  # the right one of a pad


class HeldArrow:
    """Presses the arrow again that is held, the last one if there are several.

    In text fields the system repeats keys by itself, but none of pads.
    """

    def __init__(self) -> None:
        self._held: pygame.Event | None = None
        self._wait = 0.0

    def note(self, event: pygame.Event) -> None:
        """Follow the presses; the window that loses its focus learns nothing of keys that are let go."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self._held = None
        elif event.type == pygame.KEYDOWN:
            pad = bool(getattr(event, "pad", ""))
            repeats = event.key in (_ARROWS | _STICK if pad else _ARROWS)
            self._held = event if repeats and (pad or not pygame.key.get_repeat()[0]) else None
            self._wait = AFTER
        elif event.type == pygame.KEYUP and self._held is not None and event.key == self._held.key:
            self._held = None

    def due(self, seconds: float) -> list[pygame.Event]:
        """Let time pass; return the press that is due, one at most however long it took."""
        if self._held is None:
            return []
        self._wait -= seconds
        if self._wait > 0:
            return []
        self._wait = EACH
        return [self._held]

    @property
    def next_wake(self) -> float | None:
        """Seconds until a press is due, None if no arrow is held."""
        return None if self._held is None else max(0.0, self._wait)
