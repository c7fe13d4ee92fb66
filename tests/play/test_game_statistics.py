"""The statistics of finished games: what counts, once, and what an odd file does."""

import json
from pathlib import Path
from typing import Any

import pytest

from mexica.play.game_statistics import OTHERS, REMEMBERED, Ended, GameStatistics, Sums

LEVELS = ("weak", "strong")


def saved(number: int = 0, kinds: tuple[str, ...] = ("person", "weak")) -> dict[str, Any]:
    players = [{"name": str(seat), "kind": kind} for seat, kind in enumerate(kinds)]
    return {"game": "race", "setup": {"number": number}, "players": players, "actions": ["end"]}


def count(
    statistics: GameStatistics,
    number: int = 0,
    kinds: tuple[str, ...] = ("person", "weak"),
    points: tuple[int, ...] = (70, 60),
    winners: tuple[int, ...] = (0,),
) -> None:
    statistics.count("race", LEVELS, saved(number, kinds), Ended(kinds, points, winners))


def test_games_are_added_up_by_number_of_players_and_strongest_opponent(tmp_path: Path) -> None:
    statistics = GameStatistics(tmp_path / "sub" / "statistics.json")
    count(statistics, 1)
    count(statistics, 2, ("weak", "person"), (80, 50), (0,))
    count(statistics, 3, ("weak", "person", "strong"), (1, 90, 2), (1,))
    count(statistics, 4, ("person", "somebodys-bot"), (10, 9), (0,))
    found = GameStatistics(tmp_path / "sub" / "statistics.json").sums("race")
    assert found == {
        (2, "weak"): Sums(2, 1, 120, 70),
        (3, "strong"): Sums(1, 1, 90, 90),
        (2, OTHERS): Sums(1, 1, 10, 10),
    }
    assert found[2, "weak"].average == 60.0
    assert statistics.sums("other game") == {}


def test_a_game_counts_once_also_when_somebody_else_sits_at_a_seat_afterwards(tmp_path: Path) -> None:
    statistics = GameStatistics(tmp_path / "statistics.json")
    count(statistics)
    count(statistics)
    count(GameStatistics(tmp_path / "statistics.json"), kinds=("person", "strong"))
    assert GameStatistics(tmp_path / "statistics.json").sums("race") == {(2, "weak"): Sums(1, 1, 70, 70)}


@pytest.mark.parametrize("kinds", [("person", "person"), ("weak", "strong"), ("person",)])
def test_only_games_of_one_person_against_computers_count(tmp_path: Path, kinds: tuple[str, ...]) -> None:
    statistics = GameStatistics(tmp_path / "statistics.json")
    count(statistics, kinds=kinds)
    assert statistics.sums("race") == {}


def test_what_was_cleared_stays_so_and_does_not_count_again(tmp_path: Path) -> None:
    statistics = GameStatistics(tmp_path / "statistics.json")
    count(statistics)
    statistics.clear("race")
    count(statistics)
    assert GameStatistics(tmp_path / "statistics.json").sums("race") == {}


def test_the_file_stays_small_however_many_games_are_played(tmp_path: Path) -> None:
    statistics = GameStatistics(tmp_path / "statistics.json")
    for number in range(REMEMBERED + 5):
        statistics._file = tmp_path / "statistics.json" if number > REMEMBERED else tmp_path
        count(statistics, number)
    assert (
        len(json.loads((tmp_path / "statistics.json").read_text())["games"]["race"]["counted"]) == REMEMBERED
    )
    assert statistics.sums("race")[2, "weak"].games == REMEMBERED + 5


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "[" * 5000,
        '{"games": 1}',
        '{"games": {"race": {"sums": {"2": {"weak": {"games": -1}}}}}}',
        '{"games": {"race": {"sums": {"2": {"weak": {"games": "1"}}}}}}',
        '{"games": {"race": {"sums": {"two": {"weak": {"games": 1}}, "999": {"weak": {"games": 1}}}}}}',
        "\0",
    ],
)
def test_an_odd_file_counts_as_empty_and_the_next_game_is_counted(tmp_path: Path, text: str) -> None:
    file = tmp_path / "statistics.json"
    file.write_text(text)
    assert GameStatistics(file).sums("race") == {}
    count(GameStatistics(file))
    assert GameStatistics(file).sums("race") == {(2, "weak"): Sums(1, 1, 70, 70)}


def test_a_file_that_cannot_be_written_is_no_reason_to_stop(tmp_path: Path) -> None:
    statistics = GameStatistics(tmp_path)
    count(statistics)
    assert statistics.sums("race") == {(2, "weak"): Sums(1, 1, 70, 70)}
