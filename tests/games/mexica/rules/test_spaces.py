"""Sets of spaces by their plain functions, compared with Python's own sets."""

from random import Random

import pytest

from mexica.games.mexica.rules.spaces import (
    COLUMNS,
    DRAWING,
    EAST,
    ISLAND,
    NEIGHBOURS,
    NORTH,
    SOUTH,
    WEST,
    before,
    distance,
    drawn,
    each,
    first,
    holds,
    least_beside,
    named,
    neighbouring_pairs,
    only_first,
    only_last,
    set_of,
    shifted,
    single,
    size,
)


def some_spaces(seed: int) -> set[int]:
    return set(Random(seed).sample(list(each(ISLAND)), 60))


@pytest.mark.parametrize("seed", range(5))
def test_a_set_is_asked_for_its_size_its_first_space_and_each_one(seed: int) -> None:
    spaces = some_spaces(seed)
    together = set_of(spaces)
    assert size(together) == len(spaces)
    assert first(together) == min(spaces)
    assert list(each(together)) == sorted(spaces)
    assert {space for space in each(ISLAND) if holds(together, space)} == spaces


def test_the_first_space_alone() -> None:
    assert only_first(0) == 0
    assert list(each(only_first(set_of([named("C4"), named("B9")])))) == [named("B9")]


def test_the_last_space_alone() -> None:
    assert only_last(0) == 0
    assert list(each(only_last(set_of([named("C4"), named("B9")])))) == [named("C4")]


@pytest.mark.parametrize("seed", range(40))
def test_those_with_the_fewest_others_beside_them(seed: int) -> None:
    generator = Random(seed)
    spaces, others = some_spaces(seed), set(generator.sample(list(each(ISLAND)), generator.randint(0, 190)))
    spaces = set(generator.sample(sorted(spaces), generator.randint(1, 6)))
    beside = {space: size(NEIGHBOURS[space] & set_of(others)) for space in spaces}
    fewest = {space for space in spaces if beside[space] == min(beside.values())}
    assert set(each(least_beside(set_of(spaces), set_of(others)))) == fewest
    assert least_beside(0, set_of(others)) == 0


def test_the_spaces_before_one_have_smaller_columns_or_rows() -> None:
    h7 = named("H7")
    assert {space for space in each(ISLAND) if holds(before(h7), space)} == {
        s for s in each(ISLAND) if s < h7
    }


def test_a_single_space_is_a_set_of_one() -> None:
    for space in each(ISLAND):
        assert single(space) == set_of([space])


@pytest.mark.parametrize("seed", range(5))
def test_neighbours_in_a_set_are_counted_once_each(seed: int) -> None:
    spaces = some_spaces(seed)
    pairs = [(a, b) for a in spaces for b in spaces if a < b and distance(a, b) == 1]
    assert neighbouring_pairs(set_of(spaces)) == len(pairs) > 0


def test_a_shifted_set_lies_one_step_off() -> None:
    middle = single(named("G8"))
    around = {shifted(middle, step) for step in (NORTH, EAST, SOUTH, WEST)}
    assert around == {single(named(name)) for name in ("G7", "H8", "G9", "F8")}
    assert sum(around) == NEIGHBOURS[named("G8")]


def test_a_drawing_shows_the_set_on_the_island() -> None:
    lines = drawn(set_of([named("C4"), named("A1")])).splitlines()
    assert lines[0].split() == [COLUMNS]
    assert lines[1] == " 1  #" + DRAWING[0][1:]
    assert lines[4] == " 4  ..#" + DRAWING[3][3:]
    assert "".join(lines).count("#") == 2
