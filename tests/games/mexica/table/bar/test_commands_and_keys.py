"""The commands of the keys and buttons of Mexica's table."""

import pygame
import pytest

from mexica.games.mexica.table.bar.commands_and_keys import KEYS, MexicaCommand, key_list
from mexica.games.mexica.table.bar.tools import IN_BAR, ToolKind
from mexica.play.commands import Command
from tests.games.mexica.table.playing import new_game

PRESSES = [
    (pygame.K_1, 0, 0, ToolKind.CANAL),
    (pygame.K_AMPERSAND, 0, pygame.KSCAN_1, ToolKind.CANAL),
    (pygame.K_1, pygame.KMOD_LSHIFT, pygame.KSCAN_1, MexicaCommand.ONE_FLOOR),
    (pygame.K_4, pygame.KMOD_RSHIFT, pygame.KSCAN_4, MexicaCommand.FOUR_FLOORS),
    (pygame.K_z, pygame.KMOD_LCTRL, 0, Command.UNDO),
    (pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT, 0, Command.REDO),
    (pygame.K_y, pygame.KMOD_RCTRL, 0, Command.REDO),
    (pygame.K_z, pygame.KMOD_LMETA, 0, Command.UNDO),
    (pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_RALT, 0, None),  # AltGr, as Windows tells of it
    (pygame.K_m, pygame.KMOD_CAPS, 0, ToolKind.MOVE),
    (pygame.K_m, pygame.KMOD_LALT, 0, None),
    (pygame.K_x, 0, 0, None),
    (pygame.K_e, pygame.KMOD_LCTRL, 0, None),
]


@pytest.mark.parametrize(("key", "modifiers", "scancode", "asked"), PRESSES)
def test_a_key_asks_for_one_thing(key, modifiers, scancode, asked):
    assert KEYS.asked_by(key, modifiers, scancode) is asked


def test_every_tool_and_what_works_everywhere_is_in_the_list_of_keys():
    keys = {key for key, _ in key_list()}
    assert {"1", "2", "3", "4", "M", "F", "T", "P"} <= keys
    assert {"F11 or Alt+Enter", "Ctrl+Q", "Ctrl+M"} <= keys
    assert len(IN_BAR) == 8


def test_everything_that_can_be_asked_for_is_done_by_somebody(driver):
    commands = driver(new_game("person", "greedy")).match.commands
    assert commands.known == {*Command, *MexicaCommand, *IN_BAR}
