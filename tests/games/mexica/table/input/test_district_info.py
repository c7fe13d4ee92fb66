"""The text about a district that players read."""

from mexica.games.mexica.rules import describe, position
from mexica.games.mexica.rules.spaces import named
from mexica.games.mexica.table.input.district_info import district_lines
from tests.games.mexica.table.input.states import NAMES, in_turns


def _with_temples(**temples):
    described = describe(in_turns())
    described["canals"] = sorted([*described["canals"], "B2", "C3", "C4", "B5"])
    described["temples"] = {space: {"owner": owner, "floors": n} for space, (owner, n) in temples.items()}
    for owner, floors in temples.values():
        described["seats"][owner]["temples"][str(floors)] -= 1
    del described["districts"]
    return position(described)


def test_a_district_says_who_leads():
    state = _with_temples(A3=(0, 3), B3=(1, 2), A4=(0, 1))
    lines = district_lines(state, state.board.district(named("A3")), NAMES)
    assert lines[1:] == ("Ana leads with 4", "Bo 2")


def test_a_district_says_who_is_tied():
    state = _with_temples(A3=(0, 2), B3=(1, 2))
    assert district_lines(state, state.board.district(named("A3")), NAMES)[1] == "Ana and Bo tied at 2"


def test_a_district_of_the_size_of_a_token_says_so():
    state = _with_temples()
    district = state.board.district(named("A3"))
    expected = 4 in state.display
    assert ("a token of this size is on display" in district_lines(state, district, NAMES)[0]) is expected
    assert district_lines(state, district, NAMES)[1] == "No temples"
