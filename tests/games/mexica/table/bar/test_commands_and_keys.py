"""The commands of the keys and buttons of Mexica's table."""

import pygame
import pytest

from mexica.games.mexica.table.bar import command_words
from mexica.games.mexica.table.bar.commands_and_keys import KEYS, MexicaCommand, key_list
from mexica.games.mexica.table.bar.tools import IN_BAR, ToolKind
from mexica.play.commands import Command
from mexica.play.key_map import WINDOW_KEYS
from tests.games.mexica.table.playing import new_game

PRESSES = [
    (pygame.K_1, 0, ToolKind.CANAL),
    (pygame.K_1, pygame.KMOD_LSHIFT, MexicaCommand.ONE_FLOOR),
    (pygame.K_4, pygame.KMOD_RSHIFT, MexicaCommand.FOUR_FLOORS),
    (pygame.K_4, pygame.KMOD_LCTRL, MexicaCommand.FOUR_FLOORS),
    (pygame.K_PLUS, 0, Command.TURN),
    (pygame.K_MINUS, 0, Command.TURN_BACK),
    (pygame.K_z, pygame.KMOD_LCTRL, Command.UNDO),
    (pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT, Command.REDO),
    (pygame.K_y, pygame.KMOD_RCTRL, Command.REDO),
    (pygame.K_z, pygame.KMOD_LMETA, Command.UNDO),
    (pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_RALT, None),  # AltGr, as Windows tells of it
    (pygame.K_m, pygame.KMOD_MODE, None),  # AltGr, as Linux does
    (pygame.K_m, pygame.KMOD_CAPS, ToolKind.MOVE),
    (pygame.K_m, pygame.KMOD_LSHIFT, ToolKind.MOVE),
    (pygame.K_m, pygame.KMOD_LALT, None),
    (pygame.K_x, 0, None),
    (pygame.K_e, pygame.KMOD_LCTRL, None),
    (pygame.K_LSHIFT, pygame.KMOD_LSHIFT, None),
]


def press(key: int, modifiers: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=key, mod=modifiers, scancode=0, unicode="")


@pytest.mark.parametrize(("key", "modifiers", "asked"), PRESSES)
def test_a_key_asks_for_one_thing(key, modifiers, asked):
    assert KEYS.asked_by(press(key, modifiers)) is asked


def test_every_action_has_a_name_of_its_own_a_key_of_its_own_and_words():
    names = [action.name for action in (*KEYS.actions, *WINDOW_KEYS.actions)]
    assert len(set(names)) == len(names)
    keys = [(key, a.reviewing) for a in (*KEYS.actions, *WINDOW_KEYS.actions) for key in a.keys]
    assert len(set(keys)) == len(keys)
    assert all(command_words.names()[action.asked] for action in KEYS.actions)


def test_a_key_that_the_player_has_set_replaces_the_usual_ones_everywhere():
    keys = KEYS.changed({"undo": ("U",), "canal": ("F9",), "no such action": ("X",)})
    assert keys.asked_by(press(pygame.K_u)) is Command.UNDO
    assert keys.asked_by(press(pygame.K_z, pygame.KMOD_LCTRL)) is None
    assert command_words.explanation(ToolKind.DOUBLE, keys).startswith("Dig two spaces, 1 AP. R or")
    assert keys.named(ToolKind.CANAL, "Single canal") == "Single canal (F9)"
    assert ("U, Ctrl+Y", "Undo, redo") in key_list({"undo": ("U",)})


def test_every_tool_and_what_works_everywhere_is_in_the_list_of_keys():
    keys = {key for key, _ in key_list()}
    assert {"1", "2", "3", "4", "M", "F", "T", "P"} <= keys
    assert {"F11 or Alt+Enter", "Ctrl+Q", "Ctrl+M"} <= keys
    assert len(IN_BAR) == 8


def test_everything_that_can_be_asked_for_is_done_by_somebody(driver):
    commands = driver(new_game("person", "greedy")).match.commands
    assert commands.known == {*Command, *MexicaCommand, *IN_BAR}
