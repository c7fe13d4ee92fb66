"""Pieces, tools and tokens dragged by posted mouse events from their places to where they shall go."""

import pygame
import pytest

from mexica.games.mexica.rules import describe, position
from mexica.games.mexica.rules.spaces import named
from mexica.games.mexica.table.bar.tools import Tool, ToolKind
from mexica.games.mexica.table.match import screen_look
from mexica.play.commands import Command
from tests.games.mexica.table.driving import done
from tests.games.mexica.table.playing import PLACED, record


def at(driver, space: str) -> tuple[int, int]:
    return driver.match.view.layout.centre(named(space))


def button(driver, asked) -> tuple[int, int]:
    return driver.match.bar.places[asked].center


def look(driver):
    return screen_look.look(driver.match.table, driver.match.view)


def tips(driver) -> list[str]:
    return [line.text for line in screen_look.tips(driver.match.table)]


def tool(driver) -> Tool | None:
    return driver.match.table.hand.tool


@pytest.mark.parametrize(
    ("kind", "space", "action"),
    [
        (ToolKind.CANAL, "C5", "canal C5"),
        (ToolKind.DOUBLE, "C5", "canal C5 D5"),
        (ToolKind.BRIDGE, "O7", "bridge O7 ew"),
        (ToolKind.TEMPLE, "F7", "temple F7 1"),
        (ToolKind.MOVE, "A12", "flat A12"),
    ],
)
def test_a_tool_is_dragged_from_the_bar_to_where_it_is_used(alone, kind, space, action):
    alone.drag(button(alone, kind), at(alone, space))
    assert done(alone) == [action]
    assert tool(alone) is None


def test_the_preview_under_what_is_dragged_is_that_of_a_tool_in_hand(alone):
    alone.button(ToolKind.TEMPLE)
    alone.point("F7")
    expected = look(alone).ghosts, look(alone).legal, tips(alone)
    alone.key(pygame.K_ESCAPE)
    alone.take_hold(button(alone, ToolKind.TEMPLE))
    alone.carry(at(alone, "F7"))
    assert (look(alone).ghosts, look(alone).legal, tips(alone)) == expected
    assert done(alone) == []


def test_a_piece_is_turned_and_a_temple_raised_while_it_is_dragged(alone):
    alone.take_hold(button(alone, ToolKind.DOUBLE))
    alone.carry(at(alone, "C5"))
    alone.wheel(1)
    alone.let_go()
    alone.take_hold(button(alone, ToolKind.TEMPLE))
    alone.carry(at(alone, "F7"))
    alone.wheel(1)
    alone.let_go()
    assert done(alone) == ["canal C5 C6", "temple F7 2"]


def test_a_tool_dropped_where_it_does_not_fit_says_why_and_goes_back(alone):
    alone.drag(button(alone, ToolKind.CANAL), at(alone, "H7"))
    assert tips(alone)[0] == "H7 belongs to the palace; no canal may be dug there. (R4.2)"
    assert done(alone) == []
    assert tool(alone) is None


def test_a_tool_that_cannot_be_used_says_why_when_it_is_dragged(alone):
    alone.take_hold(button(alone, ToolKind.FOUND))
    alone.carry(at(alone, "C5"))
    assert not alone.match.table.dragging.carries
    assert tips(alone)[0] == "Your district has 192 spaces, and no token of that size is on display. (R8.1)"
    alone.let_go()
    assert done(alone) == []


def test_what_is_dropped_on_the_bar_or_on_the_frame_goes_back(alone):
    for somewhere in (button(alone, ToolKind.BRIDGE), button(alone, Command.END), (3, 3)):
        alone.drag(button(alone, ToolKind.CANAL), somewhere)
        assert tool(alone) is None
        assert not alone.match.table.dragging.carries
    assert done(alone) == []
    assert alone.scene is alone.match


def test_a_button_that_is_no_tool_is_not_dragged(alone):
    alone.drag(button(alone, Command.END), at(alone, "C5"))
    assert done(alone) == []
    assert alone.scene is alone.match


def test_escape_puts_back_what_is_dragged_and_opens_no_menu(alone):
    alone.take_hold(button(alone, ToolKind.CANAL))
    alone.carry(at(alone, "C5"))
    alone.key(pygame.K_ESCAPE)
    assert tool(alone) is None
    alone.let_go()
    assert done(alone) == []
    assert alone.overlay is None


