"""First-round protection (R9): in round 1 no opponent may be blocked or shut in."""

from collections.abc import Sequence

from attrs import frozen

from mexica.rules.actions import (
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
from mexica.rules.effects import board_after, pilli_after
from mexica.rules.spaces import LAKE, Space, SpaceSet, around, beside_ew, beside_ns, flood, set_of, touching
from mexica.rules.state import Board, Seat, State


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
        # spaces whose closing is harmless at a glance, which spares most candidates a closer look
        self._open = state.board.land
        for ground in self._protected.values():
            self._open &= ground.open_land

    def victim(self, action: Action) -> Seat | None:
        """Return an opponent whom this action would take out of the largest area it can walk, if any."""
        taken = _taken(action)
        if taken is None or (taken and not taken & ~self._open):
            return None
        unsure = [seat for seat, ground in self._protected.items() if not ground.surely_stays_without(taken)]
        if not unsure:
            return None
        board, standing = board_after(self._state, action), pilli_after(self._state, action)
        return next((seat for seat in unsure if not in_largest_area(board, standing, seat)), None)

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

    @property
    def open_land(self) -> SpaceSet:
        """Spaces with walkable land all around: closing one, or two side by side, parts nothing."""
        return self.land & ~touching(~self.land) & ~self.board.ramps if self._stays_largest_without(2) else 0

    def surely_stays_without(self, taken: SpaceSet) -> bool:
        """True only if the area cannot fall apart or behind when these spaces close; saves most floods."""
        if taken & (self.board.ramps | self.board.bridges):
            return False
        if not self._stays_largest_without(taken.bit_count()):
            return False
        beside = around(taken) & self.land
        ring = touching(taken) & self.land & ~taken
        return flood(beside & -beside, ring) & beside == beside

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
