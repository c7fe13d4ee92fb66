"""The mouse at rest is told what lies there, what a button does and why a space is barred."""

import pygame

from mexica.games.mexica.rules import parse
from mexica.games.mexica.rules.spaces import each
from mexica.games.mexica.table.bar.tools import ToolKind
from mexica.games.mexica.table.input.district_info import standing_lines
from mexica.games.mexica.table.match import screen_look
from mexica.shell.match.mouse_rest import REST
from mexica.shell.rules_screen import RulesScreen
from tests.games.mexica.table import positions


def test_the_mouse_at_rest_is_told_about_the_district_and_then_nothing_happens(alone):
    alone.freeze()
    alone.point("C5")
    assert screen_look.tips(alone.match.table) == ()
    alone.wait(REST)
    assert screen_look.tips(alone.match.table)[0].text == "Land of 192 spaces, too large to found"
    assert alone.match.next_wake is None


def test_the_points_of_the_turn_say_what_they_are(alone):
    alone.freeze()
    alone.act(parse("take"))
    alone.wait()
    alone.move(alone.match.view.layout.turn_box.center)
    alone.wait(REST)
    told = [line.text for line in screen_look.tips(alone.match.table)]
    assert told[0] == "Action points (AP) left this turn: 5 of 6"
    assert told[2].startswith("1 action token besides")


def test_what_stands_on_a_space_is_told_first():
    """A Pilli, and a bridge over water, which is in no district."""
    _setup, state = positions.late()
    names = [f"Player {seat}" for seat in range(state.seats)]
    pilli = state.players[0].pilli
    assert pilli is not None
    assert standing_lines(state, pilli, names)[0] == "Player 0's Pilli Mexica"
    bridge = next(each(state.board.bridges_ns & ~state.pilli_spaces))
    assert standing_lines(state, bridge, names) == ("Bridge, north-south",)
    space = next(each(state.board.temple_spaces))
    owner, floors = state.board.temple(space)
    assert standing_lines(state, space, names)[0].startswith(f"Player {owner}'s temple, {floors} floor")


def test_a_button_at_rest_explains_itself(alone):
    alone.move(alone.match.bar.places[ToolKind.FOUND].center)
    alone.until(lambda: alone.match.table.mouse.rested)
    texts = [line.text for line in screen_look.tips(alone.match.table)]
    assert texts[0] == "Found the district (F)"
    reason = "Your district has 192 spaces, and no token of that size is on display. (R8.1)"
    assert texts[-2:] == [reason, "F2 opens rule R8.1"]


def test_resting_on_a_barred_space_with_a_tool_in_hand_gives_the_reason_and_its_rule(alone):
    reason = "H7 belongs to the palace; no canal may be dug there. (R4.2)"
    alone.key(pygame.K_1)
    alone.point("H7")
    assert reason not in [line.text for line in screen_look.tips(alone.match.table)]
    alone.until(lambda: alone.match.table.mouse.rested)
    assert reason in [line.text for line in screen_look.tips(alone.match.table)]


def test_a_key_opens_the_rules_at_the_clause_behind_a_refusal(alone):
    alone.key(pygame.K_F2)
    assert "F2 opens the rule" in alone.match.table.announcements.text
    alone.key(pygame.K_1)
    alone.click("H7")
    alone.key(pygame.K_F2)
    alone.settle()
    screen = alone.app.stack.top
    assert isinstance(screen, RulesScreen)
    assert screen.cited == "R4.2"


def test_a_button_that_was_pressed_needs_no_explanation(alone):
    alone.button(ToolKind.CANAL)
    alone.match.table.mouse.tick(5.0)
    assert screen_look.tips(alone.match.table) == ()
    assert alone.match.table.mouse.next_wake is None
