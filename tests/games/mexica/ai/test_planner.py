"""The planner: legal, repeatable, and it searches once a turn."""

import pytest

from mexica.computer.mind import Budget, Stopped
from mexica.games.mexica.ai.planner import Planner
from mexica.games.mexica.rules import State, apply, refusal
from mexica.games.mexica.rules.actions import EndTurn, FoundDistrict
from mexica.games.mexica.rules.state import Phase
from tests.games.mexica.ai.playing import before_the_last_scoring, moves, open_district, sampled_states

FEW = Budget(nodes=120)


def turn_of(player: Planner, before: State) -> list[str]:
    """The actions with which the player ends this turn."""
    actions, seat = [], before.turn.to_move
    while before.turn.to_move == seat and before.turn.phase is Phase.TURNS:
        action = player.choose(before)
        actions.append(str(action))
        before = apply(before, action).state
    return actions


def test_it_plays_legally_and_the_same_game_again() -> None:
    played = list(moves([Planner(1, FEW), Planner(2, FEW)], 8))
    assert all(refusal(before, action) is None for before, action in played)
    again = moves([Planner(1, FEW), Planner(2, FEW)], 8)
    for (_, action), (_, now) in zip(played[:60], again, strict=False):
        assert action == now
    last = apply(*played[-1]).state
    assert last.turn.phase is Phase.OVER
    assert sum(isinstance(action, FoundDistrict) for _, action in played) >= 12


def test_it_searches_once_a_turn() -> None:
    before = sampled_states()[3]
    player = Planner(1, FEW)
    first = player.choose(before)
    before = apply(before, first).state
    while before.turn.to_move == sampled_states()[3].turn.to_move:
        action = player.choose(before, lambda: True)  # a search would stop
        before = apply(before, action).state
        if isinstance(action, EndTurn):
            break


def test_it_stops_when_told() -> None:
    with pytest.raises(Stopped):
        Planner(1, FEW).choose(sampled_states()[3], lambda: True)


def test_when_the_game_is_over_there_is_nothing_to_choose() -> None:
    *_, last = moves([Planner(1, Budget(nodes=10)), Planner(2, Budget(nodes=10))], 3)
    with pytest.raises(ValueError, match="the game is over"):
        Planner(1, FEW).choose(apply(*last).state)


def test_it_founds_before_it_goes_elsewhere() -> None:
    before = open_district()
    assert any(action.startswith("found") for action in turn_of(Planner(1, FEW), before))


def test_it_ends_the_last_turn_on_a_start_space() -> None:
    before = before_the_last_scoring()
    assert turn_of(Planner(1, FEW), before) == ["walk F7", "walk G7", "end"]
