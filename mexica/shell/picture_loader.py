"""Draws pictures while the window stays responsive: ask for one by a key, get it a moment later."""

from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final

import pygame

LOOK_AGAIN: Final = 0.03  # seconds until the next check whether reading has finished
AT_ONCE: Final = 0.001
MOST: Final = 24  # pictures that are kept

Drawn = pygame.Surface | str


class PictureLoader:
    """Reads the data of pictures in a thread, draws one picture per update, and keeps the pictures.

    `read` turns a key into the data that the function returned by `begin` draws. A ValueError or OSError of
    either is kept as a sentence in place of the picture. Nothing is drawn in the thread: SDL's fonts are not
    thread-safe.
    """

    def __init__(
        self, begin: Callable[[], Callable[[Any], pygame.Surface]], read: Callable[[Any], Any]
    ) -> None:
        self._begin, self._read = begin, read
        self._pool = ThreadPoolExecutor(1, "pictures")
        self._reading: dict[Hashable, Future[Any]] = {}
        self._drawn: dict[Hashable, Drawn] = {}
        self._draw: Callable[[Any], pygame.Surface] | None = None
        self._seen = False  # whether the screen has been shown once, before anything slow begins

    def ask(self, key: Hashable) -> None:
        """Have the picture of this key drawn after those asked for earlier."""
        if key not in self._drawn and key not in self._reading:
            self._reading[key] = self._pool.submit(self._read, key)

    def ask_only(self, key: Hashable) -> None:
        """Have the picture of this key drawn next; cancel the others that were asked for."""
        for other in [other for other in self._reading if other != key]:
            self._reading.pop(other).cancel()
        while len(self._drawn) >= MOST:
            del self._drawn[next(iter(self._drawn))]
        self.ask(key)

    def get(self, key: Hashable) -> Drawn | None:
        """Return the picture of this key, or why there is none; None while it is not drawn yet."""
        return self._drawn.get(key)

    def update(self) -> bool:
        """Do the next short step; returns whether a picture was drawn."""
        ready = [key for key, future in self._reading.items() if future.done()]
        if not self._seen:
            self._seen = True
        elif ready and self._draw is None:
            self._draw = self._begin()
        elif ready and self._draw is not None:
            self._drawn[ready[0]] = _drawn(self._reading.pop(ready[0]), self._draw)
            return True
        return False

    def rest(self) -> bool:
        """Forget what draws once nothing is left to draw; returns whether anything was forgotten.

        It takes much memory, and a while to be there again for the next picture.
        """
        idle = self._draw is not None and not self._reading
        if idle:
            self._draw = None
        return idle

    @property
    def next_wake(self) -> float | None:
        """Seconds until the next `update`; None while nothing is to be drawn."""
        if not self._reading:
            return None
        return AT_ONCE if any(future.done() for future in self._reading.values()) else LOOK_AGAIN

    def close(self) -> None:
        """Cancel the pictures not drawn yet."""
        self._reading.clear()
        self._pool.shutdown(wait=False, cancel_futures=True)


def _drawn(read: Future[Any], draw: Callable[[Any], pygame.Surface]) -> Drawn:
    try:
        return draw(read.result())
    except (ValueError, OSError) as error:
        return str(error)
