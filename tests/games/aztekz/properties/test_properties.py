"""Whole games by seed, with every check; `tests.force games` plays thousands of them."""

import pytest

from tests.games.aztekz.properties.whole_games import TEMPERS, check_game


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(len(TEMPERS)))
def test_a_whole_game_keeps_every_rule(seed: int, seats: int) -> None:
    found = check_game("random", seed, seats, every=23)
    assert found.rounds > 5


def test_every_kind_of_deed_comes_up_in_games_of_these_tempers() -> None:
    games = [check_game("random", seed, 2, every=10**6) for seed in range(2 * len(TEMPERS))]
    for what in ("given", "stolen", "scared", "declined", "covered", "points", "complete", "quiet"):
        assert any(getattr(game, what) for game in games), what
    assert any(not game.quiet for game in games)


def test_a_game_of_computer_players_keeps_every_rule() -> None:
    found = check_game("greedy", 1, 2, every=23)
    assert found.given >= 1
    assert not found.quiet
