"""Answers computed in a process of their own, so that the window never waits for them.

The process is spawned once and then sent pickled questions; each may have several answers. It reports its
progress while it works. One that has ended, is stopped or hangs is replaced, and the open question asked
again.
"""

import logging
import multiprocessing
import pickle
from collections.abc import Callable
from functools import partial
from typing import Any, Final, NoReturn

from attrs import define

from mexica.computer.answering import AnswerFunction, Order, serve
from mexica.computer.heartbeat import ANSWER, STUCK
from mexica.computer.inbox import Inbox
from mexica.computer.outbox import Outbox
from mexica.computer.silence import Silence
from mexica.rulebook.sentence import Sentence, SentenceError, sentence

_GRACE_PERIOD: Final = 0.5  # seconds given to a process to end before it is terminated, then killed
_REPLACEMENTS: Final = 2  # processes that may take the place of others until a new answer comes
_HUNG: Final = sentence("The computer player's process does not react.")

log = logging.getLogger(__name__)


class ThinkerError(SentenceError):
    """The computer player cannot answer; it has one sentence, which says why."""


@define
class _Asked:
    """The latest question: open while an answer to it is awaited."""

    number: int = 0
    question: object = None
    open: bool = False
    hurried: bool = False
    progress: float | None = None
    given: int = 0  # answers
    to_skip: int = 0  # answers that a new process gives again

    def is_new(self) -> bool:
        """Count an answer; return false if a process that was replaced has given it already."""
        if self.to_skip:
            self.to_skip -= 1
            return False
        self.given += 1
        return True


class WorkerProcess:
    """A process that answers questions: submit one, then poll until the answer is there.

    `make` is called in the process and returns the function that answers; it must be picklable. A `watched`
    one calls its question, or reports progress, every few milliseconds while it computes, and has its next
    answer after some seconds of that; if not, it is taken for hung.
    ThinkerError if no process can be started.
    """

    def __init__(self, make: Callable[[], AnswerFunction], name: str, *, watched: bool = True) -> None:
        self._serve = partial(serve, make=pickle.dumps(make), watched=watched)
        self._name = name
        self._asked = _Asked()
        self._replaced = 0  # processes since the last new answer
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        ends = list[Any]()
        try:
            ends += context.Pipe(duplex=False)
            ends += context.Pipe(duplex=False)
            orders, order, replies, reply = ends
            process = context.Process(target=self._serve, args=(orders, reply), name=self._name, daemon=True)
            process.start()
        except OSError as error:
            for end in ends:
                end.close()
            text = sentence("The computer player cannot be started ({cause}).", cause=str(error))
            raise ThinkerError(text) from error
        orders.close()
        reply.close()
        self._process, self._silence = process, Silence()
        self._outbox, self._inbox = Outbox(order), Inbox(replies)

    @property
    def thinking(self) -> bool:
        """Whether a question is open."""
        return self._asked.open

    @property
    def progress(self) -> float | None:
        """The part of the open question's work that is done, 0 to 1; None if nothing was reported yet."""
        return self._asked.progress if self._asked.open else None

    def submit(self, question: object) -> None:
        """Ask without waiting; drops an earlier question that is still open.

        ThinkerError if the process has ended and none can be started.
        """
        self._asked = _Asked(self._asked.number + 1, question)
        if self._inbox.ended or not self._process.is_alive():
            self._kill()
            self._start()
        self._asked.open = True
        self._send(question)

    def next_answer(self) -> Any | None:
        """Return the next answer, None while there is none and after the last one; never waits.

        A process that has ended or does not react is replaced. ThinkerError if the code that answers has
        failed, or the processes that took its place end or do not react either.
        """
        while (message := self._inbox.next()) is not None:
            number, kind, content = message
            self._silence.heard()
            if kind == STUCK and self._asked.open:
                self._replace(_HUNG)
            elif self._asked.open and number == self._asked.number:
                if kind != ANSWER:
                    self._take_in(kind, content)
                elif self._asked.is_new():
                    self._replaced = 0
                    return content
        self._watch()
        return None

    def finish_question(self) -> None:
        """Close the open question: no further answer to it is expected."""
        self._asked.open = False

    def cancel(self) -> None:
        """Drop the open question, if there is one; no answer to it will be returned."""
        if self._asked.open:
            self._asked.open = False
            self._send(Order.CANCEL)

    def hurry(self) -> None:
        """Have the open question answered with what has been found."""
        if self._asked.open:
            self._asked.hurried = True
            self._send(Order.HURRY)

    def give_up(self, why: Sentence) -> NoReturn:
        """End the process at once, as no answer will come: raises ThinkerError with this sentence."""
        self._asked.open = False
        self._replaced = 0
        self._kill()
        raise ThinkerError(why)

    def close(self) -> None:
        """End the process, by force if it does not end by itself. May be called twice."""
        self._asked.open = False
        if not self._outbox.close(_GRACE_PERIOD):
            self._kill()  # it reads no more
            return
        for end in (None, self._process.terminate, self._process.kill):
            if end is not None:
                end()
            self._process.join(_GRACE_PERIOD)
            if not self._process.is_alive():
                return

    def _watch(self) -> None:
        """Replace the process if it has ended or does not react."""
        if not self._asked.open:
            self._silence.stop_listening()
            return
        self._silence.listen()
        if self._inbox.ended:
            self._process.join(_GRACE_PERIOD)
            self._replace(
                sentence(
                    "The computer player's process has ended (exit code {code}).", code=self._process.exitcode
                )
            )
        elif self._silence.is_hung(self._process.pid):
            self._replace(_HUNG)

    def _replace(self, why: Sentence) -> None:
        log.warning("%s: %s", self._name, why)
        if self._replaced == _REPLACEMENTS:
            self.give_up(why)
        self._replaced += 1
        self._kill()
        asked = self._asked
        asked.open = False  # in case none can be started
        self._start()
        asked.open, asked.progress, asked.to_skip = True, None, asked.given
        self._send(asked.question)
        if asked.hurried:
            self._send(Order.HURRY)

    def _kill(self) -> None:
        """End the process at once; only then is the outbox, which may wait for it, free to close."""
        self._process.kill()
        self._process.join(_GRACE_PERIOD)
        self._outbox.close(_GRACE_PERIOD)

    def _take_in(self, kind: str, content: Any) -> None:
        if kind == "progress":
            self._asked.progress = content
            return
        self._asked.open = False
        if kind == "fault":
            log.warning("the process of %s: %s", self._name, content)
            raise ThinkerError(content)

    def _send(self, content: object) -> None:
        self._outbox.put((self._asked.number, content))
