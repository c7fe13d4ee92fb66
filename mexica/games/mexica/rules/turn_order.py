"""The progress of a game: whose turn it is in which round, what ends a turn, whether the game is over."""

from collections.abc import Hashable, Sequence

from mexica.games.mexica.rules.actions import Action, EndTurn, PlacePilli, TakeBoat, Walk
from mexica.games.mexica.rules.events import Event
from mexica.games.mexica.rules.setup import Setup
from mexica.games.mexica.rules.state import Phase, Seat, State


def seats(setup: Setup) -> int:
    """Return the number of players."""
    return setup.seats


def to_move(state: State) -> Seat:
    """Return the seat that decides next (while a removal is being voted on, the one to answer)."""
    return state.turn.to_move


def is_over(state: State) -> bool:
    """Return whether the game has ended (R11.9)."""
    return state.turn.phase is Phase.OVER


def points(state: State) -> tuple[int, ...]:
    """Return the points scored so far, by seat."""
    return tuple(player.points for player in state.players)


def round_number(state: State) -> int:
    """Return the round, counted from 1 through the whole game; 0 while the Pilli are placed (R2.6)."""
    return state.turn.round


def turn_id(state: State) -> Hashable:
    """Return an identifier of this turn, unique in the game: its round and whose turn it is.

    While the others answer a proposal, it is still the proposer's turn (R12.3).
    """
    turn = state.turn
    return turn.round, turn.to_move if turn.proposal is None else turn.proposal.by


def ends_turn(action: Action) -> bool:
    """Return whether this action ends the turn (R2.6, R3.1)."""
    return isinstance(action, EndTurn | PlacePilli)


def continues(action: Action, last: Action) -> bool:
    """Return whether this action continues the trip that `last` was a step of, on foot or by boat (R7)."""
    return isinstance(action, Walk | TakeBoat) and isinstance(last, Walk | TakeBoat)


def reveals(events: Sequence[Event], seat: Seat) -> bool:
    """Return False: the game has no hidden information."""
    return False
