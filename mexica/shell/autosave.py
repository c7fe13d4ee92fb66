"""Keeping the game in progress: written in the background soon after each change, and at once when asked."""

import logging
import threading
from typing import Any, Final

from mexica.shell.saves import Saves

EVERY: Final = 2.0  # seconds between two writings

log = logging.getLogger(__name__)


class Keeper:
    """Writes the newest game to the autosave; times are in seconds of one clock that the caller reads.

    A thread writes, because replaying for the check and waiting for the disk take longer than a frame.
    """

    def __init__(self, saves: Saves) -> None:
        self._saves = saves
        self._newest: Any = None
        self._unwritten = False
        self._written_at = float("-inf")
        self._thread: threading.Thread | None = None
        self._fault: str | None = None
        self._fault_told = False
        self._begun = True  # whether the newest game is yet to be written for the first time
        self._failed = False  # the last writing, so that the newest game is nowhere but in memory

    def note(self, record: Any | None) -> None:
        """Take the game as it is now; None and what is known already change nothing."""
        if record is not None and record != self._newest:
            self._newest = record
            self._unwritten = True

    @property
    def has_game(self) -> bool:
        """Whether there is a game in progress."""
        return self._newest is not None

    def due_in(self, now: float) -> float | None:
        """Seconds until something is to be written, None if nothing is."""
        return max(0.0, self._written_at + EVERY - now) if self._unwritten else None

    def write_if_due(self, now: float) -> None:
        """Write in the background if it is time."""
        busy = self._thread is not None and self._thread.is_alive()
        if self.due_in(now) == 0.0 and not busy:
            self._written_at = now
            self._unwritten = False
            self._thread = threading.Thread(target=self._write, args=(self._newest,), name="autosave")
            self._thread.start()

    def flush(self) -> None:
        """Write what is unwritten before returning."""
        if self._thread is not None:
            self._thread.join()
        if self._unwritten or self._failed:
            self._unwritten = False
            self._write(self._newest)

    def forget(self) -> None:
        """Another game may begin; call `flush` before."""
        self._newest, self._failed, self._begun = None, False, True

    def _write(self, record: Any) -> None:
        try:
            self._saves.autosave(record, self._begun)
            self._begun = self._failed = False
        except Exception as error:
            self._failed = True
            log.warning("the game in progress could not be saved", exc_info=error)
            self._fault = getattr(error, "strerror", None) or str(error)

    def lost_by_quitting(self) -> str | None:
        """Why the newest game could not be written, None if it was; call `flush` before."""
        return self._fault if self._failed else None

    def new_fault(self) -> str | None:
        """Why the game could not be written, told once a run; None while all is well."""
        if self._fault is None or self._fault_told:
            return None
        self._fault_told = True
        return self._fault
