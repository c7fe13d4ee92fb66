"""The time of the program's loop: how long it may sleep, and how much time has passed."""

import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

import pygame

FRAME: Final = 1 / 60
LIVELY: Final = 1.4  # seconds after input in which widgets may still change: tooltips appear after 1
LIVELY_STEP: Final = 1 / 30
UNSEEN_STEP: Final = 0.1  # the least while nobody sees the window
NAP: Final = 0.005  # seconds between two checks for events
LONG_NAP: Final = 0.02
WAKE: Final = pygame.event.custom_type()  # an event that says nothing more


def wake() -> None:
    """Wake the loop, from any thread."""
    with suppress(pygame.error):  # the window is closed, or there are so many events that it is awake
        pygame.event.post(pygame.Event(WAKE))


class LoopTiming:
    """Sleeps until something needs doing; for a while after input, at most one frame at a time."""

    def __init__(self) -> None:
        self._last_step = time.monotonic()
        self._lively_until = 0.0

    def passed(self) -> float:
        """Return the seconds since this was last called."""
        now = time.monotonic()
        passed, self._last_step = now - self._last_step, now
        return passed

    def note_input(self) -> None:
        """Note that there was input: for a while, widgets are updated often enough to move smoothly."""
        self._lively_until = time.monotonic() + LIVELY

    def calm_down(self) -> None:
        """Forget the last input."""
        self._lively_until = 0.0

    def slowed(self, wakes: Iterable[float | None]) -> tuple[float | None, ...]:
        """Return these seconds until somebody wants to be woken as they are while nobody sees the window."""
        return tuple(None if wake is None else max(wake, UNSEEN_STEP) for wake in wakes)

    def sleep_limit(self, wakes: Iterable[float | None]) -> float | None:
        """Return how many seconds the loop may sleep without an event, None for as long as it likes.

        `wakes` are the seconds until somebody wants to be woken, None for never.
        """
        now = time.monotonic()
        known = [wake for wake in wakes if wake is not None]
        if now < self._lively_until or any(pygame.mouse.get_pressed()):
            known.append(LIVELY_STEP)
        return max(min(known), self._last_step + FRAME - now) if known else None

    def wait(self, wakes: Iterable[float | None]) -> list[pygame.Event]:
        """Sleep until there are events or somebody wants to be woken; returns the events."""
        limit = self.sleep_limit(wakes)
        wake = float("inf") if limit is None else time.monotonic() + limit
        # not pygame.event.wait, which looks for events a thousand times a second
        while not (events := pygame.event.get()):
            now = time.monotonic()
            if now >= wake:
                break
            time.sleep(min(wake - now, NAP if now < self._lively_until else LONG_NAP))
        return events
