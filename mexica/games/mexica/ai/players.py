"""The computer players by their names in commands and saves."""

from typing import Final

from mexica.computer.kinds import RANDOM
from mexica.computer.mind import Budget, Mind, WeightTable, WeightTables
from mexica.computer.roster import ComputerPlayers
from mexica.games.mexica.ai.levels import level, levels
from mexica.games.mexica.ai.random_player import RandomPlayer
from mexica.games.mexica.ai.weights import Weights
from mexica.games.mexica.rules import KEY, Action, State, legal_actions

KINDS: Final = (*(level.kind for level in levels()), RANDOM)
# default turn budgets of the levels that search
OWN_BUDGETS: Final = {level.kind: level.budget for level in levels() if level.budget is not None}


def mind(
    kind: str,
    seed: int,
    *,
    budget: Budget | None = None,
    with_weights: WeightTable | None = None,
    tables: WeightTables | None = None,
) -> Mind[State, Action]:
    """Return a computer player of this kind with a random generator of its own.

    `budget` is the limit for one turn, by default that of the level. Kinds that always examine all their
    plans ignore it. `with_weights` replaces the weights of its evaluation, if it has one; `tables` replace
    all weights that ship. ValueError, in one sentence, if there is no such kind.
    """
    if kind not in KINDS:
        raise ValueError(f"There is no computer player '{kind}'; there are {', '.join(KINDS)}.")
    if kind == RANDOM:
        return RandomPlayer(seed)
    chosen = level(kind)
    given = Weights(**with_weights) if with_weights else None
    return chosen.make(seed, budget or chosen.budget or Budget(), given, tables)


PLAYERS: Final = ComputerPlayers(KEY, KINDS, mind, legal_actions, OWN_BUDGETS)
