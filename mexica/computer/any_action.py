"""A player that chooses any action at random, which every game has for tests."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Generic

from mexica.computer.mind import ActionT, StateT, never


class AnyActionPlayer(Generic[StateT, ActionT]):
    """Chooses uniformly among the actions that `options` lists for a state, none once the game is over."""

    def __init__(self, seed: int, options: Callable[[StateT], Sequence[ActionT]]) -> None:
        self._generator = Random(seed)
        self._options = options

    def choose(self, state: StateT, stop: Callable[[], bool] = never) -> ActionT:
        """Return one of the actions at random; ValueError when the game is over."""
        actions = self._options(state)
        if not actions:
            raise ValueError("the game is over, there is nothing to choose")
        return self._generator.choice(actions)
