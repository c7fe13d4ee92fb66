"""How a match goes on in time: a person's route action by action, the computer's moves at their pace."""

import time

import pytest

from mexica.games.mexica import rules
from mexica.games.mexica.rules import parse
from mexica.games.mexica.table.match.computers import make_thinker
from mexica.play.match_runner import ASK_AGAIN, STEP, MatchRunner
from mexica.play.session import Session
from tests.games.mexica.table.playing import new_game

PLACED = tuple(map(parse, ("start G7", "start H6", "start I7")))
ROUTE = tuple(map(parse, ("walk F7", "walk E7", "walk E6")))
PACE = 0.8


@pytest.fixture
def flow():
    """A match of one person, to move, and two computers; what was shown is in `flow.seen`."""
    seen = []
    session = Session(rules, new_game("person", "random", "random", actions=PLACED))
    made = MatchRunner(session, make_thinker, lambda: PACE, seen.append)
    made.seen = seen
    yield made
    made.close()


def done(flow) -> list[str]:
    return [str(action) for action in flow.session.actions[len(PLACED) :]]


def let_the_computer_act(flow) -> None:
    """Let no time pass at the table until one more action is done."""
    before, limit = len(flow.seen), time.monotonic() + 20
    while len(flow.seen) == before:
        assert time.monotonic() < limit
        flow.tick(0.0)
        time.sleep(0.005)


def test_a_route_is_done_action_by_action(flow):
    flow.choose(ROUTE)
    assert done(flow) == ["walk F7"]
    assert flow.busy
    flow.tick(STEP / 2)
    assert done(flow) == ["walk F7"]
    assert flow.next_wake == pytest.approx(STEP / 2)
    flow.tick(STEP / 2)
    flow.tick(STEP)
    assert done(flow) == ["walk F7", "walk E7", "walk E6"]
    assert not flow.busy
    assert flow.next_wake is None


def test_every_action_is_shown_once(flow):
    flow.choose(ROUTE[:1])
    assert [str(step.action) for step in flow.seen] == ["walk F7"]


def test_undo_forgets_the_rest_of_a_route(flow):
    flow.choose(ROUTE)
    assert flow.undo() == 1
    assert not flow.busy
    flow.tick(1.0)
    assert done(flow) == []


def test_each_action_of_the_computer_is_shown_for_a_while(flow):
    flow.choose((parse("end"),))
    flow.skip_wait()
    let_the_computer_act(flow)
    assert flow.seen[-1].seat == 1
    shown = len(flow.seen)
    wait = flow.next_wake
    assert wait in (pytest.approx(PACE), pytest.approx(PACE / 2))
    flow.tick(wait - 0.01)
    time.sleep(0.3)
    flow.tick(0.0)
    assert len(flow.seen) == shown


def test_skipping_the_wait_does_not_wait_for_the_pace(flow):
    flow.choose((parse("end"),))
    flow.skip_wait()
    let_the_computer_act(flow)
    flow.skip_wait()
    assert flow.next_wake == ASK_AGAIN
    let_the_computer_act(flow)


def test_nothing_wakes_the_table_while_a_person_thinks(flow):
    assert flow.next_wake is None
    flow.tick(100.0)
    assert done(flow) == []
