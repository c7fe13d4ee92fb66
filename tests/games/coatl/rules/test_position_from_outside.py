"""Positions from outside: what may be left out, what is drawn, and every fault told at once."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mexica.games.coatl import rules
from tests.games.coatl.tables import NO_SUPPLY, SUPPLY, legal, seat, serpent, state, table

FINISHED = serpent("hY G R R tY", "P15")
THREE = (serpent("hY G tR", "P15"), serpent("hR K tR", "P16"), serpent("hY U tR", "P17"))


def faults(*seats: dict, **changes: Any) -> tuple[str, ...]:
    with pytest.raises(rules.PositionError) as error:
        rules.position(table(*seats, **changes))
    return error.value.faults


def test_the_example_of_the_interface_is_a_position() -> None:
    example = {
        "phase": "turns",
        "to_move": 0,
        "first": 0,
        "doing": None,
        "actions_left": 1,
        "closing": None,
        "supply": {**NO_SUPPLY, "h1": ["hY"], "t1": ["tR"], "t2": ["tK"], "b1": ["Y", "G"]},
        "bags": {"heads": {"Y": 1, "R": 3, "K": 3, "G": 3, "U": 3}, "tails": {}, "bodies": {}},
        "display": ["P0", "P7"],
        "deck": 30,
        "discards": 3,
        "common": ["T3", "T7"],
        "piles": [6, 5],
        "seats": [
            {
                "board": ["hY", "G", "G"],
                "hand": ["P1"],
                "temples": ["T5"],
                "tokens": ["pick", "future", "commit"],
                "serpents": [
                    {
                        "pieces": ["Y", "G"],
                        "prophecies": ["P15"],
                        "temple": None,
                        "finished": False,
                        "points": 0,
                    }
                ],
                "points": 0,
            },
            seat(),
        ],
        "ending": None,
        "winners": [],
    }
    told = rules.describe(rules.position(example))
    for key in set(example) - {"seats", "bags"}:
        assert told[key] == example[key], key
    assert told["seats"][0] == example["seats"][0]


def test_hidden_orders_are_drawn_from_the_seed_out_of_what_lies_nowhere() -> None:
    one, same, other = (rules.position(table(seat("", "P0"), seed=seed)) for seed in (1, 1, 2))
    assert one == same
    assert one != other
    assert rules.position(table(seat("", "P0"))) == rules.position(table(seat("", "P0"), seed=0))
    told = rules.describe(one)
    drawn = [*told["orders"]["deck"], "P0", *told["display"]]
    assert len(drawn) == 27
    assert all(drawn.count(card) <= (2 if int(card[1:]) < 5 else 1) for card in drawn)


def test_cards_that_are_not_told_are_drawn_into_the_hands() -> None:
    hidden = seat()
    hidden["hand"], hidden["temples"] = [None, None], [None]
    told = rules.describe(rules.position(table(seat(), hidden)))
    assert len(set(told["seats"][1]["hand"]) - {None}) == 2
    assert told["seats"][1]["temples"][0] not in ("T3", "T7")


@pytest.mark.parametrize("seed", range(20))
def test_c7_8_a_hand_that_is_not_told_fits_the_serpent_just_closed(seed: int) -> None:
    """Else it could not have been closed, and the player could do nothing at all."""
    hidden = {**seat("", "", serpent("hY U tU")), "hand": [None, "P4", None]}
    begin = state(hidden, seat(), doing="assembling", closing=1, seed=seed)
    assert legal(begin, "play")
    told = rules.describe(begin)
    assert len(told["seats"][0]["hand"]) == 3
    for looking in (0, 1):
        again = rules.position({**rules.describe(begin, looking), "seed": seed})
        assert legal(again, "play")


def test_the_bags_hold_the_rest_of_the_box_if_they_are_left_out() -> None:
    told = rules.describe(rules.position(table(seat("hU hU hU"), supply=NO_SUPPLY)))
    assert told["bags"]["heads"] == {"Y": 3, "R": 3, "K": 3, "G": 3, "U": 0}
    assert sum(told["bags"]["bodies"].values()) == 120
    odd = rules.describe(rules.position(table(seat("G"), supply=NO_SUPPLY)))
    assert sum(odd["bags"]["bodies"].values()) == 118


@pytest.mark.parametrize(
    ("said", "seats", "changes"),
    [
        ("phase must be one of keeping, turns, over", (), {"phase": "later"}),
        ("doing must be one of", (), {"doing": "sleeping"}),
        ("to_move must be a whole number from 0 to 1", (), {"to_move": 2}),
        ("supply: h1 holds one head", (), {"supply": {**SUPPLY, "h1": ["tY"]}}),
        ("supply: b1 holds two body segments", (), {"supply": {**SUPPLY, "b1": ["Y"]}}),
        ("supply lacks b6", (), {"supply": {key: SUPPLY[key] for key in SUPPLY if key != "b6"}}),
        ("'X' is no piece", (seat("X"),), {}),
        ("8 at most fit", (seat("hY hY hR hR hK hK hG hG hU"),), {}),
        ("more pieces hU than in the box", (seat("hU hU hU hU"),), {}),
        ("bags: heads: Y must be a whole number from 0 to 2", (), {"bags": {"heads": {"Y": 3}}}),
        ("odd number of body segments", (), {"bags": {"bodies": {"Y": 3}}}),
        ("not so many P5", (seat("", "P5 P5"),), {}),
        ("not so many P50", (seat("", "P50"),), {}),
        ("'T5' is not a prophecy", (seat("", "T5"),), {}),
        ("hand has 6 prophecies", (seat("", "P0 P1 P2 P3 P4 P5"),), {}),
        ("only 53 cards of that kind", (), {"deck": 54, "display": ["P40"]}),
        ("common must name the top of 2 piles", (), {"common": ["T3"], "piles": [6, 0]}),
        ("common names the top of each pile", (), {"piles": [6, 0]}),
        ("not so many T3", (seat("", "", temples="T3"),), {}),
        ("tokens must be of pick, future, commit", (seat(tokens="peek"),), {}),
        ("has the token pick twice", (seat(tokens="pick pick"),), {}),
        ("3 at most are possible", (seat("", "", *[FINISHED] * 4),), {}),
        ("3 unfinished serpents", (seat("", "", serpent("Y"), serpent("R"), serpent("K")),), {}),
        ("does not reach the first level of P0", (seat("", "", serpent("Y", "P0")),), {}),
        ("two prophecies of one type", (seat("", "", serpent("Y Y Y", "P0", "P0")),), {}),
        ("is unfinished and has a temple", (seat("", "", serpent("Y Y Y", "P0", "T1")),), {}),
        ("meets no requirement of T1", (seat("", "", serpent("hY G K tR", "P15", "T1")),), {}),
        ("A finished serpent has a body segment", (seat("", "", serpent("hY tG", "P15")),), {}),
        ("is finished and has no prophecy", (seat("", "", serpent("hY G tR")),), {}),
        (
            "none in the hand fits it",
            (seat("", "P4", serpent("hY U tU")),),
            {"doing": "assembling", "closing": 1},
        ),
        (
            "no prophecy that lies nowhere fits",
            ({**seat("", "P4", serpent("hY U tY")), "hand": [None]},),
            {"doing": "assembling", "closing": 1, "display": ["P17"]},
        ),
        ("closing is the number of a finished serpent", (seat("", "", serpent("Y")),), {"closing": 1}),
        ("doing and closing belong to a turn", (), {"phase": "over", "actions_left": 0, "doing": "choosing"}),
        ("actions_left is at least 1", (), {"actions_left": 0}),
        ("round is 0 while", (), {"round": 0}),
        ("the last turns have begun", (seat("", "", *THREE),), {}),
        ("ending: by is the seat", (), {"ending": {"cause": "third serpent", "by": None, "actions": [1, 1]}}),
        (
            "a number for each seat",
            (),
            {"ending": {"cause": "body segments gone", "by": None, "actions": [1]}},
        ),
        ("options: promo must be true or false", (), {"options": {"promo": 1}}),
        ("orders: deck has 1 cards", (), {"orders": {"deck": ["P0"]}}),
        ("orders: heads must have the colours", (), {"orders": {"heads": "Y"}}),
        ("orders: piles must have the temples", (), {"orders": {"piles": [["T0"], []]}}),
        ("has 'weather', which means nothing here", (), {"weather": 1}),
    ],
)
def test_a_fault_is_told_in_a_sentence(said: str, seats: tuple[dict, ...], changes: dict[str, Any]) -> None:
    found = faults(*seats, **changes)
    assert any(said in fault for fault in found), found
    assert all(fault.endswith(".") for fault in found)


def test_every_fault_is_told_at_once() -> None:
    found = faults(seat("X", "P99"), phase="later", deck=-1, piles=[1, 2, 3])
    assert len(found) >= 5


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 20) | st.sampled_from(["Y", "hY", "P0", "T3", "turns", "x"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["Y", "h1", "x"]), inner),
    max_leaves=8,
)


def test_last_turns_of_nobody_are_a_fault() -> None:
    description = rules.describe(rules.position(table(seat("G", "P0", FINISHED))))
    with pytest.raises(rules.PositionError):
        rules.position(description | {"seats": None, "ending": []})


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_anything_at_all_is_a_position_or_a_fault(data: st.DataObject) -> None:
    description = json.loads(json.dumps(rules.describe(rules.position(table(seat("G", "P0", FINISHED))))))
    for key in data.draw(st.lists(st.sampled_from([*description]), min_size=1, max_size=3)):
        description[key] = data.draw(JSON)
    try:
        state = rules.position(description)
    except rules.PositionError:
        return
    assert rules.position(rules.describe(state)) == state
    assert rules.legal_actions(state) or rules.is_over(state)
