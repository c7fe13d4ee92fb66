"""Measures how much of a budget a search has used."""

from collections.abc import Callable
from time import monotonic
from typing import Final

from mexica.computer.mind import Budget, Stopped, never

_STOP_INTERVAL: Final = 8  # positions between two checks of `stop`, a few milliseconds
_FEWEST_NODES: Final = 120  # about what the narrowest beam takes: with fewer a search finds nothing


class Meter:
    """Counts the positions looked at; the budget is spent once they or the seconds are used up.

    Reserves the longest step's time out of the seconds, so that a step begun in time ends in time; a step is
    the work between two reads of `spent`. Seconds do not run out before the fewest useful positions are
    looked at, however busy the machine is.
    """

    def __init__(self, budget: Budget, stop: Callable[[], bool] = never) -> None:
        self._budget, self._stop = budget, stop
        self._began = self._last_read = monotonic()
        self._longest_step = 0.0
        self.nodes = 0

    def count(self) -> None:
        """Count one position; Stopped once `stop` returns true."""
        self.nodes += 1
        if self.nodes % _STOP_INTERVAL == 0 and self._stop():
            raise Stopped

    @property
    def spent(self) -> float:
        """The part of the budget that is used up: 0 at first, 1 when nothing is left."""
        spent = max(self._nodes_spent(), self._seconds_spent())
        if self._budget.hurried(min(spent, 1.0)) and self.nodes >= _FEWEST_NODES:
            return max(spent, 1.0)
        return spent

    def _nodes_spent(self) -> float:
        return 0.0 if self._budget.nodes is None else self.nodes / self._budget.nodes

    def _seconds_spent(self) -> float:
        if self._budget.seconds is None:
            return 0.0
        now = monotonic()
        self._longest_step = max(self._longest_step, now - self._last_read)
        self._last_read = now
        gone = (now - self._began + self._longest_step) / self._budget.seconds
        return gone if self.nodes >= _FEWEST_NODES else min(gone, self.nodes / _FEWEST_NODES)
