"""The record tells a turn by what is not done in every turn."""

import pytest

from mexica.games.aztekz.rules import apply, parse, position
from mexica.games.aztekz.table.record.record_words import WORDS
from mexica.play.record import PlayedAction
from tests.games.aztekz.tables import full, one


@pytest.mark.parametrize(
    ("begin", "actions", "told"),
    [
        (one(), ["step chief 1,0", "lay 0,2 nes"], "Chief steps, lays the card"),
        (one(), ["lay 0,2 nes"], "Lays the card"),
        (one(), ["step helper1 0,0", "give helper1", "lay 0,2 nes"], "Frees 2 suns"),
        (one(), ["steal 1 helper1", "lay 0,2 nes"], "Steals 3 jaguars"),
        (one(), ["drop helper1", "take helper1 sun 1"], "Drops 2 suns, takes 1 sun"),
        (full(), ["step chief 2,1", "lay 0,0 esw"], "Covers a card"),
    ],
)
def test_a_turn_is_told_in_short(begin: dict[str, object], actions: list[str], told: str) -> None:
    state, steps = position(begin), []
    for action in map(parse, actions):
        step = apply(state, action)
        steps.append((PlayedAction(0, action, step.events, step.state),))
        state = step.state
    assert WORDS.in_short(steps) == told
