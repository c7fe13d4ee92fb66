"""Highlights: near places with their prices, and only a mark where nearly everything is allowed."""

import pygame
from pygame import Surface

from mexica.games.mexica.rules import State, apply, legal_actions
from mexica.games.mexica.rules.actions import FlatRateMove, PlaceCanal
from mexica.games.mexica.rules.spaces import name, named, size
from mexica.games.mexica.table.bar.tools import ToolKind
from mexica.games.mexica.table.board.district_sizes import size_space
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.look import PLAIN, Look
from mexica.games.mexica.table.board.sprite_loading import load_sprites
from mexica.games.mexica.table.board.table_view import TableView
from mexica.games.mexica.table.input.district_info import cut_off, cut_off_line
from mexica.games.mexica.table.match import screen_look
from tests.games.mexica.table import positions
from tests.games.mexica.table.driving import Driver
from tests.games.mexica.table.picture_comparison import unlike
from tests.games.mexica.table.viewing import SIZE


def shown(driver: Driver) -> Look:
    return screen_look.look(driver.match.table, driver.match.view)


def test_of_a_move_the_near_places_light_up_with_their_prices(alone):
    alone.button(ToolKind.MOVE)
    look, chooser = shown(alone), alone.match.table.hand.offers
    assert {name(space) for space, price in look.prices if price == 1} == {"F7", "G6", "G8", "H7"}
    assert look.legal == {space for space, _ in look.prices}
    assert all(chooser.trips[space].cost == price for space, price in look.prices)
    assert look.dotted == {
        space for space, trip in chooser.trips.items() if isinstance(trip.route[-1], FlatRateMove)
    }
    assert named("A12") in look.dotted
    assert look.legal | look.dotted == set(chooser.trips)


def test_places_nearly_everywhere_bear_a_mark_and_few_light_up(alone):
    alone.button(ToolKind.CANAL)
    assert shown(alone).dotted == alone.match.table.hand.open_spaces()
    assert not shown(alone).legal
    alone.button(ToolKind.BRIDGE)
    assert {name(space) for space in shown(alone).legal} == {"O6", "O7", "O8", "O9"}
    assert not shown(alone).dotted
    alone.key(pygame.K_ESCAPE)
    assert not shown(alone).legal | shown(alone).dotted
    assert not shown(alone).prices


def test_marks_are_seen_on_every_ground_and_are_larger_where_they_are_few():
    pygame.init()
    pygame.display.set_mode(SIZE)
    layout = Layout(SIZE)
    view, state = TableView(layout, load_sprites(layout)), positions.late()[1]

    def changed(look: Look, space: str) -> int:
        pictures = [Surface(SIZE).convert() for _ in range(2)]
        view.draw(pictures[0], state, PLAIN)
        view.draw(pictures[1], state, look)
        cell = layout.cell_rect(named(space))
        return unlike(*(picture.subsurface(cell) for picture in pictures))

    for space in ("E10", "H6", "F5", "H9"):  # grass, palace, behind a temple, a bridge
        there = frozenset({named(space)})
        large, small = changed(Look(legal=there), space), changed(Look(dotted=there), space)
        assert 20 < small < 0.6 * large, space
        assert changed(Look(prices=frozenset({(named(space), 4)})), space) > 40


def test_of_very_many_marks_those_near_the_mouse_stand_out():
    pygame.init()
    pygame.display.set_mode(SIZE)
    layout = Layout(SIZE)
    view, state = TableView(layout, load_sprites(layout)), positions.opening()[1]
    spaces = frozenset(map(named, ("C8", "D8", "H10")))
    away, beside = (Surface(SIZE).convert() for _ in range(2))
    view.draw(away, state, Look(dotted=spaces))
    view.draw(beside, state, Look(dotted=spaces, pointed=named("D8")))

    def changed(space: str) -> int:
        cell = layout.cell_rect(named(space))
        return unlike(away.subsurface(cell), beside.subsurface(cell))

    assert changed("C8") > 20
    assert not changed("D8")  # what a click would do there is shown in its place
    assert not changed("H10")
    view.draw(beside, state, Look(dotted=spaces))
    assert not unlike(away, beside)


