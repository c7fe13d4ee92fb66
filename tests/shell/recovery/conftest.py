"""A window with a game in progress for each test."""

import pytest
from attrs import evolve

from tests.shell.hands import Hands
from tests.shell.test_saves import a_game


@pytest.fixture
def playing(hands: Hands) -> Hands:
    """A window with a game in progress, after its first action; no computer plays on by itself."""
    game = a_game(4, "start G7")
    hands.play(evolve(game, players=tuple(evolve(player, kind="person") for player in game.players)))
    hands.step()
    return hands
