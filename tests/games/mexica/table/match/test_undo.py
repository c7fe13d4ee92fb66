"""Actions are taken back and done again at the table."""

import pygame

from mexica.play.commands import Command
from tests.games.mexica.table.driving import done, end_turn


def test_undo_and_redo_by_button_and_key(alone):
    before = alone.state
    alone.do("take", "take")
    after = alone.state
    alone.button(Command.UNDO)
    alone.key(pygame.K_z, pygame.KMOD_LCTRL)
    assert alone.state == before
    alone.key(pygame.K_y, pygame.KMOD_LCTRL)
    alone.button(Command.REDO)
    assert alone.state == after


def test_a_way_chosen_by_one_click_is_undone_and_redone_at_once(alone):
    alone.click("G7")
    alone.click("E6")
    way = done(alone)
    alone.button(Command.UNDO)
    assert (len(way), done(alone)) == (3, [])
    alone.button(Command.REDO)
    assert done(alone) == way


def test_undo_takes_the_computers_turns_back(alone):
    before = alone.state
    end_turn(alone)
    alone.until(lambda: alone.match.table.person_acts)
    alone.key(pygame.K_z, pygame.KMOD_LCTRL)
    assert alone.state == before


def test_undo_works_while_the_computer_thinks(alone):
    before = alone.state
    alone.app.control.change(ask_before_end=False)
    alone.key(pygame.K_e)
    alone.key(pygame.K_z, pygame.KMOD_LCTRL)
    assert alone.state == before
    alone.step()
    assert alone.state == before
