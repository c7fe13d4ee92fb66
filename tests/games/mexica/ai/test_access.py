"""Where a Pilli can get: at the price of the rules or less by a new bridge, and by legal actions."""

import pytest
from attrs import evolve

from mexica.games.mexica.ai.access import access, new_ramps
from mexica.games.mexica.ai.plan import Plan, carried_out
from mexica.games.mexica.rules import parse, reach
from mexica.games.mexica.rules.spaces import each, named, set_of, single
from tests.games.mexica.ai.playing import price, sampled_states
from tests.games.mexica.drawings import state


def test_every_trip_leads_where_it_says_and_none_costs_more_than_the_rules_need() -> None:
    bridges = 0
    for before in sampled_states()[2::6]:
        found, trips = access(before), reach(before)
        assert found.within[-1] & set_of(trips) == set_of(trips)
        for space in list(each(found.within[-1]))[::4]:
            _, trip = found.to(single(space), before.points_to_spend) or pytest.fail(
                "within reach, but no trip"
            )
            after = carried_out(before, Plan(trip.route, trip.cost))
            assert after is not None
            assert after.players[before.turn.to_move].pilli == space
            assert price(before, Plan(trip.route, trip.cost)) == trip.cost
            assert space not in trips or trip.cost <= trips[space].cost
            bridges += any("bridge" in str(action) for action in trip.route)
    assert bridges


@pytest.mark.parametrize(
    ("route", "faced"),
    [
        ("bridge D12 ns, walk D12, walk D11", "D11 D13"),
        ("bridge D12 ew", "C12 E12"),
        ("walk C3, move-bridge F6 D12 ns, walk D12", "D11 D13"),
        ("walk C3, flat D5", ""),
    ],
)
def test_the_ramps_of_a_route_are_those_of_the_bridges_it_builds(route: str, faced: str) -> None:
    actions = [parse(text) for text in route.split(", ")]
    assert new_ramps(actions) == set_of(named(name) for name in faced.split())


def test_a_bridge_is_moved_when_none_is_left_to_build() -> None:
    drawn = state(
        """
            ABCDE
        11  a====
        12  =====
        13  .=.e.
        """,
        around="water",
    )
    for bridges, route in ((1, "bridge A12 ns"), (0, "move-bridge D13 A12 ns")):
        before = evolve(drawn, supply=evolve(drawn.supply, bridges=bridges))
        space, trip = access(before).to(single(named("A13")), 6) or pytest.fail("no trip")
        assert space == named("A13")
        assert [str(action) for action in trip.route] == [route, "walk A12", "walk A13"]
        assert price(before, Plan(trip.route, trip.cost)) == trip.cost == 3


def test_before_the_pilli_stands_nothing_is_reached() -> None:
    before = state("    A\n 3  .")
    nobody = before.with_player(0, evolve(before.mover, pilli=None))
    assert access(before).to(single(named("A3")), 6)
    assert access(nobody).to(single(named("A3")), 6) is None
