"""The examples of the guide say what the rules say."""

import pytest
from attrs import evolve

from mexica.games.mexica.guide import guide
from mexica.games.mexica.rule_texts import rule_chapters
from mexica.games.mexica.rules import reach, standings
from mexica.games.mexica.rules.actions import TakeBoat, Walk
from mexica.games.mexica.rules.material import COLOURS, values
from mexica.games.mexica.rules.spaces import each, name, named, set_of
from mexica.games.mexica.rules.state import State
from mexica.games.mexica.table.bar.commands_and_keys import key_list
from mexica.games.mexica.table.board.highlights import behind_others
from mexica.games.mexica.table.pictures.guide_pictures import EXAMPLES, example_state

COUNTED = ("no", "one", "two", "three", "four", "five", "six")
RED = COLOURS.index("red")


def red_to_move(name: str) -> State:
    state = example_state(EXAMPLES[name])
    return evolve(state, turn=evolve(state.turn, to_move=RED))


def test_every_page_has_an_example_and_every_example_a_page() -> None:
    in_rules = {chapter.picture for chapter in rule_chapters() if chapter.picture}
    assert {page.picture for page in guide()} | in_rules == set(EXAMPLES)


def test_the_keys_that_the_last_page_names_are_those_of_the_table() -> None:
    named_keys = {"1", "2", "3", "4", "M", "F", "T", "S", "V", "H", "F1"}
    assert named_keys <= {key for key, _what in key_list()}
    assert all(f"<b>{key}" in guide()[-1].text for key in named_keys)


@pytest.mark.parametrize("name", ["foot", "boat"])
def test_prices_are_those_of_the_rules(name: str) -> None:
    trips = reach(red_to_move(name))
    said = dict(part.split(":") for part in EXAMPLES[name].prices.split())
    assert {space: trips[named(space)].cost for space in said} == {s: int(p) for s, p in said.items()}


def caption_of(picture: str) -> str:
    (caption,) = (page.caption for page in guide() if page.picture == picture)
    return caption


def test_the_way_on_foot_costs_what_the_caption_says_and_ends_where_it_says() -> None:
    state = red_to_move("foot")
    below = state.players[COLOURS.index("black")].pilli + named("A2") - named("A1")
    trip = reach(state)[below]
    assert all(isinstance(step, Walk) for step in trip.route)
    assert f"{COUNTED[trip.cost]} points to the space below Black's Pilli" in caption_of("foot")
    steps = [step.space for step in trip.route]
    assert EXAMPLES["foot"].prices.split() == [f"{name(space)}:{i}" for i, space in enumerate(steps, 1)]


def test_the_way_by_boat_ends_at_the_second_bridge_as_the_caption_says() -> None:
    state = red_to_move("boat")
    trips = {space: reach(state)[space] for space in each(state.board.bridges) if space in reach(state)}
    boats = {trip.cost for trip in trips.values() if all(isinstance(s, TakeBoat) for s in trip.route)}
    assert boats == {1, 2}
    assert "1 point to the first, 2 to the second" in caption_of("boat")


def test_nothing_that_rises_pushes_a_number_off_the_middle_of_its_space() -> None:
    state = example_state(EXAMPLES["foot"])
    numbered = set_of(named(part.split(":")[0]) for part in EXAMPLES["foot"].prices.split())
    assert not numbered & behind_others(state)


def test_the_district_that_the_canals_cut_off_has_nine_spaces() -> None:
    for example in ("district", "founding", "temples"):
        assert example_state(EXAMPLES[example]).board.district(named("B3")).bit_count() == 9


def test_the_founding_pays_what_the_caption_says() -> None:
    assert values(9)[1:] == (5, 3)
    assert "5 points for Red, 3 for Black" in caption_of("founding")


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
