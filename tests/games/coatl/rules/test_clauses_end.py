"""C12 and C13: the last turns, the winner, and what is hidden."""

from typing import Any

import pytest

from mexica.games.coatl import rules
from tests.games.coatl.tables import NO_SUPPLY, NOTHING, Table, after, legal, seat, serpent, state, table

FIRST = serpent("hY G R R tY", "P15")
SECOND = serpent("hR K U U tR", "P16")
ABOUT_TO_END = seat("tK", "P17", FIRST, SECOND, serpent("hY U"))
END = ("join 3 tK", "play P17 3", "done", "done")


def last_turns(seats: int, finisher: int) -> list[tuple[int, int]]:
    """The seats that still have a turn after this seat's third serpent, with the actions of each."""
    players = [ABOUT_TO_END if number == finisher else seat() for number in range(seats)]
    begin = after(state(*players, to_move=finisher, deck=40), *END)
    turns = []
    while not rules.is_over(begin):
        told = rules.describe(begin)
        assert told["actions_left"] == told["ending"]["actions"][told["to_move"]]
        turns.append((told["to_move"], told["actions_left"]))
        spaces = sorted(legal(begin, "take"))
        begin = after(begin, *spaces[:1], *(spaces[1:2] if told["actions_left"] == 2 else ()))
    return turns


@pytest.mark.parametrize(
    ("seats", "finisher", "turns"),
    [
        (3, 2, [(0, 1), (1, 1)]),
        (4, 0, [(1, 2), (2, 2), (3, 2)]),
        (4, 2, [(3, 2), (0, 1), (1, 1)]),
        (2, 0, [(1, 2)]),
        (2, 1, [(0, 1)]),
    ],
)
def test_c12_1_after_a_third_serpent_the_others_have_one_more_turn(
    seats: int, finisher: int, turns: list[tuple[int, int]]
) -> None:
    assert last_turns(seats, finisher) == turns


def test_c12_1_seat_numbers_count_from_the_first_player() -> None:
    begin = after(state(ABOUT_TO_END, seat(), seat(), first=1), *END)
    assert rules.describe(begin)["ending"]["actions"] == [0, 1, 1]


def gone(mover: int, *players: Table, **changes: Any) -> rules.State:
    """The state after this seat has taken the last two segments of the supply."""
    supply = {**NO_SUPPLY, "h1": ["hG"], "b1": ["G", "G"]}
    return after(state(*players, to_move=mover, supply=supply, bags=NOTHING, **changes), "take b1")


@pytest.mark.parametrize(("mover", "order"), [(0, [1, 2, 0, 1, 2]), (1, [2, 0, 1, 2]), (2, [0, 1, 2])])
def test_c12_2_without_segments_the_round_is_played_out_and_then_one_more(
    mover: int, order: list[int]
) -> None:
    begin = gone(mover, seat(), seat(), seat())
    seen = []
    while not rules.is_over(begin):
        told = rules.describe(begin)
        assert told["actions_left"] == 1
        seen.append(told["to_move"])
        begin = after(begin, "prophecy deck", "done")
    assert seen == order


def test_c12_3_the_first_of_the_two_counts() -> None:
    begin = gone(1, ABOUT_TO_END, seat())
    ending = rules.describe(begin)["ending"]
    assert ending == {"cause": "body segments gone", "by": None, "actions": [1, 1]}
    told = rules.describe(after(begin, *END))
    assert told["ending"] == {**ending, "actions": [0, 1]}


def test_c12_4_the_second_of_two_actions_is_optional() -> None:
    begin = after(state(ABOUT_TO_END, seat("", tokens="commit")), *END)
    assert "done" not in legal(begin)
    second = after(begin, "take h1")
    assert rules.to_move(second) == 1
    assert {"done", "take h2", "commit T3", "prophecy P40"} <= legal(second)
    assert rules.is_over(after(second, "done"))
    assert rules.is_over(after(second, "commit T3"))


def test_c12_4_the_display_is_filled_after_each_action() -> None:
    begin = after(state(ABOUT_TO_END, seat()), *END, "prophecy P40", "done")
    told = rules.describe(begin)
    assert (told["to_move"], len(told["display"]), told["actions_left"]) == (1, 6, 1)


