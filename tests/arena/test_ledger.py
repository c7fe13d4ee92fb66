"""The file of results: finished games are not played again, games with other settings are refused."""

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from attrs import asdict, evolve

from mexica.arena.errors import ArenaError
from mexica.arena.fingerprint import fingerprint
from mexica.arena.ledger import open_ledger
from mexica.arena.selfplay import play
from mexica.computer.weights_file import WeightsFile
from mexica.games.mexica.arena_game import MEXICA
from tests.arena.arena_games import STALL, random_jobs, result
from tests.force.damage import damaged
from tests.games.nim.arena_game import NIM

MUTATIONS = int(os.environ.get("MEXICA_MUTATIONS", "300"))  # damaged files that are tried
SETTINGS = {"seats": ["random", "random"], "seed": 1}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "results.jsonl"


def filled(path: Path, games: int = 2) -> None:
    ledger = open_ledger(path, SETTINGS)
    for job in random_jobs(games):
        ledger.add(play(NIM, job))


def test_what_was_written_is_read_back(path: Path) -> None:
    filled(path)
    ledger = open_ledger(path, SETTINGS)
    games = [play(NIM, job) for job in random_jobs(2)]
    assert ledger.results(random_jobs(5)) == games
    assert ledger.games[0].times.keys() == games[0].times.keys()
    assert ledger.missing(random_jobs(5)) == random_jobs(5)[2:]


def test_a_line_says_all_about_its_game(path: Path) -> None:
    ledger = open_ledger(path, SETTINGS)
    ledger.add(result(3, "greedy,random", (80, 60), 0, stalls=1))
    line = json.loads(path.read_text(encoding="utf-8"))
    assert len(line.pop("check")) == 32
    assert line == {
        "game": 3,
        "setup": 1,
        "seats": ["greedy", "random"],
        "points": [80, 60],
        "winners": [0],
        "rounds": 23,
        "remarks": {STALL: 1},
        "illegal": 0,
        "levels": {
            name: {
                "turns": 10,
                "cpu_seconds_per_turn": 0.5,
                "longest_turn_seconds": 1.5,
                "longest_overrun_seconds": None,
            }
            for name in ("greedy", "random")
        },
        "settings": SETTINGS,
    }


@pytest.mark.parametrize("cut", [1, 30, -1, -3, -12])
def test_a_last_line_cut_short_is_played_again(path: Path, cut: int) -> None:
    filled(path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut] if cut > 0 else whole[: whole.index(b"\n") + 1 - cut])
    ledger = open_ledger(path, SETTINGS)
    [job] = ledger.missing(random_jobs(2))
    assert job.number == 1
    ledger.add(play(NIM, job))
    assert open_ledger(path, SETTINGS).missing(random_jobs(2)) == []
    assert path.read_bytes().count(b"\n") == 2


@pytest.mark.parametrize(
    ("before", "after"),
    [(b'"setup": ', b'"setup": 1'), (b'"turns": ', b'"turns": 1'), (b'"check": "', b'"check": "0')],
)
def test_a_damaged_line_is_named_and_its_game_played_again(path: Path, before: bytes, after: bytes) -> None:
    filled(path, 3)
    first, second, third = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(first + second.replace(before, after, 1) + third)
    ledger = open_ledger(path, SETTINGS)
    assert ledger.notes == [f"'{path}', line 2, was damaged: its game is played again."]
    assert path.read_bytes() == first + third
    [job] = ledger.missing(random_jobs(3))
    assert job.number == 1
    ledger.add(play(NIM, job))
    assert open_ledger(path, SETTINGS).notes == []
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_lines_without_a_check_are_refused_and_left_alone(path: Path) -> None:
    filled(path)
    lines = [json.loads(line) for line in path.read_bytes().splitlines()]
    text = "".join(json.dumps({**line, "check": None}) + "\n" for line in lines)
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ArenaError, match="line 1, is no result of a game"):
        open_ledger(path, SETTINGS)
    assert path.read_text(encoding="utf-8") == text


