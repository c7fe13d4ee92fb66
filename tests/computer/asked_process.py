"""A process of the window's kind that does what it is asked to: works, hangs, stops or ends."""

import multiprocessing
import os
import re
import signal
import struct
import time
from collections.abc import Iterator
from pathlib import Path

from mexica.computer.answering import AnswerFunction, OpenQuestion
from mexica.computer.worker_process import WorkerProcess

PATIENCE = 120.0  # seconds, only against hanging
MANY = 400  # questions, more than a pipe holds
LONG = 3.0  # seconds, longer than a silent process is waited for
AT_ONCE = 5.0  # seconds for which no call may keep its caller, most of them for a busy machine


def answers(question: str, request: OpenQuestion) -> Iterator[int]:
    """Do what the question names, at most once in all if it names a file, and yield the process's id."""
    what, _, path = question.partition(" in ")
    if not path or not Path(path).exists():
        if path:
            Path(path).touch()
        yield from WHAT[what](request)
    yield os.getpid()


def wait(request: OpenQuestion) -> Iterator[int]:
    time.sleep(LONG)
    yield from ()


def compute(request: OpenQuestion) -> Iterator[int]:
    until = time.process_time() + LONG
    while time.process_time() < until:
        sum(range(100_000))
    yield from ()


def compute_and_ask(request: OpenQuestion) -> Iterator[int]:
    until = time.process_time() + LONG
    while time.process_time() < until:
        sum(range(100_000))
        assert not request()
    yield from ()


def loop(request: OpenQuestion) -> Iterator[int]:
    while True:
        pass
    yield from ()


def answer_and_loop(request: OpenQuestion) -> Iterator[int]:
    yield 0
    yield from loop(request)


def loop_without_a_pause(request: OpenQuestion) -> Iterator[int]:
    """Never let another thread of the process run."""
    re.match(r"(a*)*b", "a" * 100)
    yield from ()


def stop(request: OpenQuestion) -> Iterator[int]:
    os.kill(os.getpid(), signal.SIGSTOP)
    yield from ()


def answer_and_stop(request: OpenQuestion) -> Iterator[int]:
    yield 0
    yield from stop(request)


def stop_within_a_message(request: OpenQuestion) -> Iterator[int]:
    os.write(request._heart._pipe.fileno(), struct.pack("!i", 1_000_000) + b"the beginning")
    yield from stop(request)


def die(request: OpenQuestion) -> Iterator[int]:
    os._exit(3)
    yield from ()


def search(request: OpenQuestion) -> Iterator[int]:
    while not request.hurried(0.5):
        assert not request()
        time.sleep(0.01)
    yield from ()


def count(request: OpenQuestion) -> Iterator[int]:
    for number in range(3):
        time.sleep(0.2)
        yield number


def nothing(request: OpenQuestion) -> Iterator[int]:
    yield from ()


WHAT = {
    "who": nothing,
    "wait": wait,
    "compute": compute,
    "compute and ask": compute_and_ask,
    "loop": loop,
    "answer and loop": answer_and_loop,
    "loop without a pause": loop_without_a_pause,
    "stop": stop,
    "answer and stop": answer_and_stop,
    "stop within a message": stop_within_a_message,
    "die": die,
    "search": search,
    "count": count,
}


def answering() -> AnswerFunction:
    return answers


def children() -> list[int | None]:
    return [process.pid for process in multiprocessing.active_children() if process.name == "mexica test"]


def next_answer(worker: WorkerProcess) -> int:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if (answer := worker.next_answer()) is not None:
            assert isinstance(answer, int)
            return answer
        time.sleep(0.01)
    raise AssertionError("no answer")


def answer(worker: WorkerProcess, question: str) -> int:
    worker.submit(question)
    return next_answer(worker)
