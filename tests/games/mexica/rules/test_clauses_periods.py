"""R11.1, R11.8, R11.9 and R12.5: how periods and the game end."""

import pytest

from mexica.games.mexica import rules
from tests.games.mexica.drawings import state
from tests.games.mexica.rules.rows import allowed, table_of

MEADOW = """
            CDE
         3  ab.
        """

NONE = {"1": 0, "2": 0, "3": 0, "4": 0}
SOME = {"1": 0, "2": 0, "3": 1, "4": 0}

LAST = {"to_move": 1, "display": [], "left": [NONE, SOME]}


@table_of(
    allowed("R11.1-tokens-used-and-a-player-without-temples", MEADOW, "end", **LAST, then={"period": 2}),
    allowed("R11.1-whichever-player", MEADOW, "end", **{**LAST, "left": [SOME, NONE]}, then={"period": 2}),
    allowed("R11.1-all-players", MEADOW, "end", **{**LAST, "left": [NONE, NONE]}, then={"period": 2}),
    allowed("R11.1-a-token-left", MEADOW, "end", **{**LAST, "display": [9]}, then={"period": 1, "round": 3}),
    allowed("R11.1-temples-left", MEADOW, "end", **{**LAST, "left": [SOME, SOME]}, then={"period": 1}),
    allowed("R11.1-not-before-the-round-ends", MEADOW, "end", **{**LAST, "to_move": 0}, then={"period": 1}),
    allowed(
        "R11.1-round-ends-with-the-last-in-turn-order",
        MEADOW,
        "end",
        **{**LAST, "to_move": 0, "first": 1},
        then={"period": 2, "to_move": 1},
    ),
    allowed(
        "R11.1-period-2",
        MEADOW,
        "end",
        **LAST,
        period=2,
        then={"phase": "over", "period": 2, "action_points": 0},
    ),
    allowed(
        "R11.1-period-2-a-token-left",
        MEADOW,
        "end",
        **{**LAST, "display": [9], "period": 2},
        then={"phase": "turns", "round": 3},
    ),
    allowed(
        "R11.1-period-2-temples-left",
        MEADOW,
        "end",
        **{**LAST, "left": [SOME, SOME], "period": 2},
        then={"phase": "turns", "round": 3},
    ),
    allowed(
        "R11.1-period-2-not-before-the-round-ends",
        MEADOW,
        "end",
        **{**LAST, "to_move": 0, "period": 2},
        then={"phase": "turns", "round": 2},
    ),
)
def test_when_a_period_ends(row):
    row.check()


@table_of(
    allowed(
        "R11.8-second-display",
        MEADOW,
        "end",
        **LAST,
        later=[3, 4, 5, 5, 6, 8, 12],
        then={"display": [3, 4, 5, 5, 6, 8, 12], "later": [], "removed": []},
    ),
    allowed(
        "R11.8-temples-join-what-is-left",
        MEADOW,
        "end",
        **LAST,
        then={"left": [{"1": 3, "2": 2, "3": 2, "4": 2}, {"1": 3, "2": 2, "3": 3, "4": 2}]},
    ),
    allowed(
        "R11.8-positions-points-and-tokens-stay",
        "    GHI\n 7  aPb",
        "end",
        **LAST,
        points=[30, 7],
        action_tokens=[4, 1],
        then={"points": [35, 12], "action_tokens": [4, 1], "pilli": ["G7", "I7"], "reserve": 7},
    ),
    allowed(
        "R11.8-the-same-first-player-begins-afresh",
        MEADOW,
        "end",
        **{**LAST, "to_move": 0, "first": 1},
        action_points=2,
        taken_this_turn=2,
        round=17,
        quiet_rounds=1,
        then={
            "phase": "turns",
            "to_move": 1,
            "first": 1,
            "action_points": 6,
            "taken_this_turn": 0,
            "round": 18,
            "quiet_rounds": 0,
        },
    ),
)
def test_between_the_periods(row):
    row.check()


OVER = {"to_move": 2, "period": 2, "display": [], "left": [NONE, SOME, SOME], "seats": 3}
ALL_IN = """
            CDEF
         3  abc.
        """


