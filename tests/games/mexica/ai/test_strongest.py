"""The strongest level: legal and repeatable, and aware of what the next player does."""

import pytest

from mexica.computer.mind import Budget, Stopped
from mexica.games.mexica.ai.planner import Planner
from mexica.games.mexica.ai.strongest import Strongest
from mexica.games.mexica.rules import apply, refusal
from mexica.games.mexica.rules.actions import EndTurn, FoundDistrict
from mexica.games.mexica.rules.founding import founding_spaces
from mexica.games.mexica.rules.state import Phase
from tests.games.mexica.ai.playing import moves, open_district, sampled_states
from tests.games.mexica.ai.test_planner import turn_of

FEW = Budget(nodes=60)


@pytest.mark.parametrize("seats", [2, 3])
def test_it_plays_a_game_of_mexica_legally(seats: int) -> None:
    played = list(moves([Strongest(1, FEW), *[Planner(2, FEW)] * (seats - 1)], 4))
    assert all(refusal(before, action) is None for before, action in played)
    last = apply(*played[-1]).state
    assert last.turn.phase is Phase.OVER
    assert last.turn.quiet_rounds < 3
    assert sum(isinstance(action, FoundDistrict) for _, action in played) >= 12


def test_the_same_nodes_find_the_same_turn() -> None:
    for before in sampled_states()[2::8]:
        assert turn_of(Strongest(1, FEW), before) == turn_of(Strongest(2, FEW), before)


def test_it_stops_when_told() -> None:
    before = sampled_states()[3]
    with pytest.raises(Stopped):
        Strongest(1, FEW).choose(before, lambda: True)


def test_it_founds_what_it_has_cut_off_before_another_does() -> None:
    before = open_district()
    assert any(action.startswith("found") for action in turn_of(Strongest(1, FEW), before))


@pytest.mark.parametrize("kind", [Planner, Strongest])
def test_it_leaves_no_district_open_that_it_could_found(kind: type[Planner]) -> None:
    """If a wanted size is left to the next player, this one could not reach it."""
    left = ended = 0
    for before, action in moves([kind(1, FEW), kind(2, FEW)], 6):
        if isinstance(action, EndTurn):
            ended += 1
            left += bool(founding_spaces(before))
    assert ended > 20
    assert left == 0
