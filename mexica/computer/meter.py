"""What is left of a budget while a mind searches."""

from collections.abc import Callable
from time import monotonic
from typing import Final

from mexica.computer.mind import Budget, Stopped, never

_ASKED_EVERY: Final = 8  # positions, a few milliseconds
_AT_LEAST: Final = 120  # positions, about those of the narrowest beam: in less a search finds nothing


class Meter:
    """Counts the positions that are looked at; nothing is left once they or the seconds are used up.

    Of the seconds as many are set aside as the longest step took until now, so that one that begins in time
    ends in time: a step is what happens between two questions how much is spent. Seconds do not run out
    before the fewest positions of use are looked at, however little of the processor there is to be had.
    """

    def __init__(self, budget: Budget, stop: Callable[[], bool] = never) -> None:
        self._stop = stop
        self._began = self._asked = monotonic()
        self._longest = 0.0
        self._seconds, self._most, self._hurried = budget.seconds, budget.nodes, budget.hurried
        self.nodes = 0

    def count(self) -> None:
        """Count one position; Stopped if whoever asked has given up."""
        self.nodes += 1
        if self.nodes % _ASKED_EVERY == 0 and self._stop():
            raise Stopped

    @property
    def spent(self) -> float:
        """The part of the budget that is used up: 0 at first, 1 when nothing is left."""
        parts = [0.0]
        if self._most is not None:
            parts.append(self.nodes / self._most)
        if self._seconds is not None:
            now = monotonic()
            self._longest = max(self._longest, now - self._asked)
            self._asked = now
            gone = (now - self._began + self._longest) / self._seconds
            parts.append(gone if self.nodes >= _AT_LEAST else min(gone, self.nodes / _AT_LEAST))
        spent = max(parts)
        if self._hurried(min(spent, 1.0)) and self.nodes >= _AT_LEAST:
            return max(spent, 1.0)
        return spent
