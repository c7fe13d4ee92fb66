"""Game pads on every screen and at the table, and arrows that are held."""

import pygame
import pytest

from mexica.games.mexica.puzzles import puzzles
from mexica.shell import language, pad_writing
from mexica.shell.key_repeat import AFTER, EACH
from mexica.shell.keys_screen import KeysScreen
from mexica.shell.pads import Pads
from mexica.shell.presses import Presses
from mexica.shell.settings_screen import SettingsScreen
from mexica.shell.widgets import TextField
from tests.shell.hands import Hands
from tests.shell.test_saves import a_game

HALF = 16384


def button(number: int, down: bool = True) -> pygame.Event:
    kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
    return pygame.Event(kind, button=number, instance_id=0)


def axis(number: int, value: int, pad: int = 0) -> pygame.Event:
    return pygame.Event(pygame.CONTROLLERAXISMOTION, axis=number, value=value, instance_id=pad)


def push(hands: Hands, number: int) -> None:
    hands.step(button(number), button(number, down=False))


def told(pads: Pads, *events: pygame.Event) -> list[tuple[int, str]]:
    return [(press.type, press.pad) for event in events for press in pads.presses(event)]


def test_a_stick_is_pressed_once_until_it_comes_back_and_wavers_without_effect():
    pads, stick = Pads(), pygame.CONTROLLER_AXIS_LEFTX
    moves = [axis(stick, value) for value in (4000, 20000, 32767, 15000, 20000, 2000)]
    assert told(pads, *moves) == [(pygame.KEYDOWN, "Right"), (pygame.KEYUP, "Right")]


def test_a_stick_that_goes_from_side_to_side_lets_one_go_before_it_presses_the_other():
    pads, stick = Pads(), pygame.CONTROLLER_AXIS_LEFTY
    assert told(pads, axis(stick, -32768), axis(stick, 32767)) == [
        (pygame.KEYDOWN, "Up"),
        (pygame.KEYUP, "Up"),
        (pygame.KEYDOWN, "Down"),
    ]


def test_a_pad_that_is_pulled_out_lets_go_of_what_it_held():
    pads = Pads()
    told(pads, axis(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 32767, pad=3))
    gone = pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=3)
    assert told(pads, gone) == [(pygame.KEYUP, "RT")]
    assert told(pads, gone) == []


def test_a_pad_that_is_gone_before_it_is_opened_does_no_harm(hands: Hands) -> None:
    hands.step(pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=99, guid=""))
    assert hands.app.open


