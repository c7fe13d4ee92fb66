"""Whole games by seed, with every check; `tests.force games` plays thousands of them."""

from functools import cache

import pytest

from tests.games.aztekz.properties.whole_games import TEMPERS, Findings, check_game


@cache
def checked(seed: int, seats: int, every: int) -> Findings:
    """What came of a random game, which is played once for all that is asked about it."""
    return check_game("random", seed, seats, every)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(len(TEMPERS)))
def test_a_whole_game_keeps_every_rule(seed: int, seats: int) -> None:
    assert checked(seed, seats, 23).rounds > 5


def test_every_kind_of_deed_comes_up_in_games_of_these_tempers() -> None:
    games = [checked(seed, 2, 23) for seed in range(len(TEMPERS))]
    games += [checked(seed, 2, 10**6) for seed in range(len(TEMPERS), 2 * len(TEMPERS))]
    for what in ("given", "stolen", "scared", "declined", "covered", "points", "complete", "quiet"):
        assert any(getattr(game, what) for game in games), what
    assert any(not game.quiet for game in games)


def test_a_game_of_computer_players_keeps_every_rule() -> None:
    found = check_game("greedy", 1, 2, every=23)
    assert found.given >= 1
    assert not found.quiet
