"""Tools in hand: chosen, kept and put away; needs no window."""

from functools import reduce

import pytest

from mexica.games.mexica.rules import apply, parse, start
from mexica.games.mexica.rules.material import FLOORS
from mexica.games.mexica.rules.spaces import each, name, named
from mexica.games.mexica.table.bar.tools import Tool, ToolKind
from mexica.games.mexica.table.input.click_outcome import Say
from mexica.games.mexica.table.input.hand import Hand, ghost_of
from mexica.games.mexica.table.input.offers import Offers
from tests.games.mexica.table.input.hands import in_turn, seen, show, texts
from tests.games.mexica.table.input.states import PLACED, after
from tests.games.mexica.table.playing import new_game, played


def test_placing_needs_no_tool():
    hand = seen()
    assert {name(s) for s in hand.open_spaces()} == {"G7", "H6", "I7", "H8"}
    assert texts(hand.click(named("H8"))) == ["start H8"]
    refused = hand.click(named("A3"))
    assert refused == Say(
        "A3 is not a start space; choose H6, G7, I7 or H8. (R2.6)", named("A3"), clause="R2.6"
    )
    assert not hand.put_back()


def test_without_points_a_click_says_that_the_turn_is_over():
    hand = in_turn(action_points=0)
    assert hand.click(named("C10")) == Say("You have no points left: end the turn (Enter).", refused=False)


def test_a_click_with_empty_hands_says_what_to_do():
    hand = in_turn()
    assert "First choose a tool below" in hand.click(named("C5")).message


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
