"""The keys that work on every screen: full screen, mute, quit."""

from collections.abc import Callable

import pygame
import pytest

from mexica.play.questions import Question
from mexica.shell.dialog import Dialog
from tests.shell.hands import Hands
from tests.shell.test_saves import a_game

ALT_GR = pygame.KMOD_LCTRL | pygame.KMOD_RALT  # as Windows tells of it


def at_a_text_field(hands: Hands) -> None:
    hands.press("New game")
    hands.click(hands.entries()[0].rect.center)


def at_the_saves(hands: Hands) -> None:
    hands.open_saves(a_game(4))
    hands.step()


def asked(hands: Hands) -> None:
    hands.app.dialogs.ask(Question("Really?", "A question.", "Yes", "No"), lambda: None)
    hands.step()


def at_the_table(hands: Hands) -> None:
    hands.play(a_game(4))
    hands.step()


def in_the_menu(hands: Hands) -> None:
    at_the_table(hands)
    hands.key(pygame.K_ESCAPE)


def in_the_list_of_keys(hands: Hands) -> None:
    at_the_table(hands)
    hands.key(pygame.K_F1)


def hinted(hands: Hands) -> None:
    at_the_table(hands)
    hands.key(pygame.K_h)


def reading(button: str) -> Callable[[Hands], None]:
    return lambda hands: hands.press(button)


SCREENS = {
    "start": lambda hands: None,
    "text field": at_a_text_field,
    "saves": at_the_saves,
    "question": asked,
    "guide": reading("Rules and guide"),
    "settings": reading("Settings"),
    "table": at_the_table,
    "menu": in_the_menu,
    "list of keys": in_the_list_of_keys,
    "hint": hinted,
}


@pytest.fixture(params=SCREENS.values(), ids=SCREENS)
def anywhere(hands: Hands, request: pytest.FixtureRequest) -> Hands:
    request.param(hands)
    return hands


def test_ctrl_q_quits_on_every_screen_and_keeps_the_game(anywhere: Hands) -> None:
    record = anywhere.app.stack.record
    anywhere.key(pygame.K_q, pygame.KMOD_LCTRL, "\x11")
    assert not anywhere.app.open
    assert (anywhere.app.saves.newest_unfinished() is not None) == (record is not None)


@pytest.mark.parametrize("enter", [pygame.K_RETURN, pygame.K_KP_ENTER])
def test_alt_enter_goes_to_full_screen_and_back_on_every_screen(anywhere: Hands, enter: int) -> None:
    anywhere.point((0, 0))  # where no tip appears
    scene, texts = anywhere.scene, anywhere.texts()
    for full in (True, False):
        anywhere.key(enter, pygame.KMOD_LALT, "\r")
        anywhere.settle()
        assert anywhere.app.window.fullscreen is full
        assert anywhere.settings.fullscreen is full
    assert anywhere.scene is scene
    assert anywhere.texts() == texts  # and Enter pressed no button


def test_ctrl_q_asks_where_it_loses_the_game_and_quits_when_pressed_again(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("mexica.atomic_write.os.fsync", full)
    at_the_table(hands)
    hands.until(lambda: isinstance(hands.scene, Dialog))
    hands.press("OK")
    hands.key(pygame.K_q, pygame.KMOD_LCTRL)
    assert hands.app.open
    assert "lost if you quit" in hands.texts()
    hands.key(pygame.K_q, pygame.KMOD_LCTRL)
    assert not hands.app.open


def test_a_key_that_is_held_counts_once(hands: Hands) -> None:
    at_a_text_field(hands)  # where keys repeat
    press = pygame.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode="", scancode=0)
    hands.step(press, press, press, press)
    assert hands.app.window.fullscreen
    hands.step(pygame.Event(pygame.WINDOWFOCUSLOST))  # it may be let go elsewhere
    hands.key(pygame.K_F11)
    assert not hands.app.window.fullscreen


@pytest.mark.parametrize("key", [pygame.K_q, pygame.K_m, pygame.K_RETURN])
def test_alt_gr_writes_and_is_no_shortcut(hands: Hands, key: int) -> None:
    at_a_text_field(hands)
    hands.key(key, ALT_GR)
    assert hands.app.open
    assert not hands.settings.muted
    assert not hands.app.window.fullscreen


def test_enter_alone_and_q_alone_stay_what_they_are(hands: Hands) -> None:
    at_the_table(hands)
    hands.key(pygame.K_RETURN)
    hands.key(pygame.K_q)
    assert hands.app.open
    assert not hands.app.window.fullscreen
