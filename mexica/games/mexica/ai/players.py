"""The computer players by the names that commands and saves call them."""

from typing import Final

from mexica.computer.mind import Budget, ComputerPlayers, Mind, WeightTable
from mexica.games.mexica.ai.levels import level, levels
from mexica.games.mexica.ai.random_player import RandomPlayer
from mexica.games.mexica.ai.weights import Weights
from mexica.games.mexica.rules import Action, State

RANDOM: Final = "random"  # no level; for tests
KINDS: Final = (*(level.kind for level in levels()), RANDOM)
# what the levels that search spend on a turn when nobody says
OWN_BUDGETS: Final = {level.kind: level.budget for level in levels() if level.budget is not None}


def mind(
    kind: str, seed: int, *, budget: Budget | None = None, with_weights: WeightTable | None = None
) -> Mind[State, Action]:
    """Return a computer player of this kind with a random generator of its own.

    `budget` is what it may spend on one turn; without one, the level's own. Kinds that look at everything
    they can think of ignore it. `with_weights` replace the shipped weights of its evaluation, where it has
    one. ValueError, in one sentence, if there is no such kind.
    """
    if kind not in KINDS:
        raise ValueError(f"There is no computer player '{kind}'; there are {', '.join(KINDS)}.")
    if kind == RANDOM:
        return RandomPlayer(seed)
    chosen = level(kind)
    given = Weights(**with_weights) if with_weights else None
    return chosen.make(seed, budget or chosen.budget or Budget(), given)


PLAYERS: Final = ComputerPlayers(KINDS, mind, OWN_BUDGETS)
