"""`mexica --selftest` tells what the machine offers and what is wrong, and leaves the player's files be."""

import json
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from mexica import box
from mexica.computer.thinker import ThinkerError
from mexica.rulebook.sentence import sentence
from mexica.selftest import desktop, parts, selftest_command
from mexica.selftest.findings import Finding, FoundWrongError, Verdict, tried
from mexica.selftest.machine import machine
from mexica.shell.user_folders import Folders
from tests.shell.hands import folders_in

Capture = pytest.CaptureFixture[str]


def selftest(folder: Path, *arguments: str, **surroundings: str) -> "subprocess.CompletedProcess[str]":
    """Run the command with a home of its own."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    environment |= {"HOME": str(folder), "LOGNAME": "xochiquetzal", **surroundings}
    return subprocess.run(
        [sys.executable, "-m", "mexica", "--selftest", *arguments],
        capture_output=True, text=True, encoding="utf-8", env=environment, check=False, timeout=900,
    )  # fmt: skip


def by_topic(findings: Iterator[Finding] | tuple[Finding, ...]) -> dict[str, Finding]:
    return {finding.topic: finding for finding in findings}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, "subprocess.CompletedProcess[str]"]:
    """A whole run on a machine without a display, and the home of its player."""
    home = tmp_path_factory.mktemp("xochiquetzal")
    kept = os.environ.pop("SDL_VIDEODRIVER", None)
    displays = {name: os.environ.pop(name) for name in ("DISPLAY", "WAYLAND_DISPLAY") if name in os.environ}
    try:
        return home, selftest(home, "--json")
    finally:
        os.environ.update(displays)
        if kept is not None:
            os.environ["SDL_VIDEODRIVER"] = kept


def test_all_parts_are_tried_and_found_well_without_a_display(
    whole: tuple[Path, "subprocess.CompletedProcess[str]"],
) -> None:
    _, done = whole
    assert done.returncode == 0, done.stdout + done.stderr
    report = json.loads(done.stdout)
    assert report["ok"]
    topics = {finding["topic"]: finding for finding in report["findings"]}
    assert topics.keys() >= {
        *("Python", "Libraries", "Processor", "Language", "Folder of saved games"),
        *("Pictures", "Sounds", "Letters"),
    }
    for game in box.games():
        levels = [f"Computer player {kind}" for kind in box.arena_game(game.key).levels]
        table = "Table", "Hint", "Computers at the table", "A game continued", "A finished game"
        assert topics.keys() >= {
            f"{game.title}: {topic}" for topic in ("Rules", "Saved games", *levels, *table)
        }
    if sys.platform == "linux":
        assert topics["Display"]["verdict"] == "note"
        assert topics["Display"]["found"] == "there is none"


def test_nothing_tells_who_the_player_is_and_none_of_their_files_is_touched(
    whole: tuple[Path, "subprocess.CompletedProcess[str]"],
) -> None:
    home, done = whole
    assert "xochiquetzal" not in (done.stdout + done.stderr).casefold()
    left = [path for path in home.rglob("*") if path.is_file() and "mesa" not in path.as_posix()]
    assert left == []


def test_a_line_has_what_is_wrong_and_what_to_do() -> None:
    def broken() -> str:
        raise FoundWrongError("it is broken")

    def failing() -> str:
        return {}["key"]

    (found,) = tried("Saved games", broken, "Make room.")
    assert str(found) == "wrong   Saved games: it is broken\n        Make room."
    (found,) = tried("Saved games", failing, "Make room.")
    assert found.found == "KeyError: 'key'"
    (found,) = tried("Rules", lambda: "played", "Make room.")
    assert str(found).startswith("ok      Rules: played (")


def test_the_exit_code_and_the_last_line_say_whether_all_is_well(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Capture
) -> None:
    def run(*verdicts: Verdict) -> int:
        found = tuple(Finding("Part", f"in {tmp_path}", verdict) for verdict in verdicts)
        monkeypatch.setattr(selftest_command, "_findings", lambda games, folders: found)
        return selftest_command.run(lambda: (), folders_in(tmp_path), False)

    assert run(Verdict.OK, Verdict.NOTE) == 0
    told = capsys.readouterr().out
    assert told.splitlines()[-1] == "All is well."
    assert str(tmp_path) not in told
    assert run(Verdict.OK, Verdict.WRONG) == 1
    assert "1 of 2 are wrong" in capsys.readouterr().out


def test_a_folder_that_cannot_be_made_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    folders = Folders(tmp_path / "config", tmp_path / "file" / "data", tmp_path / "log")
    found = by_topic(machine(folders))
    assert found["Folder of saved games"].verdict is Verdict.WRONG
    assert found["Folder of saved games"].advice
    assert found["Folder of settings"].verdict is Verdict.OK
    assert not folders.config.exists()


def test_a_computer_player_that_cannot_start_is_wrong(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def refuse(*_args: Any) -> Any:
        raise ThinkerError(sentence("No process can be started."))

    game = box.games()[0], box.arena_game("mexica")
    monkeypatch.setattr(parts, "Thinker", refuse)
    for quick in ("_pictures", "_sounds", "_saves"):
        monkeypatch.setattr(parts, quick, lambda *_args: "tried")
    found = by_topic(parts.parts((game,), tmp_path))
    assert found["Computer player greedy"].verdict is Verdict.WRONG
    assert "processes" in found["Computer player greedy"].advice
    assert found["Rules"].verdict is Verdict.OK


def test_a_save_that_comes_back_different_is_wrong(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game, arena_game = box.games()[0], box.arena_game("mexica")
    monkeypatch.setattr(type(game), "load", lambda self, path: None)
    with pytest.raises(FoundWrongError, match="a saved game comes back different"):
        parts._saves(game, arena_game, tmp_path)


def end_at_once(answers: Connection) -> None:
    os.kill(os.getpid(), signal.SIGTERM)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
def test_a_driver_that_ends_its_process_is_told() -> None:
    receiver, sender = multiprocessing.Pipe(duplex=False)
    process = multiprocessing.get_context("spawn").Process(target=end_at_once, args=(sender,), daemon=True)
    process.start()
    sender.close()
    (found,) = desktop._received("Window", receiver, process, "Update the driver.")
    assert found.verdict is Verdict.WRONG
    assert "has ended" in found.found


def test_json_alone_asks_for_nothing(capsys: Capture) -> None:
    from mexica.cli import main  # noqa: PLC0415

    assert main(["--json"]) == 2
    assert "--selftest" in capsys.readouterr().err
