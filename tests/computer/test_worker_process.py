"""A process that is stopped or hangs is replaced, one that works is left alone, and nobody waits for them."""

import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Iterator
from threading import Thread

import pytest

from mexica.computer import heartbeat
from mexica.computer.heartbeat import Silence
from mexica.computer.worker_process import AnswerFunction, OpenQuestion, ThinkerError, WorkerProcess

PATIENCE = 120.0  # seconds, only against hanging
MANY = 400  # questions, more than a pipe holds
LONG = 3.0  # seconds, longer than a silent process is waited for

stopping = pytest.mark.skipif(sys.platform == "win32", reason="no process can be stopped")


def answers(question: str, request: OpenQuestion) -> Iterator[int]:
    """Yield the process's id, or numbers, in a way that the question names."""
    if question == "compute":
        until = time.monotonic() + LONG
        while time.monotonic() < until:
            sum(range(100_000))
    elif question == "wait":
        time.sleep(LONG)
    elif question == "stop":
        os.kill(os.getpid(), signal.SIGSTOP)
    elif question == "answer and stop":
        yield 0
        os.kill(os.getpid(), signal.SIGSTOP)
    elif question == "search":
        while not request.hurried(0.5):
            assert not request()
            time.sleep(0.01)
    elif question == "count":
        for number in range(3):
            time.sleep(0.2)
            yield number
    yield os.getpid()


def answering() -> AnswerFunction:
    return answers


@pytest.fixture
def worker() -> Iterator[WorkerProcess]:
    worker = WorkerProcess(answering, "mexica test")
    yield worker
    worker.close()
    assert children() == []


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


@stopping
def test_a_stopped_process_is_replaced_and_its_question_answered(
    worker: WorkerProcess, caplog: pytest.LogCaptureFixture
) -> None:
    stopped = answer(worker, "who")
    os.kill(stopped, signal.SIGSTOP)
    another = answer(worker, "who")
    assert another != stopped
    assert children() == [another]
    assert "does not react" in caplog.text


@stopping
def test_questions_to_a_stopped_process_do_not_wait(worker: WorkerProcess) -> None:
    os.kill(answer(worker, "who"), signal.SIGSTOP)

    def ask() -> None:
        for _ in range(MANY):
            worker.submit("x" * 10_000)
            worker.hurry()
            worker.cancel()

    asking = Thread(target=ask, daemon=True)
    asking.start()
    asking.join(PATIENCE)
    assert not asking.is_alive()
    assert answer(worker, "who") in children()


@stopping
def test_answers_given_before_a_process_was_stopped_are_not_given_again(worker: WorkerProcess) -> None:
    counted = [answer(worker, "count")]
    [first] = children()
    assert first is not None
    os.kill(first, signal.SIGSTOP)
    counted += [next_answer(worker), next_answer(worker)]
    assert counted == [0, 1, 2]
    assert next_answer(worker) in children()


@stopping
def test_a_new_process_hurries_as_the_stopped_one_should_have(worker: WorkerProcess) -> None:
    stopped = answer(worker, "who")
    os.kill(stopped, signal.SIGSTOP)
    worker.submit("search")
    worker.hurry()
    assert next_answer(worker) != stopped


@stopping
def test_a_question_that_stops_every_process_is_given_up(worker: WorkerProcess) -> None:
    with pytest.raises(ThinkerError, match="does not react"):
        answer(worker, "stop")
    assert not worker.thinking
    worker.cancel()


@stopping
def test_it_is_given_up_too_if_it_stops_every_process_after_an_answer(worker: WorkerProcess) -> None:
    assert answer(worker, "answer and stop") == 0
    with pytest.raises(ThinkerError, match="does not react"):
        next_answer(worker)


@stopping
def test_a_process_that_cannot_be_replaced_is_reported(
    worker: WorkerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    os.kill(answer(worker, "who"), signal.SIGSTOP)

    def fail(process: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", fail)
    with pytest.raises(ThinkerError, match=r"cannot be started \(no more processes\)"):
        answer(worker, "who")
    with pytest.raises(ThinkerError, match="has ended"):
        worker.submit("who")


@stopping
def test_a_stopped_process_is_ended_by_close() -> None:
    worker = WorkerProcess(answering, "mexica test")
    os.kill(answer(worker, "who"), signal.SIGSTOP)
    for _ in range(MANY):
        worker.submit("x" * 10_000)
    worker.close()
    worker.close()
    assert children() == []


@pytest.mark.parametrize("question", ["compute", "wait"])
def test_a_process_that_takes_long_is_left_alone(worker: WorkerProcess, question: str) -> None:
    first = answer(worker, "who")
    assert answer(worker, question) == first


class Clock:
    """A clock that a test moves, and a process that is or is not heard at it."""

    def __init__(self) -> None:
        self.now = 0.0
        self.silence = Silence()

    def hung_after(self, seconds: float, step: float = 0.05) -> bool:
        """Whether the process is taken for hung after so many seconds with a look at every step."""
        for _ in range(round(seconds / step)):
            self.now += step
            self.silence.listen()
        return self.silence.is_hung(None)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(heartbeat, "monotonic", lambda: clock.now)
    return clock


def test_two_seconds_of_silence_are_enough_and_one_is_not(clock: Clock) -> None:
    clock.silence.heard()
    assert not clock.hung_after(1.0)
    assert clock.hung_after(1.0)
    clock.silence.heard()
    assert not clock.hung_after(1.0)


def test_a_process_that_starts_is_given_longer(clock: Clock) -> None:
    assert not clock.hung_after(10.0)
    assert clock.hung_after(20.0)


def test_time_in_which_nobody_listened_does_not_count(clock: Clock) -> None:
    clock.silence.heard()
    clock.silence.listen()
    assert not clock.hung_after(3600.0, step=3600.0)
    clock.silence.stop_listening()
    assert not clock.hung_after(1.0)


def test_a_process_that_waits_for_a_core_is_not_hung(clock: Clock) -> None:
    if not os.path.exists("/proc/self/stat"):
        pytest.skip("the system does not say what a process waits for")
    clock.silence.heard()
    assert clock.hung_after(5.0)
    assert not clock.silence.is_hung(os.getpid())
