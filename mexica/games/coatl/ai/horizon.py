"""How many actions a player may still expect before the game ends (C12)."""

from typing import Final

from mexica.games.coatl.rules import State
from mexica.games.coatl.rules.material import SERPENTS
from mexica.games.coatl.rules.state import Player, Seat

_ACTIONS_A_SERPENT: Final = 8
_WHOLE: Final = 9  # pieces of a usual serpent
_NEARLY: Final = 0.9  # of a serpent, however long it is while unfinished


def actions_to_come(state: State, seat: Seat) -> float:
    """Return about how many actions this seat still has, the one to choose now included."""
    if state.ending is not None:
        return state.ending.actions[seat]
    foremost = max(map(_progress, state.players))
    return 1 + (SERPENTS - foremost) * _ACTIONS_A_SERPENT


def _progress(player: Player) -> float:
    """The serpents that a player has, finished or in part."""
    parts = (min(_NEARLY, len(player.serpents[number - 1].pieces) / _WHOLE) for number in player.unfinished)
    return len(player.finished) + sum(parts)
