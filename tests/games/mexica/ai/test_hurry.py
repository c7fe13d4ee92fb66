"""A search that is told to hurry plays the best turn found so far, always a legal one."""

import time
from collections.abc import Callable

import pytest
from attrs import evolve

from mexica.computer.mind import Budget
from mexica.computer.thinker import Thinker
from mexica.games.mexica.ai.players import OWN_BUDGETS, PLAYERS, mind
from mexica.games.mexica.rules import Action, State, apply, legal_actions, new_setup, start
from mexica.games.mexica.rules.actions import EndTurn
from mexica.games.mexica.rules.state import Phase

PATIENCE = 60.0  # seconds
LONG = Budget(seconds=600.0)
SEARCHING = tuple(OWN_BUDGETS)


def begun(seats: int = 2) -> State:
    state = start(new_setup(seats, 1))
    while state.turn.phase is Phase.PLACING:
        state = apply(state, legal_actions(state)[0]).state
    return state


def whole_turn(choose: Callable[[State], Action], state: State) -> list[Action]:
    """Play a turn to its end; IllegalAction if the player offers one that is illegal."""
    seat, played = state.turn.to_move, list[Action]()
    while state.turn.to_move == seat and state.turn.phase is Phase.TURNS:
        played.append(choose(state))
        state = apply(state, played[-1]).state
    return played


@pytest.mark.parametrize("kind", SEARCHING)
def test_a_search_in_a_hurry_soon_plays_a_legal_turn_that_does_something(kind: str) -> None:
    player = mind(kind, 1, budget=evolve(LONG, hurried=lambda spent: True))
    began = time.monotonic()
    played = whole_turn(player.choose, begun(3))
    assert time.monotonic() - began < LONG.seconds / 4
    assert isinstance(played[-1], EndTurn)
    assert len(played) > 1


@pytest.mark.parametrize("kind", SEARCHING)
def test_a_search_tells_how_much_is_spent_and_never_less_than_before(kind: str) -> None:
    told: list[float] = []

    def hurried(spent: float) -> bool:
        told.append(spent)
        return False

    mind(kind, 1, budget=Budget(nodes=250, hurried=hurried)).choose(begun())
    assert told == sorted(told)
    assert told[0] < 0.1
    assert 0.9 < told[-1] <= 1.0


@pytest.mark.parametrize("kind", SEARCHING)
def test_without_hurry_the_same_turn_is_found_as_when_nobody_looks_on(kind: str) -> None:
    alone = mind(kind, 1, budget=Budget(nodes=200))
    watched = mind(kind, 1, budget=Budget(nodes=200, hurried=lambda spent: False))
    assert whole_turn(alone.choose, begun()) == whole_turn(watched.choose, begun())


def test_the_process_tells_its_progress_and_answers_at_once_when_hurried() -> None:
    thinker = Thinker(PLAYERS, "strongest", 1)
    try:
        state = begun()
        thinker.ask(state)
        assert thinker.progress is None
        action = wait(thinker, until_progress=True)
        assert action is None
        assert thinker.progress is not None
        assert 0 < thinker.progress < 1
        thinker.hurry()
        action = wait(thinker)
        assert action is not None
        apply(state, action)
        assert thinker.progress is None
    finally:
        thinker.close()


def test_hurry_that_comes_too_late_spoils_no_later_question() -> None:
    thinker = Thinker(PLAYERS, "planner", 1)
    try:
        state = begun()
        thinker.hurry()
        for hurries in (3, 0):
            thinker.ask(state)
            for _ in range(hurries):
                thinker.hurry()
            action = wait(thinker)
            assert action is not None
            state = apply(state, action).state
    finally:
        thinker.close()


def wait(thinker: Thinker, *, until_progress: bool = False) -> Action | None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if (action := thinker.poll()) is not None:
            return action
        if until_progress and thinker.progress is not None:
            return None
        time.sleep(0.002)
    raise AssertionError("no answer")
