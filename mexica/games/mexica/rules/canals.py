"""Canals (R4): where they may be placed, why one is refused, and what placing one does."""

from collections.abc import Iterator

from mexica.games.mexica.rules.actions import PlaceCanal
from mexica.games.mexica.rules.board import Board
from mexica.games.mexica.rules.bridges import bridge_facing
from mexica.games.mexica.rules.effects import placed
from mexica.games.mexica.rules.events import CanalPlaced, Event
from mexica.games.mexica.rules.refusals import occupied
from mexica.games.mexica.rules.spaces import (
    ISLAND,
    NEIGHBOURS,
    PALACE,
    Space,
    SpaceSet,
    each,
    holds,
    name,
    set_of,
)
from mexica.games.mexica.rules.state import State
from mexica.rulebook.refusing import Refusal, refuse

# Created once, as there are hundreds in a turn.
_SINGLES = {space: PlaceCanal((space,)) for space in each(ISLAND)}
_DOUBLES = [(set_of((a, b)), PlaceCanal((a, b))) for a in each(ISLAND) for b in each(NEIGHBOURS[a]) if a < b]


def lasting_land(board: Board) -> SpaceSet:
    """Return the palace, temples and founded districts, where no canal can ever go (R1.3, R4.1, R4.2)."""
    return PALACE | board.temple_spaces | board.founded_land


def diggable_land(board: Board) -> SpaceSet:
    """Return the land where a canal may be placed once no Pilli stands there (R4.1, R4.2).

    To account for bridges that are still to be built, pass `board.with_bridge(...)` or subtract
    `bridges.ramps_of(...)`.
    """
    return board.land & ~(lasting_land(board) | board.ramps)


def canal_spaces(state: State, leaving: SpaceSet = 0) -> SpaceSet:
    """Return the spaces where a canal may be placed now (R4.1, R4.2); Pilli on `leaving` do not count."""
    return diggable_land(state.board) & ~(state.pilli_spaces & ~leaving)


def candidates(state: State) -> Iterator[PlaceCanal]:
    """Yield every canal that may be placed, ignoring R9: single tiles by space, then double ones."""
    spaces = canal_spaces(state)
    if state.supply.single_canals:
        yield from (_SINGLES[space] for space in each(spaces))
    if state.supply.double_canals:
        closed = ~spaces
        yield from (action for both, action in _DOUBLES if not both & closed)


def refusal(state: State, action: PlaceCanal) -> Refusal | None:
    """Return why this canal cannot be placed, None if it can (ignoring price and R9)."""
    spaces = action.spaces
    if not set_of(spaces) & ~canal_spaces(state) and _is_tile_left(state, spaces):
        return None
    left = state.supply.single_canals if len(spaces) == 1 else state.supply.double_canals
    if not left:
        if len(spaces) == 1:
            return refuse("R4.1", "No single canal tiles are left.")
        return refuse("R4.1", "No double canal tiles are left.")
    for space in spaces:
        if refused := _refused_on(state, space):
            return refused
    return refuse(
        "R4.1", "{one} and {other} do not share an edge.", one=name(spaces[0]), other=name(spaces[1])
    )


def done(state: State, action: PlaceCanal, events: list[Event]) -> State:
    """Return the state with the canal placed."""
    events.append(CanalPlaced(state.turn.to_move, action.spaces))
    return placed(state, action, state.supply.less_canal(len(action.spaces)))


def _is_tile_left(state: State, spaces: tuple[Space, ...]) -> bool:
    match spaces:
        case (_,):
            return state.supply.single_canals > 0
        case (one, other):
            return state.supply.double_canals > 0 and holds(NEIGHBOURS[one], other)
    return False


def _refused_on(state: State, space: Space) -> Refusal | None:
    board, place = state.board, name(space)
    if holds(board.canals, space):
        return refuse("R4.2", "There is a canal at {space} already.", space=place)
    if not holds(ISLAND, space):
        return refuse("R4.2", "{space} is part of the lake.", space=place)
    if holds(PALACE, space):
        return refuse("R4.2", "{space} belongs to the palace; no canal may be dug there.", space=place)
    if (bridge := bridge_facing(board, space)) is not None:
        return refuse(
            "R4.2", "A canal may not touch the ramp of the bridge at {bridge}.", bridge=name(bridge)
        )
    if holds(board.founded_land, space):
        return refuse(
            "R4.2", "The district around {space} is founded; no canal may be dug in it.", space=place
        )
    return occupied(state, space, "R4.1")
