"""A stopped process is replaced, and nobody waits for it."""

import os
import signal
import sys
import time
from pathlib import Path
from threading import Thread

import pytest

from mexica.computer import silence
from mexica.computer.inbox import Inbox
from mexica.computer.worker_process import ThinkerError, WorkerProcess
from tests.computer.asked_process import AT_ONCE, MANY, PATIENCE, answer, answering, children, next_answer

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no process can be stopped")


def test_a_stopped_process_is_replaced_and_its_question_answered(
    worker: WorkerProcess, caplog: pytest.LogCaptureFixture
) -> None:
    stopped = answer(worker, "who")
    os.kill(stopped, signal.SIGSTOP)
    another = answer(worker, "who")
    assert another != stopped
    assert children() == [another]
    assert "does not react" in caplog.text


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


def test_answers_given_before_a_process_was_stopped_are_not_given_again(worker: WorkerProcess) -> None:
    counted = [answer(worker, "count")]
    [first] = children()
    assert first is not None
    os.kill(first, signal.SIGSTOP)
    counted += [next_answer(worker), next_answer(worker)]
    assert counted == [0, 1, 2]
    assert next_answer(worker) in children()


def test_a_new_process_hurries_as_the_stopped_one_should_have(worker: WorkerProcess) -> None:
    stopped = answer(worker, "who")
    os.kill(stopped, signal.SIGSTOP)
    worker.submit("search")
    worker.hurry()
    assert next_answer(worker) != stopped


def test_a_question_that_stops_every_process_is_given_up(worker: WorkerProcess) -> None:
    with pytest.raises(ThinkerError, match="does not react"):
        answer(worker, "stop")
    assert not worker.thinking
    worker.cancel()


def test_it_is_given_up_too_if_it_stops_every_process_after_an_answer(worker: WorkerProcess) -> None:
    assert answer(worker, "answer and stop") == 0
    with pytest.raises(ThinkerError, match="does not react"):
        next_answer(worker)


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


def test_a_dead_process_is_replaced_before_its_pipe_tells_that_it_ended(
    worker: WorkerProcess, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    dead = answer(worker, "who")
    monkeypatch.setattr(Inbox, "ended", property(lambda _inbox: False))
    os.kill(dead, signal.SIGKILL)
    while dead in children():
        time.sleep(0.01)
    assert answer(worker, "who") in children()
    assert "does not react" not in caplog.text


def test_a_stopped_process_is_ended_by_close() -> None:
    worker = WorkerProcess(answering, "mexica test")
    os.kill(answer(worker, "who"), signal.SIGSTOP)
    for _ in range(MANY):
        worker.submit("who" + " " * 10_000)
    worker.close()
    worker.close()
    assert children() == []


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
