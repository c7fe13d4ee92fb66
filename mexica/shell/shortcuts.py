"""The keys that mean the same on every screen, in text fields and under questions too."""

from collections.abc import Callable, Mapping, Sequence

import pygame

from mexica.play.commands import WindowCommand
from mexica.play.key_map import WINDOW_KEYS, PlayersKeys


class Shortcuts:
    """Recognises these keys. One that is held counts once, though keys repeat in text fields."""

    def __init__(self, changes: Callable[[], Mapping[str, Sequence[str]]]) -> None:
        """`changes` returns the presses that the player has set, by the names of what they do."""
        self._held: set[int] = set()
        self._keys = PlayersKeys(WINDOW_KEYS, changes)

    def asked_by(self, event: pygame.Event) -> WindowCommand | None:
        """Return what an event asks for, None if nothing; it has to see all events."""
        if event.type == pygame.KEYUP:
            self._held.discard(event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._held.clear()
        return self._keys.now.asked_by(event) if event.type == pygame.KEYDOWN else None

    def again(self, event: pygame.Event) -> bool:
        """Return whether the key of such a press was held already, so that it asks for nothing more."""
        if event.key in self._held:
            return True
        self._held.add(event.key)
        return False
