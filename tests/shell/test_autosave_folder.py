"""Two copies of the program keep their autosaves apart, and what a killed one left is removed."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from mexica.atomic_write import write_atomically
from mexica.play.journal import journal_of
from mexica.shell.autosave_folder import AutosaveFolder
from mexica.shell.saves import Saves
from mexica.shell.saves_at_start import open_saves
from tests.shell.hands import folders_in
from tests.shell.test_saves import MEXICA, a_game

Copy = tuple[AutosaveFolder, Saves]


class Copies:
    """Copies of the program with the same folders."""

    def __init__(self, folder: Path) -> None:
        self.folders = folders_in(folder)
        self.auto = self.folders.saves / "auto"
        self._open: list[AutosaveFolder] = []

    def start(self) -> Saves:
        auto, saves = open_saves(self.folders, (MEXICA,))
        self._open.append(auto)
        return saves

    def end(self, number: int = -1) -> None:
        self._open.pop(number).release()

    def end_all(self) -> None:
        while self._open:
            self.end()


@pytest.fixture
def copies(tmp_path: Path) -> Iterator[Copies]:
    made = Copies(tmp_path)
    yield made
    made.end_all()


def setups(saves: Saves) -> list[object]:
    return [MEXICA.load(path).setup for path in saves.slots.in_progress()]


def test_the_matches_of_two_copies_do_not_push_each_other_out(copies: Copies) -> None:
    first, second = copies.start(), copies.start()
    for seed in (1, 2, 3, 4):
        (first if seed % 2 else second).autosave(MEXICA, a_game(seed), begun=True)
    assert setups(first) == [a_game(3).setup, a_game(1).setup]
    assert setups(second) == [a_game(4).setup, a_game(2).setup]
    copies.end_all()
    alone = copies.start()
    assert setups(alone) == [a_game(seed).setup for seed in (4, 2, 3, 1)]
    assert not list(copies.auto.glob("copy-*"))


def test_the_same_match_in_two_copies_is_kept_twice(copies: Copies) -> None:
    first, second = copies.start(), copies.start()
    first.autosave(MEXICA, a_game(1, "start G7"), begun=True)
    second.autosave(MEXICA, a_game(1, "start H8"), begun=True)
    copies.end_all()
    kept = [MEXICA.load(path) for path in copies.start().slots.in_progress()]
    assert kept == [a_game(1, "start H8"), a_game(1, "start G7")]


def test_the_copy_that_was_played_in_last_is_continued(copies: Copies) -> None:
    first, second = copies.start(), copies.start()
    second.autosave(MEXICA, a_game(2), begun=True)
    second.slots.fold()
    first.autosave(MEXICA, a_game(1), begun=True)
    first.slots.fold()
    copies.end_all()
    assert setups(copies.start()) == [a_game(1).setup, a_game(2).setup]


def test_nothing_is_taken_over_from_a_copy_that_is_running(copies: Copies) -> None:
    copies.start()
    second = copies.start()
    second.autosave(MEXICA, a_game(2), begun=True)
    copies.end(0)
    first = copies.start()
    assert setups(first) == []
    second.autosave(MEXICA, a_game(2, "start G7"))
    copies.end_all()
    assert [MEXICA.load(path) for path in copies.start().slots.in_progress()] == [a_game(2, "start G7")]


def test_games_played_out_in_another_copy_are_taken_over(copies: Copies) -> None:
    copies.start()
    second = copies.start()
    second.autosave(MEXICA, a_game(2), begun=True)
    second.slots.path(1).rename(second.slots.folder / "finished-1.json")
    copies.auto.joinpath("finished-1.json").write_text("another")
    copies.end_all()
    copies.start()
    names = sorted(path.name for path in copies.auto.glob("*.json"))
    assert names == ["finished-1.json", "finished-2.json"]
    assert MEXICA.load(copies.auto / "finished-2.json") == a_game(2)


LOCK = """
import sys
from pathlib import Path
from mexica.shell.autosave_folder import AutosaveFolder
folder = AutosaveFolder(Path(sys.argv[1]))
print(folder.path.name, flush=True)
sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_the_lock_of_a_killed_program_does_not_count(copies: Copies) -> None:
    command = [sys.executable, "-c", LOCK, str(copies.auto)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "auto\n"
        assert copies.start().slots.folder.name == "copy-2"
        copies.end()
        other.send_signal(signal.SIGKILL)
        other.wait()
    assert copies.start().slots.folder == copies.auto


def test_a_folder_in_which_nothing_can_be_locked_is_used_without(
    copies: Copies, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_args: object, **_named: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("filelock.FileLock.acquire", refused)
    saves = copies.start()
    assert saves.slots.folder == copies.auto
    assert saves.newest_unfinished() is None


def litter(folder: Path) -> Path:
    """A file as a program leaves that is killed while it writes."""
    folder.mkdir(parents=True, exist_ok=True)
    with pytest.MonkeyPatch.context() as killed:
        killed.setattr(Path, "unlink", lambda *_args, **_named: None)
        killed.setattr(os, "replace", lambda *_args: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            write_atomically(folder / "game.json", b"half")
    return next(path for path in folder.iterdir() if path.suffix == ".tmp")


def test_files_that_a_killed_program_left_are_removed_at_the_next_start(copies: Copies) -> None:
    first = copies.start()
    first.autosave(MEXICA, a_game(1), begun=True)
    first.autosave(MEXICA, a_game(1, "start G7"))
    copies.end_all()
    left = [litter(folder) for folder in (copies.auto, copies.folders.saves, copies.folders.config)]
    orphan = copies.auto / "autosave-7.journal"
    orphan.write_bytes(journal_of(first.slots.path(1)).read_bytes())
    other = copies.folders.saves / ".notes.tmp"
    other.touch()
    after = copies.start()
    assert not any(path.exists() for path in (*left, orphan))
    assert other.exists()
    assert [MEXICA.load(path) for path in after.slots.in_progress()] == [a_game(1, "start G7")]


def test_files_of_a_running_copy_are_left_alone(copies: Copies) -> None:
    copies.start()
    second = copies.start()
    left = [litter(folder) for folder in (second.slots.folder, copies.folders.saves)]
    copies.end(0)
    copies.start()
    assert all(path.exists() for path in left)
    copies.end_all()
    copies.start()
    assert not any(path.exists() for path in left)
