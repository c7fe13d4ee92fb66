"""Sound in the window: its settings, the speaker, Ctrl+M, buttons, and losing the focus."""

import json
import time
from collections.abc import Callable, Iterator

import pygame
import pytest

from mexica.shell import music
from mexica.shell.mixer import Mixer
from mexica.shell.window import MainWindow
from tests.shell.hands import Hands
from tests.shell.test_saves import a_game


@pytest.fixture(autouse=True)
def _fresh_mixer(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(music, "CHANGE", 0.05)
    monkeypatch.setattr(music, "PAUSE", 0.05)
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


@pytest.fixture
def files(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the effects that reach the mixer, without number and suffix."""
    found: list[str] = []
    play = Mixer.play

    def note(mixer: Mixer, path, volume: float) -> None:
        found.append(path.stem.rpartition("_")[0])
        play(mixer, path, volume)

    monkeypatch.setattr(Mixer, "play", note)
    return found


def test_the_first_picture_does_not_wait_for_the_sound_device(
    opened: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []
    flip, ready = MainWindow.flip, Mixer.ready
    monkeypatch.setattr(MainWindow, "flip", lambda window: (order.append("picture"), flip(window)))
    monkeypatch.setattr(Mixer, "ready", lambda mixer: (order.append("sound"), ready(mixer))[1])
    opened()
    assert order.index("picture") < order.index("sound")


def test_the_start_screen_has_music_and_the_loop_sleeps_on(hands: Hands) -> None:
    hands.until(lambda: hands.app.sound.music == "lake")
    hands.until(lambda: hands.app.sleep_limit is None)  # widgets have come to rest
    assert hands.app.sound.music == "lake"


def test_buttons_are_heard(hands: Hands, files: list[str]) -> None:
    hands.press("Settings")
    assert files[-2:] == ["hover", "click"]
    hands.press("Game")
    hands.tab_to("Slow")
    hands.key(pygame.K_RETURN)
    assert files[-1] == "click"


def test_the_speaker_mutes_and_shows_it(opened: Callable[..., Hands], files: list[str]) -> None:
    hands = opened()
    hands.until(lambda: hands.app.sound.music == "lake")
    on = hands.icon("Sound on or off (Ctrl+M)").normal_images[0]
    hands.click(hands.icon("Sound on or off (Ctrl+M)").rect.center)
    assert hands.settings.muted
    assert hands.icon("Sound on or off (Ctrl+M)").normal_images[0] is not on
    hands.until(lambda: hands.app.sound.music is None)
    files.clear()
    hands.press("Settings")
    assert files == []
    assert opened().settings.muted


def test_ctrl_m_mutes_everywhere_and_the_settings_follow(hands: Hands) -> None:
    hands.press("Settings")
    hands.press("Sound")
    hands.key(pygame.K_m, pygame.KMOD_LCTRL)
    assert hands.settings.muted
    assert hands.button("Off").is_selected
    hands.key(pygame.K_m, pygame.KMOD_LCTRL)
    assert not hands.settings.muted
    assert hands.button("On").is_selected
    hands.play(a_game(4))
    hands.step()
    hands.key(pygame.K_m, pygame.KMOD_LCTRL)
    assert hands.settings.muted


def test_volumes_are_chosen_heard_and_remembered(opened: Callable[..., Hands], files: list[str]) -> None:
    hands = opened()
    hands.press("Settings")
    hands.press("Sound")
    hands.press("Quiet", 0)
    assert files[-1] == "bridge"
    hands.press("Loud", 1)
    assert (hands.settings.effects_volume, hands.settings.music_volume) == (0.4, 1.0)
    hands.press("Off", 2)
    hands.until(lambda: hands.app.sound.music is None)
    kept = opened().settings
    assert (kept.effects_volume, kept.music_volume, kept.muted) == (0.4, 0.0, False)


@pytest.mark.parametrize("setting", ["effects_volume", "music_volume"])
@pytest.mark.parametrize("value", [-0.1, 1.1, "loud"])
def test_a_volume_out_of_range_is_a_broken_file(
    opened: Callable[..., Hands], tmp_path, setting: str, value: object
) -> None:
    file = tmp_path / "config" / "settings.json"
    file.parent.mkdir()
    file.write_text(json.dumps({setting: value}))
    assert opened().settings.effects_volume == 0.7


def test_music_rests_while_another_window_is_in_front(hands: Hands) -> None:
    hands.until(lambda: hands.app.sound.music == "lake")
    hands.step(pygame.Event(pygame.WINDOWFOCUSLOST))
    hands.until(lambda: hands.app.sound.music is None)
    hands.step(pygame.Event(pygame.WINDOWFOCUSGAINED))
    hands.until(lambda: hands.app.sound.music == "lake")
    hands.app.control.change(music_in_background=True)
    hands.step(pygame.Event(pygame.WINDOWMINIMIZED))
    time.sleep(0.1)
    hands.step()
    assert hands.app.sound.music == "lake"


def test_the_window_works_without_a_sound_device(
    opened: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    hands = opened()
    hands.press("Settings")
    hands.press("Sound")
    hands.press("Loud", 0)
    hands.play(a_game(8))
    hands.step()
    hands.app.step([], 1.5)
    hands.step()
    assert pygame.mixer.get_init() is None
    assert hands.app.sound.next_wake is None
