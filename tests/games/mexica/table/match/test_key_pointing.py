"""The keyboard points at spaces, tokens and buttons, and never at what a panel hides."""

import pygame
import pytest

from mexica.games.mexica.rules.spaces import named
from mexica.play.commands import Command
from mexica.shell.dialog import Dialog
from tests.games.mexica.table.playing import new_game


@pytest.fixture
def table(driver):
    return driver(new_game("person", "greedy"))


def mouse(table):
    return table.match.table.mouse


def test_the_arrows_never_point_at_a_space_that_a_panel_hides(driver):
    alone = driver(new_game("person", "greedy"))
    layout = alone.match.view.layout
    for key in [pygame.K_UP] * 12 + [pygame.K_RIGHT] * 25 + [pygame.K_DOWN] * 14 + [pygame.K_RIGHT] * 9:
        alone.key(key)
        space = mouse(alone).space
        assert space is None or layout.space_at(layout.centre(space)) == space


def test_after_p_the_arrows_go_among_the_tokens_and_space_asks_to_remove_one(table):
    table.do("start G7", "start H6")
    table.key(pygame.K_p)
    for key in (pygame.K_RIGHT, pygame.K_RIGHT):
        table.key(key)
    assert mouse(table).token == table.state.display[1]
    table.key(pygame.K_SPACE)
    assert isinstance(table.scene, Dialog)


def test_the_board_leads_onto_the_display_and_back(table):
    for _ in range(10):
        table.key(pygame.K_RIGHT)
    for _ in range(9):
        table.key(pygame.K_DOWN)
    first = mouse(table).token
    assert first is not None
    table.key(pygame.K_RIGHT)
    assert mouse(table).token != first
    for _ in range(4):
        table.key(pygame.K_LEFT)
    assert mouse(table).token is None
    assert mouse(table).space is not None


def test_a_refusal_stays_where_the_keyboard_points(table):
    table.do("start G7", "start H6")
    table.key(pygame.K_LEFT)  # to the Emperor's palace
    space = mouse(table).space
    table.key(pygame.K_1)
    table.key(pygame.K_SPACE)
    assert mouse(table).said.refused
    assert mouse(table).space == space


def test_tab_goes_through_the_usable_buttons_and_space_presses_one(table):
    seen = []
    for _ in range(20):
        table.key(pygame.K_TAB)
        seen.append(mouse(table).over)
    assert {Command.SOUND, Command.MENU, Command.STANDINGS, Command.RECORD} <= set(seen)
    while mouse(table).over is not Command.SOUND:
        table.key(pygame.K_TAB, pygame.KMOD_LSHIFT)
    table.key(pygame.K_SPACE)
    assert table.app.settings_in_use.settings.muted
    table.key(pygame.K_SPACE)
    assert not table.app.settings_in_use.settings.muted


def test_a_window_of_another_size_leaves_the_keyboard_where_it_pointed(table):
    table.key(pygame.K_LEFT)
    table.key(pygame.K_LEFT)
    space = mouse(table).space
    table.match.resize((1600, 1000))
    assert mouse(table).space == space
    assert mouse(table).position == table.match.view.layout.centre(space)


def test_a_panel_that_closes_leaves_the_keyboard_where_it_pointed(table):
    table.key(pygame.K_LEFT)
    table.key(pygame.K_LEFT)
    space = mouse(table).space
    table.key(pygame.K_F1)
    table.key(pygame.K_ESCAPE)
    assert mouse(table).space == space != named("K8")
