"""Clicks that move the Pilli, board a bridge or pick one up."""

import pytest

from mexica.games.mexica.rules.describe import describe
from mexica.games.mexica.rules.spaces import name, named
from mexica.games.mexica.table.bar.tools import Tool, ToolKind
from mexica.games.mexica.table.input.click_outcome import Say
from tests.games.mexica.table.input.hands import in_turn, point, texts
from tests.games.mexica.table.input.states import PLACED, after


def test_a_move_goes_anywhere_by_the_cheapest_route():
    hand = in_turn()
    hand.pick(ToolKind.MOVE)
    offer = point(hand, "F5")
    assert offer.price == 3
    assert len(offer.actions) == 3
    assert [name(space) for space in (offer.spaces[0], offer.spaces[-1])] == ["G7", "F5"]
    assert point(hand, "A12").price == 5
    assert texts(hand.click(named("A12"))) == ["flat A12"]
    assert hand.tool is None


def test_no_token_is_taken_at_the_price_of_a_token():
    described = describe(after(*PLACED))
    mover, *others = described["seats"]
    supply = {**described["supply"], "action_tokens": 11}
    hand = in_turn(action_points=0, supply=supply, seats=[{**mover, "action_tokens": 1}, *others])
    assert not hand.fits(ToolKind.TAKE)
    assert hand.pick(ToolKind.TAKE) == Say("Nothing is gained: a token would be the price of the token.")


def test_a_click_on_ones_pilli_takes_up_the_move():
    hand = in_turn()
    assert hand.click(named("G7")) is None
    assert hand.tool == Tool(ToolKind.MOVE)


@pytest.mark.parametrize("kind", [ToolKind.CANAL, ToolKind.DOUBLE, ToolKind.BRIDGE, ToolKind.TEMPLE])
def test_a_click_on_ones_pilli_takes_up_the_move_whatever_is_in_hand(kind):
    hand = in_turn("walk F7")
    hand.pick(kind)
    assert point(hand, "F7").takes == Tool(ToolKind.MOVE)
    assert hand.click(named("F7")) is None
    assert hand.tool == Tool(ToolKind.MOVE)


def test_the_pilli_in_hand_says_how_it_goes_on_from_its_own_space():
    hand = in_turn()
    hand.pick(ToolKind.MOVE)
    assert point(hand, "G7") is None
    said = Say("Click the space where your Pilli Mexica shall go.", named("G7"), refused=False)
    assert hand.only_said() == said
    assert hand.click(named("G7")) == said
    assert hand.tool == Tool(ToolKind.MOVE)


def test_without_points_a_click_on_ones_pilli_says_so():
    refused = in_turn(action_points=0).click(named("G7"))
    assert refused.refused
    assert "you have none left" in refused.message


def test_a_click_on_a_bridge_boards_it_whatever_is_in_hand():
    hand = in_turn("flat N7", "bridge O7 ew", "end", "end", "end")
    for kind in (ToolKind.CANAL, ToolKind.BRIDGE):
        hand.pick(kind)
        hand.click(named("O7"))
        assert hand.tool == Tool(ToolKind.MOVE)
    assert texts(hand.click(named("O7"))) == ["walk O7"]


def test_a_click_on_a_bridge_picks_it_up_whatever_is_in_hand_when_the_supply_is_empty():
    supply = {**describe(after(*PLACED))["supply"], "bridges": 0}
    hand = in_turn(bridges={"O7": "ew", "O9": "ew"}, supply=supply)
    hand.pick(ToolKind.CANAL)
    hand.click(named("O7"))
    assert hand.tool == Tool(ToolKind.BRIDGE, origin=named("O7"))
    hand.click(named("O9"))
    assert hand.tool == Tool(ToolKind.BRIDGE, origin=named("O9"))


def test_a_bridge_out_of_reach_is_refused_as_the_tool_in_hand_says():
    supply = {**describe(after(*PLACED))["supply"], "bridges": 10}
    hand = in_turn(bridges={"O7": "ew"}, supply=supply, action_points=1)
    hand.pick(ToolKind.CANAL)
    assert hand.click(named("O7")).message.startswith("There is a canal at O7 already.")
    assert hand.tool == Tool(ToolKind.CANAL)


def test_a_click_on_a_bridge_boards_it():
    hand = in_turn("flat N7", "bridge O7 ew", "end", "end", "end")
    hand.click(named("O7"))
    assert hand.tool == Tool(ToolKind.MOVE)
    assert texts(hand.click(named("O7"))) == ["walk O7"]


def test_a_click_on_a_bridge_picks_it_up_when_the_supply_is_empty():
    supply = {**describe(after(*PLACED))["supply"], "bridges": 0}
    hand = in_turn(bridges={"O7": "ew"}, supply=supply)
    hand.click(named("O7"))
    assert hand.tool == Tool(ToolKind.BRIDGE, origin=named("O7"))
    assert str(point(hand, "O8").actions[0]) == "move-bridge O7 O8 ew"
    assert hand.put_back()
    assert hand.tool == Tool(ToolKind.BRIDGE)
    assert point(hand, "O7").takes == Tool(ToolKind.BRIDGE, origin=named("O7"))
    hand.click(named("O7"))
    assert texts(hand.click(named("O9"))) == ["move-bridge O7 O9 ew"]
    assert hand.tool is None


def test_without_a_supply_the_bridge_tool_asks_for_a_bridge_to_move():
    supply = {**describe(after(*PLACED))["supply"], "bridges": 0}
    hand = in_turn(bridges={"O7": "ew"}, supply=supply)
    said = "All bridges are built: click the one to move, then its new place."
    assert hand.pick(ToolKind.BRIDGE) == Say(said, refused=False)
    assert {name(space) for space in hand.open_spaces()} == {"O7"}
    assert hand.click(named("O8")) == Say("There is no bridge at O8. (R5.4)", named("O8"), clause="R5.4")
