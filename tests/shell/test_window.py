"""The window and its loop: size, idleness, faults."""

import time

import pygame
import pytest
from attrs import evolve

from mexica.play.questions import Question
from mexica.shell.dialog import Dialog
from mexica.shell.match.match_scene import MatchScene
from mexica.shell.start_screen import StartScreen
from mexica.shell.window import SMALLEST, first_size, needs_whole_screen
from tests.shell.hands import SIZE, Hands
from tests.shell.test_saves import a_game


@pytest.mark.parametrize(
    ("desktop", "remembered", "size"),
    [
        ((1920, 1080), None, (1529, 860)),
        ((3840, 2160), None, (3161, 1778)),
        ((3440, 1440), None, (2073, 1166)),  # not wider than a film
        ((1200, 1920), None, (1024, 728)),
        ((1366, 768), None, (1057, 700)),
        ((800, 600), None, (1024, 700)),
        ((1920, 1080), (1300, 900), (1300, 900)),
        ((1920, 1080), (1920, 1060), (1920, 1012)),  # the title bar stays on the screen
        ((1920, 1080), (2500, 900), (1529, 860)),  # of a larger screen that is not there any more
        ((1920, 1080), (10, 10), (1529, 860)),
        ((1920, 1080), (-1300, 900), (1529, 860)),
        ((1920, 1080), (1300, 999_999), (1529, 860)),
        ((1280, 800), (1360, 792), (1088, 700)),  # the screen is smaller than last time
        ((1600, 1000), (1600, 944), (1600, 932)),  # maximised on Wayland, where nothing tells of it
    ],
)
def test_the_window_opens_at_a_sensible_size(
    desktop: tuple[int, int], remembered: tuple[int, int] | None, size: tuple[int, int]
) -> None:
    assert first_size(desktop, remembered) == size


@pytest.mark.parametrize(
    ("desktop", "whole"),
    [((1024, 700), True), ((1280, 720), True), ((1366, 768), False), ((3840, 2160), False)],
)
def test_a_desktop_too_small_for_a_window_with_a_title_bar_is_filled(
    desktop: tuple[int, int], whole: bool
) -> None:
    assert needs_whole_screen(desktop) == whole


class ScaledByTwo:
    """A desktop's window of which each unit is two pixels wide and high."""

    size = SIZE

    def get_surface(self) -> pygame.Surface:
        return pygame.Surface((SIZE[0] * 2, SIZE[1] * 2))


def test_places_of_the_mouse_are_in_pixels_on_a_desktop_that_scales(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = hands.app.window
    pygame.mouse.set_pos((300, 200))
    pygame.event.get()
    monkeypatch.setattr(window, "_window", ScaledByTwo())
    moved = pygame.Event(pygame.MOUSEMOTION, pos=(10, 20), rel=(1, -3), buttons=(0, 0, 0), touch=False)
    assert window.in_pixels(moved).pos == (20, 40)
    assert window.in_pixels(moved).rel == (2, -6)
    assert window.in_pixels(pygame.Event(pygame.MOUSEWHEEL, y=1)).pos == (600, 400)
    assert window.pointer == (600, 400)
    key = pygame.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a", scancode=0)
    assert window.in_pixels(key) is key


class MovedBeneathTheMouse:
    """A window on X11 that went to another place, of which the mouse was told nothing."""

    size, position = SIZE, (200, 100)

    def get_surface(self) -> pygame.Surface:
        return pygame.Surface(SIZE)


@pytest.mark.parametrize(
    ("on_desktop", "driver", "found"),
    [
        ((300, 250), "x11", [(100, 150)]),
        ((240, 120), "x11", []),  # it is known to be there
        ((100, 50), "x11", []),  # outside the window
        ((300, 250), "wayland", []),  # which tells by itself, and knows no place on the desktop
    ],
)
def test_the_mouse_is_found_again_in_a_window_that_has_moved(
    hands: Hands,
    monkeypatch: pytest.MonkeyPatch,
    on_desktop: tuple[int, int],
    driver: str,
    found: list[tuple[int, int]],
) -> None:
    put: list[tuple[int, int]] = []
    hands.app.window.note(pygame.WINDOWMOVED)
    monkeypatch.setattr(hands.app.window, "_window", MovedBeneathTheMouse())
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    monkeypatch.setattr(pygame.mouse, "get_focused", lambda: True)
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda desktop=False: on_desktop if desktop else (40, 20))
    monkeypatch.setattr(pygame.mouse, "set_pos", put.append)
    assert hands.app.window.pass_time(1.0)
    assert put == found


