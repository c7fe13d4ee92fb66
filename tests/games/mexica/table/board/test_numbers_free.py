"""Plaques and marks leave the numbers of tokens free."""

from itertools import combinations
from math import dist

import pytest
from attrs import evolve

from mexica.games.mexica.rules import State
from mexica.games.mexica.rules.spaces import SOUTH, named, set_of
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.look import PLAIN
from mexica.games.mexica.table.board.piece_numbers import plaque_spaces
from mexica.games.mexica.table.board.sprite_loading import load_sprites
from mexica.games.mexica.table.board.turn_marks import MarkPlaces, mark_radius
from tests.games.mexica.table import positions
from tests.games.mexica.table.viewing import SIZE

LAYOUT = Layout(SIZE)
TOKEN = named("C9")
PLAQUE = 0.6, 0.23  # of a plaque above the middle of its space: its middle, and half its height, in cells


def built_south(floors: int) -> State:
    """A position in which a temple of so many floors stands south of the token at C9."""
    state = positions.opening(2)[1]
    board = state.board.with_token(TOKEN, 13).with_temple(0, named("C10"), floors)
    return evolve(state, board=board)


def test_the_numbers_of_a_token_behind_a_high_temple_are_on_a_plaque() -> None:
    assert not plaque_spaces(built_south(3), PLAIN)
    assert plaque_spaces(built_south(4), PLAIN) == set_of([TOKEN])


def test_no_plaque_is_shown_where_nothing_is_hidden() -> None:
    state = built_south(4)
    assert not plaque_spaces(state, evolve(PLAIN, flat_view=True))
    assert not plaque_spaces(state, evolve(PLAIN, turned=frozenset({TOKEN})))


@pytest.mark.parametrize("count", [1, 2])
def test_marks_leave_the_numbers_of_their_token_free(window: None, count: int) -> None:
    sprites = load_sprites(LAYOUT)
    whole = sprites.get("calpulli")
    fields = sprites.fields("calpulli", whole.surface.size).values()
    places = MarkPlaces(LAYOUT, 0)
    left, top = (part - anchor for part, anchor in zip(LAYOUT.centre(TOKEN), whole.anchor, strict=True))
    for x, y in [places.take(TOKEN) for _ in range(count)]:
        for right, down, radius in fields:
            # a number fills four fifths of its field
            assert dist((x, y), (left + right, top + down)) > 0.8 * radius + mark_radius(LAYOUT) - 1


def test_marks_leave_a_plaque_free() -> None:
    places = MarkPlaces(LAYOUT, set_of([TOKEN]))
    above, half = (share * LAYOUT.cell[1] for share in PLAQUE)
    assert places.sign_below(TOKEN)
    for _ in range(4):
        assert places.take(TOKEN)[1] - mark_radius(LAYOUT) >= LAYOUT.centre(TOKEN)[1] - above + half - 1


def test_the_sign_of_a_mark_leaves_the_numbers_of_the_token_above_free() -> None:
    places = MarkPlaces(LAYOUT, 0, set_of([TOKEN]))
    assert places.sign_below(TOKEN + SOUTH)
    assert not places.sign_below(TOKEN)
    assert not places.sign_below(TOKEN + 2 * SOUTH)


@pytest.mark.parametrize("named_spaces", [0, set_of([TOKEN])])
def test_every_mark_on_a_space_has_a_place_of_its_own(named_spaces: int) -> None:
    places = MarkPlaces(LAYOUT, named_spaces)
    taken = [places.take(TOKEN) for _ in range(9)]
    assert len(set(taken)) == len(taken)
    assert min(dist(a, b) for a, b in combinations(taken[:4], 2)) >= mark_radius(LAYOUT)
