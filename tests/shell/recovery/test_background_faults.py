"""Faults in threads are written down and told."""

import threading
import time
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from mexica.shell import background_faults
from mexica.shell.dialog import Dialog
from mexica.shell.match.match_scene import MatchScene
from tests.shell.hands import Hands
from tests.shell.recovery.faults import fails, reports


def until(hands: Hands, condition: Callable[[], bool]) -> None:
    limit = time.monotonic() + 30
    while not condition() and time.monotonic() < limit:
        hands.step()
    assert condition()


def test_a_fault_in_a_thread_is_written_down_and_told_once(playing: Hands, tmp_path: Path) -> None:
    for _ in range(2):
        thread = threading.Thread(target=fails)
        thread.start()
        thread.join()
        playing.step(*pygame.event.get())
    assert "in the background; the game goes on" in playing.texts()
    playing.press("OK")
    assert isinstance(playing.scene, MatchScene)
    assert "\n".join(reports(tmp_path, "crash")).count("ZeroDivisionError: for the test") == 2


def test_a_fault_while_a_sound_is_decoded_is_told(playing: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(playing.app.sound.mixer), "_effect", fails)
    playing.app.sound.play("click")
    playing.app.sound.mixer.wait()
    until(playing, lambda: isinstance(playing.scene, Dialog))
    assert "in the background" in playing.texts()


def test_a_fault_in_what_nobody_waits_for_wakes_the_window(hands: Hands) -> None:
    class Falls:
        def __del__(self) -> None:
            raise ZeroDivisionError("for the test")

    pygame.event.clear()
    Falls()
    assert [event.type for event in pygame.event.get()] == [background_faults._WAKE]
    hands.step()
    assert "in the background" in hands.texts()
