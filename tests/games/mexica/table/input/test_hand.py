"""The effects of clicks and keys: tools in hand, offers, refusals, stepping back; needs no window."""

from functools import reduce

import pytest

from mexica.games.mexica.rules import apply, parse, position, refusal, start
from mexica.games.mexica.rules.describe import describe
from mexica.games.mexica.rules.material import FLOORS
from mexica.games.mexica.rules.spaces import each, name, named
from mexica.games.mexica.table.bar.tools import IN_BAR, Tool, ToolKind
from mexica.games.mexica.table.input.click_outcome import Do, Say
from mexica.games.mexica.table.input.hand import Hand, ghost_of
from mexica.games.mexica.table.input.offers import Offers
from tests.games.mexica.table.input.states import PLACED, after
from tests.games.mexica.table.playing import new_game, played


def show(hand: Hand, state, *, acts: bool) -> None:
    """Let a hand see all of a state."""
    for _part in hand.update_in_parts(state, acts):
        pass


def seen(*texts, **changes) -> Hand:
    """A hand that has seen the state after these actions, with parts of its description replaced."""
    state = after(*texts)
    if changes:
        state = position({**describe(state), **changes})
    hand = Hand()
    show(hand, state, acts=True)
    return hand


def in_turn(*texts, **changes) -> Hand:
    return seen(*PLACED, *texts, **changes)


def point(hand, space):
    hand.hover = named(space)
    return hand.offer()


def texts(outcome) -> list[str]:
    assert isinstance(outcome, Do)
    return [str(action) for action in outcome.actions]


def test_placing_needs_no_tool():
    hand = seen()
    assert {name(s) for s in hand.open_spaces()} == {"G7", "H6", "I7", "H8"}
    assert texts(hand.click(named("H8"))) == ["start H8"]
    refused = hand.click(named("A3"))
    assert refused == Say(
        "A3 is not a start space; choose H6, G7, I7 or H8. (R2.6)", named("A3"), clause="R2.6"
    )
    assert not hand.put_back()


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


def test_without_points_a_click_says_that_the_turn_is_over():
    hand = in_turn(action_points=0)
    assert hand.click(named("C10")) == Say("You have no points left: end the turn (Enter).", refused=False)


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


def test_a_click_with_empty_hands_says_what_to_do():
    hand = in_turn()
    assert "First choose a tool below" in hand.click(named("C5")).message


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


def test_a_refused_click_gives_the_reason_of_the_rules():
    hand = in_turn()
    hand.pick(ToolKind.CANAL)
    state = hand.offers.state
    why = refusal(state, parse("canal H7"))
    assert hand.click(named("H7")) == Say(f"{why.message} ({why.clause})", named("H7"), clause=why.clause)


def test_pointing_at_a_barred_space_gives_the_reason_and_its_rule_before_any_click():
    hand = in_turn()
    point(hand, "H7")
    assert not hand.only_said()
    hand.pick(ToolKind.CANAL)
    said = hand.only_said()
    assert said.refused
    assert said.message == "H7 belongs to the palace; no canal may be dug there. (R4.2)"
    point(hand, "C5")
    assert not hand.only_said()


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        (ToolKind.FOUND, "and no token of that size is on display"),
        (ToolKind.TAKE, "You have taken two action tokens"),
    ],
)
def test_a_tool_that_fits_nowhere_says_why(kind, sentence):
    hand = in_turn("take", "take")
    assert not hand.fits(kind)
    assert sentence in hand.pick(kind).message
    assert hand.tool is None


def test_without_points_the_tools_say_so():
    hand = in_turn("flat A12", "canal C5")
    for kind in set(IN_BAR) - {ToolKind.FOUND, ToolKind.PROPOSE}:
        assert not hand.fits(kind)
        assert "you have none left" in hand.pick(kind).message


def test_taking_a_token_is_done_at_once():
    assert texts(in_turn().pick(ToolKind.TAKE)) == ["take"]


def test_choosing_a_tool_again_puts_it_away():
    hand = in_turn()
    hand.pick(ToolKind.DOUBLE)
    hand.pick(ToolKind.DOUBLE)
    assert hand.tool is None


def test_stepping_back_puts_the_tool_away_and_then_has_nothing_left():
    hand = in_turn()
    hand.pick(ToolKind.BRIDGE)
    assert hand.put_back()
    assert hand.tool is None
    assert not hand.put_back()


def test_a_tool_is_kept_while_it_fits_and_put_away_with_the_turn():
    hand = in_turn()
    hand.pick(ToolKind.CANAL)
    show(hand, after(*PLACED, "canal C5"), acts=True)
    assert hand.tool == Tool(ToolKind.CANAL)
    show(hand, after(*PLACED, "canal C5", "end"), acts=True)
    assert hand.tool is None


def test_when_a_computer_moves_nothing_can_be_done():
    hand = Hand()
    show(hand, after(*PLACED), acts=False)
    assert hand.pick(ToolKind.CANAL) is None
    assert hand.click(named("C5")) is None
    assert hand.click_token(8) is None
    assert not hand.fits(ToolKind.CANAL)
    assert hand.open_spaces() == frozenset()


def test_ghosts_are_the_pieces_own_sprites():
    assert ghost_of(parse("bridge O7 ew"), "red") == (("bridge_ew", named("O7")),)
    assert ghost_of(parse("temple E7 3"), "red") == (("temple_red_3", named("E7")),)
    assert ghost_of(parse("found E7"), "red") == (("calpulli", named("E7")),)


@pytest.mark.parametrize("actions", [4, 40, 90, 160])
def test_a_tool_fits_where_a_click_with_it_would_do_something(actions):
    """A tool is enabled exactly if a click with it would do something somewhere."""
    record = played(new_game("person", "person", "person", seed=3), actions, seed=actions)
    offers = Offers(
        reduce(lambda state, action: apply(state, action).state, record.actions, start(record.setup))
    )
    bridges = [Tool(ToolKind.BRIDGE, origin=origin) for origin in each(offers.state.board.bridges)]
    tools = [
        Tool(kind, floors, upright) for kind in ToolKind for floors in FLOORS for upright in (True, False)
    ]
    for tool in [*tools, *bridges]:
        if tool.kind in {ToolKind.TAKE, ToolKind.PROPOSE} or (
            tool.floors > 1 and tool.kind is not ToolKind.TEMPLE
        ):
            continue
        assert offers.fits(tool) == bool(offers.open_spaces(tool)), tool
