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


@dataclass(frozen=True)
class FrameCosts:
    """What the frames of one kind of motion take, all in seconds, beside a bare blit and flip."""

    motion: str
    frames: int
    median: float
    late: float  # 99 % take less
    longest: float  # between begin and end
    edges: float  # the longest at begin and end
    first: float  # the longest of all when it is seen for the first time
    bare: float
    times: float = 3.0

    HEAD = f"{'ms (times a blit and flip)':<22}{'frames':>8}{'median':>15}{'99 %':>15}{'longest':>15}"
    HEAD += f"{'begin, end':>15}{'first time':>15}"

    @property
    def value(self) -> float:
        """The median."""
        return self.median

    @property
    def kept(self) -> bool:
        """Whether no frame takes longer than the budget allows."""
        return max(self.late, self.longest, self.edges) <= self.times * self.bare

    def line(self) -> str:
        """One row of the table."""
        parts = (self.median, self.late, self.longest, self.edges, self.first)
        shown = "".join(f"{1e3 * part:>8.2f} ({part / self.bare:>4.1f})" for part in parts)
        over = "" if self.kept else f"  <- OVER {self.times:g}"
        return f"{self.motion:<22}{self.frames:>8}{shown}{over}"


def best_of(call: Callable[[], object], times: int, clock: Callable[[], float] = time.perf_counter) -> float:
    """The shortest of so many runs, in seconds: what the others add is the machine's, not the program's."""
    shortest = float("inf")
    for _ in range(times):
        began = clock()
        call()
        shortest = min(shortest, clock() - began)
    return shortest
