"""The computer players by their names in commands and saves."""

from typing import Final

from mexica.computer.kinds import RANDOM
from mexica.computer.mind import Budget, Mind, WeightTable, WeightTables
from mexica.computer.roster import ComputerPlayers
from mexica.games.coatl.ai.levels import level, levels
from mexica.games.coatl.ai.random_player import RandomPlayer
from mexica.games.coatl.ai.weights import Weights, weights
from mexica.games.coatl.rules import KEY, Action, State, legal_actions

KINDS: Final = (*(level.kind for level in levels()), RANDOM)


def mind(
    kind: str,
    seed: int,
    *,
    budget: Budget | None = None,
    with_weights: WeightTable | None = None,
    tables: WeightTables | None = None,
) -> Mind[State, Action]:
    """Return a computer player of this kind with a random generator of its own.

    All kinds look at a bounded number of positions and ignore the budget. `with_weights` replaces the weights
    of its evaluation, if it has one; `tables` replace all weights that ship. ValueError, in one sentence, if
    there is no such kind.
    """
    if kind not in KINDS:
        raise ValueError(f"There is no computer player '{kind}'; there are {', '.join(KINDS)}.")
    if kind == RANDOM:
        return RandomPlayer(seed)
    chosen = level(kind)
    return chosen.make(seed, Weights(**with_weights) if with_weights else weights(chosen.table, tables))


PLAYERS: Final = ComputerPlayers(KEY, KINDS, mind, legal_actions)
