"""The game played on in the mind: whole rounds that the rules allow, as far as the budget reaches."""

import pytest

from mexica.computer.meter import Meter
from mexica.computer.mind import Budget, Stopped, never
from mexica.games.mexica.ai.rollout import Future, Line
from mexica.games.mexica.ai.strongest import Strongest
from mexica.games.mexica.ai.turn_search import TurnSearch
from mexica.games.mexica.rules import State
from tests.games.mexica.ai.playing import before_the_last_scoring, begun_turns, game, sampled_states

PLENTY = Budget(nodes=100_000)


def lines(state: State, meter: Meter, count: int = 2) -> list[Line]:
    """The best turns of a narrow search."""
    search = TurnSearch(state, Strongest.own_weights(state.seats), meter)
    search.widen(1)
    return [Line(end) for end in search.ends(count)]


def future(state: State, meter: Meter) -> Future:
    own, others = Strongest.own_weights(state.seats), Strongest.others_weights(state.seats)
    return Future(state, own, others, meter)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_round_ends_where_the_seat_has_had_its_next_turn(seats: int) -> None:
    state = begun_turns(game(("greedy",) * seats, 5))[seats]
    meter = Meter(PLENTY)
    found = lines(state, meter)
    assert future(state, meter).play_on(found) == len(found)
    for line in found:
        assert line.latest.turn.to_move == state.turn.to_move
        assert line.latest.turn.round == state.turn.round + 1
        assert len(line.worths) == 2


def test_it_is_played_to_the_end_of_the_game_and_no_farther() -> None:
    state = before_the_last_scoring()
    meter = Meter(PLENTY)
    found = lines(state, meter)
    ahead = future(state, meter)
    for _ in range(3):
        ahead.play_on(found)
    for line in found:
        assert line.over
        assert line.worths[1] == line.worths[3]


def test_what_the_budget_does_not_reach_for_stays_as_it_was() -> None:
    state = begun_turns(game(("greedy",) * 4, 5))[8]
    meter = Meter(Budget(nodes=400))
    found = lines(state, meter, 12)
    played = future(state, meter).play_on(found)
    assert 0 < played < len(found)
    assert [len(line.worths) for line in found] == [2] * played + [1] * (len(found) - played)
    assert all(line.latest is line.end for line in found[played:])


def test_it_stops_on_demand() -> None:
    state = sampled_states()[3]
    found = lines(state, Meter(PLENTY, never))
    with pytest.raises(Stopped):
        future(state, Meter(PLENTY, lambda: True)).play_on(found)
