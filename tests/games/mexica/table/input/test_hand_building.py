"""Clicks that dig canals, build bridges and temples, and the turns of a piece in hand."""

import pytest

from mexica.games.mexica.rules.describe import describe
from mexica.games.mexica.rules.spaces import name, named
from mexica.games.mexica.table.bar.tools import Tool, ToolKind
from mexica.games.mexica.table.input.click_outcome import Say
from tests.games.mexica.table.input.hands import in_turn, point, texts
from tests.games.mexica.table.input.states import PLACED, after


def test_a_click_digs_where_the_tool_points():
    hand = in_turn()
    assert hand.pick(ToolKind.CANAL) is None
    assert point(hand, "C5").price == 1
    assert texts(hand.click(named("C5"))) == ["canal C5"]
    assert hand.tool == Tool(ToolKind.CANAL)


def test_a_double_canal_lies_east_or_south_of_the_hand_and_turns():
    hand = in_turn()
    hand.pick(ToolKind.DOUBLE)
    assert str(point(hand, "C5").actions[0]) == "canal C5 D5"
    assert hand.turn(1) is None
    assert str(point(hand, "C5").actions[0]) == "canal C5 C6"


@pytest.mark.parametrize(("space", "expected"), [("F7", "canal E7 F7"), ("N7", "canal M7 N7")])
def test_a_double_canal_turns_itself_where_it_fits_only_so(space, expected):
    hand = in_turn()
    hand.pick(ToolKind.DOUBLE)
    assert str(point(hand, space).actions[0]) == expected


def test_turning_says_when_a_piece_fits_only_one_way():
    hand = in_turn("canal B1")
    hand.pick(ToolKind.BRIDGE)
    point(hand, "O7")
    shown = hand.offer()
    assert hand.turn(1) == Say("Here it fits only this way.", named("O7"))
    assert hand.offer() == shown


def test_a_bridge_takes_the_only_direction_that_fits():
    hand = in_turn()
    hand.pick(ToolKind.BRIDGE)
    assert str(point(hand, "O7").actions[0]) == "bridge O7 ew"
    assert {name(s) for s in hand.open_spaces()} >= {"O7", "O8"}


def test_a_temple_takes_the_floors_that_were_chosen():
    hand = in_turn("walk F7")
    assert hand.pick(ToolKind.TEMPLE) is None
    assert hand.tool.floors == 1
    hand.pick(ToolKind.TEMPLE)
    assert hand.tool.floors == 2
    hand.turn(-1)
    hand.turn(-1)
    assert hand.tool.floors == 4
    offer = point(hand, "E7")
    assert (str(offer.actions[0]), offer.price) == ("temple E7 4", 4)


def test_floors_of_which_none_are_left_are_skipped():
    seats = describe(after(*PLACED))["seats"]
    seats[0]["temples"] = {"1": 0, "2": 1, "3": 0, "4": 1}
    hand = in_turn(seats=seats)
    hand.pick(ToolKind.TEMPLE)
    assert hand.tool.floors == 2
    hand.pick(ToolKind.TEMPLE)
    assert hand.tool.floors == 4
    assert hand.pick_temple(3) == Say("You have no temple with 3 floors left. (R6.1)", clause="R6.1")


def test_floors_that_cannot_be_paid_say_so_at_once():
    hand = in_turn(action_points=2)
    hand.pick(ToolKind.TEMPLE)
    assert hand.turn(1) is None
    refused = Say("This costs 3 action points, and you have only 2 left. (R3.3)", clause="R3.3")
    assert hand.turn(1) == refused
    assert hand.tool == Tool(ToolKind.TEMPLE, 3)
    hand.turn(-1)
    assert hand.pick(ToolKind.TEMPLE) == refused
