"""Cóatl's computer players at the table: their processes, and how long their actions are shown."""

from functools import partial
from typing import Final

from mexica.computer.thinker import Thinker
from mexica.games.coatl.ai.players import PLAYERS
from mexica.games.coatl.rules import Action
from mexica.games.coatl.rules.actions import Done

SHORT: Final = 0.4

make_thinker: Final = partial(Thinker, PLAYERS)
"""Makes a computer player in a separate process from a kind of player and a seed."""


def share_of_pace(action: Action) -> float:
    """Return the share of the pace for which an action is shown: the end of something is short."""
    return SHORT if isinstance(action, Done) else 1.0
