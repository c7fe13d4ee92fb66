"""A maximised window opens maximised next time, and has its former size once it is restored."""

from collections.abc import Callable

import pygame
import pytest

from mexica.shell.settings import read
from tests.shell.hands import SIZE, Hands


def maximise(hands: Hands, size: tuple[int, int] = (1700, 980)) -> None:
    hands.app.window.resize(size)
    hands.step(*pygame.event.get(), pygame.Event(pygame.WINDOWMAXIMIZED))
    hands.settle()


def kept(hands: Hands):
    settings, complaint = read(hands.folders.settings_file)
    assert complaint is None
    return settings


def test_a_maximised_window_is_kept_as_such_with_the_size_it_had_before(
    opened: Callable[..., Hands],
) -> None:
    hands = opened()
    maximise(hands)
    assert hands.app.window.laid_out == (1700, 980)
    hands.close()
    assert kept(hands).maximised
    assert kept(hands).window == (1024, 700)
    again = opened()
    assert again.app.window.maximised
    again.close()
    assert kept(again).maximised


def test_a_window_that_is_no_longer_maximised_is_not_kept_as_such(hands: Hands) -> None:
    maximise(hands)
    hands.app.window.resize((1100, 800))
    hands.step(*pygame.event.get(), pygame.Event(pygame.WINDOWRESTORED))
    hands.settle()
    hands.close()
    assert not kept(hands).maximised
    assert kept(hands).window == (1100, 800)


def test_a_maximised_window_that_was_minimised_is_still_maximised(hands: Hands) -> None:
    maximise(hands)
    hands.step(pygame.Event(pygame.WINDOWMINIMIZED))
    hands.step(pygame.Event(pygame.WINDOWRESTORED))
    assert hands.app.window.maximised


def test_full_screen_and_back_leaves_a_maximised_window_maximised(hands: Hands) -> None:
    maximise(hands)
    for _ in range(2):
        hands.key(pygame.K_F11)
        hands.step(pygame.Event(pygame.WINDOWRESTORED))  # which some systems send in between
        hands.settle()
        assert hands.app.window.fullscreen
        hands.key(pygame.K_F11)
        hands.settle()
    assert hands.app.window.maximised
    assert hands.app.window.windowed_size == (1024, 700)


class Called:
    """A window that only notes what it is asked for."""

    size = SIZE

    def __init__(self) -> None:
        self.calls: list[str] = []

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda **_how: self.calls.append(name)


@pytest.mark.parametrize(
    ("driver", "calls"),
    [
        ("wayland", ["restore", "set_fullscreen", "set_windowed", "maximize"]),
        ("x11", ["set_fullscreen", "set_windowed", "maximize"]),
    ],
)
def test_on_wayland_a_window_is_restored_before_it_fills_the_screen(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, driver: str, calls: list[str]
) -> None:
    """Else weston ends the program when it leaves full screen again, as SDL gives a wrong size then."""
    maximise(hands)
    window = Called()
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    monkeypatch.setattr(hands.app.window, "_window", window)
    for _ in range(2):
        hands.app.window.toggle_fullscreen()
    assert window.calls == calls
