"""The light on what is counted: nothing of what was lit before is left in it."""

from functools import reduce
from operator import or_

import pytest

from mexica.rules import State
from mexica.rules.spaces import PALACE, SpaceSet, each
from mexica.table.figures import Spot
from mexica.table.look import Look, SeatLook
from tests.table import positions
from tests.table.viewing import drawn, fresh_view

SEATS = tuple(SeatLook(colour.capitalize(), colour) for colour in ("black", "grey", "sand", "red"))


def lit(view, state: State, spot: Spot) -> bytes:
    return drawn(view, state, Look(seats=SEATS, moving=(spot,))).get_buffer().raw


def of_owner(state: State, owner: int) -> SpaceSet:
    """The spaces of this owner's temples."""
    temples = ((space, state.board.temple(space)) for space in each(state.board.temple_spaces))
    return reduce(or_, (1 << space for space, temple in temples if temple and temple[0] == owner))


@pytest.fixture(scope="module")
def state() -> State:
    return positions.late()[1]


def test_a_light_reached_after_others_looks_like_the_first_one(window, state):
    """Each district, then the palace, then the feast of a winner: what cut one light never cuts the next."""
    counted = [Spot(spaces) for spaces in (*state.board.districts, PALACE)]
    feast = Spot(of_owner(state, 0), framed=False)
    after = fresh_view()
    for number, spot in enumerate((*counted, feast)):
        shown = lit(after, state, spot)
        if spot is feast or number % 4 == 1:  # a view of its own for each would take long
            assert shown == lit(fresh_view(), state, spot), number
