"""Takes measurements: the best of several runs, shown beside its yardstick and its budget."""

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass

THINKING = ("the most work in one", "longest of")  # names of results about frames while a computer thinks
UNITS = {"µs": 1e-6, "ms": 1e-3, "s": 1.0, "MB": 1.0, "%": 1.0}


@dataclass(frozen=True)
class Result:
    """A measurement, the yardstick of the same run and the budget of it.

    `value`, `yardstick` and `most` are in seconds, MB or per cent and shown in `unit`. `times` is the
    budget as a multiple of the yardstick; if given, it counts instead of `most`.
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
        """Whether the result is within its budget."""
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
    """How long the frames of one kind of motion take, in seconds, beside a bare blit and flip."""

    motion: str
    frames: int
    median: float
    begin: float  # the longest of the first two
    longest: float  # of those between begin and end
    end: float  # the longest of the last two
    first: float  # the longest of all in the first run
    bare: float
    times: float = 3.0

    HEAD = f"{'CPU ms (times a bare blit and flip)':<38}{'median':>10}{'begin':>15}{'between':>15}"
    HEAD += f"{'end':>15}{'worst':>15}{'first time':>15}"

    @property
    def value(self) -> float:
        """The median."""
        return self.median

    @property
    def worst(self) -> float:
        """The longest of all, at best."""
        return max(self.begin, self.longest, self.end)

    @property
    def kept(self) -> bool:
        """Whether no frame takes longer than the budget allows."""
        return self.worst <= self.times * self.bare

    def line(self) -> str:
        """One row of the table."""
        parts = (self.median, self.begin, self.longest, self.end, self.worst, self.first)
        shown = "".join(f"{1e3 * part:>8.2f} ({part / self.bare:>4.1f})" for part in parts)
        over = "" if self.kept else f"  <- OVER {self.times:g}"
        return f"{self.motion:<22}{self.frames:>5} frames{shown}{over}"


def best_of(call: Callable[[], object], times: int, clock: Callable[[], float] = time.perf_counter) -> float:
    """The shortest of so many runs, in seconds: the excess of the others is due to the machine."""
    shortest = float("inf")
    for _ in range(times):
        began = clock()
        call()
        shortest = min(shortest, clock() - began)
    return shortest


def verdicts(results: Iterable[Result | FrameCosts]) -> list[str]:
    """Whether all measurements of frames are within their budgets, one sentence for each budget."""
    results = list(results)
    acts = [result for result in results if isinstance(result, FrameCosts)]
    said = []
    if acts:
        slowest, worst = (max(acts, key=key) for key in (_median_ratio, _worst_ratio))
        said += [
            _verdict("median animated frame", _median_ratio(slowest), slowest.times, " x", slowest.motion),
            _verdict("every animated frame, warm", _worst_ratio(worst), worst.times, " x", worst.motion),
        ]
    for result in results:
        if isinstance(result, Result) and result.what.startswith(THINKING) and result.most:
            what = "worst frame of a computer that thinks"
            said.append(_verdict(what, 1e3 * result.value, 1e3 * result.most, " ms", result.what))
    return said


def _verdict(what: str, value: float, most: float, unit: str, of: str) -> str:
    kept = "KEPT" if value <= most else "OVER"
    return f"{kept}: {what} {value:.1f}{unit}, at most {most:g}{unit} ({of})"


def _median_ratio(costs: FrameCosts) -> float:
    return costs.median / costs.bare


def _worst_ratio(costs: FrameCosts) -> float:
    return costs.worst / costs.bare
