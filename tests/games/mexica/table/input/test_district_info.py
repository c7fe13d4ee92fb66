"""The text about a district that players read."""

from mexica.games.mexica.rules import describe, parse, position
from mexica.games.mexica.rules.spaces import named, size
from mexica.games.mexica.table.input.district_info import district_lines, districts_made, lead_line
from tests.games.mexica.table.input.states import NAMES, cut_off, in_turns


def _with_temples(**temples):
    described = describe(in_turns())
    described["seats"][0]["pilli"] = "B4"
    described["canals"] = sorted([*described["canals"], "B2", "C3", "C4", "B5"])
    described["temples"] = {space: {"owner": owner, "floors": n} for space, (owner, n) in temples.items()}
    for owner, floors in temples.values():
        described["seats"][owner]["temples"][str(floors)] -= 1
    del described["districts"]
    return position(described)


def test_a_district_says_who_leads():
    state = _with_temples(A3=(0, 3), B3=(1, 2), A4=(0, 1))
    lines = district_lines(state, state.board.district(named("A3")), NAMES)
    assert lines[1:] == ("Ana leads with 4", "Bo: 2")


def test_what_is_told_beside_what_would_be_says_that_it_is_now():
    state = _with_temples(A3=(0, 3), B3=(1, 2))
    lines = district_lines(state, state.board.district(named("A3")), NAMES, compared=True)
    assert lines[1:] == ("Now Ana leads with 3", "Bo: 2")
    state = _with_temples(A3=(0, 2), B3=(1, 2))
    lines = district_lines(state, state.board.district(named("A3")), NAMES, compared=True)
    assert lines[1:] == ("Now Ana and Bo are tied at 2",)


def test_land_that_no_token_is_large_enough_for_is_no_district_to_found():
    state = _with_temples()
    land = state.board.district(named("G10"))
    assert district_lines(state, land, NAMES)[0] == f"Land of {size(land)} spaces, too large to found"


def test_a_district_says_who_is_tied():
    state = _with_temples(A3=(0, 2), B3=(1, 2))
    assert district_lines(state, state.board.district(named("A3")), NAMES)[1] == "Ana and Bo tied at 2"


def test_a_district_of_the_size_of_a_token_says_so():
    state = _with_temples()
    district = state.board.district(named("A3"))
    expected = 4 in state.display
    assert ("a token of this size is on display" in district_lines(state, district, NAMES)[0]) is expected
    assert district_lines(state, district, NAMES)[1] == "No temples"


def test_a_canal_makes_every_district_that_it_leaves_of_the_one_it_runs_through():
    state = cut_off(pilli="C6")
    assert [size(one) for one in districts_made(state, (parse("canal B3"),))] == [3]
    assert districts_made(state, (parse("flat A3"),)) == ()
    described = describe(in_turns())
    described["canals"] = sorted([*described["canals"], "B2", "C3", "C4"])
    del described["districts"]
    open_state = position(described)
    assert [size(one) for one in districts_made(open_state, (parse("canal B5"),))] == [4, 183]


def test_a_temple_in_hand_says_who_would_lead_and_by_how_many_floors():
    def line(floors: int, **temples) -> str:
        return lead_line(_with_temples(**temples), parse(f"temple A4 {floors}"), NAMES)

    assert line(1, B3=(1, 3)) == "Bo would lead by 2 floors"
    assert line(1, A3=(0, 1), B3=(1, 2)) == "Ana and Bo would be tied at 2"
    assert line(2, A3=(0, 1), B3=(1, 2)) == "Ana would lead by 1 floor"
    assert line(2) == "Ana would lead by 2 floors"
