"""Mexica's computer players at the table: the processes they think in, how long their actions are shown."""

from functools import partial
from typing import Final

from mexica.computer.thinker import Thinker
from mexica.games.mexica.ai.players import PLAYERS
from mexica.games.mexica.rules import Action
from mexica.games.mexica.rules.actions import EndTurn, Walk

SHORT: Final = 0.5

make_thinker: Final = partial(Thinker, PLAYERS)
"""From a kind of player and a seed to a computer player in a process of its own."""


def share_of_pace(action: Action) -> float:
    """Return for which share of the pace an action is shown: a step on foot and an end of turn are short."""
    return SHORT if isinstance(action, Walk | EndTurn) else 1.0
