"""The review of a game: its turns, what they cost, and what a new turn is worth."""

from functools import cache
from itertools import pairwise

import pytest

from mexica.computer.mind import Stopped
from mexica.games.coatl import rules
from mexica.games.coatl.ai.action_reasons import Gain
from mexica.games.coatl.ai.game_review import (
    Measure,
    PlayedTurn,
    expected,
    in_actions,
    judged,
    played_turns,
)
from mexica.games.coatl.ai.strongest import Strongest
from mexica.games.coatl.ai.turn_judge import TurnQuestion, worths
from mexica.games.coatl.rules import Action, State
from tests.games.coatl.table.playing import played_at_random
from tests.games.coatl.tables import after, seat, serpent, state, table


@cache
def game() -> tuple[State, tuple[Action, ...]]:
    record, _state = played_at_random("random", "random", seed=4, actions=1000)
    return rules.start(record.setup), record.actions


@cache
def turns() -> tuple[PlayedTurn, ...]:
    return played_turns(*game())


def parsed(*texts: str) -> tuple[Action, ...]:
    return tuple(map(rules.parse, texts))


def turn(begin: State, *texts: str) -> PlayedTurn:
    return PlayedTurn(begin.turn.to_move, 1, 0, parsed(*texts), begin, after(begin, *texts))


def test_turns_follow_each_other_from_the_opening_hands_to_the_end() -> None:
    found, actions = turns(), game()[1]
    assert found[0].first == 2  # the two hands are chosen
    for one, following in pairwise(found):
        assert one.after == following.begin
        assert following.first == one.first + len(one.actions)
    assert rules.is_over(found[-1].after)
    assert tuple(action for one in found for action in one.actions) == actions[2:]
    assert sum(one.ending for one in found) == 1


def test_a_turn_in_progress_is_left_out() -> None:
    begin, actions = game()
    number = next(number for number, one in enumerate(turns()) if number and len(one.actions) > 1)
    assert played_turns(begin, actions[: turns()[number].first + 1]) == turns()[:number]


def with_two_actions() -> State:
    """Seat 1 has two actions in its last turn, and an end to close; there are no cards to choose."""
    last = {"to_move": 1, "actions_left": 2, "ending": {"cause": "third serpent", "by": 0, "actions": [0, 2]}}
    own = seat("tY", "", serpent("hY G Y G", "P15"))
    return rules.position({**table(seat(), own, display=[], deck=0), **last})


def test_a_turn_is_taken_apart_into_its_actions() -> None:
    one = state(seat("Y G"), seat())
    steps = parsed("lay Y", "join 1 G tail", "done")
    assert in_actions(one, steps) == [(one, steps)]
    assert in_actions(one, steps[:2]) == [(one, steps[:2])]
    two = with_two_actions()
    first, second = parsed("take b1"), parsed("join 1 Y tail", "done")
    assert in_actions(two, first + second) == [(two, first), (after(two, "take b1"), second)]
    assert in_actions(two, ()) == []


@pytest.mark.parametrize("second", ["take b2", "done"])
def test_a_second_action_that_leaves_a_serpent_unfinished_costs_its_points(second: str) -> None:
    """C12.1: both actions of a last turn are judged; C12.4: leaving one out is one way to use it."""
    begin = with_two_actions()
    verdict = judged(turn(begin, "take b1", second), 0)
    assert verdict.cost >= 3
    assert verdict.better is not None
    answer = tuple(map(str, verdict.better.actions))
    assert answer[0] == "take b1"
    assert "join 1 tY" in answer
    assert rules.points(after(begin, *answer))[1] >= 3
    assert {Gain.FILLS, Gain.FINISHES} <= {one.gain for one in verdict.better.reasons}
    assert verdict.played.actions == parsed("take b1", second)
    told = worths(TurnQuestion(turn(begin, "take b1", second), verdict.better.actions, parsed(*answer)))
    assert told.new == told.answer == pytest.approx(told.played + verdict.cost)


def test_the_best_of_both_actions_costs_nothing() -> None:
    begin = with_two_actions()
    best = Measure().best(begin)
    assert best is not None
    assert len(in_actions(begin, best[1])) == 2
    verdict = judged(turn(begin, *map(str, best[1])), 0)
    assert verdict.cost == 0.0
    assert verdict.better is None


