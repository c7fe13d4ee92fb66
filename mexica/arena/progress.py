"""Shows on standard error how many games are done and how long the rest will take."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from mexica import console
from mexica.arena.errors import how_to_get
from mexica.resources import is_built

Advance = Callable[[str], None]
"""Counts one more game as done, with a note on what is being played."""

_EVERY: Final = 30  # seconds between two lines where no bar can be shown
_MEMORY: Final = 3600  # the estimate uses the games of the last so many seconds: one game may take minutes


@contextmanager
def progress(title: str, total: int, done: int = 0) -> Iterator[Advance]:
    """Show how many games are done; yields a function to call after each further one.

    A terminal gets a progress bar from the package rich, anything else an occasional line.
    """
    if sys.stderr is not None and sys.stderr.isatty():
        try:
            import rich.progress  # noqa: F401, PLC0415  # an optional extra: without it, lines are printed
        except ImportError:
            if not is_built():
                console.note(f"For a progress bar: {how_to_get('arena')}")
        else:
            with _bar(title, total, done) as advance:
                yield advance
            return
    yield _Lines(title, total, done).advance


@contextmanager
def _bar(title: str, total: int, done: int) -> Iterator[Advance]:
    from rich import progress as shown  # noqa: PLC0415
    from rich.console import Console  # noqa: PLC0415

    columns = (
        shown.TextColumn("{task.description}"),
        shown.BarColumn(),
        shown.MofNCompleteColumn(),
        shown.TextColumn("{task.fields[note]}"),
        shown.TimeElapsedColumn(),
        shown.TextColumn("left"),
        shown.TimeRemainingColumn(),
    )
    with shown.Progress(*columns, console=Console(stderr=True), speed_estimate_period=_MEMORY) as bar:
        task = bar.add_task(title, total=total, completed=done, note="")
        yield lambda note: bar.update(task, advance=1, note=note)


class _Lines:
    """Prints as lines what the bar would show."""

    def __init__(self, title: str, total: int, done: int) -> None:
        self._title, self._total = title, total
        self._done, self._before = done, done
        self._began = self._said = time.monotonic()

    def advance(self, note: str) -> None:
        self._done += 1
        now = time.monotonic()
        if now - self._said < _EVERY:
            return
        self._said = now
        left = (now - self._began) / (self._done - self._before) * (self._total - self._done)
        noted = f"{note}, " if note else ""
        line = f"{self._title}: {self._done} of {self._total} games, {noted}about {_duration(left)} left"
        console.note(line)


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"
