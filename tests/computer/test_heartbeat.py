"""Work that is watched has to go on and to come to an answer; the time of the processor counts."""

import multiprocessing
import pickle
from collections.abc import Iterator
from multiprocessing.connection import Connection

import pytest

from mexica.computer import heartbeat
from mexica.computer.heartbeat import ANSWER, BEAT, STUCK, Heart

PATIENCE = 60.0  # seconds, only against hanging


class Work:
    """A heart whose messages are read, and the processor time that its work has had."""

    def __init__(self, pipe: Connection, heard: Connection) -> None:
        self.computed = 0.0
        self.heart, self._heard = Heart(pipe), heard

    def message(self) -> tuple[int, str, object]:
        assert self._heard.poll(PATIENCE)
        message: tuple[int, str, object] = pickle.loads(self._heard.recv_bytes())
        return message

    def kinds(self, count: int) -> set[str]:
        """Of the next messages."""
        return {self.message()[1] for _ in range(count)}


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Iterator[Work]:
    heard, pipe = multiprocessing.Pipe(duplex=False)
    work = Work(pipe, heard)
    monkeypatch.setattr(heartbeat, "process_time", lambda: work.computed)
    yield work
    work.heart.rest()


def test_it_beats_while_the_work_gives_signs(work: Work) -> None:
    work.heart.start(watched=True)
    for _ in range(3):
        work.computed += 1.0
        work.heart.sign()
        assert work.kinds(2) == {BEAT}


def test_work_that_computes_without_a_sign_is_stuck_and_says_so_once(work: Work) -> None:
    work.heart.start(watched=True)
    assert work.kinds(3) == {BEAT}
    work.computed += 2.0
    while (kind := work.message()[1]) == BEAT:
        pass
    assert kind == STUCK
    assert not work._heard.poll(2 * heartbeat.INTERVAL)


def test_work_that_waits_without_a_sign_is_not_stuck(work: Work) -> None:
    work.heart.start(watched=True)
    assert work.kinds(10) == {BEAT}


def test_work_that_goes_on_without_an_answer_is_stuck_in_the_end(work: Work) -> None:
    work.heart.start(watched=True)
    seen = set[str]()
    while STUCK not in seen:
        work.computed += 1.0
        work.heart.sign()
        seen |= work.kinds(1)
        assert work.computed < 100
    assert work.computed > 15


def test_every_answer_gives_it_time_for_the_next(work: Work) -> None:
    work.heart.start(watched=True)
    for number in range(3):
        for _ in range(15):
            work.computed += 1.0
            work.heart.sign()
            assert work.kinds(1) == {BEAT}
        work.heart.send(1, ANSWER, number)
        assert work.kinds(2) == {ANSWER, BEAT}


def test_work_that_is_not_watched_is_never_stuck(work: Work) -> None:
    work.heart.start()
    work.computed += 1000.0
    assert work.kinds(5) == {BEAT}
