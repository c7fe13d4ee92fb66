"""What is legal: `refusal` judges one action, `legal_actions` lists all that it lets pass.

Both ask the same functions for the places that are open (`canal_spaces`, `bridge_sites`, ...); `reasons` only
puts into words why a place is not among them.
"""

from collections.abc import Iterator
from typing import assert_never

from mexica.games.mexica.rules import refusals
from mexica.games.mexica.rules.actions import (
    Action,
    Agree,
    BuildBridge,
    BuildTemple,
    Decline,
    Direction,
    EndTurn,
    FlatRateMove,
    FoundDistrict,
    MoveBridge,
    PlaceCanal,
    PlacePilli,
    ProposeRemoval,
    TakeActionToken,
    TakeBoat,
    Walk,
)
from mexica.games.mexica.rules.bridges import bridge_sites
from mexica.games.mexica.rules.canals import canal_spaces
from mexica.games.mexica.rules.material import CALPULLI, FLAT_RATE, FLOORS, TAKEN_A_TURN
from mexica.games.mexica.rules.protection import Protection
from mexica.games.mexica.rules.refusals import Refusal
from mexica.games.mexica.rules.sites import (
    founding_spaces,
    start_spaces,
    temple_spaces,
)
from mexica.games.mexica.rules.spaces import ISLAND, NEIGHBOURS, Space, SpaceSet, each, set_of
from mexica.games.mexica.rules.state import Phase, State
from mexica.games.mexica.rules.travel import boats, walks

_DIRECTIONS = (Direction.NS, Direction.EW)
# Actions without a state in them are made once; a turn offers hundreds.
_SINGLES = {space: PlaceCanal((space,)) for space in each(ISLAND)}
_DOUBLES = [(1 << a | 1 << b, PlaceCanal((a, b))) for a in each(ISLAND) for b in each(NEIGHBOURS[a]) if a < b]
_BRIDGES = {way: {space: BuildBridge(space, way) for space in each(ISLAND)} for way in _DIRECTIONS}
_TEMPLES = {floors: {space: BuildTemple(space, floors) for space in each(ISLAND)} for floors in FLOORS}
_WALKS = {space: Walk(space) for space in each(ISLAND)}
_FLATS = {space: FlatRateMove(space) for space in each(ISLAND)}
_FOUNDINGS = {space: FoundDistrict(space) for space in each(ISLAND)}
_TAKE, _AGREE, _DECLINE, _END = TakeActionToken(), Agree(), Decline(), EndTurn()
_PROPOSALS = {size: ProposeRemoval(size) for size in CALPULLI}


