"""The program that is one file leaves nothing behind of what it unpacks, though it may be killed."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from filelock import FileLock

from mexica.shell import unpacked


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of the start that the test stands for."""
    folder = started(tmp_path, "_MEI000001aaaaaa", lock=False)
    monkeypatch.setattr(sys, "_MEIPASS", str(folder), raising=False)
    yield folder
    for lock in unpacked._held:
        lock.release()


def started(temporary: Path, name: str, *, lock: bool = True) -> Path:
    folder = temporary / name
    (folder / "mexica").mkdir(parents=True)
    (folder / "mexica" / "x.png").write_bytes(b"x")
    if lock:
        (folder / unpacked.LOCK).touch()
    return folder


def test_what_a_start_that_was_killed_has_left_is_removed(own: Path, tmp_path: Path) -> None:
    left = started(tmp_path, "_MEI000002bbbbbb")
    unpacked.claim()
    assert not left.exists()
    assert own.exists()


def test_the_folder_of_a_program_that_runs_stays(own: Path, tmp_path: Path) -> None:
    runs = started(tmp_path, "_MEI000002bbbbbb")
    with FileLock(runs / unpacked.LOCK):
        unpacked.claim()
    assert (runs / "mexica" / "x.png").exists()


def test_one_start_does_not_remove_what_another_uses(
    own: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unpacked.claim()
    other = started(tmp_path, "_MEI000003cccccc", lock=False)
    monkeypatch.setattr(sys, "_MEIPASS", str(other))
    unpacked.claim()
    assert own.exists()


def test_folders_of_other_programs_stay(own: Path, tmp_path: Path) -> None:
    others = started(tmp_path, "_MEI000004dddddd", lock=False), started(tmp_path, "elsewhere")
    unpacked.claim()
    assert all(folder.exists() for folder in others)


@pytest.mark.skipif(os.name != "posix", reason="links need a right on Windows")
def test_a_link_is_not_followed(own: Path, tmp_path: Path) -> None:
    target = started(tmp_path, "important")
    (tmp_path / "_MEI000005eeeeee").symlink_to(target)
    unpacked.claim()
    assert (target / "mexica" / "x.png").exists()


@pytest.mark.skipif(os.name != "posix", reason="another user's folder is another user's on POSIX only")
def test_a_folder_of_another_user_stays(own: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    foreign = started(tmp_path, "_MEI000006ffffff")
    monkeypatch.setattr(os, "getuid", lambda: foreign.stat().st_uid + 1)
    unpacked.claim()
    assert foreign.exists()


@pytest.mark.parametrize("place", [None, "/opt/mexica/_internal"])
def test_only_the_one_file_has_such_a_folder(place: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    held = len(unpacked._held)
    if place is None:
        monkeypatch.delattr(sys, "_MEIPASS", raising=False)
    else:
        monkeypatch.setattr(sys, "_MEIPASS", place, raising=False)
    unpacked.claim()
    assert len(unpacked._held) == held
