"""All of a turn can be played by the keyboard."""

import pygame

from mexica.games.mexica.table.bar.tools import ToolKind


def test_the_board_can_be_played_by_keys(alone):
    alone.key(pygame.K_1)
    for key in (pygame.K_LEFT, pygame.K_LEFT, pygame.K_LEFT, pygame.K_UP, pygame.K_SPACE):
        alone.key(key)
    assert alone.actions[-1] == "canal F6"


KEYS = {
    pygame.K_1: ToolKind.CANAL,
    pygame.K_2: ToolKind.DOUBLE,
    pygame.K_3: ToolKind.BRIDGE,
    pygame.K_4: ToolKind.TEMPLE,
    pygame.K_m: ToolKind.MOVE,
    pygame.K_p: ToolKind.PROPOSE,
}


def test_every_tool_has_a_key(alone):
    for key, kind in KEYS.items():
        alone.key(key)
        assert alone.match.table.hand.tool.kind is kind
