"""Every kind of action is done by mouse, keys and wheel, as a player would."""

import pygame

from mexica.games.mexica.rules import legal_actions, parse
from mexica.games.mexica.rules.spaces import each, name, named
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.bar.tools import ToolKind
from mexica.games.mexica.table.match import screen_look
from tests.games.mexica.table.driving import done
from tests.games.mexica.table.playing import PLACED, record


def test_the_pilli_is_placed_and_the_computers_follow(driver):
    made = driver(record())
    made.click("G7")
    made.until(lambda: made.match.table.person_acts and made.state.turn.phase is Phase.TURNS)
    assert made.actions[0] == "start G7"
    assert [action.split()[0] for action in made.actions] == ["start"] * 3
    assert made.state.turn.to_move == 0


def test_canals_are_dug_by_mouse_and_turned_by_wheel_and_key(alone):
    alone.button(ToolKind.CANAL)
    alone.click("C5")
    alone.button(ToolKind.DOUBLE)
    alone.click("D11")
    alone.wheel(1)
    alone.click("H11")
    alone.key(pygame.K_r)
    alone.click("K11")
    assert done(alone) == ["canal C5", "canal D11 E11", "canal H11 H12", "canal K11 L11"]
    assert alone.state.turn.action_points == 2


def test_a_bridge_is_built_and_turned(alone):
    alone.do("canal E10 F10")
    alone.button(ToolKind.BRIDGE)
    alone.click("O7")
    alone.click("E10")
    assert done(alone)[1:] == ["bridge O7 ew", "bridge E10 ns"]


def test_a_bridge_is_boarded_and_left_by_boat(driver):
    bridges = ("bridge O7 ew", "bridge O9 ew", "end", "end", "end", "flat N7")
    made = driver(record(*PLACED, *bridges))
    made.click("O7")
    made.click("O7")
    assert made.actions[-1] == "walk O7"
    made.do("end")
    made.until(lambda: made.match.table.person_acts)
    made.click("O7")
    made.point("O9")
    assert [line.text for line in screen_look.tips(made.match.table)] == ["1 AP", "by boat"]
    made.click("O9")
    assert made.actions[-1] == "boat O9"


def test_a_temple_is_built_with_the_floors_of_wheel_and_keys(alone):
    alone.button(ToolKind.TEMPLE)
    alone.wheel(1)
    alone.click("F7")
    alone.key(pygame.K_4)
    alone.click("F6")
    assert done(alone) == ["temple F7 2", "temple F6 3"]


def test_the_pilli_walks_to_a_place_that_was_clicked(alone):
    alone.click("G7")
    assert alone.match.table.hand.tool.kind is ToolKind.MOVE
    alone.click("E6")
    assert alone.state.players[0].pilli == named("E6")
    assert alone.state.turn.action_points == 3
    assert [action.split()[0] for action in done(alone)] == ["walk"] * 3


def test_the_flat_rate_goes_far(alone):
    alone.key(pygame.K_m)
    alone.click("A12")
    assert done(alone) == ["flat A12"]


def test_a_district_is_founded_and_the_points_are_shown(driver):
    """Black has cut A3, A4, B3 and B4 off and stands there; seed 3 has a token of four on display."""
    cut = ("canal B2", "canal C3 C4", "canal B5", "end", "end", "end", "flat A3")
    seed = next(s for s in range(99) if 4 in record(kinds=("person",) * 3, seed=s).setup.display)
    made = driver(record(*PLACED, *cut, seed=seed))
    assert {name(space) for space in each(made.state.board.district(named("A3")))} == {"A3", "A4", "B3", "B4"}
    made.mouse(made.match.view.layout.display_place(made.state.display.index(4)).center)
    assert made.match.table.hand.tool.kind is ToolKind.FOUND
    made.point("B4")
    assert [line.text for line in screen_look.tips(made.match.table)] == ["Found: Black +2"]
    made.click("B4")
    assert made.actions[-1] == "found B4"
    assert made.state.players[0].points == 2
    assert made.match.table.announcements.gains == ("+2",)


def test_an_action_token_is_taken_by_its_button(alone):
    alone.button(ToolKind.TAKE)
    assert done(alone) == ["take"]


def test_a_price_that_tokens_pay_is_said(driver):
    spent = ("take", "take", "end", "end", "end", "canal C5", "canal D11 E11", "canal H11")
    made = driver(record(*PLACED, *spent))
    made.key(pygame.K_m)
    made.point("A12")
    assert [line.text for line in screen_look.tips(made.match.table)] == [
        "5 AP (2 tokens)",
        "anywhere on the island",
    ]


def test_every_legal_action_of_a_turn_can_be_reached_by_a_tool(alone):
    """The tools offer what `legal_actions` lists, each space at least once."""
    hand = alone.match.table.hand
    reached = set()
    for kind in (ToolKind.CANAL, ToolKind.DOUBLE, ToolKind.BRIDGE, ToolKind.TEMPLE):
        for floors in (1, 2, 3, 4) if kind is ToolKind.TEMPLE else (1,):
            hand.tool = None
            hand.pick(kind) if kind is not ToolKind.TEMPLE else hand.pick_temple(floors)
            for turned in (False, True):
                for space in hand.open_spaces():
                    reached |= set(hand.offers.offer(hand.tool, space).actions)
                if not turned and kind is not ToolKind.TEMPLE:
                    hand.hover = None
                    hand.turn(1)
    placing = {a for a in legal_actions(alone.state) if str(a).split()[0] in ("canal", "bridge", "temple")}
    assert placing == reached


def test_nothing_is_done_twice_while_the_pilli_walks(alone):
    alone.app.control.change(motion=True)
    table = alone.match.table
    table.do(*map(parse, ("walk F7", "walk E7", "walk E6")))
    assert table.runner.busy
    alone.match.commands.ask(ToolKind.TAKE)  # a key might come too late
    alone.settle()
    assert [action.split()[0] for action in done(alone)] == ["walk"] * 3
