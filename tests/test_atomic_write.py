"""Writing files: either the old or the new contents are complete."""

import os
import sys
from pathlib import Path

import pytest

from mexica.atomic_write import is_temporary, write_atomically


def test_a_file_and_its_folder_are_made(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "game.json"
    write_atomically(path, "Zażółć\n".encode())
    assert path.read_bytes() == "Zażółć\n".encode()


def test_what_is_replaced_stays_as_the_backup(tmp_path: Path) -> None:
    path, backup = tmp_path / "game.json", tmp_path / "game.json.bak"
    for text in (b"one", b"two", b"three"):
        write_atomically(path, text, backup)
    assert (path.read_text(), backup.read_text()) == ("three", "two")


@pytest.mark.parametrize("step", ["fsync", "replace", "link"])
def test_a_failure_at_any_step_leaves_the_old_contents_and_no_litter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    path, backup = tmp_path / "game.json", tmp_path / "game.json.bak"
    write_atomically(path, b"old", backup)

    def fail(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, step, fail)
    if step == "link":  # a file system without hard links copies instead
        write_atomically(path, b"new", backup)
        assert (path.read_text(), backup.read_text()) == ("new", "old")
        return
    with pytest.raises(OSError, match="No space left"):
        write_atomically(path, b"new", backup)
    assert path.read_text() == "old"
    assert {file.name for file in tmp_path.iterdir()} <= {"game.json", "game.json.bak"}


def test_being_stopped_between_write_and_replace_leaves_the_old_contents(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    write_atomically(path, b"old")

    def stop(*_args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", stop)
    with pytest.raises(KeyboardInterrupt):
        write_atomically(path, b"new")
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]
    assert path.read_text() == "old"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")
def test_the_file_has_the_permissions_of_any_new_file(tmp_path: Path) -> None:
    path, usual = tmp_path / "game.json", tmp_path / "usual"
    usual.touch()
    write_atomically(path, b"new")
    assert path.stat().st_mode == usual.stat().st_mode


def test_what_a_killed_program_leaves_is_known_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as killed:
        killed.setattr(Path, "unlink", lambda *_args, **_named: None)
        killed.setattr(os, "replace", lambda *_args: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            write_atomically(tmp_path / "game.json", b"new")
    (left,) = tmp_path.iterdir()
    assert is_temporary(left)
    assert not any(map(is_temporary, (tmp_path / "game.json", tmp_path / ".hidden.tmp", tmp_path / "a.tmp")))
