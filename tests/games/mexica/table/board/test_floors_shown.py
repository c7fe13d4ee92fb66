"""Holding Alt shows the floors of every temple; a player's line shows the whole name."""

import pygame
import pytest
from attrs import evolve

from mexica.games.mexica.rules import parse
from mexica.games.mexica.table.bar.commands_and_keys import key_list
from mexica.games.mexica.table.match import screen_look
from tests.games.mexica.table.driving import Driver
from tests.games.mexica.table.picture_comparison import unlike
from tests.games.mexica.table.playing import new_game

LONG = "Tlacaelel the Elder"


@pytest.fixture
def made(driver) -> Driver:
    texts = ("start G7", "start H6", "temple F7 2")
    record = new_game(
        "person", "person", "person", actions=tuple(map(parse, (*texts[:2], "start I7", texts[2])))
    )
    first = evolve(record.players[0], name=LONG)
    return driver(evolve(record, players=(first, *record.players[1:])))


def alt(made: Driver, kind: int) -> None:
    made.step(pygame.Event(kind, key=pygame.K_LALT, mod=0, scancode=0, unicode=""))


def shown(made: Driver) -> pygame.Surface:
    made.app.stack.dirty = True
    made.app.step([])
    return made.app.window.surface.copy()


def test_floors_are_written_as_long_as_alt_is_held(made):
    made.key(pygame.K_SPACE)
    table, before = made.match.table, shown(made)
    alt(made, pygame.KEYDOWN)
    assert screen_look.look(table, made.match.view).floors
    assert unlike(before, shown(made)) > 10
    alt(made, pygame.KEYUP)
    assert not screen_look.look(table, made.match.view).floors
    assert not unlike(before, shown(made))


def test_alt_is_let_go_when_another_window_is_used(made):
    alt(made, pygame.KEYDOWN)
    made.step(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert not made.match.table.show_floors


def test_alt_stands_in_the_list_of_keys():
    assert any("Alt" in key for key, _what in key_list())


def test_a_players_line_tells_the_whole_name(made):
    made.key(pygame.K_SPACE)
    made.move(made.match.view.layout.player_line(0, 3).center)
    made.match.table.mouse.tick(1.0)
    texts = [line.text for line in screen_look.tips(made.match.table)]
    assert any(LONG in text for text in texts)
