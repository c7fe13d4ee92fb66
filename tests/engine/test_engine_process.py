"""`mexica engine` as a process: what it hears while a level thinks, and how it ends."""

import contextlib
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.engine.engine_process import PATIENCE, Engine
from tests.engine.transcript import CHECKOUT, ENGINE

SECOND_PERIOD = "load saves/In the second period.json"
LONG = "go strongest seconds 600"
WITH_ODD_PLAYERS = (
    "import sys; from mexica import box, cli; from tests.engine import test_asking_levels as odd;"
    "from mexica.engine import engine_command; engine_command._GRACE_PERIOD = 1.5;"
    "from tests.games.nim.arena_game import find; box.KEYS, box.arena_game = ('nim',), find;"
    "box.engine_game = odd.with_odd_players; sys.exit(cli.main(['engine']))"
)
ODD = (sys.executable, "-c", WITH_ODD_PLAYERS)


@pytest.fixture
def engine() -> Iterator[Engine]:
    engine = Engine()
    yield engine
    engine.process.kill()
    engine.process.wait()
    for stream in (engine.stdin, engine.stdout, engine.stderr):
        with contextlib.suppress(BrokenPipeError):
            stream.close()


def test_a_level_that_thinks_answers_at_once_when_it_is_stopped(engine: Engine) -> None:
    engine.send(SECOND_PERIOD, LONG)
    assert engine.answer() == ["="]
    time.sleep(0.5)
    began = time.monotonic()
    engine.send("9 stop", "over")
    *_, line, action = engine.answer()
    assert time.monotonic() - began < PATIENCE
    assert line.removeprefix("info line ").startswith(action.removeprefix("= "))
    assert [engine.answer(), engine.answer()] == [["=9"], ["= no"]]


def test_a_stop_reaches_only_what_was_asked_before_it(engine: Engine) -> None:
    engine.send(
        SECOND_PERIOD, LONG, LONG, "stop", "go strongest nodes 400", "1 stop", "go strongest nodes 400"
    )
    answers = [engine.answer() for _ in range(7)]
    assert [answer[-1][:2] for answer in answers] == ["=", "= ", "= ", "=", "= ", "=1", "= "]
    assert int(answers[-1][0].removeprefix("info nodes ")) > 300


def test_quit_is_heard_while_a_level_thinks(engine: Engine) -> None:
    engine.send(SECOND_PERIOD, LONG)
    engine.answer()
    time.sleep(0.3)
    engine.send("quit", "name")
    assert engine.answer()[-1].startswith("= ")
    assert engine.answer() == ["="]
    assert engine.end() == (0, "")


def test_what_only_looks_like_quit_ends_nothing() -> None:
    engine = Engine(command=ODD)
    engine.send("quit now", "stop it")
    assert [engine.answer()[0][:2] for _ in range(2)] == ["? ", "? "]
    time.sleep(2)
    engine.send("name")
    assert engine.answer() == ["= mexica"]
    assert engine.end() == (0, "")


def test_all_that_was_sent_is_answered_when_the_input_ends() -> None:
    script = "\n".join(["new 2 seed 1", "play start G7", "go greedy", "4 go strongest nodes 200", "5 points"])
    done = subprocess.run(ENGINE, input=script, cwd=CHECKOUT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[:2] == ["=", "="]
    assert done.stdout.endswith("\n=5 0 0\n")
    assert done.stderr == ""


def test_many_commands_can_be_sent_ahead(engine: Engine) -> None:
    script = "".join(f"{number} name\n" for number in range(20_000))
    done = subprocess.run(ENGINE, input=script, cwd=CHECKOUT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [f"={number} mexica" for number in range(20_000)]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not tell that nobody reads")
@pytest.mark.parametrize("commands", [(LONG,), ("name",) * 1000])
def test_without_anybody_who_reads_it_ends_quietly(engine: Engine, commands: tuple[str, ...]) -> None:
    engine.send(SECOND_PERIOD)
    engine.answer()
    engine.stdout.close()
    with contextlib.suppress(BrokenPipeError):
        engine.send(*commands)
        engine.stdin.close()
    assert engine.process.wait(PATIENCE) == 1
    assert engine.stderr.read() == b""


def test_junk_is_answered_and_the_engine_goes_on(engine: Engine) -> None:
    junk = [b"\x00\x01", b"\xff" * 50, b"x" * 10_000_000, b"position " + b"[" * 200_000, b"\x80 new 2", b"\r"]
    engine.send(*junk, "1 name")
    answers = [engine.answer() for _ in junk[:-1]]
    assert all(len(answer) == 1 and answer[0].startswith("? ") for answer in answers)
    assert all(len(answer[0]) < 420 for answer in answers)
    assert engine.answer() == ["=1 mexica"]
    engine.send("quit")
    assert engine.end() == (0, "")


def test_answers_are_utf_8_whatever_the_system_writes() -> None:
    narrow = Engine(environment={"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"})
    narrow.send("zażółć", "quit")
    assert narrow.answer() == ["? There is no command 'zażółć': 'help' lists those there are."]
    assert narrow.answer() == ["="]
    assert narrow.end() == (0, "")


def test_what_a_player_prints_is_no_answer() -> None:
    engine = Engine(command=ODD)
    engine.send("new 2 seed 1", "go liar", "quit")
    assert [engine.answer() for _ in range(3)][1] == ["info score 3.00", "info line take A 1", "= take A 1"]
    assert engine.end() == (0, "a player that prints\n")


@pytest.mark.parametrize("command", [b"quit\n", b""])
def test_a_player_that_never_listens_does_not_outlive_its_client(command: bytes) -> None:
    engine = Engine(command=ODD)
    engine.send("new 2 seed 1", "go stubborn")
    assert engine.answer() == ["="]
    engine.stdin.write(command)
    engine.stdin.close()
    if not command:
        engine.stdout.close()
    assert engine.process.wait(PATIENCE) == 1
    engine.stderr.close()
    engine.stdout.close()


def test_a_fault_is_written_down_and_answered(tmp_path: Path) -> None:
    engine = Engine(
        command=ODD,
        environment={"HOME": str(tmp_path), "XDG_STATE_HOME": str(tmp_path / "state")},
    )
    engine.send("new 2 seed 1", "play take A 1", "go broken", "actions", "quit")
    answers = [engine.answer() for _ in range(5)]
    assert answers[2][0].startswith("? Something went wrong in the program (")
    assert answers[3] == ["- take A 1", "= 1"]
    reports = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert any("LookupError: a fault" in path.read_text("utf-8") for path in reports)
    assert engine.end() == (0, "")
