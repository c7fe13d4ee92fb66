"""What runs in a process that answers questions: it takes orders from one pipe and replies through another.

A new question, a cancellation or the death of the window interrupts the question in progress; an order to
hurry makes it settle for what it has found.
"""

import contextlib
import os
import pickle
import signal
from collections.abc import Callable, Iterator
from enum import Enum, auto
from functools import partial
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any, Final

from mexica.computer.bots import BotError
from mexica.computer.heartbeat import ANSWER, Heart
from mexica.computer.mind import Stopped
from mexica.rulebook.sentence import sentence

_NICENESS: Final = 19  # the window comes first
_PROGRESS_INTERVAL: Final = 0.15  # seconds between two progress reports


class Order(Enum):
    """A message sent in place of a question."""

    CANCEL = auto()
    HURRY = auto()


class OpenQuestion:
    """The question in progress, as the code that answers it sees it; calling it returns whether to stop."""

    def __init__(self, orders: Connection, heart: Heart, number: int) -> None:
        self._orders, self._heart, self._number = orders, heart, number
        self._hurried = False
        self._next: tuple[int, object] | None = None  # the message that interrupts this question
        self._reported_at = monotonic()

    def __call__(self) -> bool:
        """Whether the answer is no longer wanted; EOFError when the window's process has died."""
        self._heart.sign()
        while self._next is None and self._orders.poll():
            number, question = self._orders.recv()
            if question is not Order.HURRY:
                self._next = number, question
            elif number == self._number:
                self._hurried = True
        return self._next is not None

    def hurried(self, spent: float) -> bool:
        """Report that this part of the work is done, 0 to 1; return whether to settle for it."""
        self._heart.sign()
        now = monotonic()
        if now - self._reported_at >= _PROGRESS_INTERVAL:
            self._reported_at = now
            self._heart.send(self._number, "progress", spent)
        return self._hurried

    def next_message(self) -> tuple[int, object]:
        """Return the next message; waits for one."""
        message, self._next = self._next, None
        return message if message is not None else self._orders.recv()


AnswerFunction = Callable[[Any, OpenQuestion], Iterator[Any]]
"""Yields the answers to a question, which says meanwhile whether to stop or to hurry."""


def serve(orders: Connection, replies: Connection, make: bytes, watched: bool) -> None:
    """Answer questions until the orders end: the main function of the process.

    `make` is the pickled function that makes the answering one. It is loaded, with all that it imports, only
    after the first beat.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the window, which then ends the orders
    heart = Heart(replies)
    with contextlib.suppress(OSError):  # the loop below notices too that the window is gone
        heart.start()
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(_NICENESS)
    answer = _made(make)
    request = OpenQuestion(orders, heart, 0)
    with contextlib.suppress(EOFError, OSError):
        while True:
            heart.rest()
            number, question = request.next_message()
            if not isinstance(question, Order):
                heart.start(watched)
                request = OpenQuestion(orders, heart, number)
                with contextlib.suppress(Stopped):
                    _reply(heart, number, partial(answer, question, request))


def _made(make: bytes) -> AnswerFunction:
    """Return the function that answers; if it cannot be made, one that has this fault with every question."""
    try:
        answer: AnswerFunction = pickle.loads(make)()
    except Exception as error:
        return partial(_fail, error)
    return answer


def _fail(fault: Exception, _question: object, _request: OpenQuestion) -> Iterator[Any]:
    raise fault


def _reply(heart: Heart, number: int, answers: Callable[[], Iterator[Any]]) -> None:
    try:
        for answer in answers():
            heart.send(number, ANSWER, answer)
    except (Stopped, EOFError, OSError):
        raise
    except Exception as error:  # a fault is reported, and ends neither process
        if isinstance(error, BotError):
            (failure,) = error.sentences
        else:
            cause = f"{type(error).__name__}: {error}"
            failure = sentence("The computer player failed ({cause}).", cause=cause)
        heart.send(number, "fault", failure)
        return
    heart.send(number, "end", None)
