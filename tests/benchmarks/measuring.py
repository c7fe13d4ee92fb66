"""How things are measured: the best of several runs, and the result beside its yardstick and its budget."""

import time
from collections.abc import Callable
from dataclasses import dataclass

UNITS = {"µs": 1e-6, "ms": 1e-3, "s": 1.0, "MB": 1.0, "%": 1.0}


@dataclass(frozen=True)
class Result:
    """A measurement, the yardstick of the same run and the budget of it.

    `value`, `yardstick` and `most` are in seconds, MB or per cent and shown in `unit`. `times` is what the
    budget allows as a multiple of the yardstick, where it is not `most` that counts.
    """

    what: str
    value: float
    unit: str
    yardstick: tuple[str, float] | None = None
    most: float | None = None
    times: float | None = None

    @property
    def ratio(self) -> float | None:
        """The value as a multiple of the yardstick."""
        return None if self.yardstick is None else self.value / self.yardstick[1]

    @property
    def kept(self) -> bool:
        """Whether the budget is kept."""
        if self.times is not None and self.ratio is not None:
            return self.ratio <= self.times
        return self.most is None or self.value <= self.most

    def line(self) -> str:
        """One row of the table."""
        shown = f"{self.value / UNITS[self.unit]:9.2f} {self.unit:<2}"
        against = "" if self.yardstick is None else f"= {self.ratio:.2f} x {self.yardstick[0]}"
        return f"{self.what:<42}{shown}  {against:<36}{self._budget()}"

    def _budget(self) -> str:
        if self.times is not None:
            allowed = f"at most {self.times:g} x"
        elif self.most is not None:
            allowed = f"at most {self.most / UNITS[self.unit]:g} {self.unit}"
        else:
            return ""
        return allowed if self.kept else f"{allowed}  <- OVER"


def best_of(call: Callable[[], object], times: int) -> float:
    """The shortest of so many runs, in seconds: what the others add is the machine's, not the program's."""
    shortest = float("inf")
    for _ in range(times):
        began = time.perf_counter()
        call()
        shortest = min(shortest, time.perf_counter() - began)
    return shortest
