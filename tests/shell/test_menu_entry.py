"""A copy that no package has installed adds itself to the desktop's menu, and leaves nothing when removed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from mexica import cli
from mexica.resources import resource
from mexica.shell import menu_entry

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="other desktops have no such files")


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


def files(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*"))


@LINUX
def test_added_and_removed_it_leaves_nothing(data: Path) -> None:
    data.mkdir()
    assert cli.main(["menu", "add"]) == 0
    assert {"applications/mexica.desktop", "mime/packages/mexica.xml"} < set(files(data))
    assert (data / "icons/hicolor/512x512/apps/mexica.png").is_file()
    assert cli.main(["menu", "remove"]) == 0
    assert files(data) == []


@LINUX
def test_what_others_have_there_stays(data: Path) -> None:
    (data / "applications").mkdir(parents=True)
    shutil.copy(resource("desktop", "mexica.desktop"), data / "applications" / "other.desktop")
    (data / "mime" / "packages").mkdir(parents=True)
    kind = resource("desktop", "mexica.xml").read_text().replace("mexica", "other")
    (data / "mime" / "packages" / "other.xml").write_text(kind)
    menu_entry.add(data)
    menu_entry.remove(data)
    assert {"applications/other.desktop", "mime/packages/other.xml"} < set(files(data))
    if shutil.which("update-mime-database"):
        assert "x-other-save" in (data / "mime" / "types").read_text()
        assert "x-mexica-save" not in (data / "mime" / "types").read_text()


@LINUX
def test_a_copy_of_a_package_is_in_the_menu_already(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = data.parent / "shared"
    (shared / "applications").mkdir(parents=True)
    link = data.parent / "program"
    link.symlink_to(sys.executable)
    (shared / "applications" / "mexica.desktop").write_text(f"[Desktop Entry]\nExec={link} %f\n")
    monkeypatch.setenv("XDG_DATA_DIRS", f"{data.parent / 'none'}{os.pathsep}{shared}")
    assert cli.main(["menu", "add"]) == 2
    assert capsys.readouterr().err.startswith("mexica: This copy is in the menu already")
    assert not data.exists()
    link.unlink()  # another copy's
    link.symlink_to("/bin/true")
    assert cli.main(["menu", "add"]) == 0


@LINUX
def test_removing_what_was_not_added_is_no_fault(data: Path) -> None:
    assert cli.main(["menu", "remove"]) == 0
    assert not data.exists()


@LINUX
def test_a_folder_that_cannot_be_written_is_said_in_one_sentence(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data.write_text("")  # no folder
    assert cli.main(["menu", "add"]) == 2
    err = capsys.readouterr().err
    assert err.startswith("mexica: The menu could not be changed: ")
    assert err.count("\n") == 1


@LINUX
def test_its_entry_is_valid_and_starts_this_copy(data: Path) -> None:
    menu_entry.add(data)
    entry = data / "applications" / "mexica.desktop"
    lines = dict(line.split("=", 1) for line in entry.read_text().splitlines()[1:])
    assert lines["Exec"] == f'"{sys.executable}" "-m" "mexica" %f'
    done = subprocess.run(
        [*menu_entry.command(), "--version"], cwd=lines["Path"], capture_output=True, check=True, text=True
    )
    assert done.stdout.startswith("mexica ")
    if shutil.which("desktop-file-validate"):
        subprocess.run(["desktop-file-validate", str(entry)], check=True)


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["/opt/mexica"], '"/opt/mexica"'),
        (["/opt/my games/mexica", "-m"], '"/opt/my games/mexica" "-m"'),
        (['/a"b`c$d'], r'"/a\\"b\\`c\\$d"'),
        (["/50%"], '"/50%%"'),
        (["/back\\slash"], r'"/back\\\\slash"'),
    ],
)
def test_words_are_quoted_for_the_entry(words: list[str], line: str) -> None:
    assert menu_entry.quoted(words) == line


@LINUX
def test_programs_of_the_system_get_their_own_libraries(monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    told = data.parent / "told"
    for name in ("update-mime-database", "update-desktop-database"):
        program = data.parent / name
        program.write_text(f'#!/bin/sh\necho "$LD_LIBRARY_PATH" >> "{told}"\n')
        program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{data.parent}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("LD_LIBRARY_PATH", "/of/the/program")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/of/the/system")
    menu_entry.add(data)
    assert told.read_text() == "/of/the/system\n" * 2
