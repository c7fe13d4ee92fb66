"""Advice: turns that can be played as they are, their prices, and true reasons for them."""

import pytest
from attrs import evolve

from mexica.computer.mind import Budget, Stopped
from mexica.games.mexica.ai.advice import LEAST, Advice, Candidate, best_turns, compared, tidied
from mexica.games.mexica.ai.turn_reasons import Gain, Reason
from mexica.games.mexica.rules import State, apply, cost
from mexica.games.mexica.rules.actions import TakeActionToken
from mexica.games.mexica.rules.spaces import named
from mexica.games.mexica.rules.state import Phase
from tests.games.mexica.ai.playing import (
    before_the_last_scoring,
    begun_turns,
    greedy_game,
    open_district,
    sampled_states,
)
from tests.games.mexica.drawings import state

FEW = Budget(nodes=80)


def played(before: State, advice: Advice) -> tuple[State, int]:
    """The state that the advice leads to, and the AP it really takes."""
    price = 0
    for action in advice.actions:
        price += cost(before, action)
        before = apply(before, action).state
    return before, price


def test_advice_can_be_played_at_its_price() -> None:
    count = 0
    for before in sampled_states()[1::6]:
        advice = best_turns(before, 3, FEW)
        assert len(advice) <= 3
        assert all(one.gain >= LEAST for one in advice)
        assert [one.worth for one in advice] == sorted((one.worth for one in advice), reverse=True)
        assert len({one.reasons for one in advice}) == len(advice)
        for one in advice:
            assert played(before, one)[1] == one.price
            count += 1
    assert count


def test_a_founding_is_a_reason_with_its_size_points_and_space() -> None:
    before = open_district()
    best = best_turns(before, 1, FEW)[0]
    founding = next(reason for reason in best.reasons if reason.gain is Gain.FOUNDS)
    assert (founding.size, founding.points) == (4, 2)
    assert founding.space in (named("A11"), named("A12"), named("B11"), named("B12"))
    assert best.gain > 0


def test_a_first_place_is_a_reason() -> None:
    before = state(
        """
            ABCDE
        11  .a=..
        12  .t=..
        13  ==.b.
        t: token 4
        """,
        around="water",
        display=[],
        later=[],
        period=2,
    )
    reasons = [reason for advice in best_turns(before, 5, Budget(nodes=300)) for reason in advice.reasons]
    assert any((reason.gain, reason.size, reason.points) == (Gain.TAKES_FIRST, 4, 4) for reason in reasons)


def test_the_way_back_to_a_start_space_is_a_reason() -> None:
    before = before_the_last_scoring()
    best = best_turns(before, 1, FEW)[0]
    assert [str(action) for action in best.actions] == ["walk F7", "walk G7"]
    assert best.reasons == (Reason(Gain.RETURNS, points=5, space=named("G7")),)


def test_advice_is_given_only_in_a_turn_and_until_stopped() -> None:
    before = sampled_states()[2]
    with pytest.raises(ValueError, match="no turn is being played"):
        best_turns(evolve(before, turn=evolve(before.turn, phase=Phase.OVER)), 1, FEW)
    with pytest.raises(Stopped):
        best_turns(before, 1, FEW, lambda: True)


def test_no_token_is_taken_only_to_be_spent_in_the_same_turn() -> None:
    before = open_district()
    end = before
    for _ in range(2):
        end = apply(end, TakeActionToken()).state
    spent = end.with_player(end.turn.to_move, evolve(end.mover, action_tokens=0))
    candidate = tidied(before, Candidate((TakeActionToken(), TakeActionToken()), spent, 1.0))
    assert candidate.actions == ()
    assert tidied(before, Candidate((TakeActionToken(), TakeActionToken()), end, 1.0)).end == end


def test_the_same_turn_with_a_token_less_is_no_advice_of_its_own() -> None:
    for before in begun_turns(greedy_game())[4:6]:
        told = [
            tuple(reason for reason in one.reasons if reason.gain is not Gain.SAVES)
            for one in best_turns(before, 3, Budget(nodes=300))
        ]
        assert len(set(told)) == len(told)


def test_turns_that_are_asked_about_are_told_with_a_few_of_the_best() -> None:
    """Whatever the budget, the turn asked about is there, with others to compare it with."""
    for begin in begun_turns(greedy_game())[::12]:
        for nodes in (60, 700, 1500):
            told = compared(begin, ((begin, ()),), Budget(nodes=nodes))
            assert any(candidate.end is begin for candidate in told)
            assert [one.worth for one in told] == sorted((one.worth for one in told), reverse=True)
            assert len(told) > 4


def test_what_comes_after_the_turn_changes_what_is_advised() -> None:
    states = begun_turns(greedy_game())[::8]
    near = [compared(begin, (), Budget(nodes=60))[0].actions for begin in states]
    far = [compared(begin, (), Budget(nodes=1200))[0].actions for begin in states]
    assert near != far
