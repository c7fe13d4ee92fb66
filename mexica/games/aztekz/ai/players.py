"""The computer players by their names in commands and saves."""

from typing import Final

from mexica.computer.mind import Budget, Mind, WeightTable, WeightTables
from mexica.computer.roster import ComputerPlayers
from mexica.computer.weighed_levels import WeighedLevels
from mexica.games.aztekz.ai.levels import levels
from mexica.games.aztekz.ai.weights import weights
from mexica.games.aztekz.rules import KEY, Action, State, legal_actions

LEVELS: Final = WeighedLevels(levels, weights, legal_actions)
KINDS: Final = LEVELS.kinds


def mind(
    kind: str,
    seed: int,
    *,
    budget: Budget | None = None,
    with_weights: WeightTable | None = None,
    tables: WeightTables | None = None,
) -> Mind[State, Action]:
    """Return a computer player of this kind, as `WeighedLevels.mind` does; none needs a budget."""
    return LEVELS.mind(kind, seed, with_weights, tables)


PLAYERS: Final = ComputerPlayers(KEY, KINDS, mind, legal_actions)
