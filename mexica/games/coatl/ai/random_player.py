"""A player that chooses any legal action at random, for tests."""

from collections.abc import Callable
from random import Random

from mexica.computer.mind import never
from mexica.games.coatl.rules import Action, State, legal_actions


class RandomPlayer:
    """Chooses uniformly among the legal actions."""

    def __init__(self, seed: int) -> None:
        self._generator = Random(seed)

    def choose(self, state: State, stop: Callable[[], bool] = never) -> Action:
        """Return a legal action at random; ValueError when the game is over."""
        actions = legal_actions(state)
        if not actions:
            raise ValueError("the game is over, there is nothing to choose")
        return self._generator.choice(actions)
