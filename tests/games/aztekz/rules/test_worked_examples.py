"""The worked examples of RULES.md, by their numbers."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from mexica.games.aztekz import rules
from tests.games.aztekz.oracle import winners
from tests.games.aztekz.rules.rows import Row, allowed, refused, table_of
from tests.games.aztekz.tables import Table, changed, drawn, full, one, seat, table, two

# the helper 1 of Black on its way to the sun
FETCHES = ("step helper1 -1,-1", "take helper1 sun 1", "step helper1 -1,0", "step helper1 0,0")
RED_GUARDS = changed(one(), seats=[one()["seats"][0], {**one()["seats"][1], "chief": "0,0"}])
TWO_TO_ROB = changed(
    one(), seats=[one()["seats"][0], seat("0,-1", "0,0 with 3 jaguar", "0,1 with 2 moon")], souls={}
)
FIVE_WIDE = two("├ ┼ ─ ┼ ┬")


def last_card(begin: Table) -> Table:
    """The same with no card in the deck."""
    return changed(begin, deck={})


@table_of(
    allowed("A4.4-01", one(), "step chief 0,1", seats__0__chief="0,1", moving__steps=1),
    refused("A4.4-02", one(), "step chief 1,0", "step chief 1,-1"),
    refused("A4.3-03", one(), "step helper2 0,0"),
    allowed(
        "A5.4-05",
        one(),
        *FETCHES,
        "give helper1",
        seats__0__piles=[{"soul": "sun", "souls": 3}],
        seats__0__points=2,
    ),
    refused("A5.2-06", one(), "step helper1 -1,1", "take helper1 moon 1"),
    allowed(
        "A5.3-07",
        one(),
        "step helper1 -1,1",
        "drop helper1",
        "take helper1 moon 1",
        souls={"-1,-1": {"sun": 1}, "-1,1": {"sun": 2}, "1,0": {"sun": 1, "moon": 1}},
    ),
    refused("A5.1-09", one(), "step helper2 0,-1", "take helper2 jaguar 1"),
    refused("A5.4-10", one(), "step helper2 1,0", "take helper2 moon 1", "step helper2 0,0", "give helper2"),
    refused("A5.4-12", one(), "give helper1"),
    refused("A5.1-13", one(), "step chief 1,0", "take chief sun 1"),
    allowed("A5.6-14", one(), "steal 1 helper1", seats__0__piles=[{"soul": "jaguar", "souls": 3}]),
    refused("A5.6-15", RED_GUARDS, "steal 1 helper1"),
    refused("A5.6-17", TWO_TO_ROB, "steal 1 helper1", "step chief 0,1", "steal 1 helper2"),
    refused("A4.1-18", one(), "step helper1 -1,-1", "step helper2 1,0"),
    allowed(
        "A5.5-20",
        one(),
        "step helper2 1,0",
        "scare helper2",
        "step helper2 0,0",
        "lay 1,0 nsw",
        to_move=1,
    ),
    refused("A5.5-21", one(), "step helper2 1,0", "scare helper2", "lay 1,0 nsw"),
    refused("A5.5-23", one(), "step helper1 0,0", "scare helper1"),
    allowed("A5.5-24", one(), "step helper1 -1,1", "scare helper1", "step helper1 -1,0", "lay -1,1 nes"),
    refused("A6.2-26", one(), "lay 1,1 nes"),
    refused("A6.2-26-turned", one(), "lay 1,1 esw"),
    allowed("A6.2-27", one(), "lay 0,2 new", to_move=1),
    refused("A6.2-28", one(), "lay 0,2 esw"),
    refused("A6.4-30", changed(one(), drawn={"shape": "cross", "soul": None}), "lay 0,0 nesw"),
    refused("A6.6-31", one(), "decline"),
    allowed("A6.7-32", full(), "decline", to_move=1),
    allowed("A7.1-33", last_card(one()), "lay 0,2 new", phase="over", drawn=None),
    allowed("A6.5-34", two(), "lay 1,0 esw"),
    allowed("A6.5-34-turned", two(), "lay 1,0 new"),
    refused("A6.5-35", changed(two(), drawn={"shape": "corner", "soul": None}), "lay 1,0 nw"),
    refused("A6.2-37", changed(two(), drawn={"shape": "straight", "soul": None}), "lay 1,0 ns"),
    refused("A1.4-39", changed(FIVE_WIDE, drawn={"shape": "straight", "soul": None}), "lay 4,0 ew"),
    refused("A1.4-39-west", changed(FIVE_WIDE, drawn={"shape": "straight", "soul": None}), "lay -2,0 ew"),
    allowed("A1.4-39-south", changed(FIVE_WIDE, drawn={"shape": "straight", "soul": None}), "lay 0,1 ns"),
)
def test_row(row: Row) -> None:
    row.check()


def test_20_the_empty_corner_can_now_be_reached_from_the_north() -> None:
    state = rules.position(one())
    for action in ("step helper2 1,0", "scare helper2", "step helper2 0,0", "lay 1,0 nsw"):
        state = rules.apply(state, rules.parse(action)).state
    told = rules.describe(state)
    assert told["souls"] == {"-1,-1": {"sun": 1}, "-1,1": {"moon": 1}}
    assert state.pyramid.links((1, 1), "new") == ((1, 0),)


def test_24_the_moon_and_the_suns_it_carried_go_back() -> None:
    before = rules.position(one())
    state = rules.apply(before, rules.parse("step helper1 -1,1")).state
    told = rules.describe(rules.apply(state, rules.parse("scare helper1")).state)
    more = {soul: many - rules.describe(before)["supply"][soul] for soul, many in told["supply"].items()}
    assert {soul: many for soul, many in more.items() if many} == {"sun": 2, "moon": 1}
    assert told["seats"][0]["helpers"][0] == {"at": "-1,1", "soul": None, "souls": 0}


@pytest.mark.parametrize(
    ("number", "black", "red", "points", "won"),
    [
        (40, ("3 sun", "2 sun", "2 moon"), ("4 maize", "2 eagle"), (4, 4), [0]),
        (41, ("2 sun", "2 moon"), ("4 maize",), (2, 3), [1]),
        (43, (), ("2 eagle",), (0, 1), [1]),
        (45, ("3 sun", "2 moon"), ("3 maize", "2 eagle"), (3, 3), [0, 1]),
    ],
)
def test_end_scores(number: int, black: tuple, red: tuple, points: tuple, won: list[int]) -> None:
    carried = "0,0 with 5 serpent" if number == 43 else "0,0"
    ended = table(
        drawn("┼ ┼"),
        seat("0,0", carried, "1,0", *black),
        seat("1,0", "1,0", "0,0", *red),
        phase="over",
        drawn=None,
    )
    state = rules.position(ended)
    assert rules.points(state) == points
    assert list(rules.winners(state)) == rules.describe(state)["winners"] == won == winners(ended["seats"])


def test_every_worked_example_has_a_row_or_a_test() -> None:
    text = files("mexica.games.aztekz.rules").joinpath("RULES.md").read_text(encoding="utf-8")
    numbers = set(re.findall(r"^\| (\d+) \|", text.partition("## Worked examples")[2], re.MULTILINE))
    own = Path(__file__).read_text(encoding="utf-8")
    named = re.findall(r"\"A\d\.\d-(\d\d)", own) + re.findall(r"^        \((\d\d), ", own, re.MULTILINE)
    assert numbers - {number.lstrip("0") for number in named} == set()
    assert len(numbers) > 30