def test_nothing_is_drawn_while_nothing_changes(hands: Hands) -> None:
    hands.rest()
    for _ in range(20):
        assert not hands.app.step([])
        time.sleep(0.005)


def test_a_minimised_window_draws_nothing_and_shows_what_has_changed_once_it_is_back(hands: Hands) -> None:
    hands.play(a_game(4))
    hands.rest()
    hands.step(pygame.Event(pygame.WINDOWMINIMIZED))
    hands.app.dialogs.ask(Question("Really?", "A question.", "Yes", "No"), lambda: None)
    hands.app.stack.dirty = True
    assert not hands.step()
    assert isinstance(hands.scene, Dialog)
    assert hands.step(pygame.Event(pygame.WINDOWRESTORED))


def test_computers_play_on_in_a_minimised_window(hands: Hands) -> None:
    record = a_game(4)
    hands.play(evolve(record, players=tuple(evolve(player, kind="random") for player in record.players)))
    hands.step(pygame.Event(pygame.WINDOWMINIMIZED))
    hands.until(lambda: len(hands.app.stack.record.actions) > 12)
    limit = hands.app.sleep_limit
    assert limit is None or limit > 0.05  # seconds: nothing needs to look smooth


def test_the_mouse_over_nothing_draws_nothing(hands: Hands) -> None:
    hands.rest()
    for x in range(5):
        moved = pygame.Event(
            pygame.MOUSEMOTION, pos=(900 + x, 30), rel=(1, 0), buttons=(0, 0, 0), touch=False
        )
        pygame.mouse.set_pos((900 + x, 30))
        assert not hands.step(moved)


def test_a_button_under_the_mouse_is_drawn_anew(hands: Hands) -> None:
    hands.rest()
    pos = hands.button("Rules and guide").rect.center
    pygame.mouse.set_pos(pos)
    assert hands.step(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 0), buttons=(0, 0, 0), touch=False))


def test_a_name_being_written_does_not_keep_the_window_awake(hands: Hands) -> None:
    hands.press("New game")
    hands.click(hands.entries()[0].rect.center)
    hands.write("x")
    hands.app.timing.calm_down()
    hands.rest()
    assert hands.app.sleep_limit is None
    for _ in range(30):
        assert not hands.app.step([])
        time.sleep(0.05)


def test_the_start_screen_sleeps_until_an_event(hands: Hands) -> None:
    hands.app.timing.calm_down()
    assert hands.app.sleep_limit is None
    pygame.event.clear()
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="\t", scancode=0))
    assert any(event.type == pygame.KEYDOWN for event in hands.app.wait())


def test_a_resize_is_laid_out_once_it_has_settled(hands: Hands) -> None:
    hands.app.window.resize((1300, 900))
    before = hands.app.window.laid_out
    hands.app.step(pygame.event.get())
    assert hands.app.window.laid_out == before
    assert hands.app.window.settles_in is not None
    hands.settle()
    assert hands.app.window.laid_out == (1300, 900)
    assert isinstance(hands.scene, StartScreen)
    hands.press("Rules and guide")  # the new widgets work
    assert "What it is about" in hands.texts()


def test_a_resize_back_to_the_old_size_draws_again(hands: Hands) -> None:
    hands.app.window.resize((1300, 900))
    hands.app.step(pygame.event.get())
    hands.app.window.resize((1024, 700))
    hands.app.step(pygame.event.get())
    hands.settle()
    pos = hands.button("Rules and guide").rect.center
    pygame.mouse.set_pos(pos)
    assert hands.step(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 0), buttons=(0, 0, 0), touch=False))


def test_all_screens_are_laid_out_beneath_a_question_too(hands: Hands) -> None:
    hands.press("New game")
    hands.app.dialogs.ask(Question("Really?", "A question.", "Yes", "No"), lambda: None)
    hands.step()
    hands.app.window.resize((1500, 950))
    hands.settle()
    assert isinstance(hands.scene, Dialog)
    hands.press("No")
    hands.press("4")
    assert hands.scene.choice.count == 4


