"""A player that chooses any legal action at random, for tests."""

from mexica.computer.any_action import AnyActionPlayer
from mexica.games.mexica.rules import Action, State, legal_actions
from mexica.games.mexica.rules.actions import ProposeRemoval


class RandomPlayer(AnyActionPlayer[State, Action]):
    """Chooses uniformly among the legal actions, but never proposes a removal (R12.3)."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, _options)


def _options(state: State) -> list[Action]:
    return [action for action in legal_actions(state) if not isinstance(action, ProposeRemoval)]
