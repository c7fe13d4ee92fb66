"""Answers computed in a process of their own, so that the window never waits for them.

The process is spawned once and then sent pickled questions; each may have several answers. A new question, a
cancellation or the death of the window interrupts the question in progress; an order to hurry makes it
settle for what it has found. The process reports its progress while it works. One that is stopped or hangs is
replaced, and the open question asked again.
"""

import contextlib
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from enum import Enum, auto
from functools import partial
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any, Final, NoReturn

from mexica.computer.bots import BotError
from mexica.computer.heartbeat import BEAT, Heart, Silence
from mexica.computer.mind import Stopped
from mexica.computer.outbox import Outbox

_NICENESS: Final = 19  # the window comes first
_GRACE_PERIOD: Final = 0.5  # seconds given to a process to end before it is terminated, then killed
_PROGRESS_INTERVAL: Final = 0.15  # seconds between two progress reports

log = logging.getLogger(__name__)


class _Order(Enum):
    """A message sent in place of a question."""

    CANCEL = auto()
    HURRY = auto()


class OpenQuestion:
    """The question in progress, as the code that answers it sees it; calling it returns whether to stop."""

    def __init__(self, pipe: Connection, heart: Heart, number: int) -> None:
        self._pipe, self._heart, self._number = pipe, heart, number
        self._hurried = False
        self._next: tuple[int, object] | None = None  # the message that interrupts this question
        self._reported_at = monotonic()

    def __call__(self) -> bool:
        """Whether the answer is no longer wanted; EOFError when the window's process has died."""
        while self._next is None and self._pipe.poll():
            number, question = self._pipe.recv()
            if question is not _Order.HURRY:
                self._next = number, question
            elif number == self._number:
                self._hurried = True
        return self._next is not None

    def hurried(self, spent: float) -> bool:
        """Report that this part of the work is done, 0 to 1; return whether to settle for it."""
        now = monotonic()
        if now - self._reported_at >= _PROGRESS_INTERVAL:
            self._reported_at = now
            self._heart.send(self._number, "progress", spent)
        return self._hurried

    def next_message(self) -> tuple[int, object]:
        """Return the next message; waits for one."""
        message, self._next = self._next, None
        return message if message is not None else self._pipe.recv()


AnswerFunction = Callable[[Any, OpenQuestion], Iterator[Any]]
"""Yields the answers to a question, which says meanwhile whether to stop or to hurry."""


class ThinkerError(Exception):
    """The computer player cannot answer; the message is one sentence that says why."""


