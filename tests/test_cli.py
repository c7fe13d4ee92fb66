"""The command line: what each command prints, and how it ends."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from mexica import __version__, cli
from mexica.cli import main
from mexica.games.mexica.rules import describe, winners
from mexica.games.mexica.table.match.match_record import SAVES, Record, replay
from mexica.shell import startup
from tests.games.mexica.table.playing import new_game, played

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def record() -> Record:
    return played(new_game("person", "greedy"), 40)


@pytest.fixture
def save(record: Record, tmp_path: Path) -> Path:
    path = tmp_path / "ours.json"
    path.write_text(json.dumps(SAVES.encode(record)), encoding="utf-8")
    return path


def run_without_pygame(*arguments: str) -> subprocess.CompletedProcess[str]:
    code = (
        "import sys; sys.modules['pygame'] = sys.modules['pygame_gui'] = None\n"
        "from mexica.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def assert_one_sentence(err: str, *parts: str) -> None:
    assert err.startswith("mexica: ")
    assert err.count("\n") == 1
    for part in parts:
        assert part in err


def test_version() -> None:
    done = run_without_pygame("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"mexica {__version__}\n", "")


def test_the_built_program_prints_its_notices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    file = tmp_path / "NOTICES.txt"
    file.write_text("SDL: Zlib\n", encoding="utf-8")
    monkeypatch.setattr(cli, "notices", lambda: file)
    assert main(["--notices"]) == 0
    assert capsys.readouterr().out == "SDL: Zlib\n"


def test_a_checkout_has_no_notices(capsys: Capture) -> None:
    assert main(["--notices"]) == cli.MISUSE
    assert "--notices" in capsys.readouterr().err


def test_replay_prints_the_position_as_json(record: Record, save: Path) -> None:
    done = run_without_pygame("replay", str(save), "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout) == describe(replay(record))


def test_replay_says_how_a_game_stands(record: Record, save: Path, capsys: Capture) -> None:
    assert main(["replay", str(save)]) == 0
    state = replay(record)
    first, *rows = capsys.readouterr().out.splitlines()
    name = record.players[state.turn.to_move].name
    assert first == (
        f"Period {state.turn.period}, round {state.turn.round}, 40 actions played: "
        f"{name} has {state.turn.action_points} action points left."
    )
    for row, info, player in zip(rows, record.players, state.players, strict=True):
        words = [info.name, info.colour, info.kind, str(player.points), "points"]
        assert row.split() == [*words, str(player.action_tokens), "action", "tokens"]


def test_replay_says_who_won(record: Record, save: Path, capsys: Capture) -> None:
    over = played(record, 5000)
    save.write_text(json.dumps(SAVES.encode(over)), encoding="utf-8")
    assert main(["replay", str(save)]) == 0
    first = capsys.readouterr().out.splitlines()[0]
    assert first.startswith("Over after ")
    names = " and ".join(over.players[seat].name for seat in winners(replay(over)))
    assert first.endswith(f": {names} won.")


def test_show_tells_the_board_the_standings_and_the_prices(save: Path) -> None:
    done = run_without_pygame("show", str(save))
    assert (done.returncode, done.stderr) == (0, "")
    titles = [part.split("\n")[0] for part in done.stdout.split("\n\n")]
    assert titles[:6] == ["Mexica", "Board", "Players", "Tokens", "Districts", "Standings"]
    assert titles[6].endswith("can do")
    assert "\nEnd the turn" in done.stdout


def test_a_broken_save_is_refused_in_one_sentence(save: Path, capsys: Capture) -> None:
    save.write_text(save.read_text(encoding="utf-8")[:100], encoding="utf-8")
    assert main(["replay", str(save)]) == 2
    assert_one_sentence(capsys.readouterr().err, "'ours.json'", "line 1")


def test_selfplay_prints_the_same_table_for_the_same_seed() -> None:
    arguments = ("selfplay", "--seats", "random,random", "--games", "2", "--seed", "7", "--nodes", "50")
    first, second = run_without_pygame(*arguments), run_without_pygame(*arguments)
    assert (first.returncode, first.stderr) == (0, "")
    assert first.stdout == second.stdout
    assert first.stdout.count("random") == 2


def test_the_arena_prints_its_table_and_plays_what_is_finished_only_once(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    arguments = ["arena", "--seats", "random,random,random", "--games", "3", "--seed", "3", "--seconds", "5"]
    assert main(arguments) == 0
    first = capsys.readouterr()
    assert (first.out.count(" of its 5 s"), first.err) == (3, "")
    assert first.out.splitlines()[-1] == "Results: arena-random-random-random-5s-seed3.jsonl"
    assert main(arguments) == 0
    assert capsys.readouterr() == first
    results = tmp_path / "arena-random-random-random-5s-seed3.jsonl"
    results.write_bytes(results.read_bytes().replace(b'"setup": ', b'"setup": 1', 1))
    assert main(arguments) == 0
    assert "line 1, was damaged: its game is played again." in capsys.readouterr().err
    assert main([*arguments[:-1], "6", "--out", "arena-random-random-random-5s-seed3.jsonl"]) == 2
    assert_one_sentence(capsys.readouterr().err, "other settings (seconds)")


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["selfplay", "--seats", "greedy"], "name 2 to 4 players out of beginner, greedy, "),
        (["selfplay", "--seats", "greedy,clever"], "not 'greedy,clever'"),
        (["selfplay", "--games", "0"], "a whole number from 1, not '0'"),
        (["arena", "--seats", "greedy,clever"], "not 'greedy,clever'"),
        (["arena", "--seats", "random,random", "--seconds", "nan"], "a number above 0, not 'nan'"),
        (["arena", "--seats", "random,random", "--seconds", "1", "--nodes", "9"], "not allowed with"),
        (["arena", "--nodes", "strongest=9,random=9"], "name one of beginner"),
        (["arena", "--nodes", "strongest=9,planner"], "a whole number from 1, not ''"),
        (
            ["arena", "--seats", "random,random", "--out", "no/such/folder"],
            "'no/such/folder' cannot be used",
        ),
        (["fly"], "'fly' is neither a command nor a file (see mexica --help)"),
        (["x" * 5000], "is neither a command nor a file"),
        (["a.mexica", "--load", "b.mexica"], "two files to open: 'a.mexica' and 'b.mexica'"),
        (["--load", "a.mexica", "a.mexica"], "two files to open"),
        (["a.mexica", "b.mexica"], "'b.mexica'"),
        (["a.mexica", "replay", "b.mexica"], "a file to open, 'a.mexica', and a command, 'replay'"),
        (["a.mexica", "--json"], "--json"),
        (["replay"], "FILE"),
        (["replay", "no such file"], "'no such file'"),
    ],
)
def test_a_mistake_is_answered_in_one_sentence(arguments: list[str], part: str, capsys: Capture) -> None:
    try:
        code = main(arguments)
    except SystemExit as ended:
        code = ended.code
    assert code == 2
    assert_one_sentence(capsys.readouterr().err, part)


def failing(error: BaseException) -> Callable[..., int]:
    def run(*_: object) -> int:
        raise error

    return run


def test_a_fault_is_written_down_and_said_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(startup, "run", failing(RuntimeError("a fault of the program")))
    assert main([]) == 1
    err = capsys.readouterr().err
    assert_one_sentence(err, "Something went wrong in the program")
    log = re.search(r"is written down in (.*)\)\.", err)
    assert log is not None
    assert "RuntimeError: a fault of the program" in Path(log[1]).read_text(encoding="utf-8")


def test_ctrl_c_ends_quietly(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(startup, "run", failing(KeyboardInterrupt()))
    assert main([]) == 130
    assert capsys.readouterr() == ("", "")


def test_the_window_is_opened_with_the_game_to_load(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    opened = []
    monkeypatch.setattr(startup, "run", lambda _, load: opened.append(load) or 3)
    assert main(["--load", str(tmp_path / "game.json")]) == 3
    assert main([]) == 3
    assert opened == [tmp_path / "game.json", None]


@pytest.mark.parametrize("words", [["{}"], ["--verbose", "{}"], ["{}", "--verbose"]])
@pytest.mark.parametrize("name", ["Saturday.mexica", "Saturday.json", "arena", "gone.mexica"])
def test_a_file_alone_opens_the_window_with_its_game(
    words: list[str], name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / name
    if name != "gone.mexica":  # of this the window says that it is not there
        path.touch()
    opened = []
    monkeypatch.setattr(startup, "run", lambda _, load: opened.append(load) or 0)
    assert main([word.format(path) for word in words]) == 0
    assert opened == [path]


def test_a_file_called_like_a_command_needs_its_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Capture
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("replay").touch()
    monkeypatch.setattr(startup, "run", lambda _, load: int(load == Path("replay")) + 3)
    assert main(["./replay"]) == 4
    assert main(["replay"]) == 2
    assert_one_sentence(capsys.readouterr().err, "FILE")


def test_no_display_is_said_in_one_sentence() -> None:
    code = "import sys; from mexica.cli import main; sys.exit(main([]))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "SDL_VIDEODRIVER": "x11", "DISPLAY": ":77777"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert_one_sentence(done.stderr, "window cannot be opened", "desktop")
