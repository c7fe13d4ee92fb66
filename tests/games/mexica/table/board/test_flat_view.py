"""The flat plan: shows every space with nothing hidden, until the player goes back to the board."""

import pygame
from attrs import evolve
from pygame import Surface

from mexica.games.mexica.rules import State, parse
from mexica.games.mexica.rules.spaces import named
from mexica.games.mexica.table.bar.commands_and_keys import MexicaCommand
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.board.pieces import pieces
from mexica.games.mexica.table.board.table_view import TableView
from mexica.games.mexica.table.match import screen_look
from tests.games.mexica.table import positions
from tests.games.mexica.table.driving import Driver
from tests.games.mexica.table.picture_comparison import unlike
from tests.games.mexica.table.playing import PLACED, finished_game, new_game, record
from tests.games.mexica.table.viewing import drawn

PLAN = Look(flat_view=True)


def shown(view: TableView, state: State, space: str) -> Surface:
    """The picture of one space on the plan."""
    return drawn(view, state, PLAN).subsurface(view.layout.cell_rect(named(space)))


def test_each_temple_is_another_sign_and_no_neighbour_hides_it(view):
    state = positions.opening(4)[1]
    high = state.board.with_temple(0, named("D10"), 4).with_temple(1, named("C9"), 4)
    alone, among = [], []
    for owner in range(5):  # the last is the neutral colour
        for floors in (1, 2, 3, 4):
            for pictures, board in ((alone, state.board), (among, high)):
                stood = evolve(state, board=board.with_temple(owner, named("D9"), floors))
                pictures.append(shown(view, stood, "D9"))
    assert all(unlike(one, other) > 20 for n, one in enumerate(alone) for other in alone[:n])
    assert not any(unlike(*pair) for pair in zip(alone, among, strict=True))


def test_the_pilli_are_told_apart_and_hide_nothing_but_their_space(view):
    state = positions.opening(4)[1]
    north = shown(view, state, "D9")
    pictures = []
    for seat, player in enumerate(state.players):
        there = state.with_player(seat, evolve(player, pilli=named("D10")))
        pictures.append(shown(view, there, "D10"))
        assert not unlike(north, shown(view, there, "D9"))
    assert all(unlike(one, other) > 100 for n, one in enumerate(pictures) for other in pictures[:n])


def test_nothing_grows_on_the_plan():
    state = positions.opening(4)[1]
    assert any("decor" in piece.sprite for piece in pieces(state, Look()))
    assert any("coast" in piece.sprite for piece in pieces(state, Look()))
    assert {piece.sprite.split("_")[0] for piece in pieces(state, PLAN)} == {"pilli"}


def test_bridges_keep_their_direction(view):
    board = positions.opening(4)[1].board
    state = positions.opening(4)[1]
    o7 = 1 << named("O7")
    ways = [evolve(state, board=board.with_bridges(*pair)) for pair in ((o7, 0), (0, o7))]
    assert unlike(*(shown(view, way, "O7") for way in ways)) > 200


# ------------------------------------------------------------------------------------- key and button


def planned(driver: Driver) -> bool:
    """Whether the plan is shown, according to the look and to its button."""
    table = driver.match.table
    flat = screen_look.look(table, driver.match.view).flat_view
    assert (screen_look.button_looks(table)[MexicaCommand.FLAT_VIEW].surface == "button_selected") is flat
    return flat


def test_key_and_button_show_the_plan_and_the_board_again(alone):
    assert not planned(alone)
    alone.key(pygame.K_v)
    assert planned(alone)
    assert "V" in alone.match.table.announcements.text
    alone.button(MexicaCommand.FLAT_VIEW)
    assert not planned(alone)
    assert not alone.match.table.announcements.text


def test_it_stays_while_one_acts_takes_back_and_changes_the_window(alone):
    alone.key(pygame.K_v)
    alone.do("canal C5")
    alone.key(pygame.K_z, pygame.KMOD_CTRL)
    assert planned(alone)
    assert alone.actions[-1] == "start I7"
    alone.match.resize((1280, 800))
    assert planned(alone)


def test_it_comes_and_goes_in_a_finished_game(driver):
    made = driver(finished_game())
    made.key(pygame.K_ESCAPE)
    made.key(pygame.K_v)
    assert planned(made)
    made.key(pygame.K_z, pygame.KMOD_CTRL)
    assert planned(made)
    made.key(pygame.K_v)
    assert not planned(made)


def test_it_comes_while_a_computer_thinks(driver):
    made = driver(new_game("greedy", "person"))
    table = made.match.table
    assert not table.person_acts
    made.key(pygame.K_v)
    assert planned(made)
    made.until(lambda: table.person_acts)
    assert planned(made)


def test_what_moves_goes_on_when_it_comes(tmp_path):
    """Other keys speed up a motion; this one only shows it differently."""
    made = Driver(tmp_path, record(*PLACED), motion=True)
    made.freeze()  # else it may have come to its end
    made.act(parse("temple F7 2"))
    made.key(pygame.K_v)
    assert made.match.table.motion.running
    assert planned(made)
    made.wait(5.0)
    assert not made.match.table.motion.running
    assert planned(made)
    made.close()
