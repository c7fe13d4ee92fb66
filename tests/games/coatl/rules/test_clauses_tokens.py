"""C10: sacrifice tokens."""

import pytest

from mexica.games.coatl import rules
from tests.games.coatl.rules.rows import Row, allowed, refused, table_of
from tests.games.coatl.tables import DISPLAY, NO_SUPPLY, NOTHING, SUPPLY, after, legal, seat, state, table

TOKENS = "pick future commit"
ALL = seat("", "", tokens=TOKENS)
HAND = seat("", "P10 P11 P12 P13 P14", tokens=TOKENS)
BAGS = {"heads": {"Y": 1}, "tails": {"K": 1}, "bodies": {"G": 1, "U": 1}}


@table_of(
    allowed(
        "C10.1-in-place-of-the-action",
        table(ALL),
        "commit T3",
        to_move=1,
        seats__0__tokens=["pick", "future"],
    ),
    refused("C10.1-given-up-for-good", table(seat()), "pick hY"),
    refused("C10.1-not-after-an-action-began", table(ALL), "prophecy P40", "commit T3", clause="C4.1"),
    allowed("C10.2-a-head", table(ALL, bags=BAGS), "pick hY", seats__0__board=["hY"], bags__heads__Y=0),
    allowed("C10.2-a-tail", table(ALL, bags=BAGS), "pick tK", seats__0__board=["tK"]),
    allowed("C10.2-two-segments-that-differ", table(ALL, bags=BAGS), "pick G U", seats__0__board=["G", "U"]),
    refused("C10.5-colour-not-in-the-bag", table(ALL, bags=BAGS), "pick hR"),
    refused("C10.5-only-one-of-the-colour", table(ALL, bags=BAGS), "pick G G"),
    refused("C10.5-no-room-for-two", table(seat("G G G G G G G", tokens="pick")), "pick G G"),
    allowed("C10.5-room-for-one", table(seat("G G G G G G G", tokens="pick")), "pick hG"),
    refused("C10.5-both-piles-empty", table(ALL, piles=[0, 0], common=[None, None]), "commit T3"),
    refused("C10.5-no-prophecy-left", table(ALL, deck=0, display=[]), "future"),
    allowed("C10.3-discard-follows", table(HAND), "future", doing="discarding", deck=14, discards=6),
    refused("C10.3-nothing-else-before", table(HAND), "future", "prophecy deck"),
    refused("C10.3-no-discarding-else", table(HAND), "discard P10"),
    refused("C10.3-only-from-the-hand", table(HAND), "future", "discard P0"),
    allowed(
        "C10.3-any-number", table(HAND), "future", "discard P10 P14", doing="choosing", discards=8, chosen=0
    ),
    allowed(
        "C10.3-with-five-the-turn-ends", table(HAND), "future", "discard", doing=None, to_move=1, deck=14
    ),
    allowed(
        "C10.3-then-choosing",
        table(HAND),
        "future",
        "discard P10",
        "prophecy deck",
        "done",
        to_move=1,
        deck=13,
    ),
    allowed("C10.4-into-the-hand", table(ALL), "commit T7", seats__0__temples=["T7"], piles=[6, 4]),
    refused("C10.4-only-the-top", table(ALL), "commit T0"),
)
def test_row(row: Row) -> None:
    row.check()


def test_c10_2_every_empty_space_of_the_supply_is_filled_after_a_perfect_pick() -> None:
    before = state(ALL, supply={**SUPPLY, "h2": [], "b4": []})
    assert all(rules.describe(after(before, "pick G G"))["supply"].values())


def test_c10_2_of_the_segments_every_pair_of_colours_can_be_picked() -> None:
    assert len(legal(state(ALL), "pick")) == 5 + 5 + 15
    assert str(rules.parse("pick U G")) == "pick G U"


def test_c10_2_a_perfect_pick_can_take_the_last_segments() -> None:
    bags = {**NOTHING, "bodies": {"G": 2}}
    told = rules.describe(after(state(ALL, bags=bags, supply={**NO_SUPPLY, "h1": ["hG"]}), "pick G G"))
    assert told["ending"]["cause"] == "body segments gone"


def test_c10_3_the_display_is_new_and_may_come_from_what_was_just_discarded() -> None:
    told = rules.describe(after(state(ALL), "future"))
    assert not set(told["display"]) & set(DISPLAY)
    assert told["orders"]["discards"] == DISPLAY
    told = rules.describe(after(state(ALL, deck=2), "future"))
    assert len(set(told["display"]) & set(DISPLAY)) == 4
    assert (told["deck"], told["discards"]) == (2, 0)


def test_c10_4_a_temple_taken_is_ones_own() -> None:
    taken = after(state(ALL), "commit T3")
    assert rules.describe(taken, 1)["seats"][0]["temples"] == [None]
    assert rules.describe(taken, 0)["seats"][0]["temples"] == ["T3"]
    assert rules.describe(taken)["common"][0] == rules.describe(state(ALL))["orders"]["piles"][0][1]


@pytest.mark.parametrize("text", ["pick G", "pick hY hY", "pick", "pick hY G"])
def test_a_pick_of_anything_else_is_no_action(text: str) -> None:
    with pytest.raises(rules.ParseError):
        rules.parse(text)
