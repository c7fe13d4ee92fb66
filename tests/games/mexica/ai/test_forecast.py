"""Forecasts: they begin near the result, hardly move when a period is scored, and end at the final points."""

import pytest

from mexica.games.mexica.ai.forecast import forecast
from mexica.games.mexica.rules import State, apply
from mexica.games.mexica.rules.actions import EndTurn
from mexica.games.mexica.rules.events import PeriodScored
from mexica.games.mexica.rules.state import Phase
from tests.games.mexica.ai.playing import Game, game, greedy_game


def games() -> list[Game]:
    return [greedy_game(), game(("greedy",) * 4, 5)]


def scorings(played: Game) -> list[tuple[State, State]]:
    """The positions just before and just after each scoring."""
    found = []
    for before, action in played:
        if isinstance(action, EndTurn):
            step = apply(before, action)
            if any(isinstance(event, PeriodScored) for event in step.events):
                found.append((before, step.state))
    return found


@pytest.mark.parametrize("number", [0, 1])
def test_a_scoring_pays_what_was_expected_of_it(number: int) -> None:
    pairs = scorings(games()[number])
    assert len(pairs) == 2
    for before, after in pairs:
        paid = [new.points - old.points for old, new in zip(before.players, after.players, strict=True)]
        assert max(paid) > 15
        for was, now in zip(forecast(before), forecast(after), strict=True):
            assert now == pytest.approx(was, abs=2)


@pytest.mark.parametrize("number", [0, 1])
def test_the_mean_of_all_seats_stays_near_the_result(number: int) -> None:
    played = games()[number]
    last = apply(*played[-1]).state
    result = sum(player.points for player in last.players) / last.seats
    for state, _ in played[::9]:
        if state.turn.phase is Phase.TURNS:
            assert sum(forecast(state)) / state.seats == pytest.approx(result, rel=0.35)


def test_forecasts_end_in_the_points() -> None:
    last = apply(*greedy_game()[-1]).state
    assert forecast(last) == [player.points for player in last.players]
