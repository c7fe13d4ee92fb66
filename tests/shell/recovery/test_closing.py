"""Whatever fails, closing the window saves the game and leaves all screens."""

from pathlib import Path

import pygame
import pytest

from mexica.shell.match.match_scene import MatchScene
from mexica.shell.scene_stack import SceneStack
from mexica.shell.setup_screen import SetupScreen
from tests.shell.hands import Hands
from tests.shell.recovery.faults import fails, reports


def test_ctrl_c_saves_the_game_and_closes_the_window(playing: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = []

    def interrupt(match: MatchScene, *_: object) -> None:
        shown.append(match.record.actions)  # with those of the computer, if it has played since
        raise KeyboardInterrupt

    monkeypatch.setattr(MatchScene, "update", interrupt)
    with pytest.raises(KeyboardInterrupt):
        playing.app.run()
    assert not pygame.display.get_init()
    newest = playing.app.saves.newest_unfinished()
    assert newest is not None
    assert playing.game.load(newest.path).actions == shown[-1]
    assert str(shown[-1][0]) == "start G7"


def test_a_screen_that_cannot_be_left_does_not_keep_the_window_open(
    playing: Hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The player has chosen to quit, so that no dialog asks how to go on; yet it is no silence."""
    monkeypatch.setattr(MatchScene, "leave", fails)
    playing.app.navigation.quit()
    playing.step()
    assert not playing.app.open
    assert "Something went wrong" in (playing.app.recovery.last_words or "")
    assert "for the test" in reports(tmp_path, "crash")[0]


def test_closing_does_all_it_can(playing: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MatchScene, "leave", fails)
    playing.app.open = False
    with pytest.raises(ZeroDivisionError):
        playing.app.run()
    assert not pygame.display.get_init()
    assert playing.app.sound.mixer.ready() is False


def test_all_screens_are_left_though_one_of_them_fails(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    stack: SceneStack = hands.app.stack
    hands.press("New game")
    monkeypatch.setattr(SetupScreen, "leave", fails)
    with pytest.raises(ZeroDivisionError):
        stack.clear()
    assert stack.layers == []
    hands.app.navigation.go_start()