def test_a_screen_beneath_a_question_keeps_its_buttons_when_the_size_changes(hands: Hands) -> None:
    def look(size: tuple[int, int]) -> bytes:
        hands.app.window.resize(size)
        hands.settle()
        hands.step()
        return pygame.image.tobytes(hands.app.window.surface.subsurface(0, 0, 300, 600), "RGB")

    hands.app.dialogs.ask(Question("Really?", "A question.", "Yes", "No"), lambda: None)
    hands.step()
    before = look(hands.app.window.laid_out)
    assert look((1500, 950)) != before
    assert look((1024, 700)) == before


def test_the_window_cannot_be_too_small(hands: Hands) -> None:
    hands.app.window.resize((300, 200))
    hands.settle()
    assert hands.app.window.laid_out >= SMALLEST


def test_f11_goes_to_full_screen_and_back(hands: Hands) -> None:
    hands.key(pygame.K_F11)
    hands.settle()
    assert hands.app.window.fullscreen
    assert hands.settings.fullscreen
    hands.key(pygame.K_F11)
    hands.settle()
    assert not hands.app.window.fullscreen
    assert hands.app.window.laid_out == (1024, 700)


@pytest.mark.parametrize("way", ["F11", "resize"])
def test_a_new_size_is_filled_at_once_with_the_picture_of_the_old_one(hands: Hands, way: str) -> None:
    hands.rest()
    old = hands.app.window.surface.copy()
    if way == "F11":
        hands.app.step([pygame.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode="", scancode=0)])
    else:
        hands.app.window.resize((1500, 900))
        hands.app.step(pygame.event.get())
    assert hands.app.window.laid_out == SIZE  # nothing is laid out yet
    now = hands.app.window.surface
    if way == "resize":
        assert now.size == (1500, 900)
    wanted = pygame.transform.smoothscale(old, now.size)
    average = pygame.transform.average_color
    for corner in ((0, 0), (now.width - 100, 0), (0, now.height - 100), (now.width - 100, now.height - 100)):
        place = pygame.Rect(corner, (100, 100))
        assert average(now, place)[:3] == pytest.approx(average(wanted, place)[:3], abs=6)


def test_a_question_calls_only_for_yes(hands: Hands) -> None:
    answers: list[str] = []
    for way in ("No", "Yes"):
        hands.app.dialogs.ask(
            Question("Really?", "<b>Text</b> & more", "Yes", "No"), lambda: answers.append("yes")
        )
        hands.step()
        hands.press(way)
    hands.app.dialogs.ask(Question("Really?", "Text", "Yes", "No"), lambda: answers.append("escape"))
    hands.step()
    hands.key(pygame.K_ESCAPE)
    assert answers == ["yes"]
    assert isinstance(hands.scene, StartScreen)


def test_an_autosave_that_fails_is_told_once(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("mexica.atomic_write.os.fsync", full)
    hands.play(a_game(4))
    hands.step()
    hands.until(lambda: isinstance(hands.scene, Dialog))
    assert "No space left on device" in hands.texts()
    hands.press("OK")
    for _ in range(5):
        hands.step()
        time.sleep(0.02)
    assert isinstance(hands.scene, MatchScene)


def test_quitting_asks_once_where_it_loses_the_game(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("mexica.atomic_write.os.fsync", full)
    hands.play(a_game(4))
    hands.step()
    hands.until(lambda: isinstance(hands.scene, Dialog))
    hands.press("OK")
    hands.step(pygame.Event(pygame.QUIT))
    assert hands.app.open
    assert "lost if you quit" in hands.texts()
    hands.press("Stay")
    assert isinstance(hands.scene, MatchScene)
    hands.step(pygame.Event(pygame.QUIT))
    assert not hands.app.open


def test_quitting_asks_nothing_once_the_game_can_be_saved_again(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr("mexica.atomic_write.os.fsync", full)
        hands.play(a_game(4))
        hands.step()
        hands.until(lambda: isinstance(hands.scene, Dialog))
        hands.press("OK")
    hands.step(pygame.Event(pygame.QUIT))
    assert not hands.app.open
    assert hands.app.saves.newest_unfinished() is not None
