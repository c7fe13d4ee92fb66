"""Bridges (R5): where they fit, what their ramps face, building and moving them, why one is refused."""

from collections.abc import Iterator

from mexica.games.mexica.rules.actions import BuildBridge, Direction, MoveBridge
from mexica.games.mexica.rules.board import Board
from mexica.games.mexica.rules.effects import board_after, placed
from mexica.games.mexica.rules.events import BridgeBuilt, BridgeMoved, Event
from mexica.games.mexica.rules.spaces import (
    ISLAND,
    Space,
    SpaceSet,
    beside_ew,
    beside_ns,
    between_ew,
    between_ns,
    each,
    first,
    holds,
    name,
    single,
)
from mexica.games.mexica.rules.state import State
from mexica.rulebook.refusing import Refusal, refuse, refuse_for

_DIRECTIONS = (Direction.NS, Direction.EW)
# Created once, as there are many in a turn.
_BUILT = {way: {space: BuildBridge(space, way) for space in each(ISLAND)} for way in _DIRECTIONS}


def bridge_sites(board: Board, direction: Direction, lifted: Space | None = None) -> SpaceSet:
    """Return the canal spaces where a bridge fits in this direction (R5.1), without the bridge `lifted`."""
    standing = board.bridges if lifted is None else board.bridges & ~single(lifted)
    free, land = board.canals & ~standing, board.land
    return free & (between_ns(land) if direction is Direction.NS else between_ew(land))


def ramps_of(space: Space, direction: Direction) -> SpaceSet:
    """Return the two spaces that the ramps of a bridge on this space face (R5.1)."""
    return beside_ns(single(space)) if direction is Direction.NS else beside_ew(single(space))


def bridge_facing(board: Board, space: Space) -> Space | None:
    """Return the bridge whose ramp faces this space (the first of several), None if there is none."""
    here = single(space)
    facing = board.bridges_ns & beside_ns(here) | board.bridges_ew & beside_ew(here)
    return first(facing) if facing else None


def candidates(state: State) -> Iterator[BuildBridge | MoveBridge]:
    """Yield every bridge that may be built, or moved once the supply is used up, ignoring R9."""
    board = state.board
    if state.supply.bridges:
        for direction in _DIRECTIONS:
            yield from (_BUILT[direction][space] for space in each(bridge_sites(board, direction)))
        return
    sites = {direction: bridge_sites(board, direction) for direction in _DIRECTIONS}
    for origin in each(state.free_bridges):
        for direction in _DIRECTIONS:
            open_sites = sites[direction] | _turned(board, origin, direction)
            yield from (MoveBridge(origin, space, direction) for space in each(open_sites))


def building_refusal(state: State, action: BuildBridge) -> Refusal | None:
    """Return why this bridge cannot be built, None if it can (ignoring price and R9)."""
    board = state.board
    if not state.supply.bridges:
        return refuse("R5.4", "All bridges are on the board; you may move one instead.")
    if holds(bridge_sites(board, action.direction), action.space):
        return None
    return _no_site(board, action.space, action.direction, board.bridges)


def moving_refusal(state: State, action: MoveBridge) -> Refusal | None:
    """Return why this bridge cannot be moved there, None if it can (ignoring price and R9)."""
    board, origin, space, left = state.board, action.origin, action.space, state.supply.bridges
    if left:
        return refuse_for(
            "R5.4",
            left,
            "A bridge may be moved only when none is in the supply; a bridge is left.",
            "A bridge may be moved only when none is in the supply; {left} bridges are left.",
            left=left,
        )
    if not holds(board.bridges, origin):
        return refuse("R5.4", "There is no bridge at {bridge}.", bridge=name(origin))
    if not holds(state.free_bridges, origin):
        return refuse("R5.4", "A Pilli Mexica stands on the bridge at {bridge}.", bridge=name(origin))
    if space == origin and board.direction(origin) is action.direction:
        return refuse("R5.4", "The bridge at {bridge} lies that way already.", bridge=name(origin))
    if holds(bridge_sites(board, action.direction) | _turned(board, origin, action.direction), space):
        return None
    return _no_site(board, space, action.direction, board.bridges & ~single(origin))


def built(state: State, action: BuildBridge, events: list[Event]) -> State:
    """Return the state with the bridge built."""
    events.append(BridgeBuilt(state.turn.to_move, action.space, action.direction))
    return placed(state, action, state.supply.less_bridge())


def moved(state: State, action: MoveBridge, events: list[Event]) -> State:
    """Return the state with the bridge moved."""
    events.append(BridgeMoved(state.turn.to_move, action.origin, action.space, action.direction))
    return state.changed(board=board_after(state, action))


def _turned(board: Board, origin: Space, direction: Direction) -> SpaceSet:
    """The space of this bridge if it can be turned to lie in this direction, else the empty set (R5.4)."""
    if board.direction(origin) is direction:
        return 0
    return bridge_sites(board, direction, origin) & single(origin)


def _no_site(board: Board, space: Space, direction: Direction, standing: SpaceSet) -> Refusal:
    place = name(space)
    if not holds(board.canals, space):
        if holds(board.land, space):
            return refuse("R5.1", "A bridge goes over a canal, and {space} is land.", space=place)
        return refuse("R5.1", "A bridge goes over a canal, and {space} is the lake.", space=place)
    if holds(standing, space):
        return refuse("R5.1", "There is a bridge at {space} already.", space=place)
    other = Direction.EW if direction is Direction.NS else Direction.NS
    if holds(bridge_sites(board, other, space), space):
        return refuse("R5.1", "At {space} a bridge fits only the other way; turn it.", space=place)
    return refuse("R5.1", "A bridge at {space} needs land beyond both of its ramps.", space=place)
