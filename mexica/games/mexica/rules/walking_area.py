"""The area in which a Pilli could walk and boat at any cost, and whether no other is larger (R9.1)."""

from collections.abc import Sequence
from typing import Final

from attrs import frozen

from mexica.games.mexica.rules.board import Board
from mexica.games.mexica.rules.spaces import (
    EAST,
    LAKE,
    NORTH,
    SOUTH,
    WEST,
    Space,
    SpaceSet,
    around,
    beside_ew,
    beside_ns,
    flood,
    only_first,
    set_of,
    shifted,
    single,
    size,
)
from mexica.games.mexica.rules.state import Seat

# The ring around one closing space (key 0), or around two (key: the step from the first to the second): the
# steps to the spaces that share an edge with them, each with the step to the corner passed just before.
# The land beside them stays connected if at most one stretch of land begins along the ring.
_RINGS: Final[dict[int, tuple[tuple[int, int | None], ...]]] = {
    0: (
        (NORTH, NORTH + WEST),
        (EAST, NORTH + EAST),
        (SOUTH, SOUTH + EAST),
        (WEST, SOUTH + WEST),
    ),
    SOUTH: (
        (NORTH, NORTH + WEST),
        (EAST, NORTH + EAST),
        (SOUTH + EAST, None),
        (2 * SOUTH, 2 * SOUTH + EAST),
        (SOUTH + WEST, 2 * SOUTH + WEST),
        (WEST, None),
    ),
    EAST: (
        (NORTH, NORTH + WEST),
        (NORTH + EAST, None),
        (2 * EAST, NORTH + 2 * EAST),
        (SOUTH + EAST, SOUTH + 2 * EAST),
        (SOUTH, None),
        (WEST, SOUTH + WEST),
    ),
}
SHAPES: Final = tuple(_RINGS)
"""The steps from the first to the second of two spaces that close together; 0 for a single space."""


@frozen
class WalkingArea:
    """The land and bridges open to one Pilli, and the part of them (`area`) that it is in."""

    board: Board
    land: SpaceSet
    bridges: SpaceSet
    area: SpaceSet

    @classmethod
    def of(cls, board: Board, standing: Sequence[Space | None], seat: Seat) -> "WalkingArea":
        """Return the area of this seat's Pilli; `standing` holds the spaces of all Pilli by seat."""
        others = set_of(s for other, s in enumerate(standing) if other != seat and s is not None)
        land = board.land & ~(board.temple_spaces | board.token_spaces | others)
        bridges = board.bridges & ~others
        own = standing[seat]
        return cls(board, land, bridges, 0 if own is None else _joined(board, single(own), land, bridges))

    @property
    def is_largest(self) -> bool:
        """Whether no other area is larger than the Pilli's own; true for a Pilli not yet placed."""
        if not self.area:
            return True
        rest = (self.land | self.bridges) & ~self.area
        while size(rest) > size(self.area):
            other = _joined(self.board, only_first(rest), self.land, self.bridges)
            if size(other) > size(self.area):
                return False
            rest &= ~other
        return True

    def harmless(self, step: int) -> SpaceSet:
        """Return where one space (`step` 0), or two one step apart, can certainly close without harm.

        For two spaces, the set holds the first; `surely_stays_without` defines harm.
        """
        if not self._stays_largest_without(2 if step else 1):
            return 0
        closable = self.land & ~(self.board.ramps | self.board.bridges)
        places = closable & shifted(closable, -step)
        once = twice = 0
        ring = _RINGS[step]
        for (before, _), (edge, corner) in zip(ring[-1:] + ring[:-1], ring, strict=True):
            joined = shifted(self.land, -before)
            if corner is not None:
                joined &= shifted(self.land, -corner)
            starts = shifted(self.land, -edge) & ~joined
            twice |= once & starts
            once |= starts
        return places & ~twice

    def surely_stays_without(self, taken: SpaceSet) -> bool:
        """True only if the area certainly stays whole and largest when these spaces close; saves flood fills.

        Water in their place can only connect other areas, and all of those together stay smaller.
        """
        if taken & self.board.bridges or not self._stays_largest_without(size(taken)):
            return False
        # whatever is cut off from the rest of the area was beside one of them
        ns, ew = self.board.bridges_ns & self.bridges, self.board.bridges_ew & self.bridges
        beside = (around(taken) & self.land | beside_ns(taken) & ns | beside_ew(taken) & ew) & self.area
        return self._joined_without(taken, beside)

    def _joined_without(self, taken: SpaceSet, parts: SpaceSet) -> bool:
        """Whether all these parts of the area stay connected without the taken spaces."""
        land = self.land & ~taken
        start = parts & land
        reached, grown = 0, only_first(start)
        while grown != reached:  # first on land alone, which usually suffices
            if not parts & ~grown:
                return True
            reached, grown = grown, grown | around(grown) & land
        return not parts & ~_joined(self.board, reached or only_first(parts), land, self.bridges)

    def _stays_largest_without(self, spaces: int) -> bool:
        """True only if the area stays larger than the rest together when this many of its spaces close."""
        rest = (self.land | self.bridges) & ~self.area
        # a new bridge, or a space left by a Pilli, adds at most one to the rest
        return size(self.area) - spaces > size(rest) + 1


def _joined(board: Board, reached: SpaceSet, land: SpaceSet, bridges: SpaceSet) -> SpaceSet:
    """The spaces reachable from `reached` on foot over this land and these bridges, and by boat."""
    ns, ew = board.bridges_ns & bridges, board.bridges_ew & bridges
    water = board.canals | LAKE
    while True:
        on_foot = flood(reached, land)
        on_ns = (reached | beside_ns(on_foot)) & ns
        on_ew = (reached | beside_ew(on_foot)) & ew
        afloat = flood(on_ns | on_ew, water) & bridges if on_ns | on_ew else 0
        landed = (beside_ns(afloat & ns) | beside_ew(afloat & ew)) & land
        grown = reached | on_foot | afloat | landed
        if grown == reached:
            return reached
        reached = grown
