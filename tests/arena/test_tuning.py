"""Tuning is repeatable by its seed, resumes after an interruption, and writes a file that can be shipped."""

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path

import pytest
from attrs import evolve

from mexica.arena import tuned_weights
from mexica.arena.errors import ArenaError
from mexica.arena.executors import Executor
from mexica.arena.job import Job
from mexica.arena.ledger import Ledger
from mexica.arena.selfplay import GameResult
from mexica.arena.tuning import Found, Tuning, scaled, tune
from mexica.cli import main
from mexica.computer.mind import Budget, Mind, WeightTable, WeightTables
from mexica.games.mexica.ai.greedy import Greedy
from mexica.games.mexica.ai.weights import FILE
from mexica.games.mexica.arena_game import MEXICA
from mexica.games.mexica.rules import Action, State
from tests.arena.arena_games import TIMES
from tests.games.nim.boxed import put_in_the_box

Capture = pytest.CaptureFixture[str]

TUNING = Tuning("greedy", None, generations=8, population=10, games=2, check=6, spread=0.25, seed=1)


STANDARD = FILE.table("standard")


def liking_tokens(jobs: Iterable[Job]) -> Iterator[GameResult]:
    """Results of games in which the points are the weight of action tokens."""
    for job in jobs:
        points = tuple(round(1000 * (job.entrants[number].weights or {})["token"]) for number in job.order)
        times = dict.fromkeys(job.seats, TIMES)
        won = (points.index(max(points)),)
        yield GameResult(job.number, job.setup, job.seats, points, won, 20, {}, 0, times)


def tuned(tuning: Tuning, ledger: Ledger | None = None, play: Executor = liking_tokens) -> Found:
    ledger = ledger or Ledger(None, {}, {})
    return tune(MEXICA, tuning, STANDARD, partial(ledger.complete, play=play, advance=lambda note: None))


def test_what_wins_is_found() -> None:
    found = tuned(TUNING)
    assert found.weights["token"] > 1.25 * STANDARD["token"]
    assert [game.winners for game in found.check] == [(0,), (1,)] * 3


def test_the_same_seed_finds_the_same_and_another_seed_something_else() -> None:
    assert tuned(TUNING) == tuned(TUNING)
    assert tuned(TUNING).weights != tuned(evolve(TUNING, seed=2)).weights


def test_candidates_play_the_same_setups_and_the_check_other_ones() -> None:
    ledger = Ledger(None, {}, {})
    check = tuned(evolve(TUNING, generations=2, population=4), ledger).check
    games = [ledger.games[number] for number in range(16)]
    assert len({game.setup for game in games[:8]}) == len({game.setup for game in games[8:]}) == 1
    assert games[0].setup != games[8].setup
    assert len({game.setup for game in check} - {game.setup for game in games}) == 3


def test_one_seat_of_three_is_the_candidates_and_the_others_play_with_given_weights() -> None:
    beginner = FILE.table("beginner")
    tuning = evolve(TUNING, seats=3, against=beginner)
    candidate, *others = tuning.entrants(STANDARD, beginner)
    assert (candidate.weights, [other.weights for other in others]) == (STANDARD, [beginner] * 2)
    games = tuned(evolve(tuning, generations=1, population=4, games=3, check=3)).check
    assert [game.seats.index("candidate") for game in games] == [0, 2, 1]
    assert len({game.setup for game in games}) == 1


def test_finished_games_are_not_played_again() -> None:
    ledger, asked = Ledger(None, {}, {}), list[int]()

    def play(jobs: Sequence[Job]) -> Iterator[GameResult]:
        asked.extend(job.number for job in jobs)
        return liking_tokens(jobs)

    first = tuned(TUNING, ledger, play)
    for number in (3, 40, 163):
        del ledger.games[number]
    asked.clear()
    assert tuned(TUNING, ledger, play) == first
    assert asked == [3, 40, 163]


def test_weights_keep_their_signs_and_zero_moves_a_little() -> None:
    before = {"zero": 0.0, "one": 1.0, "negative": -0.15, "small": 0.5}
    assert scaled(before, [-2.0, 2.0, 2.0, -2.0]) == {
        "zero": -0.4,
        "one": 7.389,
        "negative": -1.108,
        "small": 0.06767,
    }


