"""A6: laying the drawn card, or declining it."""

import pytest

from mexica.games.aztekz import rules
from mexica.games.aztekz.rules.events import CardDeclined, CardLaid, SupplyMixed
from mexica.games.aztekz.rules.placing import cut_off
from tests.games.aztekz.rules.rows import Row, allowed, refused, table_of
from tests.games.aztekz.tables import after, changed, drawn, full, legal, lying, one, seat, table, two

STRAIGHT, CORNER, CROSS = ({"shape": shape, "soul": None} for shape in ("straight", "corner", "cross"))
WITH_SOUL = {"shape": "three", "soul": "eagle"}
# nothing is open, and heroes stand on both cards
CLOSED = table(
    drawn("┌ ┐", "└ ┘"),
    seat("0,0", "0,1", "0,0"),
    seat("1,0", "1,1", "1,0"),
    drawn=WITH_SOUL,
)
EMPTIED = changed(CLOSED, seats=[seat("0,0", "0,1", "0,0"), seat("1,0", "1,0", "1,0")])
ROW_OF_FOUR = changed(two(), drawn=CORNER)


@table_of(
    refused("A6.1-another-shape", one(), "lay 0,2 nesw"),
    refused("A6.1-another-shape-with-as-many-paths", changed(one(), drawn=STRAIGHT), "lay 0,2 ne"),
    allowed("A6.1-turned", one(), "lay 0,2 nes"),
    allowed("A6.1-turned-again", one(), "lay 0,2 nsw"),
    allowed(
        "A6.1-its-soul-on-it",
        changed(one(), drawn=WITH_SOUL, souls={}),
        "lay 0,2 nes",
        souls={"0,2": {"eagle": 1}},
    ),
    refused("A6.2-linked-to-nothing", one(), "lay 0,2 esw"),
    refused("A6.2-touches-no-card", one(), "lay 0,3 nes"),
    allowed("A6.2-other-edges-need-not-match", one(), "lay 0,2 new"),
    refused("A6.3-too-wide", two("├ ┼ ┼ ┼ ┼"), "lay 4,0 nsw", clause="A1.4"),
    allowed("A6.4-on-a-card-without-heroes-and-souls", two(), "lay 1,0 new"),
    refused("A6.4-on-a-hero", one(), "lay 0,1 nes"),
    refused("A6.4-on-souls", one(), "lay 1,0 nsw"),
    refused("A6.4-on-souls-of-the-same-soul", changed(one(), drawn=WITH_SOUL), "lay -1,1 nes"),
    allowed(
        "A6.4-where-souls-lay",
        one(),
        "step helper1 -1,-1",
        "take helper1 sun 1",
        "step helper1 -1,0",
        "lay -1,-1 esw",
    ),
    refused("A6.5-own-chief", ROW_OF_FOUR, "lay 1,0 nw"),
    refused("A6.5-own-chief-from-the-other-side", ROW_OF_FOUR, "lay 1,0 ne"),
    refused(
        "A6.5-chief-of-another-colour",
        changed(ROW_OF_FOUR, seats=[two()["seats"][1], two()["seats"][0]]),
        "lay 1,0 nw",
    ),
    allowed(
        "A6.5-one-helper-is-enough",
        changed(ROW_OF_FOUR, seats=[seat("-1,0", "2,0", "0,0"), two()["seats"][1]]),
        "lay 1,0 nw",
    ),
    refused("A6.6-incomplete-and-it-fits", one(), "decline"),
    refused("A6.6-it-fits-only-on-a-card", EMPTIED, "decline"),
    allowed("A6.6-no-place-at-all", CLOSED, "decline", to_move=1),
    allowed("A6.6-no-place-after-a-move", CLOSED, "step helper2 0,1", "decline"),
    allowed("A6.7-complete-although-it-fits", full(), "decline"),
    allowed("A6.7-complete-and-laid", full(), "lay 3,4 new"),
    refused(
        "A6.7-not-after-scaring",
        full(souls={"2,1": lying(sun=1)}),
        "scare helper2",
        "step helper2 3,1",
        "decline",
        clause="A5.5",
    ),
)
def test_row(row: Row) -> None:
    row.check()