def test_a_third_serpent_that_wins_costs_nothing() -> None:
    """C12.1: whatever its player could have scored by going on, the game is won."""
    finished = [serpent("hY Y Y Y tY", "P10"), serpent("hR R R R tR", "P11")]
    own = seat("tK U U Y Y G", "P18 P28 P20 P4", *finished, serpent("hY G", "P15"))
    begin = state(own, seat("G", "", serpent("hK G Y G")), display=[], deck=0)
    actions = parsed("join 3 tK", "done", "done", "take b1", "take b2")
    ending, last = played_turns(begin, actions)
    assert (ending.won, last.won) == (True, False)
    assert judged(ending, 0).cost == 0.0
    assert judged(ending, 0).better is None
    undecided = played_turns(begin, actions[:4])[0]
    assert not undecided.won
    assert judged(undecided, 0).cost > 1


def test_what_the_strongest_level_does_costs_nothing() -> None:
    begin = state(seat("Y G", "P15", serpent("hY G")), seat("R", "", serpent("Y")))
    level, line, now = Strongest(0), list[Action](), begin
    while rules.turn_id(now) == rules.turn_id(begin):
        line.append(level.choose(now))
        now = rules.apply(now, line[-1]).state
    verdict = judged(turn(begin, *map(str, line)), 0)
    assert verdict.cost == 0.0
    assert verdict.better is None


def test_a_serpent_that_is_not_finished_in_the_last_turn_costs_its_points() -> None:
    begin = rules.position(
        {
            **table(seat("tY", "", serpent("hY G Y G", "P15")), seat()),
            "ending": {"cause": "body segments gone", "by": None, "actions": [1, 1]},
        }
    )
    verdict = judged(turn(begin, "take b1"), 7)
    assert verdict.number == 7
    assert verdict.cost >= 3
    assert verdict.better is not None
    assert "join 1 tY" in map(str, verdict.better.actions)
    assert verdict.played.actions == parsed("take b1")
    assert verdict.played.behind == verdict.cost
    assert after(begin, *map(str, verdict.better.actions))


def test_luck_with_a_card_drawn_unseen_is_no_merit() -> None:
    begin = state(seat("", "", serpent("hY G")))
    other = rules.position({**rules.describe(begin, 0), "seed": 5})
    assert other.deck != begin.deck
    drawing = parsed("prophecy deck", "done")
    measure = Measure()
    assert measure.worth_of(begin, drawing) == measure.worth_of(other, drawing)


def test_no_turn_costs_less_than_nothing_and_a_better_one_can_be_played() -> None:
    for number in range(3, len(turns()), len(turns()) // 5):
        verdict = judged(turns()[number], number)
        assert verdict.cost >= 0
        assert (verdict.better is not None) == (verdict.cost > 0)
        if verdict.better is not None:
            assert after(turns()[number].begin, *map(str, verdict.better.actions))


def test_expectations_begin_at_what_is_certain_and_end_in_the_result() -> None:
    for number in (0, len(turns()) // 2, len(turns()) - 1):
        now = turns()[number].after
        found = expected(turns()[number], number)
        assert all(points >= has for points, has in zip(found.points, rules.points(now), strict=True))
    assert found.points == tuple(map(float, rules.points(turns()[-1].after)))


def test_a_judgement_can_be_stopped() -> None:
    busy = state(seat("Y G R", "P15 P20 P21", serpent("hY G Y"), serpent("U U")))
    with pytest.raises(Stopped):
        judged(turn(busy, "take b6"), 0, lambda: True)


def test_the_answer_played_again_is_worth_what_it_is_and_the_same_turn_what_it_was() -> None:
    found = ((one, judged(one, number)) for number, one in enumerate(turns()))
    one, verdict = next(pair for pair in found if pair[1].better is not None)
    assert verdict.better is not None
    answer = tuple(verdict.better.actions)
    same = worths(TurnQuestion(one, answer, one.actions))
    assert same.new == same.played
    assert same.answer - same.played == pytest.approx(verdict.cost)
    better = worths(TurnQuestion(one, answer, answer))
    assert better.new == better.answer
    assert better.benefits
    assert worths(TurnQuestion(one, answer, ())).new <= better.answer
