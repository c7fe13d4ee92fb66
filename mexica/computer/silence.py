"""Tells from its silence that a process is stopped or hangs, and from its state that it only waits."""

import os
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

from mexica.computer.heartbeat import INTERVAL

_LIMIT: Final = 1.5  # seconds of silence after which a process is taken for hung
_START_LIMIT: Final = 20.0  # the same before its first beat, unless it is seen to be stopped
_BUSY: Final = 1.0  # seconds of processor time; whoever gets so much could have beaten
_STOPPED: Final = "T"
_RUNNABLE: Final = "R"


class Silence:
    """How long a process that should be at work has said nothing.

    Only time in which somebody listened counts: a machine that slept, or a stopped window, proves nothing.
    """

    def __init__(self) -> None:
        self._seconds, self._limit = 0.0, _START_LIMIT
        self._listened_at: float | None = None
        self._computed: float | None = None  # seconds of processor time when the silence began

    def heard(self) -> None:
        """Begin anew: the process has said something."""
        self._seconds, self._limit, self._computed = 0.0, _LIMIT, None

    def listen(self) -> None:
        """Count the time since the last call; to be called often while an answer is awaited."""
        now = monotonic()
        if self._listened_at is not None:
            self._seconds += min(now - self._listened_at, INTERVAL)
        self._listened_at = now

    def stop_listening(self) -> None:
        """Count no more time until the next `listen`: nothing is awaited."""
        self._listened_at = None

    def is_hung(self, pid: int | None) -> bool:
        """Whether the process with this id has been silent for too long.

        One that would go on if others left it a core is not hung; where the system tells no state, every
        process is that has been silent for so long.
        """
        if self._seconds <= _LIMIT and self._computed is not None:
            return False
        look = look_at(pid)
        if look is not None and self._computed is None:
            self._computed = look.computed
        if self._seconds <= _LIMIT:
            return False
        if look is not None and look.state == _STOPPED:
            return True
        return self._seconds > self._limit and (look is None or not self._waits_for_a_core(look))

    def _waits_for_a_core(self, look: "Look") -> bool:
        starts = self._limit == _START_LIMIT
        computed = look.computed - (self._computed or 0.0)
        return look.state == _RUNNABLE and (starts or computed < _BUSY)


class Look(NamedTuple):
    """What the system tells of a process: a letter for its state, and its processor time in seconds."""

    state: str
    computed: float


def look_at(pid: int | None) -> Look | None:
    """Return the state of a process, None where the system does not tell (only Linux does).

    It is runnable if any of its threads is: the others may wait for what that one holds.
    """
    try:
        state, fields = _fields(Path(f"/proc/{pid}/stat"))
        threads = list(Path(f"/proc/{pid}/task").iterdir())
    except OSError:
        return None
    user, system = map(int, fields[10:12])
    computed = (user + system) / os.sysconf("SC_CLK_TCK")
    return Look(_RUNNABLE if any(map(_runs, threads)) else state, computed)


def _runs(thread: Path) -> bool:
    """Whether a thread is runnable, false for one that has ended meanwhile."""
    try:
        return _fields(thread / "stat")[0] == _RUNNABLE
    except OSError:
        return False


def _fields(file: Path) -> tuple[str, list[str]]:
    """The letter of a state and what follows it; the name before it may hold anything."""
    line = file.read_text(encoding="utf-8", errors="replace")
    state, *fields = line.rpartition(")")[2].split()
    return state, fields