def test_a6_1_the_event_tells_what_was_covered() -> None:
    step = rules.apply(rules.position(changed(two(), drawn=WITH_SOUL)), rules.parse("lay 1,0 esw"))
    assert step.events[0] == CardLaid(0, (1, 0), "esw", "eagle", "ew")


def test_a6_3_all_places_keep_within_five_by_five() -> None:
    state = rules.position(changed(two("├ ┼ ┼ ┼ ┼"), drawn=CROSS))
    columns = {int(text.split()[1].split(",")[0]) for text in legal(state, "lay")}
    assert columns == {-1, 0, 1, 2, 3}


def test_a6_5_heroes_in_the_way_do_not_matter() -> None:
    """Four heroes stand between chief and helpers, where nobody could pass."""
    state = rules.position(
        changed(two(), seats=[seat("-1,0", "2,0", "2,0"), seat("0,0", "0,0", "0,0")], drawn=CORNER)
    )
    assert "lay 1,0 nw" not in legal(state)
    assert legal(rules.position(changed(two(), drawn={"shape": "three", "soul": None})), "lay 1,0") == {
        "lay 1,0 esw",
        "lay 1,0 new",
    }


def test_a6_5_it_is_said_whose_chief_would_be_cut_off() -> None:
    state = rules.position(ROW_OF_FOUR)
    assert cut_off(state, (1, 0), "nw") == (0,)
    assert cut_off(state, (1, 0), "ew") == cut_off(state, (0, 1), "nw") == ()
    own = rules.refusal(state, rules.parse("lay 1,0 nw"))
    other = rules.refusal(rules.position(changed(ROW_OF_FOUR, to_move=1)), rules.parse("lay 1,0 nw"))
    assert own is not None
    assert other is not None
    assert own.message != other.message


@pytest.mark.parametrize("paths", ["ne", "es", "sw", "nw"])
def test_a6_5_one_way_round_a_ring_is_enough(paths: str) -> None:
    """The chief is in the north-west of a ring, its helpers in the south-east."""
    ring = table(
        drawn("┌ ┬ ┐", "├ . ┤", "└ ┴ ┤"), seat("0,0", "2,2", "2,2"), seat("0,2", "0,2", "0,2"), drawn=CORNER
    )
    assert f"lay 1,2 {paths}" in legal(rules.position(ring))
    broken = changed(ring, cards={**ring["cards"], "1,0": "ns"})
    assert legal(rules.position(broken), "lay 1,2") == set()


def test_a6_6_a_hero_may_still_move_and_open_a_place() -> None:
    state = rules.position(CLOSED)
    assert "decline" in legal(state)
    assert legal(state, "lay") == set()
    opened = after(rules.position(CLOSED), "step helper1 1,1")
    assert legal(opened, "lay") == {f"lay 0,1 {paths}" for paths in ("nes", "esw", "nsw", "new")}
    assert "decline" not in legal(opened)


def test_a6_8_a_declined_card_goes_under_the_deck_and_its_soul_into_the_supply() -> None:
    before = rules.position(changed(full(), drawn=WITH_SOUL))
    step = rules.apply(before, rules.parse("decline"))
    assert step.events[:2] == (CardDeclined(0, "three", "eagle"), SupplyMixed(len(before.supply) + 1))
    assert step.state.deck == (*before.deck[1:], "three")
    souls = [*step.state.supply, step.state.drawn.soul if step.state.drawn else None]
    assert sorted(map(str, souls)) == sorted([*before.supply, "eagle"])
    assert rules.describe(step.state)["cards"] == rules.describe(before)["cards"]


def test_a6_8_a_card_without_a_soul_goes_alone() -> None:
    before = rules.position(full())
    step = rules.apply(before, rules.parse("decline"))
    assert not any(isinstance(event, SupplyMixed) for event in step.events)
    assert step.state.chance == before.chance


def test_a6_8_the_last_card_is_drawn_again_when_it_was_declined() -> None:
    state = after(rules.position(changed(full(), deck={}, supply={})), "decline")
    assert rules.describe(state)["drawn"] == {"paths": 3, "shape": "three", "soul": None}
    assert state.deck == ()
