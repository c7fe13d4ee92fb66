"""Faults in other threads and in what nobody waits for: collected, so that none of them goes unnoticed."""

import sys
import threading
from collections import deque
from concurrent.futures import Future
from typing import Any, Final

import pygame

_MOST: Final = 20
_WAKE: Final = pygame.event.custom_type()


class BackgroundFaults:
    """Collects such faults from its making until `close`, and wakes the window's loop for each."""

    def __init__(self) -> None:
        self._found: deque[BaseException] = deque(maxlen=_MOST)
        self._before = threading.excepthook, sys.unraisablehook
        threading.excepthook = sys.unraisablehook = self._take

    def _take(self, what: Any) -> None:
        error = what.exc_value
        if error is not None:
            self._found.append(error)
            if pygame.display.get_init():
                pygame.event.post(pygame.Event(_WAKE))

    def taken(self) -> list[BaseException]:
        """Return what was collected since the last call."""
        found = []
        while self._found:
            found.append(self._found.popleft())
        return found

    def close(self) -> None:
        """Leave such faults to Python again."""
        threading.excepthook, sys.unraisablehook = self._before


def attend(future: "Future[Any]") -> None:
    """Have a fault of what runs in a pool collected, if nobody asks for the result."""
    future.add_done_callback(_pass_on)


def _pass_on(future: "Future[Any]") -> None:
    error = None if future.cancelled() else future.exception()
    if error is not None:
        thread = threading.current_thread()
        threading.excepthook(threading.ExceptHookArgs((type(error), error, error.__traceback__, thread)))