def test_c12_5_only_finished_serpents_score() -> None:
    unfinished = serpent("hY K R G U Y G", "P32", "P18", "P20")
    told = rules.describe(state(seat("G", "P10", FIRST, unfinished, temples="T0")))["seats"][0]
    assert told["points"] == 1
    assert [one["points"] for one in told["serpents"]] == [1, 0]
    standing = rules.standings(state(seat("", "", FIRST, unfinished)))[0]
    assert (standing.points, standing.unfinished_points, standing.cards) == (1, 7 + 1 + 1, 1)


WORTH = {
    "17, 4": serpent("hU U R U U K R U U Y tY", "P28", "P9", "P4", "T2"),
    "11, 3": serpent("hY K R G U Y tG", "P32", "P15", "T6"),
}


@pytest.mark.parametrize(
    ("seats", "winners"),
    [
        ([seat("", "", WORTH["17, 4"]), seat("", "", WORTH["11, 3"])], [0]),
        ([seat("", "", serpent("hY Y Y tG", "P0")), seat("", "", serpent("hR K tR", "P16"))], [0]),
        # 2 points each: two cards win over one
        ([seat("", "", serpent("hY Y Y tG", "P0")), seat("", "", serpent("hY G K tG", "P15", "P19"))], [1]),
        # 4 points and two cards each: the best serpent has 3 against 2
        (
            [
                seat("", "", serpent("hG G G Y tG", "P3"), serpent("hR K tR", "P16")),
                seat("", "", serpent("hU U tU", "P4"), serpent("hR R tR", "P1")),
            ],
            [0],
        ),
        ([seat(), seat()], [0, 1]),
    ],
)
def test_c12_6_most_points_win_then_most_cards_then_the_best_serpent(seats: list, winners: list[int]) -> None:
    over = state(*seats, phase="over", actions_left=0)
    assert rules.winners(over) == tuple(winners)
    assert rules.describe(over)["winners"] == winners


def test_c13_1_hands_and_orders_are_hidden_and_all_else_is_public() -> None:
    state_ = after(rules.start(rules.new_setup(3, 4)), "keep", "keep")
    told, seen = rules.describe(state_), rules.describe(state_, 2)
    assert "orders" not in seen
    assert seen["seats"][2] == told["seats"][2]
    for number in (0, 1):
        ours, theirs = seen["seats"][number], told["seats"][number]
        assert ours["hand"] == [None] * len(theirs["hand"])
        assert ours["temples"] == [None]
    public = set(told) - {"orders", "seats"}
    assert {key: seen[key] for key in public} == {key: told[key] for key in public}


def test_c13_2_what_is_left_in_each_bag_is_told_by_colour() -> None:
    told = rules.describe(rules.position(table(bags={**NOTHING, "bodies": {"G": 2, "U": 4}})), 0)
    assert told["bags"]["bodies"] == {"Y": 0, "R": 0, "K": 0, "G": 2, "U": 4}


NEAR_END = seat("tR", "P16", serpent("hY G R K", "P15"), temples="T11")


@pytest.mark.parametrize(
    ("begin", "actions", "shown"),
    [
        (table(), "take h1", (False, False)),
        (table(supply={**NO_SUPPLY, "h1": ["hY"], "b1": ["Y", "G"]}), "take h1", (True, True)),
        (table(), "prophecy P40", (False, False)),
        (table(), "prophecy deck", (True, False)),
        (table(), "prophecy P40; done", (True, True)),
        (table(seat(tokens="commit")), "commit T3", (True, True)),
        (table(seat(tokens="future")), "future", (True, True)),
        (table(seat("", "P1", tokens="future")), "future; discard P1", (False, False)),
        (table(seat(tokens="pick")), "pick hY", (False, False)),
        (table(seat("G")), "lay G", (False, False)),
        (table(NEAR_END), "play P16 1", (False, True)),
        (table(NEAR_END), "join 1 tR; temple T11 1", (False, True)),
        (table(NEAR_END), "join 1 tR; temple T3 1", (True, True)),
    ],
)
def test_c13_2_what_was_hidden_from_a_seat_stands_once_it_is_shown(
    begin: Table, actions: str, shown: tuple[bool, bool]
) -> None:
    *before, last = actions.split("; ")
    events = rules.apply(after(rules.position(begin), *before), rules.parse(last)).events
    assert tuple(rules.reveals(events, seat) for seat in (0, 1)) == shown
