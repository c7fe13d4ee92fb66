"""Temples (R6): where they may be built, why one is refused, and what building one does."""

from collections.abc import Iterator

from mexica.games.mexica.rules.actions import BuildTemple
from mexica.games.mexica.rules.effects import placed
from mexica.games.mexica.rules.events import Event, TempleBuilt
from mexica.games.mexica.rules.material import FLOORS
from mexica.games.mexica.rules.refusals import occupied
from mexica.games.mexica.rules.spaces import ISLAND, PALACE, SpaceSet, each, holds, name
from mexica.games.mexica.rules.state import State
from mexica.rulebook.refusing import Refusal, refuse, refuse_for

# Created once, as there are hundreds in a turn.
_TEMPLES = {floors: {space: BuildTemple(space, floors) for space in each(ISLAND)} for floors in FLOORS}


def temple_spaces(state: State) -> SpaceSet:
    """Return the spaces on which the player to move may build a temple (R6.1, R6.2)."""
    pilli = state.mover.pilli
    if pilli is None:
        return 0
    return state.board.district(pilli) & state.empty & ~PALACE


def candidates(state: State) -> Iterator[BuildTemple]:
    """Yield every temple that may be built with the available AP, ignoring R9."""
    spaces, points = temple_spaces(state), state.points_to_spend
    for floors, left in zip(FLOORS, state.mover.temples, strict=True):
        if left and floors <= points:
            yield from (_TEMPLES[floors][space] for space in each(spaces))


def refusal(state: State, action: BuildTemple) -> Refusal | None:
    """Return why this temple cannot be built, None if it can (ignoring price and R9)."""
    board, space, floors = state.board, action.space, action.floors
    if not state.mover.temples[floors - 1]:
        return refuse_for(
            "R6.1",
            floors,
            "You have no temple with {floors} floor left.",
            "You have no temple with {floors} floors left.",
            floors=floors,
        )
    if holds(temple_spaces(state), space):
        return None
    if not holds(board.land, space):
        return refuse("R6.1", "A temple needs land, and {space} is water.", space=name(space))
    if holds(PALACE, space):
        return refuse("R1.3", "{space} belongs to the palace; no temple may stand there.", space=name(space))
    if refused := occupied(state, space, "R6.2" if holds(board.temple_spaces, space) else "R6.1"):
        return refused
    pilli = state.mover.pilli
    if pilli is not None and holds(board.bridges, pilli):
        return refuse("R6.2", "Your Pilli Mexica stands on a bridge, and so in no district.")
    return refuse(
        "R6.1", "{space} lies outside the district where your Pilli Mexica stands.", space=name(space)
    )


def done(state: State, action: BuildTemple, events: list[Event]) -> State:
    """Return the state with the temple built."""
    seat = state.turn.to_move
    events.append(TempleBuilt(seat, action.space, action.floors))
    return placed(state, action, state.supply).with_player(seat, state.mover.less_temple(action.floors))
