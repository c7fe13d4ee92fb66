"""Mexica's computer players at the table: their processes, and how long their actions are shown."""

from functools import partial
from typing import Final

from mexica.computer.thinker import Thinker
from mexica.games.mexica.ai.players import PLAYERS
from mexica.games.mexica.rules import Action
from mexica.games.mexica.rules.actions import EndTurn, Walk

SHORT: Final = 0.5

make_thinker: Final = partial(Thinker, PLAYERS)
"""Makes a computer player in a separate process from a kind of player and a seed."""


def share_of_pace(action: Action) -> float:
    """Return the share of the pace for which an action is shown: steps on foot and turn ends are short."""
    return SHORT if isinstance(action, Walk | EndTurn) else 1.0