class WorkerProcess:
    """A process that answers questions: submit one, then poll until the answer is there.

    `make` is called in the process and returns the function that answers; it must be picklable.
    ThinkerError if no process can be started.
    """

    def __init__(self, make: Callable[[], AnswerFunction], name: str) -> None:
        self._make, self._name = make, name
        self._number = 0  # of the latest question
        self._question: object = None
        self._open = self._hurried = False
        self._progress: float | None = None
        self._given = self._to_skip = 0  # answers to it, and how many of them a new process gives again
        self._replaced = False  # whether the process was replaced since the last new answer
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, far_end = context.Pipe()
        process = context.Process(target=_serve, args=(far_end, self._make), name=self._name, daemon=True)
        try:
            process.start()
        except OSError as error:
            self._pipe.close()
            raise ThinkerError(f"The computer player cannot be started ({error}).") from error
        finally:
            far_end.close()
        self._process, self._silence, self._outbox = process, Silence(), Outbox(self._pipe)

    @property
    def thinking(self) -> bool:
        """Whether a question is open."""
        return self._open

    @property
    def progress(self) -> float | None:
        """The part of the open question's work that is done, 0 to 1; None if nothing was reported yet."""
        return self._progress if self._open else None

    def submit(self, question: object) -> None:
        """Ask without waiting; drops an earlier question that is still open.

        ThinkerError if the process has ended.
        """
        self._number += 1
        self._question, self._given, self._to_skip = question, 0, 0
        self._open, self._hurried, self._progress = True, False, None
        self._send(question)

    def next_answer(self) -> Any | None:
        """Return the next answer, None while there is none and after the last one; never waits.

        A process that does not react is replaced. ThinkerError if the process has ended, the code that
        answers has failed, or a second process does not react either.
        """
        try:
            while self._pipe.poll():
                number, kind, content = self._pipe.recv()
                self._silence.heard()
                if not self._open or number != self._number or kind == BEAT:
                    continue
                if kind == "answer":
                    if self._is_new():
                        return content
                else:
                    self._take_in(kind, content)
        except (EOFError, OSError) as error:
            raise self._ended() from error
        if self._open and not self._process.is_alive() and not self._pipe.poll():
            raise self._ended()
        self._watch()
        return None

    def finish_question(self) -> None:
        """Close the open question: no further answer to it is expected."""
        self._open = False

    def cancel(self) -> None:
        """Drop the open question, if there is one; no answer to it will be returned."""
        if self._open:
            self._open = False
            with contextlib.suppress(ThinkerError):  # a process that has ended is no longer working anyway
                self._send(_Order.CANCEL)

    def hurry(self) -> None:
        """Have the open question answered with what has been found; ThinkerError if the process has ended."""
        if self._open:
            self._hurried = True
            self._send(_Order.HURRY)

    def give_up(self, why: str) -> NoReturn:
        """End the process at once, as no answer will come: raises ThinkerError with this sentence."""
        self._open = False
        self._kill()
        raise ThinkerError(why)

    def close(self) -> None:
        """End the process, by force if it does not end by itself. May be called twice."""
        self._open = False
        if not self._outbox.close(_GRACE_PERIOD):
            self._kill()  # it reads no more
            return
        self._pipe.close()
        for end in (None, self._process.terminate, self._process.kill):
            if end is not None:
                end()
            self._process.join(_GRACE_PERIOD)
            if not self._process.is_alive():
                return

    def _is_new(self) -> bool:
        """Count this answer; return false if the process that was replaced has given it already."""
        if self._to_skip:
            self._to_skip -= 1
            return False
        self._given += 1
        self._replaced = False
        return True

    def _watch(self) -> None:
        """Replace the process if it does not react, once."""
        if not self._open:
            self._silence.stop_listening()
            return
        self._silence.listen()
        if not self._silence.is_hung(self._process.pid):
            return
        log.warning("the process of %s does not react", self._name)
        self._kill()
        if self._replaced:
            self._open = False
            raise ThinkerError("The computer player's process does not react.")
        self._replaced = True
        self._start()
        self._progress, self._to_skip = None, self._given
        self._send(self._question)
        if self._hurried:
            self._send(_Order.HURRY)

    def _kill(self) -> None:
        """End the process at once; only then is the outbox, which may wait for it, free to close."""
        self._process.kill()
        self._process.join(_GRACE_PERIOD)
        self._outbox.close(_GRACE_PERIOD)
        self._pipe.close()

    def _take_in(self, kind: str, content: Any) -> None:
        if kind == "progress":
            self._progress = content
            return
        self._open = False
        if kind == "fault":
            log.warning("the process of %s: %s", self._name, content)
            raise ThinkerError(content)

    def _send(self, content: object) -> None:
        if not self._process.is_alive():
            raise self._ended()
        self._outbox.put((self._number, content))

    def _ended(self) -> ThinkerError:
        self._open = False
        self._process.join(_GRACE_PERIOD)
        log.warning("the process of %s has ended (exit code %s)", self._name, self._process.exitcode)
        return ThinkerError(f"The computer player's process has ended (exit code {self._process.exitcode}).")


def _serve(pipe: Connection, make: Callable[[], AnswerFunction]) -> None:
    """Answer questions until the pipe is closed: the main function of the spawned process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the window, which then closes the pipe
    heart = Heart(pipe)
    with contextlib.suppress(OSError):  # the loop below notices too that the window is gone
        heart.start()
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(_NICENESS)
    answer = _made(make)
    request = OpenQuestion(pipe, heart, 0)
    with contextlib.suppress(EOFError, OSError):
        while True:
            heart.rest()
            number, question = request.next_message()
            if not isinstance(question, _Order):
                heart.start()
                request = OpenQuestion(pipe, heart, number)
                with contextlib.suppress(Stopped):
                    _reply(heart, number, partial(answer, question, request))


def _made(make: Callable[[], AnswerFunction]) -> AnswerFunction:
    """Return the function that answers; if it cannot be made, one that has this fault with every question."""
    try:
        return make()
    except Exception as error:
        return partial(_fail, error)


def _fail(fault: Exception, _question: object, _request: OpenQuestion) -> Iterator[Any]:
    raise fault


def _reply(heart: Heart, number: int, answers: Callable[[], Iterator[Any]]) -> None:
    try:
        for answer in answers():
            heart.send(number, "answer", answer)
    except (Stopped, EOFError, OSError):
        raise
    except Exception as error:  # a fault is reported, and ends neither process
        mistake = f"The computer player has made a mistake ({type(error).__name__}: {error})."
        heart.send(number, "fault", str(error) if isinstance(error, BotError) else mistake)
        return
    heart.send(number, "end", None)
