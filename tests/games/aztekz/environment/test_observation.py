"""What an agent sees is all that is open, and nothing of the orders of deck and supply."""

import re
from pathlib import Path

import pytest

from mexica.games.aztekz import rules
from mexica.games.aztekz.environment.observation import OBSERVER, numbers, planes
from mexica.games.aztekz.environment.text_table import drawn
from mexica.games.aztekz.rules.cells import CELLS, INDEX
from tests.games.aztekz.properties.checks import with_other_orders
from tests.games.aztekz.properties.whole_games import playout
from tests.games.aztekz.tables import after, changed, one

PAGE = Path(__file__).parents[4] / "docs" / "environment.md"


def states(seats: int, seed: int) -> list[rules.State]:
    return [before for before, _, _ in playout(seed, seats)]


def named(state: rules.State, seat: int) -> dict[str, int]:
    values = OBSERVER.observe(state, seat, ())["numbers"]
    return {name: int(value) for (name, _most), value in zip(numbers(state.seats), values, strict=True)}


def plane(state: rules.State, seat: int, name: str) -> dict[tuple[int, int], int]:
    """The cells where this plane is not 0."""
    board = OBSERVER.observe(state, seat, ())["pyramid"]
    at = [name for name, _most in planes(state.seats)].index(name)
    return {cell: int(board[at].flat[INDEX[cell]]) for cell in CELLS if board[at].flat[INDEX[cell]]}


@pytest.mark.parametrize("seats", rules.SEAT_COUNTS)
def test_what_is_seen_lies_within_the_bounds(seats: int) -> None:
    space = OBSERVER.space(seats)
    for state in states(seats, 3)[::7]:
        for seat in range(seats):
            assert space.contains(OBSERVER.observe(state, seat, ()))


def test_two_states_that_differ_in_hidden_orders_are_seen_and_drawn_alike() -> None:
    for number, state in enumerate(states(3, 2)[::9]):
        other = with_other_orders(state, number)
        here, there = (OBSERVER.observe(which, 1, ()) for which in (state, other))
        assert all((here[name] == there[name]).all() for name in here)
        assert drawn(state) == drawn(other)


def test_two_states_that_differ_in_what_is_open_are_seen_apart() -> None:
    seen = {}
    for state in states(2, 1):
        arrays = OBSERVER.observe(state, 0, ())
        key = (arrays["pyramid"].tobytes(), arrays["numbers"].tobytes())
        told = {
            **rules.describe(state),
            "seats": [{**s, "piles": s["points"]} for s in rules.describe(state)["seats"]],
        }
        assert seen.setdefault(key, told) == told


def test_rows_run_from_north_to_south_and_columns_from_west_to_east() -> None:
    board = OBSERVER.observe(rules.position(one()), 0, ())["pyramid"]
    north = board[0]  # where a path leads to the north
    assert (north[4][4], north[5][3], north[3][4], north[5][4]) == (1, 1, 0, 1)


def test_the_planes_say_what_lies_and_stands_where() -> None:
    state = rules.position(one())
    assert plane(state, 0, "sun") == {(-1, -1): 1, (1, 0): 1}
    assert plane(state, 0, "chief 0") == plane(state, 1, "chief 1") == {(0, 0): 1}
    assert plane(state, 1, "helper2 0") == {(0, 1): 1}
    scared = after(state, "step helper2 1,0", "scare helper2")
    assert plane(scared, 0, "scared") == {(1, 0): 1}


def test_the_numbers_say_what_is_on_the_table() -> None:
    drawn_sun = changed(one(), drawn={"shape": "straight", "soul": "maize"})
    mine, theirs = (named(rules.position(drawn_sun), seat) for seat in (0, 1))
    assert (mine["helper1 sun 0"], theirs["helper1 sun 1"], mine["helper1 jaguar 1"]) == (2, 2, 3)
    assert (mine["drawn straight"], mine["drawn maize"], mine["drawn three"], mine["drawn sun"]) == (
        1,
        1,
        0,
        0,
    )
    assert (mine["to move 0"], theirs["to move 0"], theirs["to move 1"]) == (1, 0, 1)
    assert (mine["deck cross"], mine["supply maize"]) == (17, 7)
    robbed = after(rules.position(one()), "steal 1 helper1", "step chief 0,1")
    told = named(robbed, 0)
    assert (told["points 0"], told["freed 0"], told["stolen"], told["steps"], told["moving chief"]) == (
        2,
        3,
        1,
        1,
        1,
    )


def test_a_state_is_drawn_with_its_pyramid() -> None:
    text = drawn(rules.position(one()))
    assert " -1   ┌  ┬  ┐\n  0   ├  ┼  ┘\n  1   └  ┤  .\n" in text
    assert "seat 0: 0 points, chief 0,0, helper1 -1,0 with 2 sun, helper2 1,-1; freed -" in text
    assert "to lay three" in text
    assert drawn(rules.start(rules.new_setup(2, 1))).startswith("souls -\nRound 0, seat 0 to lay")


def pattern(name: str) -> str:
    """The name of a number or plane as the page has it, whatever seat, soul, shape or side it is of."""
    name = re.sub(r" (moon|jaguar|eagle|serpent|maize)\b", " sun", name)
    name = re.sub(r" (straight|corner|three|cross)$", " three", name)
    return re.sub(r" \d$", " N", name)


def test_the_page_names_every_plane_and_number_in_order() -> None:
    text = PAGE.read_text(encoding="utf-8").split("## What an agent sees of Aztekz")[1].partition("\n## ")[0]
    told = re.findall(r"`([^`]+)`", "".join(re.findall(r"^\|([^|]*)\|", text, re.MULTILINE)))
    names = [pattern(name) for name, _ in (*planes(3), *numbers(3))]
    assert list(dict.fromkeys(told)) == list(dict.fromkeys(names))
