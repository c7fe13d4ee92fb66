"""The menu, the list of keys and the standings are opened from the table and left again."""

import pygame
import pytest

from mexica.drawing.key_list import KeyList
from mexica.drawing.overlay import Panel
from mexica.games.mexica.table.scores.score_screen import ScoreScreen
from mexica.play.commands import Command
from tests.games.mexica.table.playing import PLACED, finished_game, new_game


def test_escape_and_right_click_step_back_and_then_open_the_menu(alone):
    alone.key(pygame.K_2)
    alone.key(pygame.K_ESCAPE)
    assert alone.match.table.hand.tool is None
    alone.key(pygame.K_3)
    alone.click("C5", pygame.BUTTON_RIGHT)
    assert alone.match.table.hand.tool is None
    assert alone.overlay is None
    alone.key(pygame.K_ESCAPE)
    assert isinstance(alone.overlay, Panel)
    alone.key(pygame.K_ESCAPE)
    assert alone.overlay is None


def test_the_menu_is_worked_by_keys_alone(alone):
    alone.key(pygame.K_ESCAPE)
    for _ in range(4):
        alone.key(pygame.K_DOWN)
    alone.key(pygame.K_RETURN)
    assert isinstance(alone.overlay, ScoreScreen)


@pytest.mark.parametrize("way", ["Rules and guide", "Settings", "Save or load"])
def test_the_menu_opens_the_other_screens_and_comes_back(alone, way):
    alone.key(pygame.K_ESCAPE)
    alone.widget(way)
    assert alone.scene is not alone.match
    alone.key(pygame.K_ESCAPE)
    assert alone.scene is alone.match


def test_the_menu_opens_the_record_and_takes_back_the_turn(alone):
    alone.do("canal C5", "take")
    alone.key(pygame.K_ESCAPE)
    alone.widget("Record of the game")
    assert alone.overlay is None
    assert alone.match.table.record_open
    alone.match.recording.close()
    alone.key(pygame.K_ESCAPE)
    alone.widget("Take back the turn")
    assert alone.overlay is None
    assert alone.actions == list(PLACED)


def test_the_menu_says_why_no_turn_can_be_taken_back(driver):
    made = driver(new_game("person", "person", "person"))
    made.key(pygame.K_SPACE)
    made.key(pygame.K_ESCAPE)
    made.widget("Take back the turn")
    assert made.match.table.announcements.text


def test_the_menu_of_a_finished_game_takes_nothing_back_but_has_the_record(driver):
    made = driver(finished_game())
    made.widget("Look through")
    made.key(pygame.K_ESCAPE)
    assert "Take back the turn" not in made.texts()
    made.widget("Record of the game")
    assert made.match.table.record_open


@pytest.mark.parametrize("size", [(1024, 570), (1024, 700), (1600, 1000), (3840, 2160)])
def test_all_buttons_of_the_menu_are_over_the_board_and_apart(alone, size):
    alone.match.resize(size)
    alone.key(pygame.K_ESCAPE)
    places = [widget.rect for widget in alone.overlay._buttons.widgets]
    assert len(places) == 11
    assert all(alone.match.view.layout.board_area.contains(place) for place in places)
    assert not any(place.collidelist(places[number + 1 :]) >= 0 for number, place in enumerate(places))


def test_the_keys_are_listed(alone):
    alone.key(pygame.K_F1)
    assert isinstance(alone.overlay, KeyList)
    alone.key(pygame.K_F1)
    assert alone.overlay is None


def test_the_keys_have_a_button_back_and_go_by_escape(alone):
    alone.key(pygame.K_F1)
    alone.widget("Back")
    assert alone.overlay is None
    alone.key(pygame.K_F1)
    alone.key(pygame.K_ESCAPE)
    assert alone.overlay is None


def test_standings_can_be_seen_at_any_time(alone):
    alone.button(Command.STANDINGS)
    assert alone.overlay.table.title == "Standings"
    alone.widget("Play on")
    assert alone.overlay is None


@pytest.mark.parametrize("size", [(1024, 700), (1600, 1000), (2560, 1440), (1900, 800), (1024, 1400)])
def test_every_size_is_laid_out_anew(alone, size):
    alone.match.windows.open(Command.STANDINGS)
    alone.match.resize(size)
    alone.match.draw(pygame.Surface(size))
    places = list(alone.match.bar.places.values())
    assert all(pygame.Rect((0, 0), size).contains(place) for place in places)
    assert all(not a.colliderect(b) for i, a in enumerate(places) for b in places[i + 1 :])
    assert all(not place.colliderect(alone.match.view.layout.turn_box) for place in places)
