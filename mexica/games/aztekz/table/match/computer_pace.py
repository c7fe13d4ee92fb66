"""Aztekz's computer players at the table: their processes, and how long their actions are shown."""

from functools import partial
from typing import Final

from mexica.computer.thinker import Thinker
from mexica.games.aztekz.ai.players import PLAYERS
from mexica.games.aztekz.rules import Action
from mexica.games.aztekz.rules.actions import LayCard

SHORT: Final = 0.6

make_thinker: Final = partial(Thinker, PLAYERS)
"""Makes a computer player in a separate process from a kind of player and a seed."""


def share_of_pace(action: Action) -> float:
    """Return the share of the pace for which an action is shown: all but a card that is laid is short."""
    return 1.0 if isinstance(action, LayCard) else SHORT
