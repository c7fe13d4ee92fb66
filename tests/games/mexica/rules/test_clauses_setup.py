"""R2: material and setup."""

from collections import Counter

import pytest

from mexica.games.mexica import rules
from tests.games.mexica.drawings import state
from tests.games.mexica.oracle.island import COASTAL, FIRST_CANAL, PALACE, column_and_row

TOKENS = [
    pytest.param(13, 7, 4, 1, id="R2.1-13"),
    pytest.param(12, 6, 3, 1, id="R2.1-12"),
    pytest.param(11, 6, 3, 1, id="R2.1-11"),
    pytest.param(10, 5, 3, 1, id="R2.1-10"),
    pytest.param(9, 5, 3, 1, id="R2.1-9"),
    pytest.param(8, 4, 2, 1, id="R2.1-8"),
    pytest.param(7, 4, 2, 1, id="R2.1-7"),
    pytest.param(6, 3, 2, 2, id="R2.1-6"),
    pytest.param(5, 3, 2, 2, id="R2.1-5"),
    pytest.param(4, 2, 1, 2, id="R2.1-4"),
    pytest.param(3, 2, 1, 2, id="R2.1-3"),
]


@pytest.mark.parametrize(("size", "blue", "white", "how_many"), TOKENS)
def test_tokens(size: int, blue: int, white: int, how_many: int):
    """Founding pays blue and white; what the places pay at a scoring is in R11.3."""
    row = "ab".ljust(min(size, 9), ".")
    rest = "." * (size - len(row))
    now = state(f"    CDEFGHIJK\n 3  {row:=<9}\n 4  {rest:=<9}", around="water", display=[size])
    space = "C4" if rest else "E3"
    after = rules.describe(rules.apply(now, rules.parse(f"found {space}")).state)
    assert [seat["points"] for seat in after["seats"]] == [blue, white]
    setup = rules.new_setup(2, 1)
    assert [*setup.display, *setup.later].count(size) == how_many


@pytest.mark.parametrize("seats", [2, 3, 4], ids=lambda seats: f"R2.2-{seats}-seats")
def test_displays(seats: int):
    for seed in range(100):
        found = rules.describe(rules.start(rules.new_setup(seats, seed)))
        assert found["display"] == sorted(found["display"])
        assert (len(found["display"]), len(found["later"])) == (8, 7)
        counted = Counter(found["display"] + found["later"])
        assert counted == Counter({size: 2 if size < 7 else 1 for size in range(3, 14)})


@pytest.mark.parametrize("size", range(7, 14), ids=lambda size: f"R2.2-random-{size}")
def test_displays_are_drawn_at_random(size: int):
    """Each of the 15 tokens is displayed in period 1 about 8 times in 15."""
    displays = [rules.new_setup(3, seed).display for seed in range(300)]
    assert 120 < sum(size in display for display in displays) < 200


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        pytest.param(
            "supply",
            {"single_canals": 6, "double_canals": 35, "bridges": 11, "action_tokens": 12},
            id="R2.3-supply",
        ),
        pytest.param("canals", ["O6", "O7", "O8", "O9"], id="R2.4-first-canal"),
        pytest.param("bridges", {}, id="R2.3-no-bridge-yet"),
        pytest.param("tokens", {}, id="R2.2-no-token-yet"),
        pytest.param("points", [0, 0, 0], id="R2.5-no-points-yet"),
        pytest.param("temples", [{"1": 3, "2": 3, "3": 2, "4": 1}] * 3, id="R2.5-temples"),
        pytest.param("pilli", [None] * 3, id="R2.5-pilli-in-hand"),
        pytest.param("action_tokens", [0, 0, 0], id="R2.5-no-action-tokens"),
    ],
)
def test_what_is_there_at_the_start(entry: str, expected: object):
    found = rules.describe(rules.start(rules.new_setup(3, 5)))
    assert (found[entry] if entry in found and entry != "temples" else at_seats(found, entry)) == expected


def at_seats(found: dict, entry: str) -> list:
    return [seat[entry] for seat in found["seats"]]


@pytest.mark.parametrize("seats", [1, 5], ids=lambda seats: f"R2.6-not-{seats}-seats")
def test_numbers_of_seats(seats: int):
    with pytest.raises(ValueError, match="players"):
        rules.new_setup(seats, 1)


@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [
        pytest.param(2, 0, [0, 1], id="R2.6-two"),
        pytest.param(3, 1, [1, 2, 0], id="R2.6-three-the-second-begins"),
        pytest.param(4, 3, [3, 0, 1, 2], id="R2.6-four-the-last-begins"),
    ],
)
def test_pilli_are_placed_in_turn_order(seats: int, first: int, order: list[int]):
    now = rules.start(rules.new_setup(seats, 3, first=first))
    places = ["H8", "H6", "I7", "G7"]
    for number, (seat, place) in enumerate(zip(order, places, strict=False)):
        found = rules.describe(now)
        assert (found["phase"], found["round"], found["to_move"]) == ("placing", 0, seat)
        assert found["action_points"] == 0
        assert {str(action) for action in rules.legal_actions(now)} == {
            f"start {at}" for at in places[number:]
        }
        now = rules.apply(now, rules.parse(f"start {place}")).state
    found = rules.describe(now)
    assert (found["phase"], found["round"], found["to_move"], found["action_points"]) == (
        "turns",
        1,
        first,
        6,
    )
    assert [found["seats"][seat]["pilli"] for seat in order] == places[:seats]