def test_prices_and_marks_go_without_a_trace():
    pygame.init()
    pygame.display.set_mode(SIZE)
    layout = Layout(SIZE)
    view, state = TableView(layout, load_sprites(layout)), positions.late()[1]
    before, after = (Surface(SIZE).convert() for _ in range(2))
    view.draw(before, state, PLAIN)
    spaces = frozenset(map(named, ("E10", "H6", "L9")))
    view.draw(after, state, Look(dotted=spaces, prices=frozenset((space, 3) for space in spaces)))
    assert unlike(before, after)
    view.draw(after, state, Look(prices=frozenset((space, 5) for space in spaces)))
    view.draw(after, state, PLAIN)
    assert not unlike(before, after)


def test_a_canal_that_cuts_off_a_district_tells_its_size():
    state = positions.late()[1]
    dug = [action for action in legal_actions(state) if isinstance(action, PlaceCanal)]
    cutting = {action: cut_off(state, (action,)) for action in dug}
    more = {action for action in dug if len(districts_after(state, action)) > len(state.board.districts)}
    assert more
    assert more == {action for action, part in cutting.items() if part}
    for action in more:
        part, after = cutting[action], districts_after(state, action)
        assert part in after
        assert all(part.bit_count() <= other.bit_count() for other in after - set(state.board.districts))
        size = part.bit_count()
        on_display = "a token of this size is on display" in cut_off_line(state, part)
        assert cut_off_line(state, part).startswith(f"Cuts off {size} space")
        assert on_display is (size in state.display)


def test_the_canal_in_hand_writes_the_size_of_each_district_it_would_make_on_it(alone):
    alone.do("canal B2", "canal C3", "canal C4")
    alone.key(pygame.K_1)
    alone.point("C8")
    assert shown(alone).made == ()
    alone.point("B5")
    made = shown(alone).made
    assert [size(one) for one in made] == [4, 183]
    view, state = alone.match.view, alone.state
    written, plain = (Surface(alone.app.window.surface.size).convert() for _ in range(2))
    view.draw(plain, state, PLAIN)
    view.draw(written, state, Look(made=made))
    cells = [view.layout.cell_rect(size_space(state, one)) for one in made]
    assert all(unlike(plain.subsurface(cell), written.subsurface(cell)) for cell in cells)


def test_a_setting_turns_highlights_and_previews_off_but_shows_the_piece_in_hand(alone):
    alone.do("canal B2", "canal C3", "canal C4")
    alone.key(pygame.K_1)
    alone.freeze()  # else the tip about the land may come, which waits for a mouse that rests
    alone.point("B5")
    before = shown(alone)
    assert before.dotted
    assert before.made
    assert screen_look.tips(alone.match.table)
    alone.app.control.change(previews=False)
    after = shown(alone)
    assert not after.legal | after.dotted | after.prices
    assert (after.made, after.route, after.barred) == ((), (), False)
    assert after.ghosts == before.ghosts
    assert screen_look.tips(alone.match.table) == ()


def districts_after(state: State, action: PlaceCanal) -> set[int]:
    return set(apply(state, action).state.board.districts)


def test_a_space_out_of_reach_is_barred_and_one_that_can_be_chosen_is_not(alone):
    alone.button(ToolKind.BRIDGE)
    alone.point("O6")
    assert not shown(alone).barred
    alone.point("C7")
    assert shown(alone).barred


def test_after_a_click_nothing_is_said_over_the_deed_until_the_mouse_moves_away(alone):
    alone.button(ToolKind.CANAL)
    alone.click("C7")
    assert alone.state.board.canals >> named("C7") & 1
    assert not screen_look.tips(alone.match.table)
    assert not shown(alone).barred
    alone.point("D8")
    assert screen_look.tips(alone.match.table)
    alone.point("C7")
    assert shown(alone).barred


def test_no_mark_lies_under_a_ghost(alone):
    alone.button(ToolKind.BRIDGE)
    marked = shown(alone).legal
    alone.point("O6")
    assert named("O6") in marked
    assert named("O6") in {space for _, space in shown(alone).ghosts}
    assert shown(alone).legal == marked - {named("O6")}
