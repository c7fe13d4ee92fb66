"""The places that are open to each kind of action, prices and supplies aside."""

from mexica.games.mexica.rules.spaces import PALACE, START_SPACES, SpaceSet, size
from mexica.games.mexica.rules.state import State


def start_spaces(state: State) -> SpaceSet:
    """Return the start spaces that are still free (R2.6)."""
    return START_SPACES & ~state.pilli_spaces


def temple_spaces(state: State) -> SpaceSet:
    """Return the spaces on which the player to move may build a temple (R6.1, R6.2)."""
    pilli = state.mover.pilli
    if pilli is None:
        return 0
    return state.board.district(pilli) & state.empty & ~PALACE


def founding_spaces(state: State) -> SpaceSet:
    """Return the spaces that may take the token of the district the player to move stands in (R8.1)."""
    pilli, board = state.mover.pilli, state.board
    district = 0 if pilli is None else board.district(pilli)
    if not district or district & board.token_spaces or district.bit_count() not in state.display:
        return 0
    return district & state.empty & ~PALACE


def has_room(land: SpaceSet, temples: SpaceSet) -> bool:
    """Say whether a token and its founder find room on this land between these temples (R8.1)."""
    free = land & ~temples
    return size(free) > 1 and free & ~PALACE != 0
