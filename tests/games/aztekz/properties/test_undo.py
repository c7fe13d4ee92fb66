"""Undo takes a turn back to its draw and no further (A8.2)."""

from random import Random

import pytest

from mexica.games.aztekz import rules
from mexica.games.aztekz.table.match.match_record import Session, new_record
from mexica.play.record import PERSON, PlayerInfo
from mexica.play.undo import turn_undo_target, undo_target
from tests.games.aztekz.properties.whole_games import at_random

ACTIONS = 120


@pytest.mark.parametrize("people", [1, 2])
def test_a_turn_is_taken_back_freely_until_it_is_ended(people: int) -> None:
    kinds = [PERSON] * people + ["random"] * (2 - people)
    players = tuple(PlayerInfo(f"Player {seat}", "black", kind) for seat, kind in enumerate(kinds))
    session, choose = Session(rules, new_record(players, 0, 3)), at_random(1)
    begun, taken = 0, 0
    while not session.over and len(session.history) < ACTIONS:
        person = session.players[rules.to_move(session.state)].kind == PERSON
        action = choose(session.state)
        session.apply(action)
        first, history = session.state_after(0), session.history
        left = undo_target(rules, session.players, first, history, finished=False)
        whole = turn_undo_target(rules, session.players, first, history, finished=False)
        if rules.ends_turn(action):
            assert left is whole is None
            begun = len(history)
        elif person:
            assert left == len(history) - 1
            assert whole == begun
            taken += 1
        else:
            assert left is None
    assert taken > 10


def test_a_turn_taken_back_and_played_again_comes_to_the_same_state() -> None:
    """Mixing after a scare is drawn from the state, so that trying it twice shows nothing."""
    generator = Random(2)
    state = rules.start(rules.new_setup(2, 2))
    scared = 0
    while not rules.is_over(state):
        actions = rules.legal_actions(state)
        scares = [action for action in actions if str(action).startswith("scare")]
        if scares:
            once, again = (rules.apply(state, scares[0]).state for _ in range(2))
            assert once == again
            scared += 1
        state = rules.apply(state, generator.choice(actions)).state
    assert scared
