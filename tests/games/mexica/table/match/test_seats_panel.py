"""The panel in which seats change hands: the strength of the levels and their descriptions."""

import pygame
import pytest

from mexica.drawing.seats_panel import SeatsPanel
from mexica.games.mexica.table.match.table import LOOKS
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
    kinds = [panel.line_shown(seat).split()[0] for seat in range(3)]
    assert kinds == ["A", "Tlatoani", "Macehualli"]
    opened.move((3, 3))
    assert panel.line_shown(1).startswith("Calpullec")


def test_the_levels_bear_stairs(opened):
    assert [len(button.normal_images) for button in buttons_of(opened, "Person")] == [1] * 4
    assert [len(button.normal_images) for button in buttons_of(opened, "Macehualli")] == [2] * 4


def test_what_is_said_of_a_level_has_room_beside_the_longest_name(opened):
    view, panel = opened.match.view, opened.overlay
    size = view.layout.text_size
    widest = max(view.fonts.width(kind.line, size) for kind in LOOKS.kinds())
    assert widest <= panel.line_room(size)


@pytest.mark.parametrize("spoken", ["en", "fr", "pl"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_name_of_a_level_is_cut(opened, spoken, scale):
    opened.app.control.change(language=spoken, scale=scale)
    opened.step()
    assert isinstance(opened.overlay, SeatsPanel)
    opened.overlay.build(opened.match.view, opened.app.stack.manager)
    shown = [text for text in opened.texts() if text in {kind.label for kind in LOOKS.kinds()}]
    assert len(shown) == 4 * len(LOOKS.kinds())
