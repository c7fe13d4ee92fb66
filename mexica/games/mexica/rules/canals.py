"""Canals (R4): where they may lie."""

from mexica.games.mexica.rules.board import Board
from mexica.games.mexica.rules.spaces import PALACE, SpaceSet
from mexica.games.mexica.rules.state import State


def lasting_land(board: Board) -> SpaceSet:
    """Return the palace, temples and founded districts, where no canal can ever lie (R1.3, R4.1, R4.2)."""
    return PALACE | board.temple_spaces | board.founded_land


def diggable_land(board: Board) -> SpaceSet:
    """Return the land on which a canal may lie once no Pilli stands there (R4.1, R4.2).

    To ask about bridges that are still to be built, pass `board.with_bridge(...)` or subtract
    `bridges.ramps_of(...)`.
    """
    return board.land & ~(lasting_land(board) | board.ramps)


def canal_spaces(state: State, leaving: SpaceSet = 0) -> SpaceSet:
    """Return the spaces on which a canal may lie now (R4.1, R4.2); Pilli on `leaving` do not count."""
    return diggable_land(state.board) & ~(state.pilli_spaces & ~leaving)
