"""Answers from a process of its own, so that the window never waits for them.

The process is spawned once and asked with pickled questions; each may have several answers, one after the
other. What arrives while it works on one, a new question or the end of the line because the window has died,
makes it give up that work; an order to hurry makes it answer with what it has. It tells how far it is.
"""

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from enum import Enum, auto
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any, Final

from mexica.computer.mind import Stopped

_NICENESS: Final = 19  # the window comes first
_PATIENCE: Final = 0.5  # seconds until a process that should end is made to
_TOLD_EVERY: Final = 0.15  # seconds between two words on how far the work is


class _Order(Enum):
    """What is sent in place of a question."""

    CANCEL = auto()
    HURRY = auto()


class Asker:
    """Whoever has asked, as seen by the work on the question; to be called, it says whether to stop."""

    def __init__(self, line: Connection, number: int) -> None:
        self._line, self._number = line, number
        self._hurried = False
        self._next: tuple[int, object] | None = None  # what came that stops the work
        self._told_at = monotonic()

    def __call__(self) -> bool:
        """Whether the answer is no longer wanted; EOFError when the asker has died."""
        while self._next is None and self._line.poll():
            number, question = self._line.recv()
            if question is not _Order.HURRY:
                self._next = number, question
            elif number == self._number:
                self._hurried = True
        return self._next is not None

    def hurried(self, spent: float) -> bool:
        """Take in that this part of the work is done, 0 to 1, and say whether to make do with it."""
        now = monotonic()
        if now - self._told_at >= _TOLD_EVERY:
            self._told_at = now
            self._line.send((self._number, "progress", spent))
        return self._hurried

    def next(self) -> tuple[int, object]:
        """Return the next that was sent, once it is there."""
        sent, self._next = self._next, None
        return sent if sent is not None else self._line.recv()


Answers = Callable[[Any, Asker], Iterator[Any]]
"""From a question, and the asker to be looked at while it is worked on, to its answers."""


class ThinkerError(Exception):
    """The computer player cannot answer; the message is one sentence that says why."""


class Answerer:
    """A process that answers: ask it, then poll until it has answered.

    `make` is called in the process and returns what answers there; it has to be one that can be pickled.
    ThinkerError if no process can be started.
    """

    def __init__(self, make: Callable[[], Answers], name: str) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, far_end = context.Pipe()
        self._process = context.Process(target=_serve, args=(far_end, make), name=name, daemon=True)
        self._asked = 0
        self._waiting = False
        self._progress: float | None = None
        try:
            self._process.start()
        except OSError as error:
            self._line.close()
            raise ThinkerError(f"The computer player cannot be started ({error}).") from error
        finally:
            far_end.close()

    @property
    def thinking(self) -> bool:
        """Whether a question is open."""
        return self._waiting

    @property
    def progress(self) -> float | None:
        """The part of the work on the open question that is done, as last told; None if nothing was told."""
        return self._progress if self._waiting else None

    def put(self, question: object) -> None:
        """Ask; an earlier question that is still open is dropped. ThinkerError if the process has ended."""
        self._asked += 1
        self._waiting, self._progress = True, None
        self._send((self._asked, question))

    def take(self) -> Any | None:
        """Return the next answer, None while there is none and after the last one; never waits.

        ThinkerError if the process has ended or what answers there has failed.
        """
        try:
            while self._line.poll():
                number, kind, answer = self._line.recv()
                if not self._waiting or number != self._asked:
                    continue
                if kind == "answer":
                    return answer
                if kind == "progress":
                    self._progress = answer
                    continue
                self._waiting = False
                if kind == "fault":
                    raise ThinkerError(answer)
        except (EOFError, OSError) as error:
            raise self._ended() from error
        if self._waiting and not self._process.is_alive() and not self._line.poll():
            raise self._ended()
        return None

    def cancel(self) -> None:
        """Drop the open question, if any; its answers will never be taken."""
        if self._waiting:
            self._waiting = False
            with contextlib.suppress(ThinkerError):  # an ended process works no more either
                self._send((self._asked, _Order.CANCEL))

    def hurry(self) -> None:
        """Have the open question answered with what is known; ThinkerError if the process has ended."""
        if self._waiting:
            self._send((self._asked, _Order.HURRY))

    def close(self) -> None:
        """End the process; it is made to end if it does not by itself. May be called twice."""
        self._waiting = False
        self._line.close()
        for end in (None, self._process.terminate, self._process.kill):
            if end is not None:
                end()
            self._process.join(_PATIENCE)
            if not self._process.is_alive():
                return

    def _send(self, message: tuple[int, object]) -> None:
        try:
            self._line.send(message)
        except OSError as error:
            raise self._ended() from error

    def _ended(self) -> ThinkerError:
        self._waiting = False
        self._process.join(_PATIENCE)
        return ThinkerError(f"The computer player's process has ended (exit code {self._process.exitcode}).")


def _serve(line: Connection, make: Callable[[], Answers]) -> None:
    """Answer questions until the line ends: what the spawned process runs."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the window, whose end ends the line
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(_NICENESS)
    answers = make()
    asker = Asker(line, 0)
    with contextlib.suppress(EOFError, OSError):
        while True:
            number, question = asker.next()
            if not isinstance(question, _Order):
                asker = Asker(line, number)
                with contextlib.suppress(Stopped):
                    _answer(line, number, answers(question, asker))


def _answer(line: Connection, number: int, answers: Iterator[Any]) -> None:
    try:
        for answer in answers:
            line.send((number, "answer", answer))
    except (Stopped, EOFError, OSError):
        raise
    except Exception as error:  # a fault is told, and ends neither process
        mistake = f"The computer player has made a mistake ({type(error).__name__}: {error})."
        line.send((number, "fault", mistake))
        return
    line.send((number, "end", None))
