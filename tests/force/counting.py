"""How far a long check is, how much of it failed, and how long it will still take."""

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

from build_scripts.progress import BAR, Progress

T = TypeVar("T")


class Counting:
    """A line on standard error that is rewritten in place; if that is no terminal, a new one now and then."""

    def __init__(self, title: str, total: int) -> None:
        """Nothing is shown before the first one is done."""
        self.total, self.done, self.failures = total, 0, 0
        self._line = Progress(sys.stderr, title, total)
        self._began = self._shown = time.monotonic()

    @property
    def seconds(self) -> float:
        """How long it has taken so far."""
        return time.monotonic() - self._began

    def over(self, things: Iterable[T]) -> Iterator[T]:
        """Each of the things, counted when the next one is asked for."""
        for thing in things:
            yield thing
            self.one_done()
        self.end()

    def one_done(self) -> None:
        """Count one more, and show it."""
        self.done += 1
        now = time.monotonic()
        if now - self._shown >= (0.1 if sys.stderr.isatty() else 20.0) or self.done == self.total:
            self._shown = now
            left = self.seconds / self.done * (self.total - self.done)
            text = f"{self.done:,} of {self.total:,}, {self.failures:,} failed, {left / 60:.0f} min left"
            self._line.show(text, filled=BAR * min(self.done, self.total) // self.total)

    def failed(self, what: str) -> None:
        """Count a failure and print what failed and how to see it again."""
        self.failures += 1
        self._line.end()
        print(what, flush=True)

    def end(self) -> None:
        """Leave the line as it is, so that what is printed next starts on a new one."""
        self._line.end()
