"""Undo stops at every card and piece revealed (C13.2): what it takes back has shown a seat nothing new."""

import json
from collections.abc import Iterator
from random import Random

import pytest

from mexica.games.coatl import rules
from mexica.games.coatl.rules.actions import Discard, KeepHand
from mexica.games.coatl.table.match.match_record import Session, new_record
from mexica.play.record import PERSON
from mexica.play.undo import undo_target
from tests.games.coatl.table.playing import players

ACTIONS = 160


def undone(seats: int, people: int, seed: int) -> Iterator[tuple[Session, int]]:
    """A random game after each action that can be taken back, with the number of actions left then.

    While another seat finishes a serpent, it has yet to play the card that let it close it (C7.8).
    """
    kinds = [PERSON if seat < people else "random" for seat in range(seats)]
    session, generator = Session(rules, new_record(players(*kinds), 0, seed)), Random(seed)
    while not session.over and len(session.history) < ACTIONS:
        session.apply(generator.choice(rules.legal_actions(session.state)))
        first = session.state_after(0)
        left = undo_target(rules, session.players, first, session.history, finished=session.over)
        if left is not None and not session.over and session.state.turn.closing is None:
            yield session, left


def another_world(state: rules.State, seat: int, seed: int) -> rules.State:
    """A state that looks the same to a seat, with all that is hidden from it drawn anew."""
    return rules.position({**json.loads(json.dumps(rules.describe(state, seat))), "seed": seed})


def played_there(state: rules.State, session: Session, begin: int, seat: int) -> rules.State:
    """The state after the actions of the session from this number on, played in another world.

    Which cards another seat keeps or discards is hidden, so that there it is any of the same number.
    """
    for played in session.history[begin:]:
        action = played.action
        if played.seat != seat and isinstance(action, KeepHand | Discard):
            same = (one for one in rules.legal_actions(state) if type(one) is type(action))
            action = next(one for one in same if len(one.cards) == len(action.cards))
        state = rules.apply(state, action).state
    return state


@pytest.mark.parametrize(("seats", "people"), [(2, 1), (2, 2), (3, 1), (4, 1), (4, 4)])
def test_what_can_be_taken_back_has_shown_nothing_new(seats: int, people: int) -> None:
    crossed, within = 0, 0
    for session, left in undone(seats, people, seed=seats):
        before = session.state_after(left)
        seat = rules.to_move(before)
        there = played_there(another_world(before, seat, left), session, left, seat)
        assert rules.describe(there, seat) == rules.describe(session.state, seat)
        over_turns = rules.turn_id(before) != rules.turn_id(session.state)
        crossed, within = crossed + over_turns, within + (not over_turns)
    assert within
    assert bool(crossed) is (people == 1)
