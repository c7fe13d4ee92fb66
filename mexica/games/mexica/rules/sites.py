"""The places that are open to each kind of action, prices and supplies aside."""

from mexica.games.mexica.rules.actions import Direction
from mexica.games.mexica.rules.spaces import PALACE, START_SPACES, Space, SpaceSet, between_ew, between_ns
from mexica.games.mexica.rules.state import Board, State


def start_spaces(state: State) -> SpaceSet:
    """Return the start spaces that are still free (R2.6)."""
    return START_SPACES & ~state.pilli_spaces


def founded_land(board: Board) -> SpaceSet:
    """Return the land of all founded districts."""
    founded = 0
    for district in board.districts:
        if district & board.token_spaces:
            founded |= district
    return founded


def canal_spaces(state: State) -> SpaceSet:
    """Return the spaces on which a canal may lie (R4.1, R4.2)."""
    board = state.board
    return state.empty & ~(PALACE | board.ramps | founded_land(board))


def bridge_sites(board: Board, direction: Direction, lifted: Space | None = None) -> SpaceSet:
    """Return the canal spaces where a bridge fits in this direction (R5.1), one bridge lifted or none."""
    standing = board.bridges if lifted is None else board.bridges & ~(1 << lifted)
    free, land = board.canals & ~standing, board.land
    if direction is Direction.NS:
        return free & between_ns(land)
    return free & between_ew(land)


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
