"""The greedy player: legal, repeatable, gains with nearly every turn, and beats chance."""

from collections.abc import Callable

import pytest

from mexica.computer.mind import Stopped
from mexica.games.mexica.ai.evaluation import value
from mexica.games.mexica.ai.greedy import Greedy
from mexica.games.mexica.ai.weights import weights
from mexica.games.mexica.rules import apply, legal_actions, parse, refusal, start, winners
from mexica.games.mexica.rules.actions import EndTurn, FoundDistrict, ProposeRemoval
from mexica.games.mexica.rules.events import DistrictFounded
from mexica.games.mexica.rules.setup import new_setup
from mexica.games.mexica.rules.state import Phase
from tests.games.mexica.ai.playing import (
    Game,
    before_the_last_scoring,
    game,
    greedy_game,
    moves,
    open_district,
)
from tests.games.mexica.drawings import state

THREE = ("greedy", "random", "greedy")


@pytest.mark.parametrize("played", [greedy_game, lambda: game(THREE, 3)], ids=["two", "three"])
def test_it_plays_legally_and_never_proposes(played: Callable[[], Game]) -> None:
    for before, action in played():
        assert refusal(before, action) is None
        assert not isinstance(action, ProposeRemoval)


def test_the_same_seed_gives_the_same_game() -> None:
    again = moves([Greedy(5), Greedy(6)], 5)
    for (_, before), (_, now) in zip(greedy_game()[:120], again, strict=False):
        assert before == now


def test_its_game_is_a_game_of_mexica() -> None:
    played = greedy_game()
    founded = sum(
        isinstance(event, DistrictFounded)
        for before, action in played
        if isinstance(action, FoundDistrict)
        for event in apply(before, action).events
    )
    last = apply(*played[-1]).state
    assert last.turn.phase is Phase.OVER
    assert founded >= 12
    assert sum(sum(player.temples) for player in last.players) <= 3
    assert last.turn.quiet_rounds < 3
    assert 12 <= last.turn.round <= 35


def test_it_beats_chance_six_times_out_of_six() -> None:
    for seed, kinds in enumerate([("greedy", "random"), ("random", "greedy")] * 3, 11):
        end = apply(*game(kinds, seed)[-1]).state
        assert [kinds[seat] for seat in winners(end)] == ["greedy"]


def test_nearly_every_turn_gains_in_value() -> None:
    """The other turns move to where the next founding is near."""
    began, gains = None, []
    for before, action in greedy_game():
        if before.turn.phase is not Phase.TURNS:
            continue
        if began is None:
            began = before
        if isinstance(action, EndTurn):
            seat = before.turn.to_move
            gains.append(value(before, seat, weights()) - value(began, seat, weights()))
            began = None
    assert sum(gain > 0 for gain in gains) > 0.8 * len(gains)


def test_it_leaves_no_district_open_that_it_cut_off_itself() -> None:
    began: set[int] = set()
    for before, action in greedy_game():
        if before.turn.phase is Phase.TURNS and not began:
            began = set(before.board.districts)
        if isinstance(action, EndTurn):
            cut_off, began = set(before.board.districts) - began, set()
            wanted = [
                district
                for district in cut_off
                if district.bit_count() in before.display
                and not district & before.board.token_spaces
                and district & before.empty
            ]
            assert wanted == []


def test_it_founds_where_it_stands() -> None:
    before = open_district()
    assert isinstance(Greedy(1).choose(before), FoundDistrict)


def test_it_founds_without_points_too_as_that_costs_none() -> None:
    before = open_district(action_points=0)
    assert isinstance(Greedy(1).choose(before), FoundDistrict)


def test_it_goes_back_to_the_palace_when_the_period_ends() -> None:
    before = before_the_last_scoring()
    player = Greedy(1)
    assert [str(player.choose(before))] == ["walk F7"]
    after = apply(before, parse("walk F7")).state
    assert str(player.choose(after)) == "walk G7"


def test_a_state_that_it_does_not_expect_is_thought_about_anew() -> None:
    player, fresh = Greedy(1), Greedy(1)
    states = [before for before, _ in greedy_game()]
    for before in (states[40], states[90], states[41]):
        assert player.choose(before) in legal_actions(before)
    assert fresh.choose(states[41]) in legal_actions(states[41])


def test_it_stops_when_told() -> None:
    begun = next(before for before, _ in greedy_game() if before.turn.phase is Phase.TURNS)
    player = Greedy(1)
    with pytest.raises(Stopped):
        player.choose(begun, lambda: True)
    assert player.choose(begun) in legal_actions(begun)


def test_when_the_game_is_over_there_is_nothing_to_choose() -> None:
    over = apply(*greedy_game()[-1]).state
    with pytest.raises(ValueError, match="the game is over"):
        Greedy(1).choose(over)


def test_it_starts_on_a_free_start_space() -> None:
    begun = start(new_setup(4, 1))
    for _ in range(4):
        action = Greedy(1).choose(begun)
        assert action in legal_actions(begun)
        begun = apply(begun, action).state


POND = """
        ABCDEFG
     2  ~....==
     3  .....=b
"""


@pytest.mark.parametrize(
    ("size", "answer"),
    [(5, "decline"), (12, "agree")],
    ids=["can be cut", "too large for any land"],
)
def test_it_agrees_to_remove_only_what_it_cannot_see_founded(size: int, answer: str) -> None:
    before = state(POND, around="water", display=[5, 12], to_move=1)
    asked = apply(before, parse(f"propose {size}")).state
    assert str(Greedy(1).choose(asked)) == answer


def test_it_agrees_when_no_tiles_are_left_to_cut_with() -> None:
    before = state(POND, around="water", display=[5], to_move=1, single_canals=0, double_canals=0)
    asked = apply(before, parse("propose 5")).state
    assert str(Greedy(1).choose(asked)) == "agree"