def test_of_damaged_files_no_altered_value_is_accepted(path: Path) -> None:
    filled(path, 6)
    whole = path.read_bytes()
    originals = set(whole.splitlines())
    games = {number: asdict(game) for number, game in open_ledger(path, SETTINGS).games.items()}
    for seed, text in enumerate(damaged_texts(whole, MUTATIONS)):
        path.write_bytes(text)
        try:
            ledger = open_ledger(path, SETTINGS)
        except ArenaError:
            assert path.read_bytes() == text, f"file {seed}"
            continue
        assert all(asdict(game) == games[number] for number, game in ledger.games.items()), f"file {seed}"
        ended = text.split(b"\n")[:-1]
        altered = [number for number, line in enumerate(ended, 1) if line not in originals]
        assert list(ledger.damaged[: len(altered)]) == altered, f"file {seed}"
        assert len(ledger.missing(random_jobs(6))) == 6 - len(ledger.games)
        again = open_ledger(path, SETTINGS)
        assert (again.games, again.damaged) == (ledger.games, ()), f"file {seed}"


def damaged_texts(whole: bytes, count: int) -> Iterator[bytes]:
    """Texts that differ from this one by one to three random changes."""
    for seed in range(count):
        random, text = Random(seed), whole
        for _ in range(random.choice((1, 1, 2, 3))):
            text = damaged(text, random)
        yield text


def test_games_of_other_settings_are_refused(path: Path) -> None:
    filled(path, 1)
    with pytest.raises(ArenaError, match=r"other settings \(nodes, seed\)"):
        open_ledger(path, {**SETTINGS, "seed": 2, "nodes": 100})


def test_a_game_that_these_settings_do_not_lead_to_is_refused(path: Path) -> None:
    filled(path, 1)
    with pytest.raises(ArenaError, match="game 0 is not the one of these settings"):
        open_ledger(path, SETTINGS).missing(random_jobs(1, seed=2))


@pytest.mark.parametrize(
    "text",
    [
        '{"format": 1}\n',
        "not JSON\n",
        "[]\n",
        '{"settings": {}, "levels": 3}\n',
        "\xff\n",
        '{"game": "mexica"}',
    ],
)
def test_a_file_of_something_else_is_refused_and_left_alone(path: Path, text: str) -> None:
    path.write_text(text, encoding="latin-1")
    with pytest.raises(ArenaError, match="no "):
        open_ledger(path, SETTINGS)
    assert path.read_text(encoding="latin-1") == text


def test_a_place_that_cannot_be_written_to_is_said(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match="cannot be used"):
        open_ledger(tmp_path, SETTINGS)
    with pytest.raises(ArenaError, match=r"'.*no such folder.*' cannot be used for results \(No such file"):
        open_ledger(tmp_path / "no such folder" / "results.jsonl", SETTINGS)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
def test_a_pipe_or_a_device_is_refused_and_not_read_for_ever(path: Path) -> None:
    os.mkfifo(path)
    zeros = path.with_name("zeros.jsonl")
    zeros.symlink_to("/dev/zero")
    for endless in (path, zeros):
        with pytest.raises(ArenaError, match=r"cannot be used for results \(it is no file\)"):
            open_ledger(endless, SETTINGS)


def test_games_of_players_that_were_changed_since_are_refused(path: Path) -> None:
    open_ledger(path, {**SETTINGS, "program": "1"}).add(play(NIM, random_jobs(1)[0]))
    with pytest.raises(ArenaError, match=r"other settings \(other players\)"):
        open_ledger(path, {**SETTINGS, "program": "2"})


def test_other_weights_are_another_program(tmp_path: Path) -> None:
    before = fingerprint(MEXICA)
    assert before == fingerprint(MEXICA)
    other = tmp_path / "weights.toml"
    other.write_text("[standard]\n", encoding="utf-8")
    tunable = evolve(MEXICA.tunable, file=WeightsFile(other, ()))
    assert fingerprint(evolve(MEXICA, tunable=tunable)) != before


def test_the_players_and_their_rules_are_part_of_the_program() -> None:
    assert len({fingerprint(evolve(MEXICA, code=MEXICA.code[:count])) for count in range(3)}) == 3
