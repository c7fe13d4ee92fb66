"""The computer players by their names in commands and saves."""

from typing import Any, Final

from mexica.computer.mind import Mind
from mexica.computer.roster import ComputerPlayers
from mexica.computer.weighed_levels import WeighedLevels
from mexica.games.aztekz.ai.levels import levels
from mexica.games.aztekz.ai.weights import weights
from mexica.games.aztekz.rules import KEY, Action, State, legal_actions

LEVELS: Final = WeighedLevels(levels, weights, legal_actions)
KINDS: Final = LEVELS.kinds


def mind(kind: str, seed: int, **given: Any) -> Mind[State, Action]:
    """Return a computer player of this kind, as `WeighedLevels.mind` does."""
    return LEVELS.mind(kind, seed, **given)


PLAYERS: Final = ComputerPlayers(KEY, KINDS, mind, legal_actions)
