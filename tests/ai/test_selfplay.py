"""Games without a display: repeatable, fairly seated, counted in a table."""

import os
import subprocess
import sys

import pytest

from mexica.ai import selfplay
from mexica.ai.selfplay import Game, Results

SAMPLE = Results(
    ("greedy", "random"),
    (Game((90, 60), (0,), 20, 0), Game((70, 70), (0, 1), 22, 1), Game((50, 80), (1,), 24, 0)),
)


def test_shared_victories_count_for_each_winner_and_are_parted_in_the_share() -> None:
    first, second = SAMPLE.seat(0), SAMPLE.seat(1)
    assert (first.games, first.wins, first.win_share, first.points) == (3, 2, 0.5, 70)
    assert (second.games, second.wins, second.win_share, second.points) == (3, 2, 0.5, 70)
    assert (SAMPLE.rounds, SAMPLE.stalled) == (22, 1)


def test_the_table_has_a_row_for_every_seat() -> None:
    assert SAMPLE.table().splitlines() == [
        "seat  player      games   wins  win share   points",
        "1     greedy          3      2      50.0%     70.0",
        "2     random          3      2      50.0%     70.0",
        "22.0 rounds a game; 1 of 3 ended by stall",
    ]


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    first, again, other = (selfplay.run(["random", "random"], 1, seed) for seed in (5, 5, 6))
    assert first == again
    assert first.games != other.games


def test_the_games_do_not_depend_on_how_python_hashes() -> None:
    code = "from mexica.ai import selfplay; print(selfplay.run(['greedy', 'random'], 1, 3))"
    printed = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert printed[0] == printed[1] != ""


def test_the_first_player_goes_round_the_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    firsts = []

    def play(kinds: tuple[str, ...], seed: int, *, first: int) -> Game:
        firsts.append(first)
        return Game((0,) * len(kinds), (0,), 1, 0)

    monkeypatch.setattr(selfplay, "play", play)
    selfplay.run(["random"] * 3, 5, 1)
    assert firsts == [0, 1, 2, 0, 1]


def test_progress_is_told_after_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    told = []
    monkeypatch.setattr(selfplay, "play", lambda *_, **__: Game((0, 0), (0,), 1, 0))
    selfplay.run(["random", "random"], 2, 1, progress=lambda done, games: told.append((done, games)))
    assert told == [(1, 2), (2, 2)]


@pytest.mark.parametrize(
    ("kinds", "games", "message"),
    [
        (["greedy"], 1, "2 to 4 players, not 1"),
        (["greedy"] * 5, 1, "2 to 4 players, not 5"),
        (["greedy", "clever"], 1, "no computer player 'clever'"),
        (["random", "random"], 0, "At least one game must be played, not 0"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(kinds: list[str], games: int, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        selfplay.run(kinds, games, 1)
