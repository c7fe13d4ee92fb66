"""After a fault of the program the player goes on where it happened, or at the start screen, or quits."""

from pathlib import Path

import pygame
import pytest

from mexica import cli
from mexica.games.mexica.table.board.table_view import TableView
from mexica.resources import DamagedError
from mexica.shell import crash_report, startup
from mexica.shell.dialog import Dialog
from mexica.shell.match.match_scene import MatchScene
from mexica.shell.setup_screen import SetupScreen
from mexica.shell.start_screen import StartScreen
from tests.shell.hands import Hands
from tests.shell.recovery.faults import ON, fails, fails_once, redraw, reports


@pytest.mark.parametrize(
    ("owner", "name"), [(TableView, "draw"), (MatchScene, "update"), (MatchScene, "handle")]
)
def test_a_game_goes_on_from_its_last_action(
    owner: type, name: str, playing: Hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = playing.scene
    record = before.record
    fails_once(owner, name, monkeypatch)
    playing.key(pygame.K_F7)
    redraw(playing)
    assert isinstance(playing.scene, Dialog)
    assert "you can play on from the last action" in playing.texts()
    assert [button.text for button in playing.buttons()] == [ON, "Save a report", "Quit"]
    (crash,) = reports(tmp_path, "crash")
    assert "ZeroDivisionError: for the test" in crash
    playing.press(ON)
    assert isinstance(playing.scene, MatchScene)
    assert playing.scene is not before
    assert playing.scene.record == record
    assert playing.app.window.surface.get_clip().size == playing.app.window.size


def test_an_action_that_was_played_before_the_fault_is_kept(
    playing: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What fails is the showing of an action, which the autosave has not seen yet."""
    scene = playing.scene
    action = scene.table.session.rules.legal_actions(scene.table.session.state)[0]

    def play_and_fail(self: MatchScene, _seconds: float) -> bool:
        self.table.session.apply(action)
        return fails()

    with monkeypatch.context() as patch:
        patch.setattr(MatchScene, "update", play_and_fail)
        playing.app.step([])
    playing.step()
    playing.press(ON)
    assert playing.scene.record.actions[-1] == action


def test_a_fault_that_comes_again_at_once_leads_to_the_start_screen(
    playing: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(TableView, "draw", fails)
        redraw(playing)
        playing.press(ON)
        assert isinstance(playing.scene, Dialog)
        assert "It is the same as before" in playing.texts()
        assert [button.text for button in playing.buttons()] == [
            "To the start screen",
            "Save a report",
            "Quit",
        ]
        playing.press("To the start screen")
    assert isinstance(playing.scene, StartScreen)
    assert playing.button("Continue").is_enabled


def test_a_table_that_cannot_be_made_anew_leads_to_the_start_screen(
    playing: Hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        fails_once(TableView, "draw", patch)
        redraw(playing)
        patch.setattr(MatchScene, "enter", fails)
        playing.press(ON)
    assert "It is the same as before. Your game is kept" in playing.texts()
    playing.press("Save a report")
    assert "start G7" in reports(tmp_path, "report")[0]
    playing.press("To the start screen")
    playing.press("Continue")
    assert [str(action) for action in playing.scene.record.actions] == ["start G7"]


def test_a_start_screen_that_fails_too_ends_the_program_in_a_sentence(
    hands: Hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(StartScreen, "update", fails)
    monkeypatch.setattr(Dialog, "update", fails)
    for _ in range(10):
        if hands.app.open:
            hands.app.step([])
    assert not hands.app.open
    with pytest.raises(
        crash_report.EndedError, match=r"^Something went wrong in Mexica, and it had to close\. "
    ):
        hands.app.run()
    assert reports(tmp_path, "crash")


def test_the_end_after_a_fault_is_one_sentence_and_exit_code_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def end(*_: object) -> int:
        raise crash_report.EndedError("Mexica had to close.")

    monkeypatch.setattr(startup, "run", end)
    assert cli.main([]) == 1
    assert capsys.readouterr().err == "mexica: Mexica had to close.\n"


def test_a_fault_outside_a_game_leads_to_the_start_screen(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands.press("New game")
    fails_once(SetupScreen, "draw", monkeypatch)
    redraw(hands)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.scene, StartScreen)


def test_quitting_after_a_fault_closes_the_window(playing: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    fails_once(TableView, "draw", monkeypatch)
    redraw(playing)
    playing.press("Quit")
    assert not playing.app.open
    assert playing.app.recovery.last_words is None


def test_damage_that_stops_a_screen_is_told_as_such(playing: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    fails_once(TableView, "draw", monkeypatch, DamagedError(Path("/x/y/fonts/letters.ttf"), "is missing"))
    redraw(playing)
    assert "fonts/letters.ttf is missing. Install Mexica again." in playing.texts()


@pytest.mark.parametrize(
    "error", [MemoryError(), RecursionError("too deep"), AssertionError(), KeyError("x")]
)
def test_any_error_is_taken(error: BaseException, playing: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    fails_once(TableView, "draw", monkeypatch, error)
    redraw(playing)
    playing.press(ON)
    assert isinstance(playing.scene, MatchScene)


def test_a_fault_while_the_loop_waits_is_taken(playing: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(MatchScene, "next_wake", property(fails))
        assert playing.app._events() == []
    playing.step()
    playing.press(ON)
    assert isinstance(playing.scene, MatchScene)
