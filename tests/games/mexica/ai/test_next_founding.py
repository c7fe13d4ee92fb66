"""The gain of the next founding: none where no canal is allowed (R4.2), most beside land to cut off."""

import pytest
from attrs import evolve

from mexica.games.mexica.ai.next_founding import NextFounding, founding_worth
from mexica.games.mexica.ai.weights import weights
from mexica.games.mexica.rules import State, apply, parse
from mexica.games.mexica.rules.spaces import first, named
from tests.games.mexica.ai.playing import sampled_states
from tests.games.mexica.ai.strips import BARRED, strip
from tests.games.mexica.drawings import state


def next_founding(before: State) -> NextFounding:
    return NextFounding(before, weights(), before.turn.to_move)


def gain(before: State, after: State | None = None) -> float:
    return next_founding(before).gain(after or before)


def test_it_is_what_founding_gains_less_the_steps_and_tiles() -> None:
    """Seat 0 stands in the part already, and one tile cuts it off."""
    assert gain(strip()) == pytest.approx(founding_worth(4, weights()) - weights().action_point)


@pytest.mark.parametrize("barred", BARRED)
def test_there_is_none_where_something_bars_every_canal(barred: str) -> None:
    assert gain(BARRED[barred]) == 0
    assert next_founding(BARRED[barred]).places(BARRED[barred]) == []


def test_pilli_bar_no_canal_as_they_can_step_aside() -> None:
    ends = strip()
    for seat, end in enumerate(("A11", "E11")):
        ends = ends.with_player(seat, evolve(ends.players[seat], pilli=named(end)))
    assert gain(ends) == gain(strip()) > 0


@pytest.mark.parametrize("digging", ["temple A11 1, temple E11 1", "canal A11, canal E11", "found A11"])
def test_what_is_done_later_in_the_turn_is_taken_into_account(digging: str) -> None:
    before = strip(display=[4, 5], action_points=6)
    after = before
    for text in digging.split(", "):
        after = apply(after, parse(text)).state
    four = evolve(after, display=(4,))
    assert gain(before, evolve(before, display=(4,))) > 0
    assert gain(before, four) == 0
    assert next_founding(before).places(four) == []


def test_bridges_built_in_this_turn_do_not_count_as_they_can_move() -> None:
    before = strip()
    after = before
    for text in ("bridge A12 ns", "bridge E12 ns"):
        after = apply(after, parse(text)).state
    assert gain(before, after) == gain(before) > 0
    assert gain(after) == 0


def test_a_part_that_is_not_worth_the_flat_rate_gains_nothing() -> None:
    far = state(
        """
            ABCDE
        11  ....b
        12  =====
        13  a====
        """,
        around="water",
        display=[3],
        later=[],
    )
    near = far.with_player(0, evolve(far.mover, pilli=named("A11")))
    assert gain(near) > 0
    assert gain(far) == 0


def test_it_gains_most_beside_the_part_that_could_be_cut_off() -> None:
    before = sampled_states()[1]
    ahead = next_founding(before)
    places = ahead.places(before)
    assert places == sorted(places, reverse=True)
    best, where = places[0]
    moved = before.with_player(before.turn.to_move, evolve(before.mover, pilli=first(where)))
    assert ahead.gain(moved) == pytest.approx(best)
    assert 0 < ahead.gain(before) <= best
