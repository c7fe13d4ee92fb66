"""Writing files: either the old or the new contents are complete."""

import os
from pathlib import Path

import pytest

from mexica.shell.atomic_write import write_atomically


def test_a_file_and_its_folder_are_made(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "game.json"
    write_atomically(path, "Zażółć\n")
    assert path.read_bytes() == "Zażółć\n".encode()


def test_what_is_replaced_stays_as_the_backup(tmp_path: Path) -> None:
    path, backup = tmp_path / "game.json", tmp_path / "game.json.bak"
    for text in ("one", "two", "three"):
        write_atomically(path, text, backup)
    assert (path.read_text(), backup.read_text()) == ("three", "two")


@pytest.mark.parametrize("step", ["fsync", "replace", "link"])
def test_a_failure_at_any_step_leaves_the_old_contents_and_no_litter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    path, backup = tmp_path / "game.json", tmp_path / "game.json.bak"
    write_atomically(path, "old", backup)

    def fail(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, step, fail)
    if step == "link":  # a file system without hard links copies instead
        write_atomically(path, "new", backup)
        assert (path.read_text(), backup.read_text()) == ("new", "old")
        return
    with pytest.raises(OSError, match="No space left"):
        write_atomically(path, "new", backup)
    assert path.read_text() == "old"
    assert {file.name for file in tmp_path.iterdir()} <= {"game.json", "game.json.bak"}


def test_being_stopped_between_write_and_replace_leaves_the_old_contents(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    write_atomically(path, "old")

    def stop(*_args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", stop)
    with pytest.raises(KeyboardInterrupt):
        write_atomically(path, "new")
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]
    assert path.read_text() == "old"
