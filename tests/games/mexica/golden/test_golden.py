"""The golden playthrough, and counts of legal actions on fixed positions."""

import difflib
from collections import Counter
from collections.abc import Iterable

import pytest

from mexica.games.mexica import rules
from tests.games.mexica.drawings import draw, state
from tests.games.mexica.golden.playthrough import TEXT, actions, render
from tests.games.mexica.oracle import after, legal


def test_the_playthrough_is_as_it_was():
    golden = TEXT.read_text(encoding="utf-8")
    now = render(actions(golden))
    difference = "\n".join(difflib.unified_diff(golden.splitlines(), now.splitlines(), "golden", "now", n=3))
    assert now == golden, f"the game plays otherwise now:\n{difference[:6000]}"


def test_the_playthrough_is_a_whole_game():
    golden = TEXT.read_text(encoding="utf-8")
    assert "Period 1, round 1, turns" in golden
    assert "over; first is seat" in golden
    kinds = {text.split()[0] for text in actions(golden)}
    assert kinds >= {"start", "canal", "bridge", "temple", "walk", "boat", "flat", "found", "take", "end"}


HARBOUR = """
            CDEFGH
         2  ......
         3  .an=t.
         4  ...=.b
         5  .2.e..
        t: temple 1 3
        """

LATE = """
            CDEFGHI
         2  .......
         3  .=n==m.
         4  .=2.=x.
         5  .e.a=..
         6  .====P=
        m: bridge ns pilli 1
        """

CELL = """
            CDE
         3  a..
         4  ..b
        """

CORRIDOR = """
            CDEFGHIJKL
         3  b.........
         4  =a==.=====
        """

POSITIONS = {
    "harbour": (HARBOUR, {}),
    "harbour-without-bridges-left": (HARBOUR, {"bridges": 0}),
    "harbour-with-one-point": (HARBOUR, {"action_points": 1, "to_move": 1}),
    "corridor": (CORRIDOR, {"around": "water", "action_points": 5}),
    "corridor-in-round-one": (CORRIDOR, {"around": "water", "action_points": 5, "round": 1}),
    "late": (LATE, {"period": 2, "to_move": 1, "single_canals": 0}),
    "late-for-the-other": (LATE, {"period": 2, "action_points": 2, "action_tokens": [3, 0]}),
}
COUNTS = {
    "corridor": {"canal": 19, "end": 1, "flat": 15, "propose": 8, "take": 1, "temple": 40, "walk": 1},
    "corridor-in-round-one": {"canal": 10, "end": 1, "flat": 12, "propose": 8, "take": 1, "temple": 24},
    "harbour": {
        "bridge": 5,
        "canal": 463,
        "end": 1,
        "flat": 186,
        "propose": 8,
        "take": 1,
        "temple": 716,
        "walk": 3,
    },
    "harbour-with-one-point": {
        "bridge": 5,
        "canal": 463,
        "end": 1,
        "propose": 8,
        "take": 1,
        "temple": 179,
        "walk": 4,
    },
    "harbour-without-bridges-left": {
        "canal": 463,
        "end": 1,
        "flat": 186,
        "move-bridge": 10,
        "propose": 8,
        "take": 1,
        "temple": 716,
        "walk": 3,
    },
    "late": {
        "boat": 2,
        "bridge": 12,
        "canal": 270,
        "end": 1,
        "flat": 177,
        "propose": 5,
        "take": 1,
        "walk": 1,
    },
    "late-for-the-other": {
        "bridge": 12,
        "canal": 436,
        "end": 1,
        "flat": 177,
        "found": 2,
        "propose": 5,
        "take": 1,
        "temple": 8,
        "walk": 2,
    },
}


def kinds(texts: Iterable[str]) -> dict[str, int]:
    return dict(sorted(Counter(text.split()[0] for text in texts).items()))


@pytest.mark.parametrize("name", POSITIONS)
def test_counts_of_legal_actions(name: str):
    drawing, changes = POSITIONS[name]
    position = state(drawing, **changes)
    assert kinds(map(str, rules.legal_actions(position))) == COUNTS[name], draw(rules.describe(position))


def lines_of_play(position: rules.State, depth: int) -> int:
    """The number of sequences of this many legal actions."""
    moves = rules.legal_actions(position)
    if depth == 1:
        return len(moves)
    return sum(lines_of_play(rules.apply(position, move).state, depth - 1) for move in moves)


def lines_by_the_oracle(table: dict, depth: int) -> int:
    moves = legal(table)
    return (
        len(moves)
        if depth == 1
        else sum(lines_by_the_oracle(after(table, move), depth - 1) for move in moves)
    )


CELL_CHANGES = {"around": "water", "display": [3], "double_canals": 1, "single_canals": 1, "bridges": 1}


@pytest.mark.parametrize(("depth", "number"), [(1, 37), (2, 786), (3, 8095)])
def test_lines_of_play_on_a_small_board(depth: int, number: int):
    """All ways to go on from six spaces in water with few pieces left."""
    assert lines_of_play(state(CELL, **CELL_CHANGES), depth) == number


def test_lines_of_play_by_the_oracle():
    table = rules.describe(state(CELL, **CELL_CHANGES))
    assert lines_by_the_oracle(table, 2) == lines_of_play(rules.position(table), 2)
