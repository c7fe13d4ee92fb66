"""A3: the setup."""

from random import Random

import pytest

from mexica.games.aztekz import rules
from mexica.games.aztekz.rules.material import ROTATIONS, SHAPES
from mexica.games.aztekz.rules.pyramid import Pyramid
from tests.games.aztekz.tables import after, legal, refused_by


def begun(seats: int = 2, seed: int = 1, first: int = 0) -> rules.State:
    return rules.start(rules.new_setup(seats, seed, first=first))


def started(state: rules.State, seed: int = 0) -> rules.State:
    """The state after all start cards, laid at random."""
    generator = Random(seed)
    while rules.round_number(state) == 0:
        state = rules.apply(state, generator.choice(rules.legal_actions(state))).state
    return state


@pytest.mark.parametrize("seats", rules.SEAT_COUNTS)
@pytest.mark.parametrize("first", range(2))
def test_a3_1_whoever_is_chosen_begins_and_play_is_clockwise(seats: int, first: int) -> None:
    state, order = begun(seats, first=first), []
    while rules.round_number(state) < 2:
        order.append(rules.to_move(state))
        state = after(state, str(next(a for a in rules.legal_actions(state) if str(a).startswith("lay"))))
    assert order == [(first + place) % seats for place in range(seats)] * 2


def test_a3_2_the_first_card_lies_at_0_0_turned_as_one_likes() -> None:
    for seed in range(6):
        state = begun(seed=seed)
        assert state.drawn is not None
        assert legal(state) == {f"lay 0,0 {paths}" for paths in ROTATIONS[state.drawn.shape]}


@pytest.mark.parametrize("seats", rules.SEAT_COUNTS)
def test_a3_2_each_player_lays_a_card_with_three_heroes_on_it(seats: int) -> None:
    told = rules.describe(started(begun(seats)))
    homes = [one["chief"] for one in told["seats"]]
    assert set(homes) == set(told["cards"])
    assert len(set(homes)) == seats
    for one in told["seats"]:
        assert [helper["at"] for helper in one["helpers"]] == [one["chief"]] * 2
    assert (told["phase"], told["round"]) == ("turns", 1)


def test_a3_2_heroes_are_on_no_card_before_that() -> None:
    told = rules.describe(after(begun(), str(rules.legal_actions(begun())[0])))
    assert told["seats"][0]["chief"] == "0,0"
    nowhere = {"at": None, "soul": None, "souls": 0}
    assert told["seats"][1] == {"chief": None, "helpers": [nowhere] * 2, "piles": [], "points": 0}


def test_a3_2_the_others_lie_beside_what_lies_there_and_linked() -> None:
    told = rules.describe(begun())
    told |= {
        "to_move": 1,
        "cards": {"0,0": "es"},
        "seats": [{"chief": "0,0", "helpers": [{"at": "0,0"}] * 2, "piles": []}, told["seats"][1]],
        "drawn": {"shape": "corner", "soul": None},
    }
    told.pop("deck")
    state = rules.position(told)
    assert legal(state) == {"lay 1,0 sw", "lay 1,0 nw", "lay 0,1 ne", "lay 0,1 nw"}
    assert refused_by(state, "lay 0,0 es") == "A3.2"
    assert refused_by(state, "lay -1,0 es") == "A6.2"
    assert refused_by(state, "lay 5,0 es") == "A1.4"
    assert refused_by(state, "lay 1,0 nesw") == "A6.1"
    assert refused_by(state, "decline") == "A3.2"


def test_a3_3_no_souls_lie_on_start_cards() -> None:
    told = rules.describe(started(begun(4)))
    assert told["souls"] == {}
    assert sum(told["supply"].values()) + 1 == 48
    assert told["drawn"]["soul"] is not None


def pyramids(cards: int) -> set[Pyramid]:
    """Every pyramid of so many start cards that there can be."""
    found = {Pyramid()}
    for _ in range(cards):
        found = {
            pyramid.with_card(place.cell, paths)
            for pyramid in found
            for shape in SHAPES
            for place in pyramid.places(shape)
            if not place.covers
            for paths in place.ways
        }
    return found


@pytest.mark.parametrize("cards", range(max(rules.SEAT_COUNTS)))
def test_a3_3_every_start_card_can_be_laid_so_that_none_goes_under_the_deck(cards: int) -> None:
    """A card has at least two paths, and one that leads to an empty cell takes a card of any shape."""
    for pyramid in pyramids(cards):
        for shape in SHAPES:
            assert any(not place.covers for place in pyramid.places(shape))


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"seats": 1}, "2 to 4 players"),
        ({"seats": 5}, "2 to 4 players"),
        ({"first": 2}, "first player"),
        ({"first": -1}, "first player"),
        ({"first": True}, "first player"),
        ({"first": 1.0}, "first player"),
        ({"seats": 2.0}, "2 to 4 players"),
        ({"deck": ("cross",)}, "deck of a setup"),
        ({"supply": ()}, "supply of a setup"),
        ({"chance": "often"}, "whole number"),
    ],
)
def test_a_setup_that_the_rules_do_not_allow_is_refused(changes: dict, said: str) -> None:
    given = {key: getattr(rules.new_setup(2, 1), key) for key in rules.Setup.__slots__ if key[0] != "_"}
    assert rules.Setup(**given) == rules.new_setup(2, 1)
    with pytest.raises(ValueError, match=said):
        rules.Setup(**given | changes)
