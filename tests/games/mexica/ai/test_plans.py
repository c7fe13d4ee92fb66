"""Plans: legal to the last action, at the price they name, and within what the player has."""

import pytest
from attrs import evolve

from mexica.games.mexica.ai.access import access
from mexica.games.mexica.ai.next_founding import NextFounding
from mexica.games.mexica.ai.plan import Plan, carried_out
from mexica.games.mexica.ai.plan_generator import plans, return_to_start
from mexica.games.mexica.ai.weights import weights
from mexica.games.mexica.rules import State, cost, legal_actions, parse, reach
from mexica.games.mexica.rules.actions import FoundDistrict
from mexica.games.mexica.rules.spaces import each, first, set_of
from tests.games.mexica.ai.playing import sampled_states
from tests.games.mexica.drawings import state


def price(before: State, plan: Plan) -> int:
    """The AP that the actions really take, each tried where it is to be taken."""
    total = 0
    for number, action in enumerate(plan.actions):
        reached = carried_out(before, Plan(plan.actions[:number], 0))
        assert reached is not None
        assert action in legal_actions(reached)
        total += cost(reached, action)
    return total


def next_founding(before: State) -> NextFounding:
    return NextFounding(before, weights(), before.turn.to_move)


def test_plans_are_legal_and_cost_what_they_say() -> None:
    for before in sampled_states()[::6]:
        offered = list(plans(before, next_founding(before)))
        assert offered or not before.points_to_spend
        for plan in offered[::5]:
            if carried_out(before, plan) is None:
                assert before.turn.round == 1  # R9 alone is left to the rules
                continue
            assert price(before, plan) == plan.cost <= before.points_to_spend


def test_every_way_leads_where_it_says_and_none_is_dearer_than_the_rules_need() -> None:
    bridges = 0
    for before in sampled_states()[2::6]:
        ways, trips = access(before), reach(before)
        assert ways.within[-1] & set_of(trips) == set_of(trips)
        for space in list(each(ways.within[-1]))[::4]:
            _, trip = ways.to(1 << space, before.points_to_spend) or pytest.fail("within reach, but no way")
            after = carried_out(before, Plan(trip.route, trip.cost))
            assert after is not None
            assert after.players[before.turn.to_move].pilli == space
            assert price(before, Plan(trip.route, trip.cost)) == trip.cost
            assert space not in trips or trip.cost <= trips[space].cost
            bridges += any("bridge" in str(action) for action in trip.route)
    assert bridges


def test_a_district_is_cut_and_founded_in_one_turn() -> None:
    before = state(
        """
            ABCDEFG
         9  ~~.a...
        10  ~......
        11  .......
        12  .......
        13  .......
        14  ~~....~
        """,
        display=[9],
    )
    founding = [
        plan for plan in plans(before, next_founding(before)) if isinstance(plan.actions[-1], FoundDistrict)
    ]
    assert founding
    for plan in founding:
        after = carried_out(before, plan)
        assert after is not None
        assert [size for _, size in after.board.tokens] == [9]
        assert after.players[0].points == 5


def test_no_founding_is_planned_for_sizes_that_are_not_displayed() -> None:
    before = state("    A\n 3  .", display=[])
    offered = plans(before, next_founding(before))
    assert not any(isinstance(action, FoundDistrict) for plan in offered for action in plan.actions)


def test_the_way_back_to_the_palace() -> None:
    before = state(
        """
            EFGHI
         6  ...P.
         7  a.PPP
         8  ...b.
        """,
        to_move=0,
    )
    back = return_to_start(before)
    assert back == Plan((parse("walk F7"), parse("walk G7")), 2)
    after = carried_out(before, back)
    assert after is not None
    assert return_to_start(after) is None


def test_the_next_founding_gains_most_beside_the_part_that_could_be_cut_off() -> None:
    before = sampled_states()[1]
    ahead = next_founding(before)
    places = ahead.places(before)
    assert places == sorted(places, reverse=True)
    best, where = places[0]
    moved = before.with_player(before.turn.to_move, evolve(before.mover, pilli=first(where)))
    assert ahead.gain(moved) == pytest.approx(best)
    assert 0 < ahead.gain(before) <= best
