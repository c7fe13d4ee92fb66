"""A drag by the mouse: what it went down on, and whether it has come far enough to carry that along."""

from math import dist
from typing import Generic, TypeVar

T = TypeVar("T")


class Drag(Generic[T]):
    """What the left button went down on, until it goes up; what is carried is not in its place any more."""

    def __init__(self) -> None:
        self.held: T | None = None
        self.carries = False
        self._start = (0, 0)

    def press(self, thing: T, position: tuple[int, int]) -> None:
        """Hold this thing from this pixel on; it is not carried before it has been moved."""
        self.held, self.carries, self._start = thing, False, position

    def leaves(self, position: tuple[int, int], reach: float) -> T | None:
        """Return what is held if the mouse has now moved it farther than `reach` pixels, once only."""
        if self.held is None or self.carries or dist(self._start, position) <= reach:
            return None
        self.carries = True
        return self.held

    def end(self) -> T | None:
        """Let go; return what was held without being carried, that is what was only pressed."""
        pressed = None if self.carries else self.held
        self.held, self.carries = None, False
        return pressed
