"""Sets of spaces by their plain functions, compared with Python's own sets."""

from random import Random

import pytest

from mexica.games.mexica.rules.spaces import (
    EAST,
    ISLAND,
    NEIGHBOURS,
    NORTH,
    SOUTH,
    WEST,
    distance,
    each,
    first,
    holds,
    named,
    neighbouring_pairs,
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
