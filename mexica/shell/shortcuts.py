"""The keys that mean the same on every screen, in text fields and under questions too."""

from enum import Enum, auto
from typing import Final

import pygame

_ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)


class Shortcut(Enum):
    """What such a key asks for."""

    FULLSCREEN = auto()
    SOUND = auto()
    QUIT = auto()
    NOTHING = auto()  # more than it did when it was pressed: the key is still held


class Shortcuts:
    """Recognises these keys. One that is held counts once, though keys repeat in text fields."""

    def __init__(self) -> None:
        self._held: set[int] = set()

    def asked_by(self, event: pygame.Event) -> Shortcut | None:
        """Return what an event asks for, None if it is none of these keys; it has to see all events."""
        if event.type == pygame.KEYUP:
            self._held.discard(event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._held.clear()
        asked = _asked(event.key, event.mod) if event.type == pygame.KEYDOWN else None
        if asked is None:
            return None
        again = event.key in self._held
        self._held.add(event.key)
        return Shortcut.NOTHING if again else asked


def _asked(key: int, modifiers: int) -> Shortcut | None:
    alt, control = modifiers & pygame.KMOD_ALT, modifiers & pygame.KMOD_CTRL
    if key == pygame.K_F11 or (key in _ENTER and alt and not control):
        return Shortcut.FULLSCREEN
    if control and not alt:  # both together are AltGr on Windows, with which German keyboards write "@" on Q
        return {pygame.K_m: Shortcut.SOUND, pygame.K_q: Shortcut.QUIT}.get(key)
    return None
