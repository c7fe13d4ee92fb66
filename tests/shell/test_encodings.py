"""The window where the system's encoding lacks letters of names, of players, of saves and of folders."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the system is always UTF-8")

PLAIN = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
LATIN_1 = {"LC_ALL": "fr_FR.ISO-8859-1", "LANGUAGE": "en", "PYTHONUTF8": "0"}  # buttons are found by name
UNICODE = {"PYTHONUTF8": "1"}

PLAY = """
import os, sys
from pathlib import Path
from attrs import evolve
from mexica.resources import resources
from mexica.shell import program_log
from tests.games.mexica.table.playing import new_game, played
from tests.shell.hands import Hands

assert sys.getfilesystemencoding() == sys.argv[2], sys.getfilesystemencoding()
home = Path(sys.argv[1])
assert resources().parent == home.parent / "program", resources()
record = played(new_game("person", "greedy"), 4)
person, computer = record.players
record = evolve(record, players=(evolve(person, name="Pawe\\u0142"), computer))
with program_log.attended():
    program_log.keep(home / "log")
    program_log.show()
    hands = Hands(home)
    hands.play(record)
    hands.step()
    assert "installation is damaged" not in hands.texts(), hands.texts()
    hands.open_saves(record)
    hands.step()
    assert hands.entries()[0].get_text().startswith("Pawe\\u0142, ")
    hands.step()
    hands.press("Save")
    name = hands.scene.list.value.name
    assert name.startswith("Pawe\\u0142, "), ascii(name)
    assert "Saved as \\u201cPawe\\u0142, " in hands.texts()
    hands.press("Save")
    assert "There is a game called \\u201cPawe\\u0142, " in hands.texts()
    hands.press("Keep it")
    hands.press("Load")
    hands.step()
    assert hands.scene.record.players == record.players
    hands.app._fail(RuntimeError("\\u0142\\udcff \\0"))
    hands.step()
    assert hands.app.open
    assert "What happened is written down in" in hands.texts()
    assert "\\u017c\\u00f3\\u0142w/log/" in hands.texts(), hands.texts()
    hands.press("Save a report")
    hands.press("Show the report")
    hands.press("Back")
    hands.press("Continue from the last action")
    hands.step()
    assert hands.scene.record.players == record.players
    broken = home / "data" / "saves" / os.fsdecode("\\u017caba \\u674e.json".encode())
    broken.write_text("{")
    hands.app.navigation.load(broken)
    hands.step()
    assert "\\u017caba \\u674e.json" in hands.texts(), hands.texts()
    hands.press("OK")
    hands.app.control.change(muted=True)
    hands.close()
print("played to the end")
"""


@pytest.fixture(scope="module")
def latin_1(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a French system of old, if this one can make it."""
    if shutil.which("localedef") is None:
        pytest.skip("no localedef")
    folder = tmp_path_factory.mktemp("locales")
    made = subprocess.run(
        ["localedef", "-i", "fr_FR", "-f", "ISO-8859-1", folder / "fr_FR.ISO-8859-1"],
        capture_output=True,
        check=False,
    )
    if made.returncode:
        pytest.skip("no sources of locales")
    return {**LATIN_1, "LOCPATH": str(folder)}


def play(home: Path, environment: dict[str, str], encoding: str) -> subprocess.CompletedProcess[bytes]:
    """Run the script with a player's home, and a program, in folders with such names."""
    program = home.parent / "program"
    program.mkdir(parents=True)
    for part in ("mexica", "resources", "saves", "tests"):
        (program / part).symlink_to(Path(__file__).parents[2] / part)
    return subprocess.run(
        [sys.executable, "-c", PLAY, home, encoding],
        env={**os.environ, **environment, "PYTHONPATH": str(program)},
        cwd=program,
        capture_output=True,
        check=False,
    )


def assert_played(home: Path, environment: dict[str, str], encoding: str) -> None:
    done = play(home, environment, encoding)
    assert b"played to the end" in done.stdout, done.stderr.decode("utf-8", "backslashreplace")
    names = {os.fsencode(path.name) for path in (home / "data" / "saves").glob("*.mexica")}
    assert any(name.startswith("Paweł, ".encode()) for name in names)


def test_nothing_fails_where_the_system_knows_only_ascii(tmp_path: Path) -> None:
    home = tmp_path / "źrebak" / "żółw"
    assert_played(home, PLAIN, "ascii")
    assert "RuntimeError" in (home / "log" / "mexica.log").read_text(encoding="utf-8")


def test_nothing_fails_where_the_system_knows_only_latin_1(tmp_path: Path, latin_1: dict[str, str]) -> None:
    assert_played(tmp_path / "źrebak" / "żółw", latin_1, "iso8859-1")
