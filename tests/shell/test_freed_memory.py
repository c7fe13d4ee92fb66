"""Memory that is not needed any more goes back to the system."""

import ctypes
import gc
import os
import subprocess
import sys
import weakref
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from mexica.box import games
from mexica.drawing.fonts import Fonts
from mexica.drawing.surfaces import dimmed
from mexica.drawing.table_camera import TableCamera
from mexica.shell import freed_memory
from mexica.shell.game_protocol import AnyGame
from mexica.shell.scene import Scene
from tests.games.mexica.table.playing import new_game
from tests.shell.hands import Hands

SCATTERED = """
import os
from mexica.shell.freed_memory import give_back
from tests.benchmarks.window_process import resident

give_back()
kept = [bytearray(60_000) for _ in range(2_000)]
circles = [[kept.pop(number)] for number in range(len(kept) - 2, 0, -2)]  # between two that stay
for circle in circles:
    circle.append(circle)
before = resident(os.getpid())
del circles, circle
give_back()
print(before, resident(os.getpid()))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not report it in this way")
def test_memory_between_what_is_still_used_goes_back_to_the_system() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCATTERED], capture_output=True, text=True, check=False, env=dict(os.environ)
    )
    before, after = map(float, done.stdout.split())
    assert after < before - 40, done.stderr  # of the 57 MB that were freed


@pytest.mark.parametrize("system", ["linux", "win32", "darwin"])
def test_a_system_without_this_call_is_left_alone(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(ctypes, "CDLL", lambda _name: SimpleNamespace())
    freed_memory._trim.cache_clear()
    freed_memory.give_back()
    freed_memory._trim.cache_clear()


def test_memory_is_given_back_when_a_resize_has_settled(hands: Hands, monkeypatch) -> None:
    given = []
    monkeypatch.setattr("mexica.shell.window_picture.give_back", lambda: given.append(hands.app.stack.size))
    hands.app.window.resize((1300, 900))
    hands.settle()
    assert given == [(1300, 900)]


def test_pictures_of_another_size_are_forgotten_when_a_resize_has_settled(hands: Hands) -> None:
    picture = pygame.Surface((10, 10), pygame.SRCALPHA)
    forgotten = weakref.ref(dimmed(picture, 0.5)), weakref.ref(picture)
    del picture
    gc.collect()
    assert all(kept() for kept in forgotten)
    hands.app.window.resize((1300, 900))
    hands.settle()
    assert [kept() for kept in forgotten] == [None, None]


def test_pictures_that_a_table_has_made_ahead_are_kept(hands: Hands, monkeypatch) -> None:
    picture, made = pygame.Surface((10, 10), pygame.SRCALPHA), list[pygame.Surface]()
    show = hands.app.stack.push

    def push(scene: Scene, **options: bool) -> None:
        made.append(dimmed(picture, 0.5))
        show(scene, **options)

    monkeypatch.setattr(hands.app.stack, "push", push)
    hands.play(new_game("person", "random", seed=1))
    hands.step()
    assert len(made) == 1
    assert dimmed(picture, 0.5) is made[0]


@pytest.mark.parametrize("opening", ["open_settings", "open_rules", "open_guide"])
def test_a_screen_that_was_closed_is_freed_as_soon_as_the_picture_below_is_drawn(
    hands: Hands, opening: str
) -> None:
    gc.disable()  # whatever Python would free by itself, and later
    try:
        getattr(hands.app.navigation, opening)(hands.game)
        hands.step()
        closed, manager = weakref.ref(hands.scene), weakref.ref(hands.app.stack.manager)
        hands.app.stack.defer(hands.app.stack.pop)
        hands.step()
        assert (closed(), manager()) == (None, None)
    finally:
        gc.enable()


def test_nothing_is_freed_while_no_screen_closes(hands: Hands, monkeypatch) -> None:
    freed = []
    monkeypatch.setattr("mexica.shell.window_picture.give_back_closed", lambda: freed.append(hands.scene))
    hands.app.navigation.open_settings(hands.game)
    hands.step()
    assert freed == []
    hands.app.stack.defer(hands.app.stack.pop)
    hands.step()
    hands.step()
    assert freed == [hands.scene]


@pytest.mark.parametrize("opening", ["open_guide", "open_rules"])
@pytest.mark.parametrize("game", games(), ids=lambda game: game.key)
def test_only_the_pictures_of_a_guide_stay_when_all_of_them_are_drawn(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, game: AnyGame, opening: str
) -> None:
    cameras = list[weakref.ref[TableCamera]]()
    make = TableCamera.__init__

    def noted(camera: TableCamera, *parts: Any) -> None:
        assert sum(other() is not None for other in cameras) == 0, "two at once"
        cameras.append(weakref.ref(camera))
        make(camera, *parts)

    monkeypatch.setattr(TableCamera, "__init__", noted)
    getattr(hands.app.navigation, opening)(game)
    hands.step()
    if opening == "open_rules":
        pictured = (number for number, one in enumerate(hands.scene.chapters) if one.picture)
        hands.scene.open(next(pictured))
    hands.until(lambda: hands.scene.next_wake is None)
    assert hands.scene.picture is not None
    assert cameras
    assert [camera() for camera in cameras] == [None] * len(cameras)
    assert dimmed.cache_info().currsize == 0


def test_a_page_that_was_turned_leaves_nothing_in_memory(hands: Hands) -> None:
    gc.disable()
    try:
        hands.app.navigation.open_guide(hands.game)
        hands.step()
        hands.until(lambda: hands.scene.next_wake is None)
        before = [weakref.ref(widget) for widget in hands.app.stack.manager.get_sprite_group().sprites()]
        hands.scene.turn(1)
        hands.step()
        kept = {type(widget()).__name__ for widget in before if widget() is not None}
        assert kept <= {"UIContainer"}  # the root of all widgets
    finally:
        gc.enable()


@pytest.fixture
def _exempt(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Exempt what a screen keeps from collections, as outside the tests."""
    monkeypatch.setattr(freed_memory, "gc", gc)
    yield
    gc.collect()
    gc.freeze()


@pytest.mark.usefixtures("_exempt")
def test_a_table_that_was_left_is_freed_with_its_letters(hands: Hands) -> None:
    def fonts_after_a_table() -> int:
        hands.play(new_game("person", "random", seed=1))
        hands.step()
        hands.app.navigation.go_start()
        hands.step()
        gc.unfreeze()
        gc.collect()
        return sum(type(thing) is Fonts for thing in gc.get_objects())

    assert fonts_after_a_table() == fonts_after_a_table()
