"""Answers from a process of its own, so that the window never waits for them.

The process is spawned once and asked with pickled questions; each may have several answers, one after the
other. Whatever arrives while it works on one, a new question or the end of the line because the window has
died, makes it give up that work.
"""

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from typing import Any, Final

from mexica.ai.mind import Stopped

_CANCEL: Final = None
_NICENESS: Final = 10  # the window comes first
_PATIENCE: Final = 0.5  # seconds until a process that should end is made to
Answers = Callable[[Any, Callable[[], bool]], Iterator[Any]]
"""From a question, and a `stop` to be asked while it is worked on, to its answers."""


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

    def put(self, question: object) -> None:
        """Ask; an earlier question that is still open is dropped. ThinkerError if the process has ended."""
        self._asked += 1
        self._waiting = True
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
                self._send((self._asked, _CANCEL))

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
    with contextlib.suppress(EOFError, OSError):
        while True:
            number, question = line.recv()
            if question is not _CANCEL:
                with contextlib.suppress(Stopped):
                    _answer(line, number, answers(question, line.poll))


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
