"""A process that answers questions, closed after the test."""

from collections.abc import Iterator

import pytest

from mexica.computer.worker_process import WorkerProcess
from tests.computer.asked_process import answering, children


@pytest.fixture
def worker() -> Iterator[WorkerProcess]:
    worker = WorkerProcess(answering, "mexica test")
    yield worker
    worker.close()
    assert children() == []
