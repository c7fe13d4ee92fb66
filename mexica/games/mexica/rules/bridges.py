"""Bridges (R5): where they fit, and the land their ramps face."""

from mexica.games.mexica.rules.actions import Direction
from mexica.games.mexica.rules.board import Board
from mexica.games.mexica.rules.spaces import Space, SpaceSet, beside_ew, beside_ns, between_ew, between_ns


def bridge_sites(board: Board, direction: Direction, lifted: Space | None = None) -> SpaceSet:
    """Return the canal spaces where a bridge fits in this direction (R5.1), one bridge lifted or none."""
    standing = board.bridges if lifted is None else board.bridges & ~(1 << lifted)
    free, land = board.canals & ~standing, board.land
    if direction is Direction.NS:
        return free & between_ns(land)
    return free & between_ew(land)


def ramps_of(space: Space, direction: Direction) -> SpaceSet:
    """Return the two spaces that the ramps of a bridge on this space face (R5.1)."""
    return beside_ns(1 << space) if direction is Direction.NS else beside_ew(1 << space)
