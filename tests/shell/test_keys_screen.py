"""The screen on which keys are changed: what it takes, refuses and undoes."""

import json
from collections import Counter

import pygame
import pytest

from mexica.play.commands import Command
from mexica.shell import language
from mexica.shell.keys_screen import KeysScreen
from tests.shell.hands import Hands
from tests.shell.test_saves import a_game


@pytest.fixture
def keys(hands: Hands) -> Hands:
    hands.press("Settings")
    hands.press("Game")
    hands.press("Change")
    assert isinstance(hands.scene, KeysScreen)
    return hands


def choose(keys: Hands, name: str) -> None:
    keys.scene.list.choose_value(lambda named: named[0].name == name)


def note(keys: Hands) -> str:
    return keys.scene.said


def give(keys: Hands, name: str, key: int, mod: int = 0) -> None:
    choose(keys, name)
    keys.key(pygame.K_RETURN)
    keys.key(key, mod)


def test_a_key_that_is_given_works_at_once_and_is_kept(keys: Hands) -> None:
    give(keys, "hint", pygame.K_F6)
    assert keys.settings.keys == {"hint": ("F6", "Pad:Y")}
    assert json.loads(keys.folders.settings_file.read_text())["keys"] == {"hint": ["F6", "Pad:Y"]}
    assert note(keys) == "Hint: F6, Pad Y"
    keys.play(a_game(4))
    keys.step()
    assert keys.scene.table.keys.shown(Command.HINT) == "F6"


def test_a_key_that_another_action_has_is_refused_in_a_sentence_that_names_it(keys: Hands) -> None:
    give(keys, "hint", pygame.K_z, pygame.KMOD_LCTRL)
    assert keys.settings.keys == {}
    assert note(keys) == (
        "Ctrl+Z already does this: Undo. Choose another key, or give that one another first."
    )
    keys.key(pygame.K_F6)  # it still waits
    assert keys.settings.keys["hint"][0] == "F6"


def test_a_modifier_is_waited_through_and_escape_leaves_the_key_as_it_is(keys: Hands) -> None:
    give(keys, "hint", pygame.K_LCTRL, pygame.KMOD_LCTRL)
    keys.key(pygame.K_ESCAPE)
    assert keys.settings.keys == {}
    assert isinstance(keys.scene, KeysScreen)
    keys.key(pygame.K_ESCAPE)
    assert not isinstance(keys.scene, KeysScreen)


def test_one_line_gets_its_usual_key_again_unless_another_has_it_now(keys: Hands) -> None:
    give(keys, "hint", pygame.K_F6)
    give(keys, "standings", pygame.K_h)
    choose(keys, "hint")
    keys.key(pygame.K_DELETE)
    assert note(keys).startswith("H already does this: Standings.")
    choose(keys, "standings")
    keys.press("Usual key")
    choose(keys, "hint")
    keys.key(pygame.K_DELETE)
    assert keys.settings.keys == {}


def test_all_keys_become_the_usual_ones_after_a_question(keys: Hands) -> None:
    give(keys, "hint", pygame.K_F6)
    give(keys, "sound", pygame.K_F7)
    keys.key(pygame.K_F7)
    assert keys.settings.muted
    keys.press("All as usual")
    keys.press("Leave them")
    assert keys.settings.keys
    keys.press("All as usual")
    keys.press("All as usual")
    assert keys.settings.keys == {}


def test_the_list_of_keys_and_the_settings_name_the_new_key(keys: Hands) -> None:
    give(keys, "fullscreen", pygame.K_F8)
    keys.key(pygame.K_ESCAPE)
    keys.press("Display")
    assert "Full screen (F8)" in keys.texts()


@pytest.mark.parametrize("spoken", language.codes())
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
def test_no_button_stands_alone_in_its_line(keys: Hands, spoken: str, scale: float) -> None:
    keys.app.control.change(language=spoken, scale=scale)
    keys.step()
    lines = Counter(button.rect.top for button in keys.buttons())
    assert min(lines.values()) > 1, lines
