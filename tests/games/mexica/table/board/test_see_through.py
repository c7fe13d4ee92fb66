"""Pointing at a space makes whatever hides it see-through, and changes nothing else."""

import pygame
import pytest
from attrs import evolve
from pygame import Rect, Surface

from mexica.games.mexica.rules import State, parse
from mexica.games.mexica.rules.spaces import named
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.board.sprite_loading import load_sprites
from mexica.games.mexica.table.board.table_view import TableView
from mexica.games.mexica.table.match import screen_look
from tests.games.mexica.table import positions
from tests.games.mexica.table.picture_comparison import unlike
from tests.games.mexica.table.playing import new_game
from tests.games.mexica.table.viewing import SIZE, drawn


def pointing(view: TableView, state: State, space: str) -> Surface:
    return drawn(view, state, Look(pointed=named(space)))


def with_temples(**temples: tuple[int, int]) -> State:
    """The opening with temples: space -> owner, floors."""
    state = positions.opening(4)[1]
    board = state.board
    for space, (owner, floors) in temples.items():
        board = board.with_temple(owner, named(space), floors)
    return evolve(state, board=board)


def with_pilli(state: State, space: str) -> State:
    return state.with_player(0, evolve(state.players[0], pilli=named(space)))


@pytest.mark.parametrize("floors", [3, 4])
def test_a_small_temple_is_seen_behind_a_tall_one(view, floors):
    """As many pixels tell one owner from another as if nothing were in front of them."""
    cell = view.layout.cell_rect(named("D9"))
    cell = Rect(cell.left, cell.centery, cell.width, cell.height // 2)  # the lower half, which is hidden

    def told_apart(show, **front) -> int:
        one, other = (show(with_temples(D9=(owner, 1), **front)) for owner in (2, 3))
        return unlike(one.subsurface(cell), other.subsurface(cell))

    free = told_apart(lambda state: drawn(view, state))
    hidden = told_apart(lambda state: drawn(view, state), D10=(0, floors))
    seen = told_apart(lambda state: pointing(view, state, "D9"), D10=(0, floors))
    assert hidden < 0.9 * free
    assert seen > 0.97 * free


def apart(one: Surface, other: Surface) -> int:
    """How far two pictures are apart, in levels of their pixels on average."""
    levels = 0
    for less, more in ((one, other), (other, one)):
        left = more.copy()
        left.blit(less, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        levels += sum(pygame.transform.average_color(left)[:3])
    return levels


@pytest.mark.parametrize("space", ["D9", "O9"])
def test_empty_ground_and_water_are_seen_behind_what_is_tall(view, space):
    cell = view.layout.cell_rect(named(space))
    ground = drawn(view, with_temples()).subsurface(cell)
    state = with_temples(D10=(0, 4), O10=(0, 4))
    hidden = apart(ground, drawn(view, state).subsurface(cell))
    seen = apart(ground, pointing(view, state, space).subsurface(cell))
    assert hidden > 20
    assert seen < 0.65 * hidden


@pytest.mark.parametrize("space", ["D9", "D10"])
def test_the_picture_comes_back_when_the_mouse_goes(view, space):
    state = with_pilli(with_temples(D9=(0, 1), D10=(1, 4)), "D11")
    before = drawn(view, state)
    assert unlike(before, pointing(view, state, space)) > 100
    assert unlike(before, drawn(view, state)) == 0
    assert unlike(before, pointing(view, state, "C5")) == 0


def test_only_what_hides_the_space_changes(view):
    """The Pilli in the south fades for its northern neighbour; the spaces around it stay as they are."""
    state = with_pilli(with_temples(C10=(1, 4), E10=(1, 4)), "D10")
    before, seen = drawn(view, state), pointing(view, state, "D9")
    west, east = view.layout.cell_rect(named("C8")), view.layout.cell_rect(named("E8"))
    assert unlike(before.subsurface(west), seen.subsurface(west)) == 0
    assert unlike(before.subsurface(east), seen.subsurface(east)) == 0
    cell = view.layout.cell_rect(named("D9"))
    assert unlike(before.subsurface(cell), seen.subsurface(cell)) > 200


def test_a_roof_that_only_touches_the_space_stays(view):
    state = with_temples(D10=(1, 1))
    assert unlike(drawn(view, state), pointing(view, state, "D9")) == 0


def test_what_is_seen_follows_the_state(view):
    """A temple that is built while one points there is faded from its first picture on."""
    without, with_one = with_temples(), with_temples(D10=(1, 4))
    pointing(view, without, "D9")
    after = pointing(view, with_one, "D9")
    layout = Layout(SIZE)
    afresh = pointing(TableView(layout, load_sprites(layout)), with_one, "D9")
    assert not unlike(after, afresh)


def test_the_mouse_points_whatever_is_in_hand(driver):
    made = driver(new_game("person", "random", actions=tuple(map(parse, ("start G7", "start H6")))))
    made.point("D9")
    assert screen_look.look(made.match.table, made.match.view).pointed == named("D9")
    made.move(made.match.view.layout.display.center)
    assert screen_look.look(made.match.table, made.match.view).pointed is None
