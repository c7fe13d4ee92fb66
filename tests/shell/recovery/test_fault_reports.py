"""A report of a fault is saved with the game that was played."""

import re
from pathlib import Path

import pytest

from mexica.games.mexica.table.board.table_view import TableView
from mexica.shell.match.match_scene import MatchScene
from tests.shell.hands import Hands, folders_in
from tests.shell.recovery.faults import ON, fails, fails_once, redraw, reports


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
