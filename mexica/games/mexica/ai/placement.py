"""Chooses where in a district to put a temple or a token."""

from functools import lru_cache

from mexica.games.mexica.rules.spaces import (
    ISLAND,
    NEIGHBOURS,
    PALACE,
    Space,
    SpaceSet,
    each,
    flood,
    holds,
    only_first,
    single,
    size,
    touching,
)
from mexica.games.mexica.rules.state import State

# the eight spaces around each space
_RINGS = {space: touching(single(space)) & ~single(space) for space in each(ISLAND)}


def pilli_space(state: State) -> SpaceSet:
    """Return the space of the Pilli of the player to move, as a set; the empty set before it is placed."""
    pilli = state.mover.pilli
    return 0 if pilli is None else single(pilli)


def buildable(state: State, district: SpaceSet) -> SpaceSet:
    """Return the spaces of the district where a temple or a token fits once the mover's Pilli steps aside."""
    return district & (state.empty | pilli_space(state)) & ~PALACE


def quiet_space(state: State, district: SpaceSet, open_spaces: SpaceSet) -> Space:
    """Return the open space where a piece is least in the way: off ramps, splitting no land, at the rim."""
    board = state.board
    return _quiet(
        district & ~(board.temple_spaces | board.token_spaces), board.ramps & open_spaces, open_spaces
    )


@lru_cache(maxsize=8192)
def _quiet(walkable: SpaceSet, ramps: SpaceSet, open_spaces: SpaceSet) -> Space:
    def in_the_way(space: Space) -> tuple[bool, int, int]:
        beside = NEIGHBOURS[space] & walkable
        return holds(ramps, space), _parts(beside, _RINGS[space] & walkable), size(beside)

    return min(each(open_spaces), key=in_the_way)


def _parts(spaces: SpaceSet, within: SpaceSet) -> int:
    """How many connected pieces of `within` these spaces touch."""
    parts = 0
    while spaces:
        parts += 1
        spaces &= ~flood(only_first(spaces), within)
    return parts
