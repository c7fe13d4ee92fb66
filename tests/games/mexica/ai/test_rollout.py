"""Rollouts: whole rounds that the rules allow, for as long as the budget lasts."""

import pytest

from mexica.computer.meter import Meter
from mexica.computer.mind import Budget, Stopped, never
from mexica.games.mexica.ai.rollout import Rollout, Simulator
from mexica.games.mexica.ai.turn_search import TurnSearch
from mexica.games.mexica.ai.weights import others_weights, strongest_weights
from mexica.games.mexica.rules import State
from tests.games.mexica.ai.playing import before_the_last_scoring, begun_turns, game, sampled_states

PLENTY = Budget(nodes=100_000)


def rollouts(state: State, meter: Meter, count: int = 2) -> list[Rollout]:
    """The best turns of a narrow search."""
    search = TurnSearch(state, strongest_weights(state.seats), meter)
    search.widen(1)
    return [Rollout(end) for end in search.ends(count)]


def simulator(state: State, meter: Meter) -> Simulator:
    own, others = strongest_weights(state.seats), others_weights(state.seats)
    return Simulator(state, own, others, meter)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_round_ends_where_the_seat_has_had_its_next_turn(seats: int) -> None:
    state = begun_turns(game(("greedy",) * seats, 5))[seats]
    meter = Meter(PLENTY)
    found = rollouts(state, meter)
    assert simulator(state, meter).add_round(found) == len(found)
    for rollout in found:
        assert rollout.latest.turn.to_move == state.turn.to_move
        assert rollout.latest.turn.round == state.turn.round + 1
        assert len(rollout.worths) == 2


def test_it_is_played_to_the_end_of_the_game_and_no_farther() -> None:
    state = before_the_last_scoring()
    meter = Meter(PLENTY)
    found = rollouts(state, meter)
    ahead = simulator(state, meter)
    for _ in range(3):
        ahead.add_round(found)
    for rollout in found:
        assert rollout.over
        assert rollout.worths[1] == rollout.worths[3]


def test_what_the_budget_does_not_reach_for_stays_as_it_was() -> None:
    state = begun_turns(game(("greedy",) * 4, 5))[8]
    meter = Meter(Budget(nodes=400))
    found = rollouts(state, meter, 12)
    played = simulator(state, meter).add_round(found)
    assert 0 < played < len(found)
    assert [len(rollout.worths) for rollout in found] == [2] * played + [1] * (len(found) - played)
    assert all(rollout.latest is rollout.end for rollout in found[played:])


def test_it_stops_on_demand() -> None:
    state = sampled_states()[3]
    found = rollouts(state, Meter(PLENTY, never))
    with pytest.raises(Stopped):
        simulator(state, Meter(PLENTY, lambda: True)).add_round(found)
