"""R12.3: proposing to remove a token."""

from typing import Any

import pytest
from attrs import evolve

from mexica.games.mexica import rules
from mexica.games.mexica.rules.actions import ProposeRemoval
from mexica.games.mexica.rules.state import FIRST_LAW, LAW
from tests.games.mexica.drawings import state, table
from tests.games.mexica.rules.rows import allowed, refused, table_of

MEADOW = """
            CDE
         3  ab.
        """


CUT_OFF = """
            CDEFGH
         2  ======
         3  =a...=
         4  ======
        """

CROWDED = """
            CDEFGH
         2  ======
         3  =112t=
         4  ======
        t: temple 1 1
        """

ONE_FREE = """
            CDEFGH
         2  ======
         3  =112.=
         4  ======
        """

FOUNDED = """
            CDEFGH
         2  ======
         3  =a.t.=
         4  ======
        t: token 4
        """

CUT_OFF_FULL = """
            CDEFG
         2  =====
         3  =a.b=
         4  =====
        """

PALACE_ONLY = """
            FGHI
         6  ==P=
         7  =PPP
         8  ==P=
        """

PALACE_AND_MORE = """
            FGHI
         6  =.P=
         7  =PPP
         8  ==P=
        """


def answering(by: int, agreed: list[int], to_move: int, size: int = 9, **changes: Any) -> dict[str, Any]:
    """A table on which the seat to move answers a proposal."""
    proposal = {"size": size, "by": by, "agreed": agreed}
    return {"phase": "answering", "proposal": proposal, "to_move": to_move, **changes}


@table_of(
    allowed(
        "R12.3-propose",
        MEADOW,
        "propose 9",
        price=0,
        action_points=4,
        taken_this_turn=1,
        then={
            "phase": "answering",
            "proposal": {"size": 9, "by": 0, "agreed": [0]},
            "to_move": 1,
            "action_points": 4,
            "taken_this_turn": 1,
            "display": [3, 4, 6, 7, 9, 10, 11, 13],
        },
    ),
    allowed("R12.3-propose-without-points", MEADOW, "propose 9", action_points=0),
    allowed("R12.3-propose-in-period-2", MEADOW, "propose 12", period=2),
    allowed("R12.3-propose-clockwise", MEADOW, "propose 9", seats=4, to_move=3, then={"to_move": 0}),
    refused("R12.3-propose-what-is-not-displayed", MEADOW, "propose 12"),
    refused("R12.3-propose-what-comes-later", MEADOW, "propose 5"),
    refused("R12.3-propose-what-is-used", MEADOW, "propose 9", display=[3]),
    refused("R12.3-propose-what-stands-cut-off", CUT_OFF, "propose 4"),
    refused("R12.3-propose-what-stands-far-from-all-pilli", CUT_OFF.replace("a", "."), "propose 4"),
    refused("R12.3-propose-what-stands-in-period-2", CUT_OFF, "propose 4", period=2),
    refused("R12.3-propose-what-stands-and-two-pilli-fill", CUT_OFF_FULL, "propose 3"),
    allowed("R12.3-propose-another-size-than-what-stands", CUT_OFF, "propose 3"),
    allowed("R12.3-propose-what-temples-fill", CROWDED, "propose 4"),
    allowed("R12.3-propose-what-has-room-for-one-only", ONE_FREE, "propose 4"),
    allowed("R12.3-propose-the-other-of-a-size-founded-once", FOUNDED, "propose 4", display=[4]),
    allowed("R12.3-propose-what-has-only-palace", PALACE_ONLY, "propose 5", around="water", display=[5]),
    refused("R12.3-propose-what-has-palace-and-more", PALACE_AND_MORE, "propose 6", around="water"),
    refused("R12.3-agree-to-nothing", MEADOW, "agree"),
    refused("R12.3-decline-nothing", MEADOW, "decline"),
    allowed(
        "R12.3-last-agrees",
        MEADOW,
        "agree",
        **answering(0, [0], 1, action_points=4, taken_this_turn=1),
        price=0,
        then={
            "phase": "turns",
            "proposal": None,
            "to_move": 0,
            "action_points": 4,
            "taken_this_turn": 1,
            "display": [3, 4, 6, 7, 10, 11, 13],
            "removed": [9],
        },
    ),
    allowed(
        "R12.3-first-of-three-agrees",
        MEADOW,
        "agree",
        **answering(2, [2], 3, seats=4),
        then={"phase": "answering", "to_move": 0, "proposal": {"size": 9, "by": 2, "agreed": [2, 3]}},
    ),
    allowed(
        "R12.3-second-of-three-agrees",
        MEADOW,
        "agree",
        **answering(2, [2, 3], 0, seats=4),
        then={"to_move": 1, "proposal": {"size": 9, "by": 2, "agreed": [2, 3, 0]}},
    ),
    allowed(
        "R12.3-all-of-three-agree",
        MEADOW,
        "agree",
        **answering(2, [2, 3, 0], 1, seats=4),
        then={"to_move": 2, "proposal": None, "removed": [9]},
    ),
    allowed(
        "R12.3-decline",
        MEADOW,
        "decline",
        **answering(0, [0], 1, action_points=4),
        then={"phase": "turns", "to_move": 0, "proposal": None, "action_points": 4, "removed": []},
    ),
    allowed(
        "R12.3-one-decline-is-enough",
        MEADOW,
        "decline",
        **answering(2, [2], 3, seats=4),
        then={"phase": "turns", "to_move": 2, "removed": []},
    ),
    allowed(
        "R12.3-the-last-declines",
        MEADOW,
        "decline",
        **answering(2, [2, 3, 0], 1, seats=4),
        then={"phase": "turns", "to_move": 2, "removed": []},
    ),
    allowed(
        "R12.3-one-of-two-of-a-size",
        MEADOW,
        "agree",
        **answering(0, [0], 1, size=6, display=[6, 6, 9]),
        then={"display": [6, 9], "removed": [6]},
    ),
    allowed(
        "R12.3-no-placing-for-the-stall-rule",
        MEADOW,
        "agree",
        **answering(0, [0], 1, quiet_rounds=2),
        then={"quiet_rounds": 2, "placed_this_round": False},
    ),
    refused("R12.3-no-turn-while-answering", MEADOW, "walk E3", **answering(0, [0], 1)),
    refused("R12.3-no-end-while-answering", MEADOW, "end", **answering(0, [0], 1)),
    refused("R12.3-no-proposal-while-answering", MEADOW, "propose 9", **answering(0, [0], 1)),
)
def test_proposals(row):
    row.check()


