"""The computer players by their names in commands and saves."""

import pickle

import pytest

from mexica.games.mexica.ai.players import KINDS, PLAYERS, mind
from mexica.games.mexica.rules import legal_actions
from tests.games.mexica.ai.playing import game


@pytest.mark.parametrize("kind", KINDS)
def test_players_have_names(kind: str) -> None:
    before, _ = game(("random", "random"), 1)[0]
    assert mind(kind, 1).choose(before) in legal_actions(before)


def test_an_unknown_name_is_refused_in_one_sentence() -> None:
    with pytest.raises(ValueError, match="no computer player 'oracle'; there are beginner, greedy"):
        mind("oracle", 1)


def test_the_players_can_be_made_in_another_process() -> None:
    assert pickle.loads(pickle.dumps(PLAYERS)) == PLAYERS
