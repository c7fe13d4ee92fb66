"""R12.1, R12.2, R12.4: tokens proved dead leave the game. The worlds drawn here are surrounded by water."""

from typing import Any

import pytest

from mexica.games.mexica import rules
from tests.games.mexica.drawings import draw, state, table
from tests.games.mexica.oracle import fate
from tests.games.mexica.rules.rows import allowed, table_of

NONE = {"1": 0, "2": 0, "3": 0, "4": 0}
SOME = {"1": 1, "2": 0, "3": 0, "4": 0}

THREE = "    CDE\n 3  ..."
FIVE = "    CDEFG\n 3  ....."
SQUARE = "    CDE\n 3  ...\n 4  ...\n 5  ..."
ROUND_A_TEMPLE = "    CDE\n 3  ...\n 4  .2.\n 5  ..."
WEST_OF_THE_PALACE = "    EF\n 7  .."


def case(name: str, drawing: str, size: int, fate: str, *, tiles: tuple[int, int] = (0, 0)) -> Any:
    """A row: a world, a size, the single and double tiles left, and whether a token of the size lives."""
    return pytest.param(drawing, size, tiles, fate == "alive", id=f"R12.2-{name}-{fate}")


@pytest.mark.parametrize(
    ("drawing", "size", "tiles", "alive"),
    [
        case("exact-size", THREE, 3, "alive"),
        case("too-small", THREE, 4, "dead"),
        case("too-small-with-all-tiles", THREE, 4, "dead", tiles=(6, 35)),
        case("too-large-without-tiles", FIVE, 3, "dead"),
        case("founded", "    CDE\n 3  ..t\nt: token 3", 3, "dead", tiles=(6, 35)),
        case("another-of-the-size", "    CDEFGHI\n 3  ..t=...\nt: token 3", 3, "alive"),
        case("room-for-token-and-founder", "    CDE\n 3  2..", 3, "alive"),
        case("room-for-the-token-only", "    CDE\n 3  22.", 3, "dead"),
        case("no-room", "    CDE\n 3  222", 3, "dead"),
        case("neutral-temples-take-room", "    CDE\n 3  xx.", 3, "dead"),
        case("pilli-can-move-away", "    CDE\n 3  2ab", 3, "alive"),
        case("pilli-where-only-the-token-fits", "    CDE\n 3  22a", 3, "dead"),
        case("palace-alone", THREE, 5, "dead", tiles=(6, 35)),
        case("palace-and-a-space-beside-it", "    G\n 6  .", 6, "alive"),
        case("palace-and-a-temple-beside-it", "    G\n 6  2", 6, "dead"),
        case("founder-on-the-palace", "    FG\n 6  2.", 7, "alive"),
        case("token-on-no-palace", "    FG\n 6  22", 7, "dead"),
        case("single", FIVE, 4, "alive", tiles=(1, 0)),
        case("single-needed-and-only-doubles", FIVE, 4, "dead", tiles=(0, 35)),
        case("double", FIVE, 3, "alive", tiles=(0, 1)),
        case("single-in-the-middle", FIVE, 3, "alive", tiles=(1, 0)),
        case("square-corner", SQUARE, 8, "alive", tiles=(1, 0)),
        case("square-corner-only-doubles", SQUARE, 8, "dead", tiles=(0, 35)),
        case("square-double", SQUARE, 7, "alive", tiles=(0, 1)),
        case("square-two-singles", SQUARE, 7, "alive", tiles=(2, 0)),
        case("square-one-single", SQUARE, 7, "dead", tiles=(1, 0)),
        case("square-corner-cut-off", SQUARE, 6, "alive", tiles=(2, 0)),
        case("square-one-double", SQUARE, 6, "dead", tiles=(0, 1)),
        case("square-even-tiles-odd-rest", SQUARE, 6, "dead", tiles=(0, 35)),
        case("square-single-and-double", SQUARE, 6, "alive", tiles=(1, 1)),
        case("square-third-single-and-double", SQUARE, 3, "alive", tiles=(1, 1)),
        case("square-third-double-reaching-over", SQUARE, 3, "alive", tiles=(0, 2)),
        case("square-third-one-double", SQUARE, 3, "dead", tiles=(0, 1)),
        case("square-third-three-singles", SQUARE, 3, "alive", tiles=(3, 0)),
        case("square-third-two-singles", SQUARE, 3, "dead", tiles=(2, 0)),
        case("temples-at-both-ends", "    CDEFG\n 3  2...2", 4, "dead", tiles=(6, 35)),
        case("temple-at-one-end", "    CDEFG\n 3  2....", 4, "alive", tiles=(1, 0)),
        case("no-partner-for-a-double", "    CDEFGH\n 3  22.2..", 3, "dead", tiles=(0, 35)),
        case("no-partner-needed", "    CDEFGH\n 3  22.2..", 3, "alive", tiles=(1, 0)),
        case("rim-in-two-places-two-singles", "    CDEFGHIJKL\n 3  x.xx..xx.x", 6, "alive", tiles=(2, 0)),
        case("rim-in-two-places-one-single", "    CDEFGHIJKL\n 3  x.xx..xx.x", 6, "dead", tiles=(1, 35)),
        case("rim-in-two-places-no-single", "    CDEFGHIJKL\n 3  x.xx..xx.x", 6, "dead", tiles=(0, 35)),
        case("double-between-temples", "    CDEFGH\n 3  2..2..", 3, "alive", tiles=(0, 1)),
        case("around-a-temple-with-few-tiles", ROUND_A_TEMPLE, 3, "dead", tiles=(1, 1)),
        case("around-a-temple-with-enough", ROUND_A_TEMPLE, 3, "alive", tiles=(2, 2)),
        case("cut-off-part-without-room", "    CDEFG\n 3  22.2.", 3, "dead", tiles=(6, 35)),
        case("palace-and-one-of-two", WEST_OF_THE_PALACE, 6, "alive", tiles=(1, 0)),
        case("palace-and-one-of-two-only-doubles", WEST_OF_THE_PALACE, 6, "dead", tiles=(0, 35)),
        case("palace-cannot-be-cut", WEST_OF_THE_PALACE, 4, "dead", tiles=(6, 35)),
        case("palace-left-alone-takes-no-token", WEST_OF_THE_PALACE, 5, "dead", tiles=(6, 35)),
        case("under-a-ramp-as-bridges-may-move", "    CDEFGH\n 3  2...e.", 3, "alive", tiles=(1, 0)),
        case("under-a-pilli-as-it-may-move", "    CDEF\n 3  2..a", 3, "alive", tiles=(1, 0)),
    ],
)
def test_fate(drawing: str, size: int, tiles: tuple[int, int], alive: bool):
    before = table(
        drawing,
        around="water",
        display=[size],
        single_canals=tiles[0],
        double_canals=tiles[1],
    )
    after = rules.describe(rules.apply(rules.position(before), rules.parse("end")).state)
    assert after["display"] == ([size] if alive else []), draw(before)
    assert after["removed"] == ([] if alive else [size])
    assert fate(before, size) is alive


