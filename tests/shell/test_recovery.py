"""After a fault of the program the player goes on where it happened, saves a report, or quits."""

import re
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from mexica import cli
from mexica.games.mexica.table.board.table_view import TableView
from mexica.resources import DamagedError
from mexica.shell import background_faults, crash_report, startup
from mexica.shell.dialog import Dialog
from mexica.shell.match.match_scene import MatchScene
from mexica.shell.scene_stack import SceneStack
from mexica.shell.setup_screen import SetupScreen
from mexica.shell.start_screen import StartScreen
from tests.shell.hands import Hands, folders_in
from tests.shell.test_saves import a_game

ON = "Continue from the last action"


def fails(*_args: object, **_more: object) -> bool:
    raise ZeroDivisionError("for the test")


def fails_once(owner: type, name: str, patch: pytest.MonkeyPatch, error: BaseException | None = None) -> None:
    """Let a method fail the next time it is called."""
    whole = getattr(owner, name)

    def call(*_args: object, **_more: object) -> None:
        setattr(owner, name, whole)
        raise error or ZeroDivisionError("for the test")

    patch.setattr(owner, name, call)


@pytest.fixture
def playing(hands: Hands) -> Hands:
    """A window with a game in progress, after its first action."""
    hands.play(a_game(4, "start G7"))
    hands.step()
    return hands


def redraw(hands: Hands) -> None:
    hands.step(pygame.Event(pygame.WINDOWEXPOSED))


def reports(folder: Path, kind: str) -> list[str]:
    return [file.read_text("utf-8") for file in sorted(folders_in(folder).log.glob(f"{kind}-*.txt"))]


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


def test_a_report_is_saved_and_shown(playing: Hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fails_once(TableView, "draw", monkeypatch)
    redraw(playing)
    playing.press("Save a report")
    (report,) = reports(tmp_path, "report")
    assert re.search(r"report-[\d-]+\.txt", playing.texts())
    for part in (
        "Mexica 0",
        "Python 3",
        "SDL 2",
        "window 1024x700",
        "language",
        "ZeroDivisionError: for the test",
    ):
        assert part in report
    assert "Traceback" in report
    playing.press("Show the report")
    assert "ZeroDivisionError: for the test" in playing.texts()
    playing.press("Back")
    playing.press(ON)
    assert isinstance(playing.scene, MatchScene)


def test_the_game_of_a_report_can_be_loaded(
    playing: Hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = playing.scene.record
    fails_once(TableView, "draw", monkeypatch)
    redraw(playing)
    playing.press("Save a report")
    (report,) = reports(tmp_path, "report")
    file = tmp_path / "from the report.json"
    file.write_text(report[report.index("\n{") :], "utf-8")
    loaded = playing.game.load(file)
    assert (loaded.setup, loaded.actions) == (record.setup, record.actions)
    assert [player.kind for player in loaded.players] == [player.kind for player in record.players]
    assert [player.name for player in loaded.players] == ["Seat 1", "Seat 2"]


def test_a_game_that_cannot_be_encoded_is_reported_by_its_actions(
    playing: Hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(playing.game), "encode", fails)
    fails_once(TableView, "draw", monkeypatch)
    redraw(playing)
    playing.press("Save a report")
    (report,) = reports(tmp_path, "report")
    assert "\nstart G7\n" in report


def test_a_report_that_cannot_be_written_is_told(
    playing: Hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders_in(tmp_path).log.write_text("a file in place of the folder")
    fails_once(TableView, "draw", monkeypatch)
    redraw(playing)
    assert "written down" not in playing.texts()
    playing.press("Save a report")
    assert "The report could not be written to" in playing.texts()
    playing.press(ON)
    assert isinstance(playing.scene, MatchScene)


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
