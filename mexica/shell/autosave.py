"""Saving the match in progress: every action before it is shown, everything else at once.

The window passes the record in after every step, and a match before it shows an action. A thread, one as
long as the window is open, writes the newest record into slot 1 of the `AutosaveSlots`: each change as a line
of the save's journal. The thread that draws waits for it only where the match ends: at quitting, when another
screen replaces it, after a fault.
"""

import logging
import threading
import time
from collections.abc import Callable
from typing import Any, Final

from attrs import evolve, frozen

from mexica.shell.game_protocol import AnyGame
from mexica.shell.saves import Saves
from mexica.texts import _, told_error

PATIENCE: Final = 1.0  # seconds that an action waits for the disk before it is shown all the same
TOO_LONG: Final = 5.0  # seconds after which the player is told that the disk is slow
AT_THE_END: Final = 15.0  # seconds that the window waits for the disk where the match ends

log = logging.getLogger(__name__)


@frozen
class _Job:
    """What the thread is to do: write a record of a match, or with None fold the journal into the save.

    `begun` means that the match is written for the first time; `told` that its change is to be told.
    """

    match: int
    game: AnyGame
    record: Any | None = None
    begun: bool = False
    told: bool = True


class Autosave:
    """Keeps the newest record of the match in progress on the disk.

    `written` is called in the thread with each change of a match that is on the disk, not with what a match
    was opened with. `wake` is called in the thread when a record is there for which `keep` had to wait, and
    after a fault.
    """

    def __init__(
        self,
        saves: Saves,
        wake: Callable[[], None] = lambda: None,
        written: Callable[[AnyGame, Any], None] = lambda game, record: None,
    ) -> None:
        self._saves, self._wake, self._written = saves, wake, written
        self._change = threading.Condition()  # guards all that follows
        self._match = 0  # counts the matches
        self._game: AnyGame | None = None
        self._newest: Any = None
        self._begun = True  # whether the match is yet to be written for the first time
        self._looked_at = False  # whether the match is written only once it is played on
        self._next: _Job | None = None
        self._since: float | None = None  # since when something is to be done
        self._awaited = False  # whether somebody waits for the newest record
        self._failed = False  # whether the last write failed, leaving the newest record only in memory
        self._fault: str | None = None
        self._fault_told = False
        self._closed = False
        self._thread: threading.Thread | None = None

    @property
    def newest(self) -> Any | None:
        """The record of the match in progress as it was noted last, None if there is none."""
        return self._newest

    def begin(self, game: AnyGame | None, looked_at: Any | None = None) -> None:
        """Prepare for a new match of this game, or for none; call `flush` before.

        A match that is `looked_at`, given as its record, is written only once it is played on.
        """
        with self._change:
            self._game, self._match = game, self._match + 1
            self._newest, self._failed, self._begun = looked_at, False, True
            self._looked_at = looked_at is not None

    def note(self, record: Any | None) -> None:
        """Take the record as it is now; None and an equal record change nothing."""
        with self._change:
            if record is not None and record != self._newest:
                self._newest = record
                self._ask_to_write()

    def keep(self, record: Any) -> bool:
        """Take the record, and return whether it is on the disk, or the disk has failed or takes too long."""
        self.note(record)
        with self._change:
            self._awaited = self._since is not None and time.monotonic() < self._since + PATIENCE
            return not self._awaited

    def wait(self) -> None:
        """Wait until the newest record is written, or for `AT_THE_END` seconds."""
        with self._change:
            self._change.wait_for(lambda: self._since is None, AT_THE_END)

    def flush(self) -> None:
        """Finish all writing before returning, so that the save needs no journal."""
        with self._change:
            if self._failed:
                self._ask_to_write()
        self.wait()
        with self._change:
            written = self._newest is not None and not self._failed and self._since is None
            if self._game is not None and written:
                self._ask(_Job(self._match, self._game))
        self.wait()

    def close(self) -> None:
        """Finish all writing and end the thread."""
        self.flush()
        with self._change:
            self._closed = True
            self._change.notify_all()

    def lost_by_quitting(self) -> str | None:
        """Return why the newest record could not be written, None if it was; call `flush` before."""
        with self._change:
            if self._since is not None:
                return _slow()
            return self._fault if self._failed else None

    def new_fault(self) -> str | None:
        """Return why a record could not be written, once in a run; None if there is nothing to report."""
        with self._change:
            if self._fault is None and self._since is not None and time.monotonic() > self._since + TOO_LONG:
                self._fault = _slow()
            if self._fault is None or self._fault_told:
                return None
            self._fault_told = True
            return self._fault

    # --- inside; `_change` is held but for the work itself ---

    def _ask_to_write(self) -> None:
        if self._game is not None:  # else nothing has a record
            self._ask(_Job(self._match, self._game, self._newest))

    def _ask(self, job: _Job) -> None:
        self._next = job
        if self._since is None:
            self._since = time.monotonic()
        if self._thread is None:
            # a daemon, as a disk that no longer answers must not keep the program from ending
            self._thread = threading.Thread(target=self._run, name="autosave", daemon=True)
            self._thread.start()
        self._change.notify_all()

    def _run(self) -> None:
        while (job := self._taken()) is not None:
            fault = self._done(job)
            with self._change:
                self._since = None if self._next is None else time.monotonic()
                if job.match == self._match and job.record is not None:
                    self._failed = fault is not None
                    self._begun &= self._failed
                self._fault = fault or self._fault
                wake = self._awaited or (fault is not None and not self._fault_told)
                self._change.notify_all()
            if wake:
                self._wake()

    def _taken(self) -> _Job | None:
        """Wait for something to do; return None when the window is closed."""
        with self._change:
            self._change.wait_for(lambda: self._next is not None or self._closed)
            job, self._next = self._next, None
            if job is None:
                self._thread = None  # whatever comes after the end is written by another one
            begun = job is not None and self._begun and job.match == self._match
            return job and evolve(job, begun=begun, told=self._looked_at or not begun)

    def _done(self, job: _Job) -> str | None:
        """Do a job; return why the record is not on the disk, None if it is."""
        try:
            if job.record is None:
                self._saves.slots.fold()
            else:
                self._saves.autosave(job.game, job.record, job.begun)
        except Exception as error:
            log.warning("the game in progress could not be saved", exc_info=error)
            # what could not be folded still stands in the journal
            return None if job.record is None else told_error(error)
        if job.record is not None and job.told:
            self._tell_written(job)
        return None

    def _tell_written(self, job: _Job) -> None:
        try:
            self._written(job.game, job.record)
        except Exception as error:  # the game is saved all the same, and the thread has to go on
            log.warning("what follows a save has failed", exc_info=error)


def _slow() -> str:
    return _("the disk takes too long")
