"""Reports of faults say nothing of who the player is: no names, no paths outside the program's folders."""

import os
import sysconfig
from pathlib import Path

import pytest

import mexica
from mexica.resources import resource
from mexica.shell import crash_report
from mexica.shell.discretion import Discretion

SEATS = ("Anna", "Bo", "O'Neil \\ x", "Ünal", "Anna Maria")
HIDDEN = Discretion(SEATS, ["Zoé Brzęczyszczykiewicz"])


@pytest.mark.parametrize(
    ("text", "hidden"),
    [
        ("KeyError: 'Anna'", "KeyError: 'seat 1'"),
        ("Anna Maria has won against ANNA", "seat 5 has won against seat 1"),
        ("Annas Zug", "seat 1s Zug"),
        ("Bo and Bobby, bo_", "seat 2 and Bobby, seat 2_"),
        ('Player(name="O\'Neil \\\\ x")', 'Player(name="seat 3")'),
        ("'\\xdcnal' \\u00dcnal Ünal", "'seat 4' seat 4 seat 4"),
        ("Zoé Brzęczyszczykiewicz; Zo\\u00e9 Brz\\u0119czyszczykiewicz", "somebody; somebody"),
        ("O&#x27;Neil \\ x", "seat 3"),
    ],
)
def test_names_are_left_out_in_any_form(text: str, hidden: str) -> None:
    assert HIDDEN.hide(text) == hidden


@pytest.mark.parametrize(
    "path",
    [
        "/home/max/saves/x.json",
        "/home/Max Muster/My saves/Max gegen Eva.json",
        "C:\\Users\\Max Muster\\AppData\\Local\\mexica\\x.json",
        "C:/Users/Max/x.json",
        "\\\\server\\Max\\x.json",
        "~/Max/x.json",
        "file:///home/max/x.json",
        "/home/max",
    ],
)
@pytest.mark.parametrize(
    "text",
    [
        "FileNotFoundError: [Errno 2] No such file or directory: {quoted}",
        "the save '{path}' cannot be loaded",
        'File "{path}", line 3, in save',
        "({path})",
        "cannot read {path}",
        "{path}",
    ],
)
def test_paths_outside_the_program_are_left_out(path: str, text: str) -> None:
    hidden = HIDDEN.hide(text.format(path=path, quoted=repr(path)))
    assert "ax" not in hidden
    assert "Eva" not in hidden
    assert "x.json" not in hidden
    assert hidden.startswith(text.split("{", maxsplit=1)[0].rstrip("'\""))


def test_paths_of_the_program_begin_where_it_is_installed() -> None:
    app = Path(mexica.__file__).parent / "shell" / "app.py"
    library = Path(sysconfig.get_path("purelib")) / "pygame_gui" / "ui_manager.py"
    python = Path(os.__file__)
    for path, hidden in (
        (app, "…/mexica/shell/app.py"),
        (resource("shell", "toast.png"), "…/resources/shell/toast.png"),
        (library, "…/pygame_gui/ui_manager.py"),
        (python, "…/os.py"),
    ):
        assert HIDDEN.hide(f'  File "{path}", line 3, in f') == f'  File "{hidden}", line 3, in f'
        assert HIDDEN.hide(f"cannot open {path}") == f"cannot open {hidden}"


@pytest.mark.parametrize(
    "text",
    [
        "ZeroDivisionError: 1/2 and 3 // 4 and a / b",
        "    x = (a + b) / c // 2  # and/or",
        "<b>bold</b><br/>",
        "IndexError: list index out of range",
        "pygame-ce 2.5.8, SDL 2.32.10 with x11",
    ],
)
def test_other_texts_stay_as_they_are(text: str) -> None:
    assert HIDDEN.hide(text) == text


def test_files_called_after_players_are_left_out_without_their_folder_too() -> None:
    assert HIDDEN.hide("'Max gegen Eva.json' cannot be loaded: Max.json.bak") == "'…' cannot be loaded: …"


def test_the_name_of_the_systems_user_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOGNAME", "mmuster")
    monkeypatch.setenv("HOME", "/home/maxi-muster")
    assert Discretion().hide("mmuster, maxi-muster: mmusters") == "somebody, somebody: mmusters"


def raised() -> BaseException:
    try:
        try:
            Path("/home/Anna/secret.json").read_text("utf-8")
        except OSError as error:
            raise ValueError("Anna's game in /home/Anna/secret.json") from error
    except ValueError as error:
        error.add_note("played by Bo")
        return error
    raise AssertionError


def test_a_report_has_the_whole_chain_of_errors_without_names_and_paths() -> None:
    report = crash_report.text(raised(), HIDDEN, ["window 1024x700"], '{"game": "mexica"}')
    assert "Anna" not in report
    assert "secret" not in report
    assert "FileNotFoundError: [Errno 2] No such file or directory: '…'" in report
    assert "ValueError: seat 1's game in …" in report
    assert "played by seat 2" in report
    assert "test_discretion.py" in report
    assert str(Path.cwd()) not in report
    assert report.endswith('{"game": "mexica"}')


def test_the_crash_report_of_a_command_is_discreet_too(tmp_path: Path) -> None:
    file = crash_report.write(tmp_path, raised())
    assert file is not None
    text = file.read_text("utf-8")
    assert "secret" not in text
    assert "ValueError" in text


def test_a_long_message_and_a_deep_traceback_are_cut(tmp_path: Path) -> None:
    def deeper(number: int) -> None:
        other(number)

    def other(number: int) -> None:
        deeper(number + 1)

    with pytest.raises(RecursionError) as endless:
        deeper(1)
    for error in (ValueError("x" * 5_000_000), endless.value):
        assert len(crash_report.text(error, HIDDEN)) < crash_report.LONGEST + 2_000


def test_only_the_newest_reports_are_kept(tmp_path: Path) -> None:
    for number in range(30):
        (tmp_path / f"crash-20200101-0000{number:02}.txt").write_text("old")
    (tmp_path / "mexica.log").write_text("kept")
    newest = crash_report.write(tmp_path, ValueError("new"))
    kept = sorted(tmp_path.glob("crash-*.txt"))
    assert len(kept) == crash_report.MOST
    assert kept[-1] == newest
    assert (tmp_path / "mexica.log").exists()


def test_a_fault_in_writing_a_report_raises_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> str:
        raise MemoryError

    monkeypatch.setattr(crash_report, "text", fail)
    assert crash_report.write(tmp_path, ValueError("x")) is None
