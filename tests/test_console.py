"""What the commands do with the system's encoding, and with output that goes nowhere or cannot be written."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from mexica.games.mexica.table.match.match_record import SAVES
from tests.games.mexica.table.playing import new_game, played

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="devices, streams and locales of POSIX")

NAMES = ("Paweł", "Zoë 李")
PLAIN = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}  # everything is ASCII
COMMANDS = (
    ("replay", "SAVE"),
    ("replay", "SAVE", "--json"),
    ("selfplay", "--seats", "random,random", "--games", "1", "--nodes", "20"),
    ("arena", "--seats", "random,random", "--games", "1", "--nodes", "20", "--out", "OUT"),
    ("tune", "--help"),
    ("--version",),
    ("--help",),
)


@pytest.fixture
def save(tmp_path: Path) -> Path:
    data = SAVES.encode(played(new_game("person", "greedy"), 12))
    for player, name in zip(data["players"], NAMES, strict=True):
        player["name"] = name
    path = tmp_path / os.fsdecode("żółw.json".encode())
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def run(
    *arguments: str | Path, redirected: str = "", environment: dict[str, str] | None = None, **more: Any
) -> subprocess.CompletedProcess[str]:
    """Run the command `mexica` through a shell with these redirections."""
    return subprocess.run(
        ["sh", "-c", f'exec "$0" -m mexica "$@" {redirected}', sys.executable, *map(str, arguments)],
        env={**os.environ, **(environment or {})},
        capture_output=True,
        encoding="utf-8",
        errors="backslashreplace",
        check=False,
        **more,
    )


def filled_in(command: tuple[str, ...], save: Path) -> list[str]:
    return [
        {"SAVE": str(save), "OUT": str(save.with_name("arena.jsonl"))}.get(word, word) for word in command
    ]


@pytest.mark.parametrize(
    ("environment", "first", "second"),
    [
        ({"PYTHONIOENCODING": "ascii"}, "Pawe?", "Zo? ?"),
        ({"PYTHONIOENCODING": "utf-8"}, "Paweł", "Zoë 李"),
        (PLAIN, "Pawe?", "Zo? ?"),
    ],
)
def test_letters_that_the_output_lacks_are_replaced(
    save: Path, environment: dict[str, str], first: str, second: str
) -> None:
    done = run("replay", save, environment=environment)
    assert (done.returncode, done.stderr) == (0, "")
    assert [line.split("  ")[1] for line in done.stdout.splitlines()[1:]] == [first, second]


def test_letters_that_latin_1_lacks_are_replaced_and_its_own_are_not(save: Path) -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "mexica", "replay", save],
        env={**os.environ, "PYTHONIOENCODING": "latin-1"},
        capture_output=True,
        check=True,
    )
    assert [line.split("  ")[1] for line in shown.stdout.decode("latin-1").splitlines()[1:]] == [
        "Pawe?",
        "Zoë ?",
    ]


@pytest.mark.parametrize("environment", [PLAIN, {"PYTHONIOENCODING": "ascii"}, {}])
def test_a_mistake_with_a_foreign_name_is_one_sentence(tmp_path: Path, environment: dict[str, str]) -> None:
    done = run("replay", tmp_path / "żaba 李.json", environment=environment)
    assert done.returncode == 2
    assert done.stderr.startswith("mexica: '")
    assert done.stderr.count("\n") == 1
    assert "cannot be opened: No such file or directory" in done.stderr


@pytest.mark.parametrize(
    ("command", "environment"),
    [
        *((command, {}) for command in COMMANDS),
        *((COMMANDS[number], {"PYTHONUNBUFFERED": "1"}) for number in (0, -1)),
    ],
)
def test_output_to_a_full_device_is_one_sentence(
    save: Path, command: tuple[str, ...], environment: dict[str, str]
) -> None:
    done = run(*filled_in(command, save), redirected=">/dev/full", environment=environment)
    said = "mexica: The output could not be written: No space left on device.\n"
    assert (done.returncode, done.stderr) == (1, said)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_output_that_is_closed_is_one_sentence(save: Path, command: tuple[str, ...]) -> None:
    done = run(*filled_in(command, save), redirected=">&-")
    assert (done.returncode, done.stderr) == (1, "mexica: The output could not be written: it is closed.\n")


@pytest.mark.parametrize("redirected", ["2>&-", "2>/dev/full"])
def test_sentences_that_nobody_hears_change_nothing(save: Path, redirected: str) -> None:
    assert run("replay", save, redirected=redirected).returncode == 0
    assert run("fly", redirected=redirected).returncode == 2
    assert run("fly", redirected=f">&- {redirected}").returncode == 2
    done = run(*filled_in(COMMANDS[3], save), redirected=redirected)
    assert (done.returncode, done.stdout.count("Results: ")) == (0, 1)


def test_a_reader_who_leaves_ends_the_command_quietly(save: Path) -> None:
    done = run("replay", save, "--json", redirected="2>&1 | head -c 1")
    assert done.stdout == "{"


def test_no_file_takes_the_place_of_a_closed_stream() -> None:
    code = "from mexica import console; console.prepare(); exit(open('/dev/null').fileno())"
    command = ["sh", "-c", 'exec "$0" -c "$1" <&- >&- 2>&-', sys.executable, code]
    assert subprocess.run(command, check=False).returncode > 2