@table_of(
    allowed("R11.9-most-points", ALL_IN, "end", **OVER, points=[9, 30, 8], then={"winners": [1]}),
    allowed(
        "R11.9-tokens-do-not-beat-points",
        ALL_IN,
        "end",
        **OVER,
        points=[9, 30, 31],
        action_tokens=[9, 3, 0],
        then={"winners": [2]},
    ),
    allowed(
        "R11.9-tie-more-tokens",
        ALL_IN,
        "end",
        **OVER,
        points=[30, 30, 30],
        action_tokens=[2, 3, 1],
        then={"winners": [1]},
    ),
    allowed(
        "R11.9-shared",
        ALL_IN,
        "end",
        **OVER,
        points=[30, 12, 30],
        action_tokens=[2, 5, 2],
        then={"winners": [0, 2]},
    ),
    allowed("R11.9-all-share", ALL_IN, "end", **OVER, then={"winners": [0, 1, 2]}),
    allowed(
        "R11.9-the-last-scoring-decides",
        "    GHI\n 6  .b.\n 7  PPP\n 8  ac.",
        "end",
        **{**OVER, "around": "water"},
        points=[9, 8, 3],
        then={"points": [9, 13, 8], "winners": [1]},
    ),
)
def test_winners(row):
    row.check()


@pytest.mark.parametrize(
    "text", ["end", "walk E3", "agree", "propose 9"], ids=lambda text: f"R11.9-no-{text[:4]}"
)
def test_nothing_goes_on_after_the_end(text: str):
    now = rules.apply(state(ALL_IN, **OVER), rules.parse("end")).state
    assert rules.legal_actions(now) == []
    assert rules.refusal(now, rules.parse(text)).clause == "R11.9"


QUIET = {"to_move": 1, "quiet_rounds": 2}
BRIDGED = """
            CDE
         3  a.b
         4  .n.
         5  ...
         6  .=.
        """


@table_of(
    allowed("R12.5-first-quiet-round", MEADOW, "end", to_move=1, then={"quiet_rounds": 1, "period": 1}),
    allowed("R12.5-second-quiet-round", MEADOW, "end", to_move=1, quiet_rounds=1, then={"quiet_rounds": 2}),
    allowed("R12.5-third-quiet-round", MEADOW, "end", **QUIET, then={"period": 2, "quiet_rounds": 0}),
    allowed("R12.5-only-with-the-round", MEADOW, "end", **{**QUIET, "to_move": 0}, then={"period": 1}),
    allowed("R12.5-period-2", MEADOW, "end", **QUIET, period=2, then={"phase": "over"}),
    allowed(
        "R12.5-tokens-left-leave-the-game",
        MEADOW,
        "end",
        **QUIET,
        display=[9, 10],
        later=[6, 11],
        removed=[4],
        then={"display": [6, 11], "removed": [4, 9, 10]},
    ),
    allowed(
        "R12.5-not-when-something-was-placed",
        MEADOW,
        "end",
        to_move=1,
        placed_this_round=True,
        then={"period": 1, "quiet_rounds": 0, "placed_this_round": False},
    ),
    allowed("R12.5-canal", MEADOW, "canal K3", **QUIET, then={"quiet_rounds": 0, "placed_this_round": True}),
    allowed("R12.5-bridge", "    CDE\n 3  a=b", "bridge D3 ew", **QUIET, then={"placed_this_round": True}),
    allowed("R12.5-temple", MEADOW, "temple E3 1", **QUIET, then={"placed_this_round": True}),
    allowed(
        "R12.5-token",
        MEADOW,
        "found E3",
        **QUIET,
        around="water",
        then={"placed_this_round": True, "quiet_rounds": 0},
    ),
    allowed("R12.5-walking-is-not-placing", MEADOW, "walk E3", **QUIET, then={"placed_this_round": False}),
    allowed("R12.5-taking-is-not-placing", MEADOW, "take", **QUIET, then={"placed_this_round": False}),
    allowed(
        "R12.5-moving-a-bridge-is-not-placing",
        BRIDGED,
        "move-bridge D4 D6 ew",
        **QUIET,
        bridges=0,
        then={"placed_this_round": False, "quiet_rounds": 2},
    ),
)
def test_stall(row):
    row.check()


@pytest.mark.parametrize("seats", [2, 3, 4], ids=lambda seats: f"R12.5-{seats}-players-doing-nothing")
def test_a_game_in_which_nobody_does_anything_ends(seats: int):
    """Three rounds of passing end each period; nobody has left the palace, so all share the victory."""
    now = rules.start(rules.new_setup(seats, 4))
    for space in ["H6", "G7", "I7", "H8"][:seats]:
        now = rules.apply(now, rules.parse(f"start {space}")).state
    turns = 0
    while rules.describe(now)["phase"] != "over":
        now = rules.apply(now, rules.parse("end")).state
        turns += 1
    found = rules.describe(now)
    assert turns == 6 * seats
    assert [seat["points"] for seat in found["seats"]] == [10] * seats
    assert found["winners"] == list(range(seats))
