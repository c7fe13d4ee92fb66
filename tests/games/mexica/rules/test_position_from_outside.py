"""What is no position: `position` tells every fault, whatever it is given, and raises nothing else."""

from typing import Any

import pytest

from mexica.games.mexica import rules
from mexica.games.mexica.rules.position import PositionError
from tests.games.mexica.drawings import table

ISLAND = "    CDEFGHIJKL\n 3  ab........\n 4  =n=n=n=n=n\n 5  .........."
START = ["G7", "H6", "H8"]


def faults(description: object) -> tuple[str, ...]:
    """What is wrong with a description."""
    with pytest.raises(PositionError) as caught:
        rules.position(description)
    return caught.value.faults


def placing(first: int, to_move: int, placed: list[int]) -> dict[str, Any]:
    """A table of three in which these seats have placed their Pilli."""
    found = rules.describe(rules.start(rules.new_setup(3, 1)))
    found.update(first=first, to_move=to_move)
    for seat in placed:
        found["seats"][seat]["pilli"] = START[seat]
    return found


@pytest.mark.parametrize(
    ("first", "to_move", "placed"), [(0, 0, []), (0, 1, [0]), (2, 0, [2]), (1, 0, [1, 2])]
)
def test_those_before_the_player_to_move_have_placed_their_pilli(first, to_move, placed):
    state = rules.position(placing(first, to_move, placed))
    for _ in range(3 - len(placed)):
        state = rules.apply(state, rules.legal_actions(state)[0]).state
    assert rules.describe(state)["phase"] == "turns"
    assert rules.position(rules.describe(state)) == state


@pytest.mark.parametrize(
    ("first", "to_move", "placed", "fault"),
    [
        pytest.param(0, 1, [], "Seat 0 comes before seat 1 and has placed no Pilli (R2.6).", id="before"),
        pytest.param(2, 1, [0], "Seat 2 comes before seat 1 and has placed no Pilli (R2.6).", id="first"),
        pytest.param(0, 0, [0], "Seat 0 is to place a Pilli that stands on the board", id="now"),
        pytest.param(0, 1, [0, 2], "Seat 2 is to place a Pilli that stands on the board", id="later"),
    ],
)
def test_a_pilli_is_neither_left_out_nor_held_twice(first, to_move, placed, fault):
    (found,) = faults(placing(first, to_move, placed))
    assert found.startswith(fault)


BUILT = "    CDEFG\n 3  ab444\n"
FOUNDED = "    CDEFG\n 2  =====\n 3  =a.t=\n 4  =====\n t: token 3"


@pytest.mark.parametrize(
    ("drawing", "changes", "fault"),
    [
        pytest.param(
            ISLAND,
            {"action_tokens": [12, 0], "reserve": 12},
            "The seats hold 12 action tokens and the reserve 12, more than the 12 there are (R2.3).",
            id="R2.3-tokens",
        ),
        pytest.param(
            ISLAND,
            {"bridges": 7},
            "5 bridges are on the board and 7 in the supply, more than the 11 there are (R2.3).",
            id="R2.3-bridges",
        ),
        pytest.param(
            BUILT,
            {"period": 2, "left": [{"1": 6, "2": 5, "3": 4, "4": 3}] * 2},
            "Seat 0 has built 3 temples with 4 floors and 3 left to build, "
            "more than it has in period 2 (R2.5).",
            id="R2.5-temples",
        ),
        pytest.param(
            ISLAND,
            {"left": [{"1": 3, "2": 3, "3": 2, "4": 2}] * 2},
            "Seat 0 has built 0 temples with 4 floors and 2 left to build, "
            "more than it has in period 1 (R2.5).",
            id="R2.5-temples-of-period-2-in-period-1",
        ),
        pytest.param(
            "    CDEFGHIJKLM\n 4  xxxxxxxxxxx\n 5  ab.........",
            {},
            "11 neutral temples stand, and 10 at most are possible (R2.7).",
            id="R2.7-neutral-temples",
        ),
        pytest.param(
            "    CDEFGHIJ\n 3  yyyyyyyy\n 4  ab......\n y: temple neutral 4",
            {},
            "The neutral temples have 32 floors, and 28 at most are possible (R2.8).",
            id="R2.8-neutral-floors",
        ),
        pytest.param(
            FOUNDED,
            {"display": [3, 4], "later": [3]},
            "There are 3 tokens of size 3, more than exist (R2.1).",
            id="R2.1-board-display-and-later",
        ),
        pytest.param(
            ISLAND,
            {"display": [13], "removed": [13]},
            "There are 2 tokens of size 13, more than exist (R2.1).",
            id="R2.1-display-and-removed",
        ),
    ],
)
def test_no_more_is_held_than_is_in_the_box(drawing, changes, fault):
    assert fault in faults(table(drawing, **changes))


