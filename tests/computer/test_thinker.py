"""A computer player in a process of its own: it answers, is cancelled, closed, and reported when it dies."""

import multiprocessing
import subprocess
import sys
import time
from collections.abc import Callable, Iterator

import pytest
from attrs import evolve

from mexica.computer.thinker import Thinker, ThinkerError
from mexica.games.mexica.ai.players import PLAYERS, mind
from mexica.games.mexica.rules import Action, State, apply, legal_actions, new_setup, start
from mexica.games.mexica.rules.actions import PlacePilli
from mexica.games.mexica.rules.state import Phase

PATIENCE = 60.0  # seconds


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    with_child = Thinker(PLAYERS, "greedy", 1)
    yield with_child
    with_child.close()


def placing() -> State:
    return start(new_setup(2, 1))


def begun() -> State:
    """A game at the beginning of the first turn."""
    state = placing()
    for _ in range(2):
        state = apply(state, legal_actions(state)[0]).state
    return state


def answer(thinker: Thinker) -> Action:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if (action := thinker.poll()) is not None:
            return action
        time.sleep(0.002)
    raise AssertionError("no answer")


def comes_true(fact: Callable[[], bool]) -> bool:
    until = time.monotonic() + PATIENCE
    while not fact() and time.monotonic() < until:
        time.sleep(0.01)
    return fact()


def child() -> multiprocessing.process.BaseProcess:
    (only,) = (process for process in multiprocessing.active_children() if process.name == "mexica greedy")
    return only


def test_it_answers_what_the_player_would_choose_here(thinker: Thinker) -> None:
    state, here = begun(), mind("greedy", 1)
    for _ in range(6):
        thinker.ask(state)
        action = answer(thinker)
        assert action == here.choose(state)
        state = apply(state, action).state


def test_it_says_nothing_without_a_question(thinker: Thinker) -> None:
    assert thinker.poll() is None
    assert not thinker.thinking


def test_a_cancelled_question_is_never_answered(thinker: Thinker) -> None:
    thinker.ask(begun())
    thinker.cancel()
    assert not thinker.thinking
    thinker.ask(placing())
    assert isinstance(answer(thinker), PlacePilli)
    assert thinker.poll() is None


def test_a_new_question_replaces_the_open_one(thinker: Thinker) -> None:
    thinker.ask(begun())
    thinker.ask(placing())
    assert isinstance(answer(thinker), PlacePilli)


def test_a_fault_of_the_player_is_told_and_the_process_goes_on(thinker: Thinker) -> None:
    state = begun()
    thinker.ask(evolve(state, turn=evolve(state.turn, phase=Phase.OVER)))
    with pytest.raises(ThinkerError, match=r"failed \(ValueError: the game is over"):
        answer(thinker)
    thinker.ask(state)
    assert answer(thinker) in legal_actions(state)


def test_a_killed_process_is_replaced_and_its_question_answered(thinker: Thinker) -> None:
    thinker.ask(placing())
    answer(thinker)
    thinker.ask(begun())
    child().kill()
    assert answer(thinker) in legal_actions(begun())
    child().kill()
    thinker.ask(begun())
    assert answer(thinker) in legal_actions(begun())


def test_a_process_that_is_killed_again_and_again_is_reported(thinker: Thinker) -> None:
    thinker.ask(begun())

    def end() -> None:
        for process in multiprocessing.active_children():
            process.kill()
        thinker.poll()

    with pytest.raises(
        ThinkerError, match=r"^The computer player's process has ended \(exit code -?\d+\)\.$"
    ):
        comes_true(end)
    thinker.ask(begun())
    assert answer(thinker) in legal_actions(begun())


def test_close_ends_the_process_in_the_middle_of_a_search() -> None:
    thinker = Thinker(PLAYERS, "greedy", 1)
    process = child()
    thinker.ask(begun())
    began = time.monotonic()
    thinker.close()
    thinker.close()
    assert not process.is_alive()
    assert time.monotonic() - began < PATIENCE


def test_an_unknown_kind_starts_no_process() -> None:
    others = set(multiprocessing.active_children())
    with pytest.raises(ThinkerError, match="no computer player 'clever': no bot of this name is installed"):
        Thinker(PLAYERS, "clever", 1)
    assert set(multiprocessing.active_children()) <= others


PARENT = """
import os, time
from mexica.computer.thinker import Thinker
from mexica.games.mexica.ai.players import PLAYERS
from mexica.games.mexica.rules import new_setup, start
if __name__ == "__main__":
    thinker = Thinker(PLAYERS, "greedy", 1)
    thinker.ask(start(new_setup(2, 1)))
    while thinker.poll() is None:
        time.sleep(0.01)
    print("answered", flush=True)
    time.sleep(60)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="whether a process lives is asked with a signal")
def test_the_process_ends_with_its_parent(tmp_path_factory: pytest.TempPathFactory) -> None:
    script = tmp_path_factory.mktemp("parent") / "parent.py"
    script.write_text(PARENT, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == "answered\n"
        parent.kill()
        # any process that the parent has started keeps this pipe open while it lives
        assert parent.communicate(timeout=60)[0] == ""


def test_the_process_loads_no_pygame() -> None:
    code = "import sys, mexica.computer.thinker, mexica.cli; print([n for n in sys.modules if 'pygame' in n])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
