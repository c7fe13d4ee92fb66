"""Plans that found: they cut only where canals are allowed (R4.2), also after a bridge of their own."""

import pytest
from attrs import evolve

from mexica.games.mexica.ai.access import access
from mexica.games.mexica.ai.founding_plans import can_be_cut, diggable_spaces, founding_plans
from mexica.games.mexica.ai.plan import Plan, played
from mexica.games.mexica.rules import State, legal_actions
from mexica.games.mexica.rules.actions import BuildBridge, FoundDistrict, PlaceCanal
from mexica.games.mexica.rules.spaces import named, set_of, single
from tests.games.mexica.ai.playing import sampled_states
from tests.games.mexica.ai.strips import BARRED, strip
from tests.games.mexica.drawings import state


def plans(before: State) -> list[Plan]:
    return list(founding_plans(before, access(before)))


def test_a_district_is_cut_and_founded_in_one_turn() -> None:
    found = plans(strip())
    assert found
    for plan in found:
        after = played(strip(), plan.actions)
        assert after is not None
        assert [size for _, size in after.board.tokens] == [4]


@pytest.mark.parametrize("barred", BARRED)
def test_nothing_is_cut_where_something_bars_every_canal(barred: str) -> None:
    assert plans(BARRED[barred]) == []


def test_canals_may_lie_where_the_rules_let_them_once_the_pilli_has_stepped_aside() -> None:
    for before in (*sampled_states()[2::4], *BARRED.values()):
        gone = evolve(
            before.with_player(before.turn.to_move, evolve(before.mover, pilli=None, action_tokens=1)),
            supply=evolve(before.supply, single_canals=1),
            turn=evolve(before.turn, round=2),
        )
        listed = {
            a.spaces[0] for a in legal_actions(gone) if isinstance(a, PlaceCanal) and len(a.spaces) == 1
        }
        assert diggable_spaces(before) == set_of(listed)


def test_a_pilli_on_founded_land_makes_no_room_for_a_canal() -> None:
    before = BARRED["token"]
    assert before.mover.pilli == named("C11")
    assert not diggable_spaces(before) & single(named("C11"))
    assert diggable_spaces(strip()) & single(named("C11"))


@pytest.mark.parametrize(("barred", "can"), [("bridges", True), ("temples", False), ("token", False)])
def test_what_can_be_cut_in_the_end_asks_for_lasting_things_only(barred: str, can: bool) -> None:
    assert can_be_cut(strip(), 4)
    assert can_be_cut(BARRED[barred], 4) == can


def test_nothing_can_be_cut_without_tiles() -> None:
    assert not can_be_cut(strip(single_canals=0, double_canals=0), 4)
    assert not can_be_cut(strip(single_canals=0), 4)  # a double has no second space to cover
    assert can_be_cut(strip(double_canals=0), 4)


def test_a_district_of_the_size_needs_room_for_token_and_founder() -> None:
    four = """
            ABCD
        11  {}
        """
    assert can_be_cut(state(four.format("...."), around="water", display=[4]), 4)
    assert not can_be_cut(state(four.format("11.1"), around="water", display=[4]), 4)


def test_no_canal_is_planned_under_a_ramp_of_the_plan_itself() -> None:
    """Seat 0 has to build a bridge whose ramp then bars the shortest cuts."""
    before = state(
        """
            ABCDEFG
        11  .......
        12  =======
        13  ===a===
        """,
        around="water",
        display=[3],
        later=[],
        reserve=0,
    )
    found = plans(before)
    assert any(isinstance(action, BuildBridge) for plan in found for action in plan.actions)
    for plan in found:
        assert isinstance(plan.actions[-1], FoundDistrict)
        assert played(before, plan.actions) is not None, plan
