"""R9.1: where a space may close without a flood, judged on every pattern of land around it."""

from itertools import product

import pytest

from mexica.games.mexica.rules.board import empty_board
from mexica.games.mexica.rules.spaces import (
    EAST,
    SOUTH,
    SpaceSet,
    around,
    drawn,
    each,
    holds,
    named,
    pieces,
    set_of,
    touching,
)
from mexica.games.mexica.rules.walking_area import SHAPES, WalkingArea

FAR = set_of(map(named, ("A11", "A12", "A13", "B11", "B12", "B13")))
MIDDLE = named("G4")


def area(land: SpaceSet) -> WalkingArea:
    """An area that consists of all this land, on a board without bridges."""
    return WalkingArea(empty_board(2, canals=0), land, 0, land)


def closing(step: int) -> SpaceSet:
    """The one space, or the two, that close."""
    return set_of((MIDDLE, MIDDLE + step))


@pytest.mark.parametrize("step", SHAPES, ids={0: "one", SOUTH: "north-south", EAST: "west-east"}.get)
def test_land_around_what_closes_stays_joined_exactly_where_it_is_one_piece(step):
    """All 256 patterns of land around one space, all 1024 around two; corners join, but are not cut off."""
    closed = closing(step)
    ring = list(each(touching(closed) & ~closed))
    edges = around(closed)
    for pattern in product((False, True), repeat=len(ring)):
        land = set_of(space for space, dry in zip(ring, pattern, strict=True) if dry)
        joined = len([piece for piece in pieces(land) if piece & edges]) <= 1
        assert holds(area(land | closed | FAR).harmless(step), MIDDLE) == joined, drawn(land)


@pytest.mark.parametrize("step", SHAPES, ids={0: "one", SOUTH: "north-south", EAST: "west-east"}.get)
def test_an_area_that_becomes_too_small_is_looked_at_closely(step):
    """One more than the closed spaces and one could be no larger than a rest that is still empty."""
    many = 2 if step else 1
    small = set_of(each(closing(step)))
    for more in ("A11", "A12"):
        assert not holds(area(small).harmless(step), MIDDLE)
        small |= set_of([named(more)])
    assert holds(area(small).harmless(step), MIDDLE), many
