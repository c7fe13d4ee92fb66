"""An act: what is shown while one thing happens, in parts that follow or accompany each other.

A game chooses the type of its figures, of what gives them the places of things (its geometry) and of what
they move over (its backdrop).
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Generic, TypeVar

from attrs import frozen

Backdrop = TypeVar("Backdrop")
Geometry = TypeVar("Geometry")
Figure = TypeVar("Figure")

Figures = Callable[[Geometry, float], Iterable[Figure]]
"""The figures to draw after a share of the time (0 to 1)."""


@frozen
class Part(Generic[Geometry, Figure]):
    """Figures shown for a number of seconds of an act, from `begin` on.

    With `early` its first figures are shown before it begins, with `late` its last ones until the act ends.
    """

    figures: Figures[Geometry, Figure]
    seconds: float
    begin: float = 0.0
    early: bool = False
    late: bool = True

    @property
    def end(self) -> float:
        """When it ends, in seconds."""
        return self.begin + self.seconds


@frozen
class Act(Generic[Backdrop, Geometry, Figure]):
    """Parts over a backdrop, which leaves out what they show.

    A `blocking` act must be watched: clicks do not pass through it. An act ends by itself after its
    `seconds`, or is `held` until it is skipped.
    """

    backdrop: Backdrop
    parts: tuple[Part[Geometry, Figure], ...]
    blocking: bool = False
    held: bool = False
    rest: float = 0.0  # seconds for which it stays when nothing moves any more

    @property
    def still_from(self) -> float:
        """The time in seconds after which nothing moves."""
        return max((part.end for part in self.parts), default=0.0)

    @property
    def seconds(self) -> float:
        """How long it takes."""
        return self.still_from + self.rest

    def figures(self, geometry: Geometry, passed: float) -> Iterator[Figure]:
        """Yield the figures to draw after so many seconds, the uppermost last."""
        for part in self.parts:
            share = (passed - part.begin) / part.seconds
            if (share >= 0 or part.early) and (share < 1 or part.late):
                yield from part.figures(geometry, min(1.0, max(0.0, share)))
