"""Taking pieces from the supply board (C5)."""

from collections.abc import Iterator

from attrs import evolve

from mexica.games.coatl.rules.actions import TakePieces
from mexica.games.coatl.rules.events import Event, PiecesTaken
from mexica.games.coatl.rules.last_turns import supply_checked
from mexica.games.coatl.rules.material import SPACES
from mexica.games.coatl.rules.state import State
from mexica.games.coatl.rules.stock import refilled, wants_refill
from mexica.rulebook.refusing import Refusal, refuse


def refusal(state: State, action: TakePieces) -> Refusal | None:
    """Return why nothing can be taken from this space."""
    many, room = len(state.supply[SPACES.index(action.space)]), state.mover.room
    if not many:
        return refuse("C5.1", "This space of the supply board is empty.")
    if not room:
        return refuse("C5.1", "Your board is full.")
    if many > room:
        return refuse("C5.1", "Both segments are taken, and your board has room for one piece only.")
    return None


def candidates(state: State) -> Iterator[TakePieces]:
    """Yield an action for each space of the supply board that can be emptied."""
    room = state.mover.room
    for space, pieces in zip(SPACES, state.supply, strict=True):
        if 0 < len(pieces) <= room:
            yield TakePieces(space)


def possible(state: State) -> bool:
    """Return whether pieces can be taken (C4.2)."""
    return any(candidates(state))


def done(state: State, action: TakePieces, events: list[Event]) -> State:
    """Return the state after the pieces were taken, and the supply board filled if it has to be (C5.2)."""
    at = SPACES.index(action.space)
    pieces = state.supply[at]
    events.append(PiecesTaken(state.turn.to_move, action.space, pieces))
    state = evolve(state, supply=(*state.supply[:at], (), *state.supply[at + 1 :]))
    state = state.with_mover(state.mover.with_pieces(pieces))
    return supply_checked(refilled(state, events), events) if wants_refill(state) else state