@pytest.mark.parametrize(
    ("placed", "text"),
    [
        pytest.param([], "start H7", id="R2.6-not-the-emblem"),
        pytest.param([], "start G6", id="R2.6-no-other-space"),
        pytest.param(["start G7"], "start G7", id="R2.6-not-a-taken-space"),
        pytest.param([], "walk G6", id="R2.6-no-action-before"),
        pytest.param(["start G7"], "end", id="R2.6-no-passing"),
        pytest.param(["start G7", "start H6"], "start H8", id="R2.6-only-once"),
    ],
)
def test_refused_while_placing(placed: list[str], text: str):
    now = rules.start(rules.new_setup(2, 3))
    for each in placed:
        now = rules.apply(now, rules.parse(each)).state
    refusal = rules.refusal(now, rules.parse(text))
    assert refusal is not None
    assert refusal.clause == "R2.6"


def neutral_temples(seed: int, floors: int = 20) -> dict[str, int]:
    found = rules.describe(rules.start(rules.new_setup(2, seed, neutral_floors=floors)))
    assert all(temple["owner"] == "neutral" for temple in found["temples"].values())
    return {space: temple["floors"] for space, temple in found["temples"].items()}


@pytest.mark.parametrize(
    "seeds", [range(n, n + 50) for n in range(0, 300, 50)], ids=lambda s: f"R2.7-seeds-{s[0]}"
)
def test_neutral_temples(seeds: range):
    for seed in seeds:
        temples = neutral_temples(seed)
        assert Counter(temples.values()) == {1: 4, 2: 3, 3: 2, 4: 1}
        check_places(list(temples))


def check_places(spaces: list[str]) -> None:
    """Inner land, off the palace and the first canal, four spaces between any two (R2.7)."""
    assert not set(spaces) & (COASTAL | PALACE | FIRST_CANAL)
    for number, one in enumerate(spaces):
        for other in spaces[:number]:
            (column, row), (column2, row2) = column_and_row(one), column_and_row(other)
            assert abs(column - column2) + abs(row - row2) >= 5, (one, other)


@pytest.mark.parametrize("seats", [3, 4], ids=lambda seats: f"R2.7-none-with-{seats}")
def test_neutral_temples_only_with_two_players(seats: int):
    assert rules.describe(rules.start(rules.new_setup(seats, 1)))["temples"] == {}


@pytest.mark.parametrize("floors", [24, 28], ids=lambda floors: f"R2.8-{floors}")
def test_harder_variant(floors: int):
    for seed in range(100):
        temples = neutral_temples(seed, floors)
        assert len(temples) == 10
        assert sum(temples.values()) == floors
        assert set(temples.values()) <= {1, 2, 3, 4}
        check_places(list(temples))


@pytest.mark.parametrize("floors", [0, 19, 22, 40], ids=lambda floors: f"R2.8-not-{floors}")
def test_other_totals_are_refused(floors: int):
    with pytest.raises(ValueError, match="20, 24 or 28"):
        rules.new_setup(2, 1, neutral_floors=floors)


ELEVEN = {f"{column}4": 1 for column in "ABCDEFGHIJK"}


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        pytest.param({"first": 2}, "first player", id="R2.6-first-not-at-the-table"),
        pytest.param({"first": True}, "first player", id="R2.6-first-no-number"),
        pytest.param({"display": (3, 3, 4, 4, 5, 5, 6)}, "tokens", id="R2.2-seven-displayed"),
        pytest.param({"display": (3, 3, 3, 4, 5, 6, 7, 8)}, "tokens", id="R2.1-three-of-a-size"),
        pytest.param({"neutral": {"H7": 1}}, "H7", id="R2.7-neutral-on-the-palace"),
        pytest.param({"neutral": {"O6": 1}}, "O6", id="R2.7-neutral-on-the-first-canal"),
        pytest.param({"neutral": {"K11": 5}}, "1 to 4", id="R2.7-five-floors"),
        pytest.param({"neutral": ELEVEN}, "at most 10 neutral temples", id="R2.7-eleven-neutral-temples"),
        pytest.param({"neutral": dict.fromkeys([*ELEVEN][:8], 4)}, "with 28 floors", id="R2.8-32-floors"),
        pytest.param({"law": 0}, "law of a game is 1 or 2, not 0", id="R12-no-law"),
        pytest.param({"law": 3}, "law of a game is 1 or 2, not 3", id="R12-law-to-come"),
    ],
)
def test_setups_that_cannot_be(changes: dict, complaint: str):
    drawn = rules.new_setup(2, 1)
    fields = {
        "seats": 2,
        "first": 0,
        "display": drawn.display,
        "later": drawn.later,
        "neutral": {},
        **changes,
    }
    with pytest.raises(ValueError, match=complaint):
        rules.Setup(**fields)
