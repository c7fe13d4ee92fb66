"""C4 to C6: the turn, taking pieces, choosing prophecies."""

import pytest

from mexica.games.coatl import rules
from tests.games.coatl.rules.rows import Row, allowed, refused, table_of
from tests.games.coatl.tables import (
    DISPLAY,
    NO_SUPPLY,
    NOTHING,
    SUPPLY,
    after,
    legal,
    seat,
    serpent,
    state,
    table,
)

FULL = "hY hR tK tG tG tU tU tR"  # eight pieces, none of them a body segment
STUCK = seat(FULL, "P10 P11 P12 P13 P14", serpent("hG"), serpent("hU"))
FIVE = "P10 P11 P12 P13 P14"


@table_of(
    allowed("C4.1-one-action", table(), "take h1", to_move=1, seats__0__board=["hY"]),
    allowed("C4.1-clockwise", table(seat(), seat(), seat(), to_move=2), "take h1", to_move=0, round=2),
    allowed("C4.1-round-by-the-first", table(seat(), seat(), to_move=0, first=1), "take h1", round=2),
    refused("C4.1-choosing-not-taking", table(), "prophecy P40", "take h1"),
    refused("C4.1-choosing-not-laying", table(seat("G")), "prophecy P40", "lay G"),
    refused("C4.1-choosing-not-a-token", table(seat(tokens="future")), "prophecy P40", "future"),
    refused("C4.1-assembling-not-taking", table(seat("G")), "lay G", "take h1"),
    refused("C4.1-assembling-not-choosing", table(seat("G")), "lay G", "prophecy P40"),
    refused("C4.1-assembling-not-a-token", table(seat("G", tokens="future")), "lay G", "future"),
    refused("C4.2-no-passing", table(), "done"),
    refused("C4.2-no-passing-with-a-token", table(seat("G", FIVE, tokens="commit")), "done"),
    allowed(
        "C4.3-a-token-instead", table(seat(FULL, FIVE, *STUCK["serpents"], tokens="commit")), "commit T3"
    ),
    allowed(
        "C4.3-or-nothing", table(seat(FULL, FIVE, *STUCK["serpents"], tokens="commit")), "done", to_move=1
    ),
    allowed("C5.1-a-head", table(), "take h2", seats__0__board=["hR"], supply__h2=[]),
    allowed("C5.1-two-segments", table(), "take b1", seats__0__board=["Y", "G"], supply__b1=[]),
    allowed("C5.1-a-tail-on-the-eighth-space", table(seat("G G G G G G G")), "take t1"),
    refused("C5.1-two-segments-need-two-spaces", table(seat("G G G G G G G")), "take b4"),
    refused("C5.1-full-board", table(seat("G G G G G G G G")), "take h1"),
    refused("C5.1-empty-space", table(supply={**SUPPLY, "h1": []}), "take h1"),
    allowed(
        "C5.2-no-refill-while-a-tail-is-left",
        table(supply={**NO_SUPPLY, "t1": ["tR"], "b1": ["Y", "G"], "b2": ["R", "R"]}),
        "take b1",
        supply={**NO_SUPPLY, "t1": ["tR"], "b2": ["R", "R"]},
    ),
    allowed(
        "C6.1-one-more-with-four-in-hand", table(seat("", "P10 P11 P12 P13", temples="T0 T1")), "prophecy P40"
    ),
    refused(
        "C6.1-no-sixth", table(seat("", "P10 P11 P12 P13", temples="T0 T1")), "prophecy P40", "prophecy deck"
    ),
    refused("C6.1-not-in-the-display", table(), "prophecy P10"),
    refused("C6.1-taken-already", table(), "prophecy P40", "prophecy P40"),
    refused("C6.1-at-least-one", table(seat(tokens="future")), "future", "discard", "done"),
    allowed("C6.1-in-any-mix", table(), "prophecy P40", "prophecy deck", "prophecy P45", "done", deck=17),
    allowed("C6.2-temples-do-not-count", table(seat("", "P10 P11", temples="T0 T1 T2 T4")), "prophecy P40"),
    allowed("C6.3-filled-at-the-end", table(), "prophecy P40", display=DISPLAY[1:], deck=20),
    allowed("C6.3-to-six", table(), "prophecy P40", "done", deck=19, to_move=1),
    allowed("C6.3-stays-short", table(deck=0), "prophecy P40", "done", display=DISPLAY[1:], deck=0),
    refused("C6.3-nothing-to-draw", table(deck=0), "prophecy deck"),
)
def test_row(row: Row) -> None:
    row.check()


