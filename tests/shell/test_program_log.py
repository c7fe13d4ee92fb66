"""The log of the program."""

import json
import logging
import os
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

from mexica import __version__
from mexica.cli import main
from mexica.shell import program_log, startup
from tests.games.mexica.table.playing import new_game, played
from tests.shell.hands import Hands

log = logging.getLogger("mexica.tried")
Capture = pytest.CaptureFixture[str]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "log"


def written(folder: Path) -> str:
    return (folder / program_log.NAME).read_text(encoding="utf-8")


def keep(folder: Path) -> None:
    program_log.keep(folder)


def test_what_is_logged_is_in_the_file_and_not_on_the_terminal(folder: Path, capsys: Capture) -> None:
    with program_log.attended():
        keep(folder)
        log.info("it works")
        log.debug("in detail")
        logging.getLogger("elsewhere").warning("of others")
    log.info("too late")
    text = written(folder)
    assert "INFO mexica.tried: it works" in text
    assert "of others" in text
    assert "in detail" not in text
    assert "too late" not in text
    assert capsys.readouterr() == ("", "")


def test_shown_on_the_terminal_it_has_all_details(folder: Path, capsys: Capture) -> None:
    with program_log.attended():
        program_log.show()
        keep(folder)
        log.debug("in detail")
        warnings.warn("a noise", stacklevel=1)
    assert "in detail" in written(folder)
    said = capsys.readouterr().err
    assert "DEBUG mexica.tried: in detail" in said
    assert "a noise" in said


def test_warnings_of_libraries_are_kept_from_the_terminal(folder: Path, capsys: Capture) -> None:
    with program_log.attended():
        keep(folder)
        warnings.warn("a noise", stacklevel=1)
    assert "a noise" in written(folder)
    assert capsys.readouterr() == ("", "")


def test_a_few_small_files_are_kept(folder: Path) -> None:
    with program_log.attended():
        keep(folder)
        for _ in range(2000):
            log.info("x" * 1000)
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["mexica.log", "mexica.log.1", "mexica.log.2"]
    assert all(file.stat().st_size <= 500_000 for file in files)


def test_letters_of_no_encoding_are_written(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logging.getLogger(), "handlers", [])  # pytest-xdist cannot pass such letters on
    with program_log.attended():
        keep(folder)
        log.info("odd: \udcff \ud800 李 \0")
    assert "odd: \\udcff \\ud800 李" in written(folder)


def test_neither_names_of_saves_nor_the_home_folder_are_written(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(folder.parent))
    monkeypatch.setenv("USERPROFILE", str(folder.parent))
    with program_log.attended():
        keep(folder)
        path = folder.parent / "saves" / "Ana vs Ben.json"
        try:
            path.read_text()
        except OSError as error:
            log.exception("a fault %s", path, exc_info=error)
            log.info("a fault of %s here", folder.parent / "other")
    text = written(folder)
    assert "No such file or directory: '…'" in text
    assert "a fault of …" in text
    assert "Ana" not in text
    assert "Ben" not in text
    assert str(folder.parent) not in text.replace(str(Path.cwd()), "")


@pytest.mark.skipif(sys.platform == "win32", reason="devices and pipes of POSIX")
@pytest.mark.parametrize("obstacle", ["file for folder", "folder for file", "pipe", "full", "read-only"])
def test_a_log_that_cannot_be_written_stops_nothing(folder: Path, obstacle: str, capsys: Capture) -> None:
    path = folder / program_log.NAME
    if obstacle == "file for folder":
        folder.write_text("")
    else:
        folder.mkdir()
    if obstacle == "folder for file":
        path.mkdir()
    elif obstacle == "pipe":
        os.mkfifo(path)
    elif obstacle == "full":
        path.symlink_to("/dev/full")
    elif obstacle == "read-only":
        path.symlink_to("/proc/version")
    with program_log.attended():
        keep(folder)
        log.error("x" * 600_000)
        log.error("more")
    assert capsys.readouterr() == ("", "")


def test_a_window_logs_its_start_and_its_games_without_names(tmp_path: Path) -> None:
    with program_log.attended():
        keep(tmp_path / "log")
        hands = Hands(tmp_path)
        program_log.note_start()
        record = played(new_game("person", "greedy"), 4)
        hands.play(record)
        hands.step()
        path = hands.app.saves.save("Xochitl", hands.game, record)
        hands.app.navigation.load(path)
        hands.step()
        path.write_text(json.dumps({"game": "mexica", "format": "Xochitl"}))
        hands.app.navigation.load(path)
        hands.step()
        hands.close()
    text = written(tmp_path / "log")
    assert f"mexica {__version__}, Python 3." in text
    assert "a game of mexica for 2 is on the table" in text
    assert "a saved game of mexica was loaded" in text
    assert "a saved game cannot be loaded (SaveError)" in text
    assert not any(name in text for name in ("Xochitl", *(player.name for player in record.players)))


def test_the_window_of_the_command_keeps_its_log(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Capture
) -> None:
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setattr("mexica.shell.app.App.run", lambda app: app.close() or 0)
    kept = startup.of_this_player().log / program_log.NAME
    if tmp_path not in kept.parents:
        pytest.skip("the system has its own place for logs")
    assert main([]) == 0
    assert f"mexica {__version__}, Python 3." in kept.read_text(encoding="utf-8")
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize(
    "arguments",
    [
        ("--verbose", "selfplay", "--seats", "random,random", "--games", "1", "--nodes", "5"),
        ("selfplay", "--seats", "random,random", "--games", "1", "--nodes", "5", "--verbose"),
    ],
)
def test_every_command_takes_verbose(arguments: tuple[str, ...]) -> None:
    code = (
        "import warnings, mexica.arena.arena_command as arena\n"
        "from mexica.cli import main\n"
        "played = arena.selfplay\n"
        "arena.selfplay = lambda *given: (warnings.warn('a noise'), played(*given))[1]\n"
        "raise SystemExit(main())"
    )
    loud, quiet = (
        subprocess.run([sys.executable, "-c", code, *given], capture_output=True, text=True, check=False)
        for given in (arguments, [word for word in arguments if word != "--verbose"])
    )
    assert (loud.returncode, quiet.returncode) == (0, 0)
    assert loud.stdout == quiet.stdout
    assert "a noise" in loud.stderr
    assert quiet.stderr == ""
