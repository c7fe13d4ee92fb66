"""A5.5: scaring souls away, offered only where the drawn card will fit afterwards."""

from typing import Any

from mexica.games.aztekz import rules
from mexica.games.aztekz.rules.events import SoulsScared, SupplyMixed
from tests.games.aztekz.rules.rows import Row, allowed, refused, table_of
from tests.games.aztekz.tables import (
    Table,
    after,
    changed,
    drawn,
    full,
    helper,
    legal,
    lying,
    one,
    seat,
    table,
)

CORNER, CROSS = ({"shape": shape, "soul": None} for shape in ("corner", "cross"))
# a helper of Black between its chief in the west and the rest in the east
ROW = drawn("├ ┼ ┼ ┼ ┤")


def bridge(*, chief: str, helpers: tuple[str, str], **changes: Any) -> Table:
    """A row of five, with a sun on its middle card."""
    black = {"chief": chief, "helpers": [helper(at) for at in helpers], "piles": []}
    return table(ROW, black, seat("4,0", "4,0", "4,0"), souls={"2,0": lying(sun=1)}, **changes)


# the only other helper is with Red in the east, so that the one which scares must end up with the chief
WEST = bridge(chief="0,0", helpers=("2,0", "3,0"), drawn=CORNER)
EAST = bridge(chief="3,0", helpers=("2,0", "0,0"), drawn=CORNER)
AT_HOME = bridge(chief="0,0", helpers=("2,0", "0,0"), drawn=CORNER)
BARE = changed(one(), souls={})
TIRED = changed(
    one(),
    moving={"hero": "helper2", "steps": 3, "stolen": False, "scared": None},
    seats=[seat("0,0", "-1,0", "1,0"), one()["seats"][1]],
)
# nobody else can leave the card in the corner, as four heroes stand on the only linked one
LOCKED = table(
    drawn("├ ┼ ┤"),
    seat("1,0", "0,0 with 2 sun", "1,0"),
    seat("1,0", "1,0", "2,0"),
)
# the way to its chief is full, and on the other side the card does not fit
FULL_WAY = changed(WEST, seats=[WEST["seats"][0], seat("1,0", "1,0", "1,0"), seat("1,0", "0,0", "0,0")])


@table_of(
    allowed("A5.5-lying-souls", one(), "step helper2 1,0", "scare helper2", moving__scared="1,0"),
    allowed("A5.5-carried-souls-only", one(), "step helper1 -1,-1", "take helper1 sun 1", "scare helper1"),
    refused("A5.5-no-souls", BARE, "scare helper2"),
    refused("A5.5-another-hero-there", one(), "step helper1 0,0", "scare helper1"),
    refused(
        "A5.5-a-fellow-there",
        changed(one(), seats=[seat("0,0", "1,0", "1,0"), one()["seats"][1]]),
        "scare helper1",
    ),
    refused("A5.5-no-step-left", TIRED, "scare helper2"),
    refused("A5.5-nowhere-to-go", LOCKED, "scare helper1"),
    refused("A5.5-stays", one(), "step helper2 1,0", "scare helper2", "lay 0,2 new"),
    refused(
        "A5.5-comes-back", one(), "step helper2 1,0", "scare helper2", "step helper2 0,0", "step helper2 1,0"
    ),
    refused("A5.5-elsewhere", one(), "step helper2 1,0", "scare helper2", "step helper2 0,0", "lay 0,2 new"),
    refused("A5.5-declines", one(), "step helper2 1,0", "scare helper2", "step helper2 0,0", "decline"),
    refused(
        "A5.5-declines-a-complete-pyramid",
        full(souls={"2,1": lying(sun=1)}),
        "scare helper2",
        "step helper2 3,1",
        "decline",
    ),
    refused("A5.5-declines-where-it-scared", one(), "step helper2 1,0", "scare helper2", "decline"),
    refused(
        "A5.5-twice",
        full(souls={"2,1": lying(sun=1), "3,1": lying(moon=1)}),
        "scare helper2",
        "step helper2 3,1",
        "scare helper2",
    ),
    refused("A5.5-twice-where-it-stands", one(), "step helper2 1,0", "scare helper2", "scare helper2"),
    allowed(
        "A5.5-goes-on-and-takes",
        full(souls={"2,1": lying(sun=1), "3,1": lying(moon=1)}),
        "scare helper2",
        "step helper2 3,1",
        "take helper2 moon 1",
    ),
    refused("A5.5-only-the-wrong-side-has-room", FULL_WAY, "scare helper1"),
    allowed("A5.5-a-cross-fits-from-either-side", {**FULL_WAY, "drawn": CROSS}, "scare helper1"),
    allowed("A5.5-to-its-chief", WEST, "scare helper1"),
    refused("A5.5-away-from-its-chief", WEST, "scare helper1", "step helper1 3,0"),
    allowed("A5.5-to-its-chief-on-foot", WEST, "scare helper1", "step helper1 1,0"),
    refused("A5.5-away-from-its-chief-to-the-west", EAST, "scare helper1", "step helper1 1,0"),
    allowed("A5.5-with-the-other-helper-at-home", AT_HOME, "scare helper1", "step helper1 3,0"),
)
def test_row(row: Row) -> None:
    row.check()


def test_a5_5_souls_go_back_into_the_supply_which_is_mixed() -> None:
    state = after(rules.position(one()), "step helper1 -1,1")
    step = rules.apply(state, rules.parse("scare helper1"))
    assert step.events == (
        SoulsScared(0, "helper1", (-1, 1), (("moon", 1),), (("sun", 2),)),
        SupplyMixed(len(state.supply) + 3),
    )
    other = rules.position({**one(), "seed": 5})
    again = rules.apply(after(other, "step helper1 -1,1"), rules.parse("scare helper1")).state
    assert sorted(again.supply) == sorted(step.state.supply)
    assert again.supply != step.state.supply


def test_a5_5_then_its_card_is_the_only_place() -> None:
    state = after(rules.position(one()), "step helper2 1,0", "scare helper2", "step helper2 0,0")
    assert legal(state, "lay") == {"lay 1,0 new", "lay 1,0 nsw", "lay 1,0 esw", "lay 1,0 nes"}
    assert "decline" not in legal(state)


def test_a5_5_where_it_scared_only_steps_are_legal() -> None:
    state = after(rules.position(one()), "step helper2 1,0", "scare helper2")
    assert legal(state) == {"step helper2 0,0", "step helper2 1,-1"}


def test_a5_5_any_card_can_be_turned_to_the_card_that_the_helper_goes_to() -> None:
    """So that only A6.5 can forbid a scare of which the helper can step on."""
    for shape in ("straight", "corner", "three", "cross"):
        state = rules.position(bridge(chief="0,0", helpers=("2,0", "0,0"), shape=shape))
        for aside in ("1,0", "3,0"):
            left = after(state, "scare helper1", f"step helper1 {aside}")
            assert legal(left, "lay 2,0")
            assert legal(left, "lay") == legal(left, "lay 2,0")


def test_a5_5_it_may_walk_on_within_the_part_that_it_went_to() -> None:
    state = after(rules.position(WEST), "scare helper1", "step helper1 1,0", "step helper1 0,0")
    assert legal(state, "lay") == {f"lay 2,0 {paths}" for paths in ("ne", "es", "sw", "nw")}
    assert legal(state, "step") == {"step helper1 1,0"}