def test_r12_5_three_quiet_rounds_are_told_only_of_a_game_that_is_over():
    """The third ends the period, and the next one begins with none."""
    (fault,) = faults(table(ISLAND, quiet_rounds=3))
    assert fault.startswith("quiet_rounds must be a whole number from 0 to 2")
    over = table(ISLAND, quiet_rounds=3, phase="over", period=2, later=[])
    assert rules.describe(rules.position(over))["quiet_rounds"] == 3


@pytest.mark.parametrize(
    "changes",
    [
        {"action_tokens": [2, 1], "reserve": 0},
        {"bridges": 6},
        {"bridges": 0},
        {"single_canals": 0, "double_canals": 1},
        {"left": [{"1": 0, "2": 0, "3": 0, "4": 1}] * 2},
        {"display": [5], "later": []},
    ],
    ids="-".join,
)
def test_a_puzzle_may_hold_less_than_the_box(changes):
    described = table(ISLAND, **changes)
    assert rules.describe(rules.position(described)) == described


@pytest.mark.parametrize(
    ("to_move", "agreed", "fault"),
    [
        (3, [2, 3], "Seat 3 has answered the proposal already (R12.3)."),
        (2, [2], "Seat 2 has answered the proposal already (R12.3)."),
        (3, [2, 0], "proposal: agreed must name the seats from seat 2 to the one before seat 3, clockwise"),
        (1, [2, 3], "proposal: agreed must name the seats from seat 2 to the one before seat 1, clockwise"),
        (3, [2, 2], "proposal: agreed must name the seats from seat 2 to the one before seat 3, clockwise"),
    ],
)
def test_nobody_is_asked_who_has_agreed(to_move, agreed, fault):
    proposal = {"size": 9, "by": 2, "agreed": agreed}
    (found,) = faults(table(ISLAND, seats=4, phase="answering", to_move=to_move, proposal=proposal))
    assert found.startswith(fault)


def test_all_faults_are_told_at_once():
    broken = table(ISLAND, bridges=11, action_tokens=[12, 0], reserve=12, display=[13], removed=[13])
    broken["canals"].append("H7")
    del broken["quiet_rounds"]
    assert len(faults(broken)) == 5


def nested(depth: int, *, record: bool) -> object:
    value: object = []
    for _ in range(depth):
        value = {"x": value} if record else [value]
    return value


class Unspeakable:
    def __repr__(self) -> str:
        raise RuntimeError


HOSTILE = {
    "nothing": None,
    "number": -7,
    "digits": 10**5000,
    "minus-digits": -(10**5000),
    "list": [],
    "deep-list": nested(200_000, record=False),
    "deep-record": nested(200_000, record=True),
    "wide-lists": [[["x" * 50] * 9] * 9] * 9,
    "wide-records": {number: {number: ["x" * 50] * 9 for number in range(9)} for number in range(9)},
    "surrogate": "\ud800",
    "zero-character": "H7\0",
    "long-text": "H7" * 10**6,
    "not-a-number": float("nan"),
    "type": dict,
    "unspeakable": Unspeakable(),
    "many": list(range(300_000)),
    "many-keys": {number: number for number in range(300_000)},
}
hostile = pytest.mark.parametrize("value", HOSTILE.values(), ids=HOSTILE.keys())


@hostile
def test_what_is_no_description_is_refused_with_short_sentences(value):
    assert max(map(len, faults(value))) < 400


LISTS = ("display", "later", "removed", "canals")


@hostile
@pytest.mark.parametrize("key", [*table(ISLAND)])
def test_any_entry_may_be_anything_and_is_read_or_refused(key, value):
    if key in ("districts", "winners"):
        assert rules.position({**table(ISLAND), key: value}) == rules.position(table(ISLAND))
    elif (key, value) == ("proposal", None) or (key in LISTS and value == []):
        rules.position({**table("    CD\n 3  ab"), key: value})
    else:
        assert max(map(len, faults({**table(ISLAND), key: value}))) < 400


@hostile
def test_so_may_the_law(value):
    assert max(map(len, faults({**table(ISLAND), "law": value}))) < 400


@hostile
@pytest.mark.parametrize("inside", ["seats", "supply", "temples", "tokens", "bridges", "display", "proposal"])
def test_so_may_any_part_of_an_entry(inside, value):
    described = table(ISLAND)
    parts = {
        "seats": [value, {**described["seats"][1], "pilli": value}],
        "supply": {**described["supply"], "bridges": value},
        "temples": {"C5": {"owner": value, "floors": value}},
        "tokens": {"C5": value},
        "bridges": {"D4": value},
        "display": [value],
        "proposal": {"size": value, "by": value, "agreed": value},
    }
    assert max(map(len, faults({**described, inside: parts[inside]}))) < 400


def test_of_very_many_faults_the_first_are_told():
    found = faults({**table(ISLAND), "canals": [f"X{number}" for number in range(300_000)]})
    assert found[0] == "canals has 300000 entries, and 300 at most are read."
    assert len(found) == 101
    assert found[-1] == "There are more faults."