def test_a_level_plays_with_the_weights_it_is_given() -> None:
    given = list[tuple[int, Budget | None, WeightTable | None]]()

    def make(
        kind: str,
        seed: int,
        *,
        budget: Budget | None = None,
        with_weights: WeightTable | None = None,
        tables: WeightTables | None = None,
    ) -> Mind[State, Action]:
        given.append((seed, budget, with_weights))
        return Greedy(seed)

    players = evolve(MEXICA.players, factory=make)
    other = {**STANDARD, "token": 3.0}
    for entrant in evolve(TUNING, budget=Budget(nodes=9)).entrants(other, STANDARD):
        entrant.mind(players, 4)
    assert given == [(4, Budget(nodes=9), other), (4, Budget(nodes=9), STANDARD)]


def test_the_file_of_weights_can_take_the_place_of_the_shipped_one(tmp_path: Path) -> None:
    found = scaled(STANDARD, [0.1] * len(STANDARD))
    first, second = tmp_path / "first.toml", tmp_path / "second.toml"
    tuned_weights.write(FILE, first, "standard", found, ["by a test", "in two lines"])
    assert evolve(FILE, path=first).tables() == {**FILE.tables(), "standard": found}
    text = first.read_text(encoding="utf-8")
    assert "# tuned: by a test\n# tuned: in two lines\n[standard]" in text
    # used as the shipped file: its notes are replaced by newer ones, and all else stays
    tuned_weights.write(evolve(FILE, path=first), second, "standard", STANDARD, [])
    assert evolve(FILE, path=second).tables() == FILE.tables()
    assert "# tuned: by a test" not in second.read_text(encoding="utf-8")


def test_a_place_that_cannot_be_written_to_is_said(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match="weights cannot be written"):
        tuned_weights.write(FILE, tmp_path, "standard", STANDARD, [])


def test_without_the_optimiser_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cmaes", None)
    with pytest.raises(ArenaError, match=r"pip install 'mexica\[tune\]'"):
        tuned(TUNING)


def test_the_command_tunes_checks_and_writes(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_in_the_box(monkeypatch)
    monkeypatch.chdir(tmp_path)
    command = ["tune", "--game", "nim", "--generations", "2", "--population", "4", "--games", "3"]
    command += ["--check", "20", "--nodes", "500"]
    assert main(command) == 0
    first = capsys.readouterr()
    assert ("On setups that were not used in tuning:\nplayer " in first.out, first.err) == (True, "")
    games = (tmp_path / "tune-nim-perfect-standard-seed1.jsonl").read_text(encoding="utf-8").splitlines()
    seats = [["candidate", "shipped"], ["shipped", "candidate"]]
    assert [json.loads(game)["seats"] for game in games] == [*seats, seats[0]] * 8 + seats * 10
    text = (tmp_path / "weights.toml").read_text(encoding="utf-8")
    assert (
        "# tuned: mexica tune --game nim --level perfect --table standard --nodes 500 --seed 1 "
        "--generations 2 --population 4 --games 3 --check 20 --spread 0.25\n"
    ) in text
    assert main(command) == 0
    assert capsys.readouterr() == first
    assert (tmp_path / "weights.toml").read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--level", "random"], "name one of"),
        (["--table", "none"], "has no table [none]"),
        (["--spread", "0"], "a number above 0, not '0'"),
        (["--population", "3"], "At least 4 candidates"),
        (["--games-file", "no/such/folder"], "'no/such/folder' cannot be used"),
        (["--out", "no/such/folder"], "cannot be written to 'no/such/folder'"),
    ],
)
def test_a_mistake_is_answered_in_one_sentence(arguments: list[str], part: str, capsys: Capture) -> None:
    try:
        code = main(["tune", *arguments])
    except SystemExit as ended:
        code = ended.code  # type: ignore[assignment]
    err = capsys.readouterr().err
    assert (code, err.count("\n")) == (2, 1)
    assert part in err
