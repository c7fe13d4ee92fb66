"""Pictures that are drawn while the window goes on: asked for by a key, there a moment later."""

from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final

import pygame

LOOK_AGAIN: Final = 0.03  # seconds until a picture that is being drawn is looked for again
MOST: Final = 24  # pictures that are kept

Drawn = pygame.Surface | str


class Easel:
    """Draws one picture after the other in a thread and keeps them; `draw` is called there, with a key.

    A ValueError or OSError that it raises stands in the place of the picture as its sentence; any other
    fault is raised again where the picture is fetched.
    """

    def __init__(self, draw: Callable[[Any], pygame.Surface]) -> None:
        self._draw = draw
        self._pool = ThreadPoolExecutor(1, "pictures")
        self._pictures: dict[Hashable, Future[Drawn]] = {}
        self._noticed: set[Hashable] = set()

    def ask(self, key: Hashable) -> None:
        """Let the picture of this key be drawn after those that were asked for before."""
        if key not in self._pictures:
            self._pictures[key] = self._pool.submit(self._drawn, key)

    def ask_only(self, key: Hashable) -> None:
        """Let the picture of this key be drawn next; those that have not been begun are given up."""
        for other in [other for other in self._pictures if other != key]:
            too_many = len(self._pictures) > MOST and self._pictures[other].done()
            if self._pictures[other].cancel() or too_many:
                del self._pictures[other]
                self._noticed.discard(other)
        self.ask(key)

    def get(self, key: Hashable) -> Drawn | None:
        """Return the picture of this key, or the sentence on why there is none; None while it is drawn."""
        future = self._pictures.get(key)
        return future.result() if future is not None and future.done() else None

    def update(self) -> bool:
        """Say whether a picture was finished since the last time."""
        new = {key for key, future in self._pictures.items() if future.done()} - self._noticed
        self._noticed |= new
        return bool(new)

    @property
    def next_wake(self) -> float | None:
        """Seconds until `update` is wanted; None while nothing is being drawn."""
        return LOOK_AGAIN if self._pictures.keys() - self._noticed else None

    def close(self) -> None:
        """Give up what has not been begun."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _drawn(self, key: Hashable) -> Drawn:
        try:
            return self._draw(key)
        except (ValueError, OSError) as error:
            return str(error)
