"""A process that ends, is stopped or hangs is replaced, one that works is left alone; nobody waits."""

import multiprocessing
import os
import re
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

from mexica.computer import silence
from mexica.computer.answering import AnswerFunction, OpenQuestion
from mexica.computer.silence import Look, Silence
from mexica.computer.worker_process import ThinkerError, WorkerProcess

PATIENCE = 120.0  # seconds, only against hanging
MANY = 400  # questions, more than a pipe holds
LONG = 3.0  # seconds, longer than a silent process is waited for
AT_ONCE = 5.0  # seconds for which no call may keep its caller, most of them for a busy machine

stopping = pytest.mark.skipif(sys.platform == "win32", reason="no process can be stopped")


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
            worker.submit("who" + " " * 10_000)
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
    for _ in range(2):
        with pytest.raises(ThinkerError, match=r"cannot be started \(no more processes\)"):
            answer(worker, "who")
        assert not worker.thinking
    monkeypatch.undo()
    assert answer(worker, "who") in children()


@stopping
def test_a_stopped_process_is_ended_by_close() -> None:
    worker = WorkerProcess(answering, "mexica test")
    os.kill(answer(worker, "who"), signal.SIGSTOP)
    for _ in range(MANY):
        worker.submit("who" + " " * 10_000)
    worker.close()
    worker.close()
    assert children() == []


@stopping
def test_a_process_stopped_within_a_message_keeps_nobody_waiting(
    worker: WorkerProcess, tmp_path: Path
) -> None:
    first = answer(worker, "who")
    longest = [0.0]

    def ask() -> None:
        worker.submit(f"stop within a message in {tmp_path / 'done'}")
        while worker.thinking:
            began = time.monotonic()
            if worker.next_answer() is not None:
                worker.finish_question()
            longest[0] = max(longest[0], time.monotonic() - began)
            time.sleep(0.01)

    asking = Thread(target=ask, daemon=True)
    asking.start()
    asking.join(PATIENCE)
    assert not asking.is_alive()
    assert longest[0] < AT_ONCE
    assert first not in children()


@stopping
def test_a_process_stopped_while_it_starts_is_replaced_without_waiting_for_its_first_beat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if not os.path.exists("/proc/self/stat"):
        pytest.skip("the system does not say that a process is stopped")
    monkeypatch.setattr(silence, "_START_LIMIT", PATIENCE * 2)
    worker = WorkerProcess(answering, "mexica test")
    [stopped] = children()
    assert stopped is not None
    os.kill(stopped, signal.SIGSTOP)
    assert answer(worker, "who") != stopped
    worker.close()


@pytest.mark.parametrize("what", ["loop", "loop without a pause"])
def test_a_process_that_loops_without_end_is_replaced(
    worker: WorkerProcess, what: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    first = answer(worker, "who")
    assert answer(worker, f"{what} in {tmp_path / 'done'}") != first
    assert "does not react" in caplog.text


def test_a_question_that_ends_every_process_is_given_up(worker: WorkerProcess) -> None:
    with pytest.raises(ThinkerError, match=r"^The computer player's process has ended \(exit code 3\)\.$"):
        answer(worker, "die")
    assert answer(worker, "who") in children()


def test_a_process_that_ends_while_nothing_is_asked_is_replaced(worker: WorkerProcess) -> None:
    first = answer(worker, "who")
    multiprocessing.active_children()[0].kill()
    assert answer(worker, "who") != first


@pytest.mark.parametrize("question", ["compute and ask", "wait"])
def test_a_process_that_takes_long_is_left_alone(worker: WorkerProcess, question: str) -> None:
    first = answer(worker, "who")
    assert answer(worker, question) == first


def test_work_that_is_not_watched_may_compute_without_a_sign() -> None:
    worker = WorkerProcess(answering, "mexica test", watched=False)
    first = answer(worker, "who")
    assert answer(worker, "compute") == first
    worker.close()


PARENT = """
import time
from mexica.computer.worker_process import WorkerProcess
from tests.computer.test_worker_process import answering
if __name__ == "__main__":
    worker = WorkerProcess(answering, "mexica test", watched=False)
    worker.submit("answer and loop")
    while worker.next_answer() is None:
        time.sleep(0.01)
    print("loops", flush=True)
    time.sleep(600)
"""


def test_a_process_that_loops_ends_with_its_parent(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == "loops\n"
        parent.kill()
        # any process that the parent has started keeps this pipe open while it lives
        assert parent.communicate(timeout=PATIENCE)[0] == ""


class Unloadable:
    """Cannot be loaded in another process."""

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return __import__, ("no_such_module",)

    def __call__(self) -> AnswerFunction:
        return answers


def test_what_cannot_be_loaded_is_told_by_a_process_that_has_started() -> None:
    worker = WorkerProcess(Unloadable(), "mexica test")
    with pytest.raises(ThinkerError, match="ModuleNotFoundError: No module named 'no_such_module'"):
        answer(worker, "who")
    worker.close()


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
    monkeypatch.setattr(silence, "monotonic", lambda: clock.now)
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


def looks(monkeypatch: pytest.MonkeyPatch, *found: Look) -> None:
    """Have the system tell these states, the last one from then on."""
    left = list(found)
    monkeypatch.setattr(silence, "look_at", lambda pid: left.pop(0) if left[1:] else left[0])


@pytest.mark.parametrize(
    ("state", "computed", "hung"),
    [("R", 0.3, False), ("R", 1.2, True), ("S", 0.3, True), ("D", 0.0, True), ("T", 0.0, True)],
)
def test_a_silent_process_is_hung_unless_others_leave_it_no_core(
    clock: Clock, monkeypatch: pytest.MonkeyPatch, state: str, computed: float, hung: bool
) -> None:
    clock.silence.heard()
    looks(monkeypatch, Look("R", 7.0), Look(state, 7.0 + computed))
    assert not clock.hung_after(1.0)
    assert clock.hung_after(1.0) is hung


@pytest.mark.parametrize(("state", "hung"), [("R", False), ("S", False), ("T", True)])
def test_a_process_that_starts_is_hung_early_only_if_it_is_stopped(
    clock: Clock, monkeypatch: pytest.MonkeyPatch, state: str, hung: bool
) -> None:
    looks(monkeypatch, Look("R", 0.0), Look(state, 5.0))
    assert not clock.hung_after(1.0)
    assert clock.hung_after(2.0) is hung


def test_the_system_tells_how_long_a_process_has_computed() -> None:
    if not os.path.exists("/proc/self/stat"):
        pytest.skip("the system does not say")
    before = silence.look_at(os.getpid())
    assert before is not None
    assert before.state == "R"
    assert before.computed == pytest.approx(time.process_time(), abs=1.0)
    assert silence.look_at(2**30) is None
