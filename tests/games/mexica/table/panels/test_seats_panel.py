"""The panel in which seats change hands: the strength of the levels, and what is said of them."""

import pygame
import pytest

from mexica.games.mexica.table.panels.seats_panel import KINDS, SeatsPanel, _plays
from tests.games.mexica.table.driving import Driver
from tests.games.mexica.table.playing import new_game


def buttons_of(driver: Driver, text: str) -> list:
    sprites = driver.app.stack.manager.get_sprite_group().sprites()
    return [sprite for sprite in sprites if getattr(sprite, "text", None) == text]


@pytest.fixture
def opened(driver) -> Driver:
    made = driver(new_game("person", "greedy", "beginner", "beginner"))
    made.key(pygame.K_ESCAPE)
    made.widget("Players")
    assert isinstance(made.overlay, SeatsPanel)
    return made


def test_the_level_under_the_mouse_is_told_of_at_its_seat(opened):
    panel = opened.overlay
    opened.move(buttons_of(opened, "Tlatoani")[1].rect.center)
    assert [panel._told(seat, "person") for seat in range(3)] == ["person", "strongest", "person"]
    opened.move((3, 3))
    assert panel._told(1, "greedy") == "greedy"


def test_the_levels_bear_stairs(opened):
    assert [len(button.normal_images) for button in buttons_of(opened, "Person")] == [1] * 4
    assert [len(button.normal_images) for button in buttons_of(opened, "Macehualli")] == [2] * 4


def test_what_is_said_of_a_level_has_room_beside_the_longest_name(opened):
    view, panel = opened.match.view, opened.overlay
    size = view.layout.text_size
    room = panel._line(0, size).width - round(size * (1.9 + 0.6 + 13 + 1))
    assert max(view.fonts.width(_plays(kind), size) for kind in KINDS) <= room
