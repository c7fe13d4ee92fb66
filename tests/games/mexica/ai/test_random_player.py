"""The random player: any legal action has its chance, except proposals."""

from collections import Counter

import pytest

from mexica.games.mexica.ai.random_player import RandomPlayer
from mexica.games.mexica.rules import apply, legal_actions, parse
from mexica.games.mexica.rules.actions import Agree, Decline, ProposeRemoval
from mexica.games.mexica.rules.state import Phase
from tests.games.mexica.ai.playing import game
from tests.games.mexica.drawings import state


def test_its_games_end_and_nothing_is_ever_proposed() -> None:
    for seed in (1, 2):
        played = game(("random", "random"), seed)
        assert apply(*played[-1]).state.turn.phase is Phase.OVER
        assert not any(isinstance(action, ProposeRemoval) for _, action in played)
        assert len(played) < 1500


def test_the_same_seed_gives_the_same_choices() -> None:
    before, _ = game(("random", "random"), 1)[30]
    one, other = RandomPlayer(7), RandomPlayer(7)
    assert [one.choose(before) for _ in range(20)] == [other.choose(before) for _ in range(20)]


def test_every_legal_action_but_a_proposal_has_its_chance() -> None:
    before = state("    A\n 3  .", display=[9], action_points=0)
    player = RandomPlayer(1)
    expected = {action for action in legal_actions(before) if not isinstance(action, ProposeRemoval)}
    assert {player.choose(before) for _ in range(50)} == expected


def test_it_answers_proposals_by_chance() -> None:
    asked = apply(state("    A\n 3  .", display=[9]), parse("propose 9")).state
    player = RandomPlayer(1)
    answers = Counter(player.choose(asked) for _ in range(200))
    assert set(answers) == {Agree(), Decline()}
    assert min(answers.values()) > 60


def test_when_the_game_is_over_there_is_nothing_to_choose() -> None:
    over = apply(*game(("random", "random"), 1)[-1]).state
    with pytest.raises(ValueError, match="the game is over"):
        RandomPlayer(1).choose(over)
