"""A process that ends or hangs is replaced, and one that works is left alone."""

import multiprocessing
import subprocess
import sys
from pathlib import Path

import pytest

from mexica.computer.answering import AnswerFunction
from mexica.computer.worker_process import ThinkerError, WorkerProcess
from tests.computer.asked_process import PATIENCE, answer, answering, answers, children


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
    for process in multiprocessing.active_children():
        process.kill()
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
from tests.computer.asked_process import answering
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