def test_a_game_begun_by_the_first_law_goes_on_by_it():
    """Until saves had format 2 a token could be proposed for removal though its district stood."""
    now = rules.position({**table(CUT_OFF), "law": FIRST_LAW})
    assert ProposeRemoval(4) in rules.legal_actions(now)
    for text in ["propose 4", "agree"]:
        now = rules.apply(now, rules.parse(text)).state
        assert rules.position(rules.describe(now)) == now
    described = rules.describe(now)
    assert (described["removed"], described["law"]) == ([4], FIRST_LAW)
    assert rules.position({**described, "law": LAW}) != now


def test_a_game_says_its_law_only_if_it_is_not_that_of_rules_md():
    setup = rules.new_setup(3, 1)
    assert "law" not in rules.describe(rules.start(setup))
    assert rules.describe(rules.start(evolve(setup, law=FIRST_LAW)))["law"] == FIRST_LAW


@pytest.mark.parametrize("law", [FIRST_LAW, LAW])
def test_a_token_whose_district_stands_is_not_up_for_an_answer(law: int):
    described = {**table(CUT_OFF, **answering(0, [0], 1, size=4)), "law": law}
    if law == FIRST_LAW:
        assert rules.describe(rules.position(described)) == described
        return
    with pytest.raises(rules.PositionError) as caught:
        rules.position(described)
    assert caught.value.faults == (
        "A district of 4 spaces can still be founded as it stands, so its token cannot have been proposed"
        " (R12.3).",
    )


@pytest.mark.parametrize(
    ("answers", "period"),
    [
        pytest.param(["agree", "agree"], 2, id="R12.4-token-removed-by-agreement-lets-period-1-end"),
        pytest.param(["agree", "decline"], 1, id="R12.4-token-kept-lets-period-1-go-on"),
    ],
)
def test_a_token_removed_counts_as_used(answers: list[str], period: int):
    """The last player proposes the last token and ends the round; somebody has no temples left."""
    none = {"1": 0, "2": 0, "3": 0, "4": 0}
    now = state(MEADOW, seats=3, to_move=2, display=[9], left=[none] * 3)
    for text in ["propose 9", *answers, "end"]:
        now = rules.apply(now, rules.parse(text)).state
    assert rules.describe(now)["period"] == period
