"""What is behind the panels: the title picture, or the game from which they were opened."""

from collections.abc import Callable

import pygame
import pytest

from mexica.shell.match.match_scene import MatchScene
from mexica.shell.screen import DIM
from tests.shell.hands import SIZE, Hands
from tests.shell.test_saves import a_game

STRIP = pygame.Rect(0, 0, SIZE[0], 8)  # above all panels
WAYS: dict[str, Callable[[Hands], None]] = {
    "settings": lambda hands: hands.app.navigation.open_settings(hands.game),
    "guide": lambda hands: hands.app.navigation.open_guide(hands.game),
    "rules": lambda hands: hands.app.navigation.open_rules(hands.game),
    "lessons": lambda hands: hands.app.navigation.open_lessons(hands.game),
    "statistics": lambda hands: hands.app.navigation.open_statistics(hands.game),
    "saves": lambda hands: hands.open_saves(None),
}


def strip(hands: Hands, draw: Callable[[pygame.Surface], object]) -> pygame.Surface:
    whole = pygame.Surface(SIZE)
    draw(whole)
    return whole.subsurface(STRIP)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("way", WAYS)
def test_the_board_of_the_game_is_seen_dimmed_behind_a_panel(hands: Hands, way: str) -> None:
    hands.play(a_game(4, "start G7"))
    hands.step()
    board = strip(hands, hands.scene.draw_behind)
    board.fill((255 - DIM,) * 3, special_flags=pygame.BLEND_MULT)
    WAYS[way](hands)
    hands.step()
    assert pixels(strip(hands, hands.app.stack.draw)) == pixels(board)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.scene, MatchScene)


def test_without_a_game_the_title_picture_is_seen(hands: Hands) -> None:
    hands.app.navigation.open_settings(hands.game)
    hands.step()
    assert not hands.app.context.draw_table(pygame.Surface(SIZE))


def test_the_board_behind_a_panel_bears_no_menu(hands: Hands) -> None:
    hands.play(a_game(4, "start G7", "start H8"))
    hands.step()
    bare = pygame.Surface(SIZE)
    hands.scene.draw_behind(bare)
    hands.key(pygame.K_ESCAPE)
    with_menu = pygame.Surface(SIZE)
    hands.app.stack.draw(with_menu)
    assert pixels(bare) != pixels(with_menu)
    behind = pygame.Surface(SIZE)
    hands.scene.draw_behind(behind)
    assert pixels(behind) == pixels(bare)
