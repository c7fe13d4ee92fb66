"""The light on what is counted: nothing of what was lit before is left in it."""

from functools import reduce
from operator import or_

import pytest

from mexica.rules import State
from mexica.rules.spaces import PALACE, Space, SpaceSet, each
from mexica.table.figures import Spot
from mexica.table.look import Look, SeatLook
from mexica.table.spotlight import Spotlight
from tests.table import positions
from tests.table.pictures import differences
from tests.table.viewing import drawn, fresh_view

SEATS = tuple(SeatLook(colour.capitalize(), colour) for colour in ("black", "grey", "sand", "red"))


def lit(view, state: State, spot: Spot, turned: frozenset[Space] = frozenset()) -> bytes:
    return drawn(view, state, Look(seats=SEATS, turned=turned, moving=(spot,))).get_buffer().raw


def of_owner(state: State, owner: int) -> SpaceSet:
    """The spaces of this owner's temples."""
    temples = ((space, state.board.temple(space)) for space in each(state.board.temple_spaces))
    return reduce(or_, (1 << space for space, temple in temples if temple and temple[0] == owner))


@pytest.fixture(scope="module")
def state() -> State:
    return positions.late()[1]


def test_a_light_reached_after_others_looks_like_the_first_one(window, state):
    """Each district, tokens of those before turned, then the palace, then the feast of a winner."""
    counted = [Spot(spaces) for spaces in (*state.board.districts, PALACE)]
    feast = Spot(of_owner(state, 0), framed=False)
    tokens = [space for space, _size in state.board.tokens]
    after = fresh_view()
    for number, spot in enumerate((*counted, feast)):
        turned = frozenset() if spot is feast else frozenset(tokens[:number])
        shown = lit(after, state, spot, turned)
        if spot is feast or number % 4 == 1:  # a view of its own for each would take long
            assert shown == lit(fresh_view(), state, spot, turned), number


def test_the_dark_comes_before_the_light_and_then_both(window, state):
    """While nothing of the light has come, the picture is the one without it in as much of the dark."""
    view, spaces = fresh_view(), state.board.districts[0]
    assert lit(view, state, Spot(spaces, 0.0, 0.0)) == drawn(view, state, Look(seats=SEATS)).get_buffer().raw
    dark = [lit(view, state, Spot(spaces, 0.0, veil)) for veil in (0.3, 1.0)]
    assert dark[0] != dark[1] != lit(view, state, Spot(spaces))
    assert dark[1] == lit(fresh_view(), state, Spot(PALACE, 0.0))


@pytest.mark.parametrize("share", [0.4, 1.0])
@pytest.mark.parametrize("framed", [True, False])
def test_a_light_does_not_change_when_all_of_the_dark_has_come(window, state, share, framed):
    spaces = state.board.districts[1] if framed else of_owner(state, 0)
    before, after = (
        drawn(fresh_view(), state, Look(seats=SEATS, moving=(Spot(spaces, share, veil, framed),)))
        for veil in (0.985, 1.0)
    )
    assert not differences(before, after)


def test_a_light_that_has_come_in_full_is_not_made_again(window, state, monkeypatch):
    view, spaces, made = fresh_view(), state.board.districts[0], []
    light = Spotlight._light
    monkeypatch.setattr(Spotlight, "_light", lambda *given: made.append(given) or light(*given))
    for share in (0.0, 0.0, 0.3, 0.6, 1.0, 1.0):
        lit(view, state, Spot(spaces, share))
    assert len(made) == 1
