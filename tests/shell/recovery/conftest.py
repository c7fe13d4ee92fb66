"""A window with a game in progress for each test."""

import pytest

from tests.shell.hands import Hands
from tests.shell.test_saves import a_game


@pytest.fixture
def playing(hands: Hands) -> Hands:
    """A window with a game in progress, after its first action."""
    hands.play(a_game(4, "start G7"))
    hands.step()
    return hands
