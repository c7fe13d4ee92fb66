"""The review of a game: its turns, what they cost, and what a new turn is worth."""

from functools import cache
from itertools import pairwise

import pytest

from mexica.computer.mind import Stopped
from mexica.games.aztekz import rules
from mexica.games.aztekz.ai.game_review import Measure, PlayedTurn, expected, judged, played_turns
from mexica.games.aztekz.ai.turn_judge import TurnQuestion, worths
from mexica.games.aztekz.ai.turn_reasons import Gain
from tests.games.aztekz.properties.whole_games import playout
from tests.games.aztekz.tables import after, one


@cache
def game() -> tuple[rules.State, tuple[rules.Action, ...]]:
    steps = list(playout(1, 2))
    return steps[0][0], tuple(action for _state, action, _step in steps)


def turn(begin: rules.State, *texts: str) -> PlayedTurn:
    actions = tuple(map(rules.parse, texts))
    return PlayedTurn(begin.turn.to_move, 1, 0, actions, begin, after(begin, *texts))


def test_turns_follow_each_other_from_the_start_cards_to_the_end() -> None:
    found = played_turns(*game())
    assert found[0].first == 2  # two start cards
    for first, following in pairwise(found):
        assert first.after == following.begin
        assert following.first == first.first + len(first.actions)
    assert rules.is_over(found[-1].after)
    assert tuple(action for one in found for action in one.actions) == game()[1][2:]


def test_a_turn_in_progress_is_left_out() -> None:
    found = played_turns(*game())
    number = next(number for number, one in enumerate(found) if number and len(one.actions) > 1)
    assert played_turns(game()[0], game()[1][: found[number].first + 1]) == found[:number]


def test_the_points_expected_become_those_of_the_result() -> None:
    found = played_turns(*game())
    assert expected(found[-1], 7).points == rules.points(found[-1].after)
    assert expected(found[-1], 7).number == 7
    assert len(expected(found[0], 0).points) == 2


def test_a_turn_is_worth_the_same_whether_it_was_found_or_played() -> None:
    begin = played_turns(*game())[8].begin
    measure = Measure()
    best = measure.best(begin)
    assert measure.worth_of(begin, best.actions) == pytest.approx(best.score)


def test_a_theft_that_was_missed_costs_its_points_and_is_the_better_turn() -> None:
    """Worked example 14: a pile of three could have been stolen."""
    begin = rules.position(one())
    missed = turn(begin, "lay 0,2 new")
    verdict = judged(missed, 3)
    assert verdict.number == 3
    assert verdict.cost > 1
    assert verdict.better is not None
    assert verdict.better.reasons[0].gain is Gain.STEALS
    assert verdict.played.behind == verdict.cost
    question = TurnQuestion(missed, verdict.better.actions, verdict.better.actions)
    told = worths(question)
    assert told.new == told.answer == pytest.approx(told.played + verdict.cost)
    assert told.benefits == verdict.better.reasons


def test_the_best_turn_costs_nothing() -> None:
    begin = rules.position(one())
    best = judged(turn(begin, "lay 0,2 new"), 0).better
    assert best is not None
    verdict = judged(turn(begin, *map(str, best.actions)), 0)
    assert (verdict.cost, verdict.better) == (0.0, None)


def test_a_review_is_given_up_on_demand() -> None:
    with pytest.raises(Stopped):
        judged(turn(rules.position(one()), "lay 0,2 new"), 0, lambda: True)
