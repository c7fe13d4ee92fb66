"""Moves on foot (R7.1) and at the flat rate (R7.3): where they end, why one is refused, what they do."""

from collections.abc import Iterator

from mexica.games.mexica.rules.actions import FlatRateMove, Walk
from mexica.games.mexica.rules.board import Board
from mexica.games.mexica.rules.events import Event, PilliMovedAtFlatRate, PilliWalked
from mexica.games.mexica.rules.refusals import occupied
from mexica.games.mexica.rules.spaces import (
    ISLAND,
    NEIGHBOURS,
    Space,
    SpaceSet,
    around,
    beside_ew,
    beside_ns,
    each,
    holds,
    name,
    single,
)
from mexica.games.mexica.rules.state import State
from mexica.rulebook.refusing import Refusal, refuse

# Created once, as there are hundreds in a turn.
_WALKS = {space: Walk(space) for space in each(ISLAND)}
_FLAT_RATE_MOVES = {space: FlatRateMove(space) for space in each(ISLAND)}


def steps_from(board: Board, space: Space) -> SpaceSet:
    """Return the spaces one step on foot away, occupied or not: land, and bridges by their ramps (R7.1)."""
    here = single(space)
    north_south, east_west = beside_ns(here), beside_ew(here)
    if here & board.bridges_ns:
        return north_south & board.land
    if here & board.bridges_ew:
        return east_west & board.land
    return NEIGHBOURS[space] & board.land | north_south & board.bridges_ns | east_west & board.bridges_ew


def standing_room(state: State) -> SpaceSet:
    """Return the spaces on which a move may end: empty land and free bridges (R7)."""
    return state.empty | state.free_bridges


def walks(state: State) -> SpaceSet:
    """Return the spaces that the Pilli of the player to move can step onto (R7.1)."""
    pilli = state.mover.pilli
    return 0 if pilli is None else steps_from(state.board, pilli) & standing_room(state)


def walk_candidates(state: State) -> Iterator[Walk]:
    """Yield every step on foot, ignoring R9."""
    return (_WALKS[space] for space in each(walks(state)))


def flat_rate_candidates(state: State) -> Iterator[FlatRateMove]:
    """Yield every move at the flat rate, ignoring price and R9."""
    return (_FLAT_RATE_MOVES[space] for space in each(standing_room(state)))


def walk_refusal(state: State, action: Walk) -> Refusal | None:
    """Return why this step cannot be taken, None if it can (ignoring price and R9)."""
    pilli, board, space = state.mover.pilli, state.board, action.space
    if holds(walks(state), space):
        return None
    if refused := _no_place_to_stand(state, space, "R7.1"):
        return refused
    from_bridge, to_bridge = pilli is not None and holds(board.bridges, pilli), holds(board.bridges, space)
    if from_bridge and to_bridge:
        return refuse(
            "R7.1", "To the bridge at {space} your Pilli goes by boat, not on foot.", space=name(space)
        )
    if pilli is None or not holds(around(single(pilli)), space):
        return refuse("R7.1", "{space} is more than one step away.", space=name(space))
    if from_bridge or to_bridge:
        return refuse("R7.1", "A bridge is entered and left only at its ends.")
    return refuse("R7.1", "Your Pilli Mexica cannot step onto {space}.", space=name(space))


def flat_rate_refusal(state: State, action: FlatRateMove) -> Refusal | None:
    """Return why a flat-rate move cannot end here, None if it can (ignoring price and R9)."""
    if holds(standing_room(state), action.space):
        return None
    refused = _no_place_to_stand(state, action.space, "R7.3")
    return refused or refuse("R7.3", "Your Pilli Mexica cannot move to {space}.", space=name(action.space))


def walked(state: State, action: Walk, events: list[Event]) -> State:
    """Return the state with the Pilli one step on."""
    events.append(PilliWalked(state.turn.to_move, _origin(state), action.space))
    return state.with_player(state.turn.to_move, state.mover.at(action.space))


def moved_at_flat_rate(state: State, action: FlatRateMove, events: list[Event]) -> State:
    """Return the state with the Pilli where the move ends."""
    events.append(PilliMovedAtFlatRate(state.turn.to_move, _origin(state), action.space))
    return state.with_player(state.turn.to_move, state.mover.at(action.space))


def _origin(state: State) -> Space:
    pilli = state.mover.pilli
    assert pilli is not None  # placed before the first turn
    return pilli


def _no_place_to_stand(state: State, space: Space, clause: str) -> Refusal | None:
    board, place = state.board, name(space)
    if state.mover.pilli == space:
        return refuse(clause, "Your Pilli Mexica stands on {space} already.", space=place)
    if not holds(board.land | board.bridges, space):
        if holds(board.canals, space):
            return refuse(
                clause, "{space} is canal without a bridge; a Pilli Mexica cannot stand there.", space=place
            )
        return refuse(clause, "{space} is lake; a Pilli Mexica cannot stand there.", space=place)
    return occupied(state, space, clause)