def test_c4_3_a_player_who_can_do_nothing_is_skipped_and_plays_on_later() -> None:
    stuck = state(seat(), STUCK, round=3)
    step = rules.apply(stuck, rules.parse("take h1"))
    assert rules.to_move(step.state) == 0
    assert rules.round_number(step.state) == 4
    assert "TurnSkipped" in [type(event).__name__ for event in step.events]


def test_c4_3_the_game_is_over_when_everybody_is_skipped_in_succession() -> None:
    hands = ("P5 P6 P7 P8 P9", "P10 P11 P12 P13 P14")
    boards = ("hY hR hK hG tK tG tU tR", "hY hR hK hG tK tG tU tR")
    seats = [
        seat(board, hand, serpent("hU"), serpent("tY"), tokens="commit")
        for board, hand in zip(boards, hands, strict=True)
    ]
    first = state(*seats)
    assert legal(first) == {"commit T3", "commit T7", "done"}
    second = after(first, "done")
    assert rules.to_move(second) == 1
    assert not rules.is_over(second)
    assert rules.is_over(after(second, "done"))
    assert not rules.is_over(after(second, "commit T3"))


@pytest.mark.parametrize("text", ["take b4", "join 1 hY", "done", "temple T3 1", "discard", "keep"])
def test_c4_4_an_illegal_action_leaves_the_game_as_it_was(text: str) -> None:
    before = state(seat("G G G G G G G"))
    told = rules.describe(before)
    with pytest.raises(rules.IllegalAction):
        rules.apply(before, rules.parse(text))
    assert rules.describe(before) == told


def test_c5_2_all_empty_spaces_are_filled_once_heads_and_tails_are_gone() -> None:
    supply = {**NO_SUPPLY, "h2": ["hY"], "b3": ["G", "G"]}
    told = rules.describe(after(state(supply=supply), "take h2"))
    assert all(told["supply"].values())
    assert told["supply"]["b3"] == ["G", "G"]


def test_c5_2_all_empty_spaces_are_filled_once_the_segments_are_gone() -> None:
    supply = {**NO_SUPPLY, "h2": ["hY"], "b3": ["G", "G"]}
    told = rules.describe(after(state(supply=supply), "take b3"))
    assert all(told["supply"].values())
    assert told["supply"]["h2"] == ["hY"]


def test_c5_2_is_checked_again_every_turn_when_heads_and_tails_have_run_out() -> None:
    bags = {**NOTHING, "bodies": {"G": 4, "R": 4}}
    before = state(supply={**NO_SUPPLY, "b1": ["Y", "Y"], "b2": ["K", "K"]}, bags=bags)
    told = rules.describe(after(before, "take b1"))
    assert [len(told["supply"][f"b{number}"]) for number in range(1, 7)] == [2, 2, 2, 2, 2, 0]


def test_c5_3_a_bag_that_falls_short_fills_spaces_by_twos() -> None:
    bags = {"heads": {"G": 1}, "tails": {}, "bodies": {"U": 2}}
    told = rules.describe(after(state(supply={**NO_SUPPLY, "b6": ["G", "G"]}, bags=bags), "take b6"))
    assert told["supply"] == {**NO_SUPPLY, "h1": ["hG"], "b1": ["U", "U"]}


def test_c6_1_a_card_drawn_unseen_can_be_looked_at_before_the_next_choice() -> None:
    drawn = after(state(), "prophecy deck")
    assert rules.to_move(drawn) == 0
    assert rules.describe(drawn, 0)["seats"][0]["hand"] != [None]
    assert rules.describe(drawn, 1)["seats"][0]["hand"] == [None]
    assert {"done", "prophecy deck", "prophecy P40"} <= legal(drawn)
