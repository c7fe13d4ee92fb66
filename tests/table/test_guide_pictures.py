"""The examples of the guide say what the rules say."""

import pytest
from attrs import evolve

from mexica.guide import guide
from mexica.rules import reach, standings
from mexica.rules.material import COLOURS, values
from mexica.rules.spaces import named
from mexica.rules.state import State
from mexica.table.commands import key_list
from mexica.table.guide_pictures import EXAMPLES, example_state

RED = COLOURS.index("red")


def red_to_move(name: str) -> State:
    state = example_state(EXAMPLES[name])
    return evolve(state, turn=evolve(state.turn, to_move=RED))


def test_every_page_has_an_example_and_every_example_a_page() -> None:
    assert {page.picture for page in guide()} == set(EXAMPLES)


def test_the_keys_that_the_last_page_names_are_those_of_the_table() -> None:
    named_keys = {"1", "2", "3", "4", "M", "F", "T", "S", "V", "H", "F1"}
    assert named_keys <= {key for key, _what in key_list()}
    assert all(f"<b>{key}" in guide()[-1].text for key in named_keys)


@pytest.mark.parametrize("name", ["foot", "boat"])
def test_prices_are_those_of_the_rules(name: str) -> None:
    trips = reach(red_to_move(name))
    said = dict(part.split(":") for part in EXAMPLES[name].prices.split())
    assert {space: trips[named(space)].cost for space in said} == {s: int(p) for s, p in said.items()}


def test_the_district_that_the_canals_cut_off_has_nine_spaces() -> None:
    for name in ("district", "founding", "temples"):
        assert example_state(EXAMPLES[name]).board.district(named("B3")).bit_count() == 9


def test_the_founding_pays_what_the_caption_says() -> None:
    assert values(9)[1:] == (5, 3)
    (caption,) = (page.caption for page in guide() if page.picture == "founding")
    assert "5 points for Red, 3 for Black" in caption


def test_the_temples_score_what_the_sheet_says() -> None:
    state = example_state(EXAMPLES["temples"])
    floors = {
        colour: state.board.floors(seat, state.board.district(named("B3")))
        for seat, colour in enumerate(COLOURS)
    }
    (district,) = standings(state).districts
    points = {COLOURS[share.owner]: share.points for share in district.shares}
    for colour, text in EXAMPLES["temples"].plate:
        assert text() == f"{floors[colour]} floors: {points[colour]} points"


def test_the_palace_pays_the_two_that_the_sheet_names() -> None:
    palace = standings(example_state(EXAMPLES["palace"])).palace
    assert {COLOURS[seat] for seat, points in enumerate(palace) if points == 5} == {"red", "black"}
