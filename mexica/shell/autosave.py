"""Saving the match in progress.

The window passes the record in after every step. A change is written in the background, at most every `EVERY`
seconds, and at once when the window closes, another screen is shown or the program fails. It goes to slot 1
of the game's `AutosaveSlots`: `auto/autosave-1.json` in the folder of saves, `auto/KEY/` for other games than
the first of the box.
"""

import logging
import threading
from typing import Any, Final

from mexica.shell.game_protocol import AnyGame
from mexica.shell.saves import Saves

EVERY: Final = 2.0  # seconds between two writes

log = logging.getLogger(__name__)


class Autosave:
    """Writes the newest record of the match in progress; times are in seconds of the caller's clock.

    A thread does the writing, because the check's replay and the disk take longer than a frame.
    """

    def __init__(self, saves: Saves) -> None:
        self._saves = saves
        self._game: AnyGame | None = None
        self._newest: Any = None
        self._unwritten = False
        self._written_at = float("-inf")
        self._thread: threading.Thread | None = None
        self._fault: str | None = None
        self._fault_told = False
        self._begun = True  # whether the match is yet to be written for the first time
        self._failed = False  # whether the last write failed, leaving the newest record only in memory

    def note(self, record: Any | None) -> None:
        """Take the record as it is now; None and an equal record change nothing."""
        if record is not None and record != self._newest:
            self._newest = record
            self._unwritten = True

    @property
    def newest(self) -> Any | None:
        """The record of the match in progress as it was noted last, None if there is none."""
        return self._newest

    def due_in(self, now: float) -> float | None:
        """Return the seconds until the next write, None if there is nothing to write."""
        return max(0.0, self._written_at + EVERY - now) if self._unwritten else None

    def write_if_due(self, now: float) -> None:
        """Write in the background if a write is due."""
        busy = self._thread is not None and self._thread.is_alive()
        if self.due_in(now) == 0.0 and not busy:
            self._written_at = now
            self._unwritten = False
            self._thread = threading.Thread(target=self._write, args=(self._newest,), name="autosave")
            self._thread.start()

    def wait(self) -> None:
        """Wait for the write that is in progress, if there is one."""
        if self._thread is not None:
            self._thread.join()

    def flush(self) -> None:
        """Finish all writing before returning."""
        self.wait()
        if self._unwritten or self._failed:
            self._unwritten = False
            self._write(self._newest)

    def begin(self, game: AnyGame | None) -> None:
        """Prepare for a new match of this game, or for none; call `flush` before."""
        self._game = game
        self._newest, self._failed, self._begun = None, False, True

    def _write(self, record: Any) -> None:
        try:
            assert self._game is not None  # else nothing has a record
            self._saves.autosave(self._game, record, self._begun)
            self._begun = self._failed = False
        except Exception as error:
            self._failed = True
            log.warning("the game in progress could not be saved", exc_info=error)
            self._fault = getattr(error, "strerror", None) or str(error)

    def lost_by_quitting(self) -> str | None:
        """Return why the newest record could not be written, None if it was; call `flush` before."""
        return self._fault if self._failed else None

    def new_fault(self) -> str | None:
        """Return why a record could not be written, once in a run; None if there is nothing to report."""
        if self._fault is None or self._fault_told:
            return None
        self._fault_told = True
        return self._fault
