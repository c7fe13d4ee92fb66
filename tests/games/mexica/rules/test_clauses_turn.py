"""R3 and R10: action points and action tokens."""

import pytest

from mexica.games.mexica import rules
from tests.games.mexica.drawings import assert_same, state, table
from tests.games.mexica.rules.rows import allowed, refused, table_of

FIELD = """
            CDE
         3  .a.
         4  .b.
        """


@table_of(
    allowed(
        "R3.1-end-having-done-nothing",
        FIELD,
        "end",
        price=0,
        then={"to_move": 1, "action_points": 6, "taken_this_turn": 0, "round": 2},
    ),
    allowed("R3.1-points-left-are-lost", FIELD, "end", action_points=4, seats=3, then={"action_points": 6}),
    allowed("R3.1-clockwise", FIELD, "end", seats=4, to_move=3, first=2, then={"to_move": 0}),
    allowed("R3.1-last-player-of-the-round", FIELD, "end", to_move=1, then={"to_move": 0, "round": 3}),
    allowed(
        "R3.1-last-player-when-another-began",
        FIELD,
        "end",
        to_move=1,
        first=2,
        seats=3,
        then={"to_move": 2, "round": 3},
    ),
    allowed(
        "R3.1-round-goes-on-past-the-last-seat", FIELD, "end", to_move=2, first=1, seats=3, then={"round": 2}
    ),
    allowed(
        "R3.2-points-of-the-turn-first",
        FIELD,
        "temple C3 4",
        action_points=3,
        action_tokens=[2, 5],
        then={"action_points": 0, "action_tokens": [1, 5]},
    ),
    allowed(
        "R3.2-not-spent-while-points-are-left",
        FIELD,
        "temple C3 3",
        action_points=3,
        action_tokens=[2, 5],
        then={"action_points": 0, "action_tokens": [2, 5]},
    ),
    allowed(
        "R3.2-any-number",
        FIELD,
        "flat K11",
        action_points=0,
        action_tokens=[5, 0],
        then={"action_points": 0, "action_tokens": [0, 0]},
    ),
    refused("R3.2-not-those-of-another", FIELD, "walk C3", by="R3.3", action_points=0, action_tokens=[0, 3]),
    refused("R3.3-too-dear", FIELD, "temple C3 3", action_points=2),
    refused("R3.3-too-dear-with-tokens", FIELD, "temple C3 4", action_points=2, action_tokens=[1, 0]),
    refused("R3.3-nothing-left", FIELD, "walk C3", action_points=0),
    refused("R3.3-canal-without-points", FIELD, "canal K11", action_points=0),
    refused("R3.3-bridge-without-points", "    CDE\n 3  .=a", "bridge D3 ew", action_points=0),
    refused("R3.3-token-without-points", FIELD, "take", action_points=0),
    allowed("R3.3-ending-costs-nothing", FIELD, "end", action_points=0),
)
def test_points(row):
    row.check()


@pytest.mark.parametrize("spent", [1, 2, 3], ids=lambda spent: f"R3.2-back-to-the-reserve-{spent}")
def test_tokens_spent_go_back_to_the_reserve(spent: int):
    now = state(FIELD, action_points=0, action_tokens=[3, 1])
    reserve = rules.describe(now)["supply"]["action_tokens"]
    after = rules.describe(rules.apply(now, rules.parse(f"temple C3 {spent}")).state)
    assert after["supply"]["action_tokens"] == reserve + spent
    assert after["seats"][0]["action_tokens"] == 3 - spent


@pytest.mark.parametrize(
    "texts",
    [
        pytest.param(
            ["walk C3", "walk D3", "walk C3", "walk D3", "walk C3", "walk D3"], id="R3.1-same-again"
        ),
        pytest.param(["canal K11", "temple C3 2", "walk E3", "take", "canal K3"], id="R3.1-any-order"),
        pytest.param(
            ["temple C3 1", "temple C4 1", "canal K3", "canal K4", "canal K5", "take"], id="R3.1-often"
        ),
    ],
)
def test_six_points_buy_actions_in_any_order(texts: list[str]):
    now = state(FIELD)
    for text in texts:
        now = rules.apply(now, rules.parse(text)).state
    assert rules.describe(now)["action_points"] == 0
    assert rules.describe(now)["to_move"] == 0


@pytest.mark.parametrize(
    "text", ["temple C3 3", "flat K11"], ids=lambda text: f"R3.3-{text.split()[0]}-unchanged"
)
def test_what_cannot_be_paid_changes_nothing(text: str):
    before = table(FIELD, action_points=1, action_tokens=[1, 0])
    now = rules.position(before)
    with pytest.raises(rules.IllegalAction):
        rules.apply(now, rules.parse(text))
    assert_same(before, rules.describe(now), f"after {text}")


@table_of(
    allowed(
        "R10.1-take",
        FIELD,
        "take",
        price=1,
        then={
            "action_points": 5,
            "taken_this_turn": 1,
            "action_tokens": [1, 0],
            "reserve": 11,
            "placed_this_round": False,
        },
    ),
    allowed("R10.1-second", FIELD, "take", taken_this_turn=1, then={"taken_this_turn": 2}),
    refused("R10.1-third", FIELD, "take", taken_this_turn=2),
    allowed("R10.1-last-of-the-reserve", FIELD, "take", reserve=1, then={"reserve": 0}),
    refused("R10.1-reserve-empty", FIELD, "take", reserve=0, action_tokens=[8, 4]),
    allowed(
        "R10.1-paid-by-a-token",
        FIELD,
        "take",
        action_points=0,
        action_tokens=[1, 0],
        then={"action_tokens": [1, 0], "reserve": 11, "taken_this_turn": 1},
    ),
    refused(
        "R10.1-reserve-empty-before-a-token-pays",
        FIELD,
        "take",
        action_points=0,
        action_tokens=[8, 4],
        reserve=0,
    ),
    allowed("R10.1-two-again-in-the-next-turn", FIELD, "end", taken_this_turn=2, then={"taken_this_turn": 0}),
)
def test_taking(row):
    row.check()
