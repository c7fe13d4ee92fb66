"""The light on what is being counted: nothing that was lit before stays lit."""

from functools import reduce
from operator import or_

import pytest

from mexica.games.mexica.rules import State
from mexica.games.mexica.rules.spaces import PALACE, Space, SpaceSet, each
from mexica.games.mexica.table.board.figures import LitSpaces
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.board.spotlight import Spotlight
from tests.games.mexica.table import positions
from tests.games.mexica.table.viewing import SEATS, drawn, fresh_view


def lit(view, state: State, spot: LitSpaces, turned: frozenset[Space] = frozenset()) -> bytes:
    return drawn(view, state, Look(seats=SEATS, turned=turned, moving=(spot,))).get_buffer().raw


def of_owner(state: State, owner: int) -> SpaceSet:
    """The spaces of this owner's temples."""
    temples = ((space, state.board.temple(space)) for space in each(state.board.temple_spaces))
    return reduce(or_, (1 << space for space, temple in temples if temple and temple[0] == owner))


@pytest.fixture(scope="module")
def state() -> State:
    return positions.late()[1]


def test_a_light_reached_after_others_looks_like_the_first_one(window, state):
    """Each district, with the tokens of earlier ones turned, then the palace, then the winner's feast."""
    counted = [LitSpaces(spaces) for spaces in (*state.board.districts, PALACE)]
    feast = LitSpaces(of_owner(state, 0), framed=False)
    tokens = [space for space, _size in state.board.tokens]
    after = fresh_view()
    for number, spot in enumerate((*counted, feast)):
        turned = frozenset() if spot is feast else frozenset(tokens[:number])
        shown = lit(after, state, spot, turned)
        if spot is feast or number % 4 == 1:  # a view of its own for each would take long
            assert shown == lit(fresh_view(), state, spot, turned), number


def test_the_dark_comes_with_the_first_light_and_stays_for_the_others(window, state):
    view, spaces = fresh_view(), state.board.districts[0]
    assert (
        lit(view, state, LitSpaces(spaces, 0.0, dark=False))
        == drawn(view, state, Look(seats=SEATS)).get_buffer().raw
    )
    coming, whole = (lit(view, state, LitSpaces(spaces, share, dark=False)) for share in (0.3, 1.0))
    assert whole == lit(fresh_view(), state, LitSpaces(spaces))
    dark = lit(view, state, LitSpaces(spaces, 0.0))
    assert dark == lit(fresh_view(), state, LitSpaces(PALACE, 0.0))
    assert len({coming, whole, dark, lit(view, state, LitSpaces(spaces, 0.3))}) == 4


def test_a_light_that_has_come_in_full_is_not_made_again(window, state, monkeypatch):
    view, spaces, made = fresh_view(), state.board.districts[0], []
    light = Spotlight._light
    monkeypatch.setattr(Spotlight, "_light", lambda *given: made.append(given) or light(*given))
    for share in (0.0, 0.0, 0.3, 0.6, 1.0, 1.0):
        lit(view, state, LitSpaces(spaces, share))
    assert len(made) == 1
