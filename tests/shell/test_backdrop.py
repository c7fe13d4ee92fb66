"""What is seen behind the panels: the title picture, or the game from which they were opened."""

from collections.abc import Callable

import pygame
import pytest

from mexica.games.mexica.table.match.match_scene import MatchScene
from mexica.shell.app import App
from mexica.shell.screen import DIM
from tests.shell.hands import SIZE, Hands
from tests.shell.test_saves import a_game

STRIP = pygame.Rect(0, 0, SIZE[0], 8)  # above all panels
WAYS: dict[str, Callable[[App], None]] = {
    "settings": App.open_settings,
    "guide": App.open_rules,
    "rules": App.open_rules_at_length,
    "saves": lambda app: app.open_saves(None),
}


def strip(hands: Hands, draw: Callable[[pygame.Surface], object]) -> pygame.Surface:
    whole = pygame.Surface(SIZE)
    draw(whole)
    return whole.subsurface(STRIP)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("way", WAYS)
def test_the_board_of_the_game_is_seen_dimmed_behind_a_panel(hands: Hands, way: str) -> None:
    hands.app.play(a_game(4, "start G7"))
    hands.step()
    board = strip(hands, hands.scene.draw_behind)
    board.fill((255 - DIM,) * 3, special_flags=pygame.BLEND_MULT)
    WAYS[way](hands.app)
    hands.step()
    assert pixels(strip(hands, hands.app.stage.draw)) == pixels(board)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.scene, MatchScene)


def test_without_a_game_the_title_picture_is_seen(hands: Hands) -> None:
    hands.app.open_settings()
    hands.step()
    assert not hands.app.draw_table(pygame.Surface(SIZE))


def test_the_board_behind_a_panel_bears_no_menu(hands: Hands) -> None:
    hands.app.play(a_game(4, "start G7", "start H8"))
    hands.step()
    bare = pygame.Surface(SIZE)
    hands.scene.draw_behind(bare)
    hands.key(pygame.K_ESCAPE)
    with_menu = pygame.Surface(SIZE)
    hands.app.stage.draw(with_menu)
    assert pixels(bare) != pixels(with_menu)
    behind = pygame.Surface(SIZE)
    hands.scene.draw_behind(behind)
    assert pixels(behind) == pixels(bare)
