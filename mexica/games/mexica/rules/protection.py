"""First-round protection (R9): in round 1 no opponent may be blocked or shut in."""

from collections.abc import Sequence

from attrs import frozen

from mexica.games.mexica.rules.actions import (
    Action,
    BuildBridge,
    BuildTemple,
    FlatRateMove,
    FoundDistrict,
    MoveBridge,
    PlaceCanal,
    TakeBoat,
    Walk,
)
from mexica.games.mexica.rules.board import Board
from mexica.games.mexica.rules.effects import board_after, pilli_after
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
    set_of,
)
from mexica.games.mexica.rules.state import Seat, State


class Protection:
    """Judges actions in one state of round 1 (R9.1).

    An opponent who stands outside the largest area already is no longer protected.
    """

    def __init__(self, state: State) -> None:
        self._state = state
        self._standing = tuple(player.pilli for player in state.players)
        self._opponents = [seat for seat in range(state.seats) if seat != state.turn.to_move]
        grounds = {seat: _Ground.of(state.board, self._standing, seat) for seat in self._opponents}
        self._protected = {seat: ground for seat, ground in grounds.items() if ground.is_largest}
        # places whose closing is harmless at a glance, which spares most candidates a closer look
        self._harmless = dict.fromkeys(_RINGS, state.board.land)
        for shape in _RINGS:
            for ground in self._protected.values():
                self._harmless[shape] &= ground.harmless(shape)
        self._unsure: dict[SpaceSet, list[Seat]] = {}  # whom closing these spaces might harm
        self._by_temples: dict[SpaceSet, Seat | None] = {}

    def victim(self, action: Action) -> Seat | None:
        """Return an opponent whom this action would take out of the largest area it can walk, if any."""
        taken = _taken(action)
        if taken is None or (taken and self._is_harmless(taken)):
            return None
        if taken not in self._unsure:
            grounds = self._protected.items()
            self._unsure[taken] = [seat for seat, one in grounds if not one.surely_stays_without(taken)]
        if not self._unsure[taken]:
            return None
        if not isinstance(action, BuildTemple):
            return self._looked_up(action, self._unsure[taken])
        if taken not in self._by_temples:  # its floors make no difference
            self._by_temples[taken] = self._looked_up(action, self._unsure[taken])
        return self._by_temples[taken]

    def _looked_up(self, action: Action, unsure: list[Seat]) -> Seat | None:
        """The first of these seats that is outside its largest area after this action."""
        board, standing = board_after(self._state, action), pilli_after(self._state, action)
        return next((seat for seat in unsure if not in_largest_area(board, standing, seat)), None)

    def _is_harmless(self, taken: SpaceSet) -> bool:
        """True only if closing one space, or two side by side, is known to part nothing."""
        first = taken & -taken
        return bool(first & self._harmless.get(taken // first, 0))

    def shut_in_by_pilli_on(self, space: Space) -> frozenset[Seat]:
        """Return the opponents outside their largest area once the mover's Pilli stands on this space."""
        standing = list(self._standing)
        standing[self._state.turn.to_move] = space
        return frozenset(
            seat
            for seat in self._opponents
            if not (seat in self._protected and self._protected[seat].surely_stays_without(1 << space))
            and not in_largest_area(self._state.board, standing, seat)
        )


def in_largest_area(board: Board, standing: Sequence[Space | None], seat: Seat) -> bool:
    """Say whether this seat's Pilli is in the largest area it could walk and boat in, at any cost (R9.1).

    `standing` holds the spaces of all Pilli; the seat's own space counts as one of its area.
    """
    return _Ground.of(board, standing, seat).is_largest


def _taken(action: Action) -> SpaceSet | None:
    """The spaces an action closes to others; None for actions that leave the island as it is."""
    match action:
        case PlaceCanal((space,)):
            return 1 << space
        case PlaceCanal(spaces):
            return set_of(spaces)
        case BuildTemple(space, _) | FoundDistrict(space):
            return 1 << space
        case Walk(space) | TakeBoat(space) | FlatRateMove(space):
            return 1 << space
        case MoveBridge(origin, _, _):
            return 1 << origin
        case BuildBridge():
            return 0
        case _:
            return None


# Shapes of what closes, its first space at bit 0: one space, two from north to south, two from west to east.
_ONE = 1
_TWO_NS = 1 | 1 << SOUTH
_TWO_EW = 1 | 1 << EAST
# For each shape the way round it: the spaces that share an edge with it, each with the corner passed just
# before, as steps from the first space. Land beside a place stays joined if it begins at most once that way.
_RINGS: dict[SpaceSet, tuple[tuple[int, int | None], ...]] = {
    _ONE: (
        (NORTH, NORTH + WEST),
        (EAST, NORTH + EAST),
        (SOUTH, SOUTH + EAST),
        (WEST, SOUTH + WEST),
    ),
    _TWO_NS: (
        (NORTH, NORTH + WEST),
        (EAST, NORTH + EAST),
        (SOUTH + EAST, None),
        (2 * SOUTH, 2 * SOUTH + EAST),
        (SOUTH + WEST, 2 * SOUTH + WEST),
        (WEST, None),
    ),
    _TWO_EW: (
        (NORTH, NORTH + WEST),
        (NORTH + EAST, None),
        (2 * EAST, NORTH + 2 * EAST),
        (SOUTH + EAST, SOUTH + 2 * EAST),
        (SOUTH, None),
        (WEST, SOUTH + WEST),
    ),
}


def _from(spaces: SpaceSet, step: int) -> SpaceSet:
    """The spaces from which this step leads into the set."""
    return spaces >> step if step >= 0 else spaces << -step


@frozen
class _Ground:
    """The land and bridges open to one Pilli, and which part of them it is in."""

    board: Board
    land: SpaceSet
    bridges: SpaceSet
    area: SpaceSet

    @classmethod
    def of(cls, board: Board, standing: Sequence[Space | None], seat: Seat) -> "_Ground":
        others = set_of(s for other, s in enumerate(standing) if other != seat and s is not None)
        land = board.land & ~(board.temple_spaces | board.token_spaces | others)
        bridges = board.bridges & ~others
        own = standing[seat]
        return cls(board, land, bridges, 0 if own is None else _area(board, 1 << own, land, bridges))

    @property
    def is_largest(self) -> bool:
        """No other area is larger than the Pilli's own; a Pilli not yet placed is in no danger."""
        if not self.area:
            return True
        size = self.area.bit_count()
        rest = (self.land | self.bridges) & ~self.area
        while rest.bit_count() > size:
            other = _area(self.board, rest & -rest, self.land, self.bridges)
            if other.bit_count() > size:
                return False
            rest &= ~other
        return True

    def harmless(self, shape: SpaceSet) -> SpaceSet:
        """The first spaces of all places of this shape for which `surely_stays_without` holds, at one go."""
        if not self._stays_largest_without(shape.bit_count()):
            return 0
        closable = self.land & ~(self.board.ramps | self.board.bridges)
        places = closable if shape == _ONE else closable & closable >> shape.bit_length() - 1
        once = twice = 0
        ring = _RINGS[shape]
        for (before, _), (edge, corner) in zip(ring[-1:] + ring[:-1], ring, strict=True):
            joined = _from(self.land, before)
            if corner is not None:
                joined &= _from(self.land, corner)
            starts = _from(self.land, edge) & ~joined
            twice |= once & starts
            once |= starts
        return places & ~twice

    def surely_stays_without(self, taken: SpaceSet) -> bool:
        """True only if the area cannot fall apart or behind when these spaces close; saves most floods.

        Water that comes where they were can only join areas, and all of these together stay smaller.
        """
        if taken & self.board.bridges or not self._stays_largest_without(taken.bit_count()):
            return False
        # whatever is parted from the rest of the area was beside one of them
        ns, ew = self.board.bridges_ns & self.bridges, self.board.bridges_ew & self.bridges
        beside = (around(taken) & self.land | beside_ns(taken) & ns | beside_ew(taken) & ew) & self.area
        return self._joined_without(taken, beside)

    def _joined_without(self, taken: SpaceSet, parts: SpaceSet) -> bool:
        """Whether there are ways between all these parts of the area that lead over none of the taken."""
        land = self.land & ~taken
        start = parts & land
        reached, grown = 0, start & -start
        while grown != reached:  # on land alone at first, as far as it takes
            if not parts & ~grown:
                return True
            reached, grown = grown, grown | around(grown) & land
        return not parts & ~_area(self.board, reached or parts & -parts, land, self.bridges)

    def _stays_largest_without(self, spaces: int) -> bool:
        """True only if the area outdoes all the rest together when so many spaces of it close."""
        rest = (self.land | self.bridges) & ~self.area
        # a bridge built, or a space left by a Pilli, adds one to the rest at most
        return self.area.bit_count() - spaces > rest.bit_count() + 1


def _area(board: Board, reached: SpaceSet, land: SpaceSet, bridges: SpaceSet) -> SpaceSet:
    """What is joined to `reached` by steps over this land and these bridges, and by boat between bridges."""
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
