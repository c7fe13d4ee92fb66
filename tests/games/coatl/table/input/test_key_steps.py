"""Arrow keys reach every lit place, and go where they point."""

import pytest

from mexica.games.coatl.rules import State
from mexica.games.coatl.table.court import places
from mexica.games.coatl.table.court.hits import all_places
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.seen_table import seen_table
from mexica.games.coatl.table.input.hand import Hand
from mexica.play.commands import STEPS
from mexica.shell.match.nearest_place import stepped
from tests.games.coatl.table.playing import played_at_random
from tests.games.coatl.tables import seat, serpent, state


@pytest.mark.parametrize("size", [(1024, 700), (1600, 1000)])
def test_every_lit_place_is_reached_from_the_first_one(size: tuple[int, int]):
    states = [played_at_random("person", "person", seed=seed, actions=30)[1] for seed in range(4)]
    for now in states:
        check_all_reached(now, CourtLayout(size, now.seats, now.turn.to_move))


def check_all_reached(now: State, layout: CourtLayout) -> None:
    hand = Hand()
    hand.update(now, acts=True)
    areas = all_places(layout, seen_table(now, now.turn.to_move))
    lit = hand.lit() & areas.keys()
    start = stepped(areas, lit, (), None, (1, 0))
    reached, to_go = {start}, [start]
    while to_go:
        here = to_go.pop()
        for step in STEPS.values():
            there = stepped(areas, lit, (), here, step)
            if there is not None and there not in reached:
                reached.add(there)
                to_go.append(there)
    assert reached >= lit


def test_an_arrow_goes_where_it_points():
    now = state(seat("G Y", "", serpent("hY G")))
    areas = all_places(CourtLayout((1600, 1000), 2), seen_table(now, 0))
    lit = frozenset(map(places.supply, ("h1", "h2", "t1", "t2", "b1", "b2", "b3", "b4", "b5", "b6")))

    assert stepped(areas, lit, (), places.supply("h1"), (1, 0)) == places.supply("h2")
    assert stepped(areas, lit, (), places.supply("h1"), (-1, 0)) is None
