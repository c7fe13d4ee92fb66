"""First-round protection (R9): in round 1 no opponent may be blocked or shut in."""

from collections.abc import Sequence

from mexica.rules.actions import Action
from mexica.rules.effects import board_after, pilli_after
from mexica.rules.spaces import LAKE, Space, SpaceSet, flood
from mexica.rules.state import Board, Seat, State


def shut_in(state: State, action: Action) -> Seat | None:
    """Return an opponent whom this action would take out of the largest area it can walk (R9.1), if any.

    An opponent who stands outside that area already is no longer protected.
    """
    before = tuple(player.pilli for player in state.players)
    board, after = board_after(state, action), pilli_after(state, action)
    for seat in range(state.seats):
        if (
            seat != state.turn.to_move
            and not in_largest_area(board, after, seat)
            and in_largest_area(state.board, before, seat)
        ):
            return seat
    return None


def in_largest_area(board: Board, standing: Sequence[Space | None], seat: Seat) -> bool:
    """Say whether this seat's Pilli stands in the largest area it could walk and boat in, at any cost (R9.1).

    `standing` holds the spaces of all Pilli; the seat's own space counts as one of its area.
    """
    own = standing[seat]
    if own is None:
        return True
    others = 0
    for other, space in enumerate(standing):
        if other != seat and space is not None:
            others |= 1 << space
    land = board.land & ~(board.temple_spaces | board.token_spaces | others)
    bridges = board.bridges & ~others
    rest = land | bridges
    area = _area(board, 1 << own, land, bridges)
    rest &= ~area
    while rest.bit_count() > area.bit_count():
        other_area = _area(board, rest & -rest, land, bridges)
        if other_area.bit_count() > area.bit_count():
            return False
        rest &= ~other_area
    return True


def _area(board: Board, reached: SpaceSet, land: SpaceSet, bridges: SpaceSet) -> SpaceSet:
    """What is joined to `reached` by steps over this land and these bridges, and by boat between bridges."""
    ns, ew = board.bridges_ns & bridges, board.bridges_ew & bridges
    water = board.canals | LAKE
    while True:
        on_foot = flood(reached, land)
        on_ns = reached & ns | (on_foot << 1 | on_foot >> 1) & ns
        on_ew = reached & ew | (on_foot << 16 | on_foot >> 16) & ew
        afloat = flood(on_ns | on_ew, water) & bridges if on_ns | on_ew else 0
        ns_now, ew_now = afloat & ns, afloat & ew
        landed = (ns_now << 1 | ns_now >> 1 | ew_now << 16 | ew_now >> 16) & land
        grown = reached | on_foot | afloat | landed
        if grown == reached:
            return reached
        reached = grown

