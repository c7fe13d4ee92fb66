"""What is pressed on keyboards and pads, under the names by which the program knows it."""

from collections.abc import Iterable

import pygame

from mexica.shell.key_layout import KeyLayout
from mexica.shell.key_repeat import HeldArrow
from mexica.shell.pads import Pads


class Presses:
    """Names keys, turns what pads tell into presses of keys, and presses an arrow again that is held."""

    def __init__(self) -> None:
        self._layout, self._pads, self._held = KeyLayout(), Pads(), HeldArrow()

    def begin(self) -> None:
        """Listen to pads from now on."""
        self._pads.begin()

    def close(self) -> None:
        """Let go of all pads."""
        self._pads.close()

    def among(self, events: Iterable[pygame.Event], seconds: float) -> list[pygame.Event]:
        """Return these events with the presses named, and those that are due after so much time."""
        found = [self._layout.named(press) for event in events for press in self._pads.presses(event)]
        if any(event.type in (pygame.KEYDOWN, pygame.KEYUP) for event in found):
            seconds = 0.0  # the arrow may have been let go, or pressed, at any time of them
        due = self._held.due(seconds)
        for event in found:
            self._held.note(event)
        return [*due, *found]

    @property
    def next_wake(self) -> float | None:
        """Seconds until a press is due, None for never."""
        return self._held.next_wake
