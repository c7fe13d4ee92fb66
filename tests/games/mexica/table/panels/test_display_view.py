"""What the display shows for every token."""

from collections import Counter

from attrs import evolve

from mexica.games.mexica.rules import material
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.panels.display_view import DisplaySlot, display_slots
from tests.games.mexica.table import positions


def test_the_first_display_is_known_from_the_state_alone() -> None:
    setup, state = positions.opening(3)
    assert display_slots(state, Look()) == tuple(
        DisplaySlot(size, "available") for size in sorted(setup.display)
    )
    assert display_slots(state, Look(displays=(setup.display, setup.later))) == display_slots(state, Look())


def test_founded_and_removed_tokens_leave_their_places() -> None:
    setup, state = positions.opening(3)
    first, second, *left = setup.display
    gone = evolve(state, display=tuple(left), removed=(second,))
    fates = {place.size: place.fate for place in display_slots(gone, Look()) if place.size in {first, second}}
    if first != second:
        assert fates == {first: "founded", second: "removed"}
    assert Counter(place.fate for place in display_slots(gone, Look())) == {
        "available": 6,
        "founded": 1,
        "removed": 1,
    }


def test_the_second_display_has_seven_places() -> None:
    setup, state = positions.opening(2)
    second = evolve(state, turn=evolve(state.turn, period=2), display=setup.later[2:], later=())
    known = display_slots(second, Look(displays=(setup.display, setup.later)))
    assert [place.size for place in known] == sorted(setup.later)
    assert sum(place.fate == "founded" for place in known) == 2
    unknown = display_slots(second, Look())
    assert len(unknown) == len(material.ALL_TOKENS) - material.FIRST_DISPLAY
    assert [place.size for place in unknown[-2:]] == [None, None]
