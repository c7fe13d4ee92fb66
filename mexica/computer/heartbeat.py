"""Tells a process that works, however long, from one that is stopped or hangs."""

from multiprocessing.connection import Connection
from pathlib import Path
from threading import Event, Lock, Thread
from time import monotonic
from typing import Final

BEAT: Final = "beat"
_INTERVAL: Final = 0.25  # seconds between two beats of a process that works
_LIMIT: Final = 1.5  # seconds of silence after which a process is taken for hung
_START_LIMIT: Final = 20.0  # the same before its first beat, as it starts an interpreter and imports


class Heart:
    """The sending end of a process, which beats from a thread of its own while the process works."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe, self._lock = pipe, Lock()
        self._working = Event()
        Thread(target=self._beat_while_working, name="heartbeat", daemon=True).start()

    def send(self, number: int, kind: str, content: object) -> None:
        """Send what was found; OSError when the other process has ended."""
        with self._lock:
            self._pipe.send((number, kind, content))

    def start(self) -> None:
        """Beat at once, and from now on."""
        self.send(0, BEAT, None)
        self._working.set()

    def rest(self) -> None:
        """Beat no more: the process waits for a question."""
        self._working.clear()

    def _beat_while_working(self) -> None:
        pause = Event()
        try:
            while self._working.wait():
                self.send(0, BEAT, None)
                pause.wait(_INTERVAL)
        except OSError:
            return  # the other process has ended, as the main thread notices too


class Silence:
    """How long a process that should be at work has said nothing.

    Only time in which somebody listened counts: a machine that slept, or a stopped window, proves nothing.
    """

    def __init__(self) -> None:
        self._seconds, self._limit = 0.0, _START_LIMIT
        self._listened_at: float | None = None

    def heard(self) -> None:
        """Begin anew: the process has said something."""
        self._seconds, self._limit = 0.0, _LIMIT

    def listen(self) -> None:
        """Count the time since the last call; to be called often while an answer is awaited."""
        now = monotonic()
        if self._listened_at is not None:
            self._seconds += min(now - self._listened_at, _INTERVAL)
        self._listened_at = now

    def stop_listening(self) -> None:
        """Count no more time until the next `listen`: nothing is awaited."""
        self._listened_at = None

    def is_hung(self, pid: int | None) -> bool:
        """Whether the process with this id has been silent for too long."""
        return self._seconds > self._limit and not _waits_for_a_core(pid)


def _waits_for_a_core(pid: int | None) -> bool:
    """Whether the process would go on if others left it a core; false where the system does not say."""
    try:
        after_name = (
            Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2]
        )
    except OSError:
        return False
    return after_name.split()[:1] == ["R"]
