"""Proposals to remove a token that can no longer be founded (R12.3): making, accepting and declining them."""

from collections.abc import Iterator

from mexica.games.mexica.rules.actions import Agree, Decline, ProposeRemoval
from mexica.games.mexica.rules.board import Board
from mexica.games.mexica.rules.events import Event, RemovalAnswered, RemovalProposed, TokenRemoved
from mexica.games.mexica.rules.founding import has_room
from mexica.games.mexica.rules.material import CALPULLI
from mexica.games.mexica.rules.spaces import size
from mexica.games.mexica.rules.state import FIRST_LAW, State
from mexica.rulebook.refusing import Refusal, refuse

_PROPOSALS = {wanted: ProposeRemoval(wanted) for wanted in CALPULLI}


def candidates(state: State) -> Iterator[ProposeRemoval]:
    """Yield a proposal for every size on display that no district has which could be founded as it stands."""
    sizes = set(state.display).difference(_beyond_proposal(state))
    return (_PROPOSALS[wanted] for wanted in sorted(sizes))


def refusal(state: State, action: ProposeRemoval) -> Refusal | None:
    """Return why the removal of this token cannot be proposed, None if it can."""
    wanted = action.size
    if wanted not in state.display:
        return refuse("R12.3", "No token of size {size} is on display.", size=wanted)
    if wanted in _beyond_proposal(state):
        return refuse("R12.3", "A district of {size} spaces can still be founded as it stands.", size=wanted)
    return None


def standing_sizes(board: Board) -> Iterator[int]:
    """Yield the sizes of the unfounded districts with room for token and founder."""
    return (size(land) for land in board.unfounded if has_room(land, board.temple_spaces))


def _beyond_proposal(state: State) -> Iterator[int]:
    return iter(()) if state.law == FIRST_LAW else standing_sizes(state.board)


def proposed(state: State, action: ProposeRemoval, events: list[Event]) -> State:
    """Return the state in which the next player is asked to answer."""
    events.append(RemovalProposed(state.turn.to_move, action.size))
    return state.changed(turn=state.turn.after_proposing(action.size, state.seats))


def answered(state: State, action: Agree | Decline, events: list[Event]) -> State:
    """Return the state after this answer; the token leaves the game once all have agreed."""
    turn, proposal, agreed = state.turn, state.turn.proposal, isinstance(action, Agree)
    assert proposal is not None  # holds whenever the phase is answering
    events.append(RemovalAnswered(turn.to_move, proposal.size, agreed))
    state = state.changed(turn=turn.after_answering(agreed, state.seats))
    if not agreed or state.turn.proposal is not None:
        return state
    events.append(TokenRemoved(proposal.size, agreed=True))
    return state.with_removed(proposal.size)
