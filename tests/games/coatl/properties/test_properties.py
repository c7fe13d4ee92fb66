"""Whole games by seed, with every check; `tests.force games` plays thousands of them."""

import pytest

from tests.games.coatl.properties.whole_games import check_game


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 4])
def test_a_whole_game_keeps_every_rule(seed: int, seats: int) -> None:
    found = check_game("random", seed, seats, every=7)
    assert found.rounds > 5
    assert found.serpents >= 1


def test_a_game_of_computer_players_keeps_every_rule() -> None:
    found = check_game("greedy", 1, 2, every=7)
    assert found.serpents >= 3
    assert found.rounds < check_game("random", 1, 2, every=1000).rounds