def test_a_drag_whose_end_was_not_seen_is_over(alone):
    alone.take_hold(button(alone, ToolKind.CANAL))
    alone.carry(at(alone, "C5"))
    alone.point("C6")
    assert tool(alone) is None
    alone.take_hold(button(alone, ToolKind.CANAL))
    alone.carry(at(alone, "C5"))
    alone.step(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert tool(alone) is None
    alone.let_go()
    assert done(alone) == []


# ---------------------------------------------------------------------- pieces on the board


def test_the_pilli_is_dragged_by_the_cheapest_route(alone):
    alone.take_hold(at(alone, "G7"))
    alone.carry(at(alone, "E6"))
    assert look(alone).route
    assert tips(alone) == ["3 AP"]
    alone.let_go()
    assert [action.split()[0] for action in done(alone)] == ["walk"] * 3
    assert alone.state.players[0].pilli == named("E6")
    assert tool(alone) is None


def test_the_pilli_is_dragged_with_another_tool_in_hand(alone):
    alone.button(ToolKind.CANAL)
    alone.drag(at(alone, "G7"), at(alone, "F7"))
    assert done(alone) == ["walk F7"]


def test_the_pilli_is_taken_by_its_head_too_unless_a_tool_is_in_hand(alone):
    view = alone.match.view
    x, y = at(alone, "G7")
    head = min(row for row in range(y - 90, y) if view.pilli_at((x, row)) == named("G7"))
    head = x, head + 2
    assert view.layout.space_at(head) == named("G6")
    alone.button(ToolKind.CANAL)
    alone.mouse(head)
    alone.settle()
    assert done(alone) == ["canal G6"]
    alone.key(pygame.K_ESCAPE)
    alone.mouse(head)
    assert tool(alone) == Tool(ToolKind.MOVE)
    alone.key(pygame.K_ESCAPE)
    alone.drag(head, at(alone, "F7"))
    assert done(alone)[1:] == ["walk F7"]


def test_a_click_on_the_pilli_takes_it_in_hand_even_if_the_mouse_slips(alone):
    x, y = at(alone, "G7")
    alone.drag((x, y), (x + 4, y + 3))
    assert tool(alone) == Tool(ToolKind.MOVE)
    assert done(alone) == []


def test_a_pilli_brought_back_to_where_it_was_stays_there(alone):
    alone.take_hold(at(alone, "G7"))
    alone.carry(at(alone, "E6"))
    alone.carry(at(alone, "G7"))
    alone.let_go()
    assert done(alone) == []
    assert tool(alone) is None


def test_a_tool_dropped_on_ones_pilli_says_why_it_has_no_use_there(alone):
    alone.take_hold(button(alone, ToolKind.CANAL))
    alone.carry(at(alone, "G7"))
    alone.let_go()
    assert tips(alone)[0].startswith("G7 ")
    assert tool(alone) is None
    assert done(alone) == []
    alone.button(ToolKind.CANAL)
    alone.click("G7")
    assert tool(alone) == Tool(ToolKind.MOVE)


def test_the_pilli_is_placed_where_the_mouse_lets_go(driver):
    made = driver(record())
    made.drag(at(made, "C5"), at(made, "H8"))
    assert made.actions[0] == "start H8"


def test_the_pilli_of_another_player_is_not_dragged(alone):
    alone.drag(at(alone, "H6"), at(alone, "F7"))
    assert done(alone) == []
    assert tool(alone) is None


def test_a_bridge_is_dragged_when_all_are_built(driver, monkeypatch):
    made = driver(record(*PLACED, "bridge O7 ew", kinds=("person",) * 3))
    made.key(pygame.K_SPACE)
    supply = {**describe(made.state)["supply"], "bridges": 0}
    without = position({**describe(made.state), "supply": supply})
    for _part in made.match.table.hand.update_in_parts(without, acts=True):
        pass
    played = []
    monkeypatch.setattr(made.match.table, "do", lambda *actions: played.extend(map(str, actions)))
    made.drag(at(made, "O7"), at(made, "O9"))
    assert played == ["move-bridge O7 O9 ew"]
    made.drag(button(made, ToolKind.BRIDGE), at(made, "O7"))
    assert tool(made) == Tool(ToolKind.BRIDGE, origin=named("O7"))
    made.click("O8")
    assert played[1:] == ["move-bridge O7 O8 ew"]


# ---------------------------------------------------------------------- tokens


def test_the_token_of_a_district_is_dragged_into_it_from_the_display(driver):
    cut = ("canal B2", "canal C3 C4", "canal B5", "end", "end", "end", "flat A3")
    seed = next(s for s in range(99) if 4 in record(kinds=("person",) * 3, seed=s).setup.display)
    made = driver(record(*PLACED, *cut, seed=seed))
    display = made.match.view.layout.display_place
    made.take_hold(display(made.state.display.index(4)).center)
    made.carry(at(made, "B4"))
    assert look(made).ghosts == (("calpulli", named("B4")),)
    assert tips(made)[0] == "Found: Black +2"
    made.let_go()
    assert made.actions[-1] == "found B4"


def test_a_token_that_cannot_be_founded_is_not_dragged_and_says_so(alone):
    place = alone.match.view.layout.display_place(0).center
    alone.take_hold(place)
    alone.carry(at(alone, "C5"))
    assert not alone.match.table.dragging.carries
    assert tips(alone)
    alone.let_go()
    assert tool(alone) is None


def test_an_action_token_is_dragged_to_ones_own_line_or_points(alone):
    layout = alone.match.view.layout
    alone.drag(button(alone, ToolKind.TAKE), layout.player_line(0, 3).center)
    alone.drag(button(alone, ToolKind.TAKE), layout.turn_box.center)
    assert done(alone) == ["take", "take"]


def test_an_action_token_dropped_elsewhere_says_where_it_goes(alone):
    alone.drag(button(alone, ToolKind.TAKE), at(alone, "C5"))
    assert done(alone) == []
    assert tips(alone) == ["Drop the action token on your line of the players, or on your action points."]
    alone.drag(button(alone, ToolKind.TAKE), alone.match.view.layout.player_line(1, 3).center)
    assert done(alone) == []


def test_the_tool_that_removes_is_dragged_to_the_token(alone):
    alone.drag(button(alone, ToolKind.PROPOSE), alone.match.view.layout.display_place(0).center)
    alone.widget("Propose")
    alone.until(lambda: done(alone))
    assert done(alone)[0] == f"propose {alone.state.display[0]}"