@pytest.mark.parametrize("size", range(3, 14), ids=lambda size: f"R12.2-whole-island-{size}")
def test_on_the_whole_island_every_size_lives_while_there_are_tiles(size: int):
    now = state("    C\n 3  a", display=[size])
    assert rules.describe(rules.apply(now, rules.parse("end")).state)["display"] == [size]
    now = state("    C\n 3  a", display=[size], single_canals=0, double_canals=0)
    assert rules.describe(rules.apply(now, rules.parse("end")).state)["display"] == []


NO_TILES = {"single_canals": 0, "double_canals": 0, "around": "water"}


@table_of(
    allowed(
        "R12.1-leaves-at-once", THREE, "end", **NO_TILES, period=2, display=[3, 9], then={"removed": [9]}
    ),
    allowed(
        "R12.1-counts-as-used",
        THREE,
        "end",
        **NO_TILES,
        period=2,
        display=[9],
        to_move=1,
        left=[NONE, SOME],
        then={"phase": "over", "display": [], "removed": [9]},
    ),
    allowed(
        "R12.2-both-of-a-size",
        FIVE,
        "end",
        **NO_TILES,
        display=[3, 3, 6, 6],
        then={"display": [], "removed": [3, 3, 6, 6]},
    ),
    allowed("R12.2-others-stay", THREE, "end", **NO_TILES, display=[3, 3, 4], then={"display": [3, 3]}),
    allowed(
        "R12.2-newly-laid-display",
        THREE,
        "end",
        **NO_TILES,
        display=[],
        later=[3, 4, 12],
        to_move=1,
        left=[NONE, NONE],
        then={"period": 2, "display": [3], "later": [], "removed": [4, 12]},
    ),
    allowed(
        "R12.2-later-tokens-are-not-looked-at", THREE, "end", **NO_TILES, display=[], then={"removed": []}
    ),
    allowed(
        "R12.4-in-period-1-too",
        THREE,
        "end",
        **NO_TILES,
        display=[3, 9],
        then={"display": [3], "removed": [9]},
    ),
    allowed(
        "R12.4-so-that-period-1-can-end",
        THREE,
        "end",
        **NO_TILES,
        display=[9],
        later=[3],
        to_move=1,
        left=[NONE, SOME],
        then={"period": 2, "display": [3], "removed": [9]},
    ),
)
def test_removal(row):
    row.check()


@pytest.mark.parametrize("seat", [0, 1], ids=lambda seat: f"R12.2-at-the-end-of-the-turn-of-seat-{seat}")
def test_a_token_dead_in_the_middle_of_a_turn_goes_at_its_end(seat: int):
    """The second temple leaves no room for token and founder; until the turn ends the token is displayed."""
    now = state("    CDE\n 3  .." + "ab"[seat], **NO_TILES, display=[3], to_move=seat)
    displays = []
    for text in ["temple C3 1", "temple D3 1", "end"]:
        now = rules.apply(now, rules.parse(text)).state
        displays.append(rules.describe(now)["display"])
    assert displays == [[3], [3], []]
