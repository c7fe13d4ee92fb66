"""Advice: legal, whole turns, best first, and decided from what is open."""

from itertools import islice

import pytest

from mexica.games.aztekz import rules
from mexica.games.aztekz.ai.advice import best_turns
from mexica.games.aztekz.ai.turn_reasons import Gain
from tests.games.aztekz.properties.whole_games import playout
from tests.games.aztekz.tables import drawn, one, seat, table


def states(seed: int) -> list[rules.State]:
    """Positions on the way of a random game, the first before a start card."""
    found = [state for state, _action, _step in islice(playout(seed, 2), 60)]
    return [found[0], *found[10::40]]


@pytest.mark.parametrize("seed", range(2))
def test_advice_is_a_whole_legal_turn_best_first_and_says_something_else_each_time(seed: int) -> None:
    for now in states(seed):
        advice = best_turns(now, 3)
        assert advice
        assert advice[0].behind == 0
        assert [one.behind for one in advice] == sorted(one.behind for one in advice)
        assert len({one.reasons for one in advice}) == len(advice)
        for plan in advice:
            end = now
            for action in plan.actions:
                end = rules.apply(end, action).state
            assert rules.ends_turn(plan.actions[-1])


def test_advice_does_not_depend_on_what_is_hidden() -> None:
    now = states(1)[1]
    assert best_turns(now, 3) == best_turns(rules.position({**rules.describe(now), "seed": 77}), 3)


def test_the_first_advice_is_to_steal_a_pile() -> None:
    assert best_turns(rules.position(one()), 1)[0].reasons[0].gain is Gain.STEALS


def test_a_game_that_is_over_has_nothing_to_advise() -> None:
    cards = drawn("┌ ┬ ┬ ┐", "└ ┴ ┴ ┘")
    over = {**table(cards, seat("0,0", "0,0", "0,1"), seat("3,1", "3,1", "3,1")), "phase": "over"}
    with pytest.raises(ValueError, match="over"):
        best_turns(rules.position({**over, "drawn": None}), 1)
