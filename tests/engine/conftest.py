"""A dialogue about each game, before a game is begun and after."""

import pytest

from tests.engine.talking import Talk, rules
from tests.games.every_game import KEYS


@pytest.fixture(params=KEYS)
def talk(request: pytest.FixtureRequest) -> Talk:
    return Talk(request.param)


@pytest.fixture
def begun(talk: Talk) -> Talk:
    talk.ask(f"new {min(rules(talk).SEAT_COUNTS)} seed 3")
    return talk
