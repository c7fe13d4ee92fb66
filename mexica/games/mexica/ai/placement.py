"""Where in a district a temple or a token is put."""

from functools import lru_cache

from mexica.games.mexica.rules.spaces import (
    ISLAND,
    NEIGHBOURS,
    PALACE,
    Space,
    SpaceSet,
    each,
    flood,
    touching,
)
from mexica.games.mexica.rules.state import State

# The eight spaces around each space.
_RINGS = {space: touching(1 << space) & ~(1 << space) for space in each(ISLAND)}


def buildable(state: State, district: SpaceSet) -> SpaceSet:
    """Return the spaces of the district that take a temple or a token once the mover's Pilli steps aside."""
    pilli = state.mover.pilli
    own = 0 if pilli is None else 1 << pilli & state.board.land
    return district & (state.empty | own) & ~PALACE


def quiet_space(state: State, district: SpaceSet, open_spaces: SpaceSet) -> Space:
    """Return the open space where a piece is least in the way: off the ramps, parting no land, at the rim."""
    board = state.board
    return _quiet(
        district & ~(board.temple_spaces | board.token_spaces), board.ramps & open_spaces, open_spaces
    )


@lru_cache(maxsize=8192)
def _quiet(walkable: SpaceSet, ramps: SpaceSet, open_spaces: SpaceSet) -> Space:
    def in_the_way(space: Space) -> tuple[int, int, int]:
        beside = NEIGHBOURS[space] & walkable
        return ramps >> space & 1, _parts(beside, _RINGS[space] & walkable), beside.bit_count()

    return min(each(open_spaces), key=in_the_way)


def _parts(spaces: SpaceSet, within: SpaceSet) -> int:
    """How many pieces of `within` these spaces lie in."""
    parts = 0
    while spaces:
        parts += 1
        spaces &= ~flood(spaces & -spaces, within)
    return parts