def test_screens_are_used_by_pad(hands: Hands) -> None:
    for _ in range(20):
        push(hands, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
        if getattr(hands.scene.keys.on, "text", "") == "Settings":
            break
    push(hands, pygame.CONTROLLER_BUTTON_A)
    assert isinstance(hands.scene, SettingsScreen)
    push(hands, pygame.CONTROLLER_BUTTON_B)
    assert not isinstance(hands.scene, SettingsScreen)


@pytest.fixture
def table(hands: Hands) -> Hands:
    hands.play(a_game(4))
    hands.step()
    if hands.scene.overlay is not None:
        push(hands, pygame.CONTROLLER_BUTTON_A)
    return hands


def test_the_stick_points_a_acts_and_start_opens_the_menu(table: Hands) -> None:
    mouse, stick = table.scene.table.mouse, pygame.CONTROLLER_AXIS_LEFTX
    for _ in range(2):
        table.step(axis(stick, -32768), axis(stick, 0))
    space = mouse.space
    assert space is not None
    table.step(axis(stick, -32768), axis(stick, 0))
    assert mouse.space is not None != space
    push(table, pygame.CONTROLLER_BUTTON_START)
    assert "Quit" in table.texts()
    push(table, pygame.CONTROLLER_BUTTON_B)
    assert table.scene.overlay is None


def test_the_bar_is_reached_by_the_shoulders(table: Hands) -> None:
    push(table, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    first = table.scene.table.mouse.over
    push(table, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    push(table, pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    assert first is not None
    assert table.scene.table.mouse.over is first


def test_a_name_is_written_by_pad(hands: Hands) -> None:
    hands.press("New game")
    while not isinstance(hands.scene.keys.on, TextField):
        push(hands, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    field, stick = hands.scene.keys.on, pygame.CONTROLLER_AXIS_RIGHTY
    assert field.text == "Player 1"
    assert "Right stick" in hands.texts()
    push(hands, pygame.CONTROLLER_BUTTON_Y)  # all of it was selected
    push(hands, pygame.CONTROLLER_BUTTON_X)
    hands.step(axis(stick, 32767), axis(stick, 0))
    push(hands, pygame.CONTROLLER_BUTTON_X)
    push(hands, pygame.CONTROLLER_BUTTON_X)
    push(hands, pygame.CONTROLLER_BUTTON_Y)
    hands.step(axis(stick, -32768), axis(stick, 0))
    hands.step(axis(stick, -32768), axis(stick, 0))
    assert field.text == "B9"
    assert hands.scene.choice.seats[0].name == "B9"
    assert "Right stick" in hands.texts()


def test_a_save_is_named_by_pad(hands: Hands) -> None:
    hands.open_saves(a_game(4))
    hands.step()
    push(hands, pygame.CONTROLLER_BUTTON_X)
    assert "Right stick" in hands.texts()
    push(hands, pygame.CONTROLLER_BUTTON_A)
    assert (hands.app.saves.folder / "A.mexica").exists()


def test_in_the_rules_the_right_stick_scrolls_until_the_field_is_written_in(hands: Hands) -> None:
    hands.app.navigation.open_rules(hands.game)
    hands.step()
    screen, stick = hands.scene, pygame.CONTROLLER_AXIS_RIGHTY
    screen.open(1)
    hands.step(axis(stick, 32767), axis(stick, 0))
    assert screen.page.scroll_bar.start_percentage > 0
    push(hands, pygame.CONTROLLER_BUTTON_X)
    hands.step(axis(stick, 32767), axis(stick, 0))
    assert screen.field.text == "B"
    hands.step(axis(pygame.CONTROLLER_AXIS_LEFTY, 32767), axis(pygame.CONTROLLER_AXIS_LEFTY, 0))
    assert screen.keys.on is not screen.field


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("spoken", language.codes())
def test_how_to_write_by_pad_fits_its_line_on_every_screen(hands: Hands, spoken: str, scale: float) -> None:
    hands.app.control.change(language=spoken, scale=scale)
    ways = hands.app.navigation
    opened = (
        lambda: ways.open_setup(hands.game),
        lambda: hands.open_saves(a_game(4)),
        lambda: ways.open_rules(hands.game),
    )
    for open_screen in opened:
        open_screen()
        hands.step()
        while not isinstance(hands.scene.keys.on, TextField) or not hands.scene.keys.ring:
            push(hands, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
        hands.scene.keys.on.tell_of_pad()
        hands.step()
        assert pad_writing.note().replace("\N{NO-BREAK SPACE}", " ") in hands.texts()


def ringed(hands: Hands) -> str:
    """The text of the lesson's button that has the ring, empty if none has it."""
    keys = hands.scene.panel.keys
    return keys.on.text if keys.ring else ""


def test_start_leads_to_the_buttons_of_a_lesson_and_b_back_to_its_board(hands: Hands) -> None:
    hands.press("Lessons")
    hands.press(f"1  {puzzles()[0].title}")
    before = pygame.image.tobytes(hands.app.window.surface, "RGB")
    push(hands, pygame.CONTROLLER_BUTTON_START)
    assert ringed(hands) == "Show the solution (F6)"
    assert pygame.image.tobytes(hands.app.window.surface, "RGB") != before
    push(hands, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert ringed(hands) == "Start again (F5)"
    assert hands.scene.table.table.mouse.space is None
    push(hands, pygame.CONTROLLER_BUTTON_B)
    assert ringed(hands) == ""
    push(hands, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert hands.scene.table.table.mouse.space is not None
    push(hands, pygame.CONTROLLER_BUTTON_START)
    hands.key(pygame.K_LEFT)
    assert ringed(hands) == ""


def test_a_presses_a_button_of_a_lesson(hands: Hands) -> None:
    hands.press("Lessons")
    hands.press(f"1  {puzzles()[0].title}")
    lessons = hands.scene
    push(hands, pygame.CONTROLLER_BUTTON_START)
    push(hands, pygame.CONTROLLER_BUTTON_A)
    hands.until(lambda: lessons.progress.done)
    push(hands, pygame.CONTROLLER_BUTTON_START)
    push(hands, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert ringed(hands) == "Leave (Q)"
    push(hands, pygame.CONTROLLER_BUTTON_A)
    assert hands.scene is not lessons


def test_a_button_of_a_pad_is_given_to_an_action(hands: Hands) -> None:
    hands.press("Settings")
    hands.press("Game")
    hands.press("Change")
    assert isinstance(hands.scene, KeysScreen)
    hands.scene.list.choose_value(lambda named: named[0].name == "last_round")
    push(hands, pygame.CONTROLLER_BUTTON_A)
    push(hands, pygame.CONTROLLER_BUTTON_X)
    assert hands.settings.keys == {}  # X turns the piece
    hands.step(axis(pygame.CONTROLLER_AXIS_RIGHTY, -32768))
    assert hands.settings.keys == {"last_round": ("W", "Pad:RUp")}


def test_an_arrow_that_is_held_goes_on_and_another_key_ends_that(monkeypatch):
    def key(kind: int, number: int) -> pygame.Event:
        return pygame.Event(kind, key=number, mod=0, scancode=0, unicode="")

    monkeypatch.setattr("pygame.key.get_repeat", lambda: (0, 0))
    presses = Presses()
    assert len(presses.among([key(pygame.KEYDOWN, pygame.K_RIGHT)], 60.0)) == 1  # the time before counts not
    assert presses.next_wake == AFTER
    assert presses.among([], AFTER / 2) == []
    assert [press.key for press in presses.among([], AFTER)] == [pygame.K_RIGHT]
    assert presses.next_wake == EACH
    assert len(presses.among([key(pygame.KEYUP, pygame.K_RIGHT)], 60.0)) == 1  # nor that of a slow frame
    presses.among([key(pygame.KEYDOWN, pygame.K_RIGHT)], 0.0)
    presses.among([key(pygame.KEYDOWN, pygame.K_e)], 0.0)
    assert presses.among([], AFTER) == []
    assert presses.next_wake is None
    presses.among([key(pygame.KEYDOWN, pygame.K_LEFT)], 0.0)
    presses.among([pygame.Event(pygame.WINDOWFOCUSLOST)], 0.0)
    assert presses.next_wake is None