class IllegalAction(ValueError):  # noqa: N818  # the name is a stable interface
    """An action that the rules refuse; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.message} ({refusal.clause})")
        self.refusal = refusal


def cost(state: State, action: Action) -> int:
    """Return the AP this action takes (R4-R10), whether or not they are there.

    IllegalAction for a boat trip to a bridge that no boat reaches, as that has no price.
    """
    match action:
        case PlaceCanal() | BuildBridge() | MoveBridge() | Walk() | TakeActionToken():
            return 1
        case BuildTemple(_, floors):
            return floors
        case FlatRateMove():
            return FLAT_RATE
        case TakeBoat(space):
            fare = boats(state).get(space)
            if fare is None:
                raise IllegalAction(refusals.boat(state, space))
            return fare
        case PlacePilli() | FoundDistrict() | ProposeRemoval() | Agree() | Decline() | EndTurn():
            return 0
    assert_never(action)


def refusal(state: State, action: Action) -> Refusal | None:
    """Return why this action is illegal now, with the clause; None if it is legal."""
    if wrong_time := refusals.wrong_time(state, action):
        return wrong_time
    if refused := _refused_by_its_kind(state, action):
        return refused
    price = cost(state, action)
    if price > state.points_to_spend:
        return refusals.too_dear(state, price)
    return _refused_by_protection(state, action)


def _refused_by_its_kind(state: State, action: Action) -> Refusal | None:
    match action:
        case PlacePilli(space):
            return None if _has(start_spaces(state), space) else refusals.start(state, space)
        case PlaceCanal(spaces):
            return _refused_canal(state, spaces)
        case BuildBridge(space, direction):
            open_here = state.supply.bridges > 0 and _has(bridge_sites(state.board, direction), space)
            return None if open_here else refusals.bridge(state, space, direction)
        case MoveBridge():
            return None if _bridge_moves(state, action) else refusals.moved_bridge(state, action)
        case BuildTemple(space, floors):
            owned = floors in FLOORS and state.mover.temples[floors - 1] > 0
            open_here = owned and _has(temple_spaces(state), space)
            return None if open_here else refusals.temple(state, space, floors)
        case Walk(space):
            return None if _has(walks(state), space) else refusals.walk(state, space)
        case TakeBoat(space):
            return None if space in boats(state) else refusals.boat(state, space)
        case FlatRateMove(space):
            return None if _has(flat_rate_spaces(state), space) else refusals.flat_rate(state, space)
        case FoundDistrict(space):
            return None if _has(founding_spaces(state), space) else refusals.founding(state, space)
        case TakeActionToken():
            return None if may_take(state) else refusals.taking(state)
        case ProposeRemoval(size):
            return None if size in state.display else refusals.proposal(size)
        case Agree() | Decline() | EndTurn():
            return None
    assert_never(action)


def _refused_canal(state: State, spaces: tuple[Space, ...]) -> Refusal | None:
    placed = set_of(spaces)
    if placed & ~canal_spaces(state) == 0 and _is_tile_left(state, spaces):
        return None
    return refusals.canal(state, spaces)


def _is_tile_left(state: State, spaces: tuple[Space, ...]) -> bool:
    match spaces:
        case (_,):
            return state.supply.single_canals > 0
        case (one, other):
            return state.supply.double_canals > 0 and _has(NEIGHBOURS[one], other)
    return False


def _bridge_moves(state: State, action: MoveBridge) -> bool:
    board = state.board
    if state.supply.bridges or not _has(state.free_bridges, action.origin):
        return False
    if action.origin == action.space:
        turned = board.direction(action.origin) is not action.direction
        return turned and _has(bridge_sites(board, action.direction, action.origin), action.space)
    return _has(bridge_sites(board, action.direction), action.space)


def _refused_by_protection(state: State, action: Action) -> Refusal | None:
    if state.turn.round != 1 or state.turn.phase is not Phase.TURNS:
        return None
    victim = Protection(state).victim(action)
    return None if victim is None else refusals.protection(state, victim)


def flat_rate_spaces(state: State) -> SpaceSet:
    """Return the spaces that a flat-rate move may end on (R7.3)."""
    return state.empty | state.free_bridges


def may_take(state: State) -> bool:
    """Say whether an action token may be taken, its price aside (R10.1)."""
    return state.supply.action_tokens > 0 and state.turn.taken < TAKEN_A_TURN


def legal_actions(state: State) -> list[Action]:
    """Return every legal action of the player to move, each once, always in the same order."""
    match state.turn.phase:
        case Phase.OVER:
            return []
        case Phase.PLACING:
            return [PlacePilli(space) for space in each(start_spaces(state))]
        case Phase.ANSWERING:
            return [_AGREE, _DECLINE]
        case Phase.TURNS:
            if state.turn.round == 1:
                return [action for action in each_judged(state) if action is not None]
            return list(_turn_actions(state))
    assert_never(state.turn.phase)


def each_judged(state: State) -> Iterator[Action | None]:
    """Yield what `legal_actions` lists, to be taken bit by bit; None for each action that R9 refuses."""
    if state.turn.phase is not Phase.TURNS or state.turn.round != 1:
        yield from _turn_actions(state) if state.turn.phase is Phase.TURNS else legal_actions(state)
        return
    protection = Protection(state)
    for action in _turn_actions(state):
        yield action if protection.victim(action) is None else None


def _turn_actions(state: State) -> Iterator[Action]:
    points = state.points_to_spend
    if points > 0:
        yield from _canals(state)
        yield from _bridges(state)
        yield from _temples(state, points)
        yield from (_WALKS[space] for space in each(walks(state)))
        yield from (TakeBoat(space) for space, fare in boats(state).items() if fare <= points)
        if points >= FLAT_RATE:
            yield from (_FLATS[space] for space in each(flat_rate_spaces(state)))
    yield from (_FOUNDINGS[space] for space in each(founding_spaces(state)))
    if points > 0 and may_take(state):
        yield _TAKE
    yield from (_PROPOSALS[size] for size in sorted(set(state.display)))
    yield _END


def _canals(state: State) -> Iterator[Action]:
    spaces = canal_spaces(state)
    if state.supply.single_canals:
        yield from (_SINGLES[space] for space in each(spaces))
    if state.supply.double_canals:
        closed = ~spaces
        yield from (action for both, action in _DOUBLES if not both & closed)


def _bridges(state: State) -> Iterator[Action]:
    board = state.board
    if state.supply.bridges:
        for direction in _DIRECTIONS:
            yield from (_BRIDGES[direction][space] for space in each(bridge_sites(board, direction)))
        return
    sites = {direction: bridge_sites(board, direction) for direction in _DIRECTIONS}
    for origin in each(state.free_bridges):
        for direction in _DIRECTIONS:
            if board.direction(origin) is not direction:
                turned = bridge_sites(board, direction, origin) & 1 << origin
            else:
                turned = 0
            yield from (MoveBridge(origin, space, direction) for space in each(sites[direction] | turned))


def _temples(state: State, points: int) -> Iterator[Action]:
    spaces = temple_spaces(state)
    for floors, left in zip(FLOORS, state.mover.temples, strict=True):
        if left and floors <= points:
            yield from (_TEMPLES[floors][space] for space in each(spaces))


def _has(spaces: SpaceSet, space: Space) -> bool:
    return bool(spaces >> space & 1)
