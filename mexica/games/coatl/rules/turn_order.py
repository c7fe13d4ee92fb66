"""The progress of a game: whose turn it is in which round, what ends a turn, whether the game is over."""

from collections.abc import Hashable

from mexica.games.coatl.rules.actions import (
    Action,
    Done,
    KeepHand,
    PerfectPick,
    PriestCommitment,
    TakePieces,
)
from mexica.games.coatl.rules.scoring import player_points
from mexica.games.coatl.rules.setup import Setup
from mexica.games.coatl.rules.state import Phase, Seat, State


def seats(setup: Setup) -> int:
    """Return the number of players."""
    return setup.seats


def to_move(state: State) -> Seat:
    """Return the seat that decides next."""
    return state.turn.to_move


def is_over(state: State) -> bool:
    """Return whether the game has ended (C12)."""
    return state.turn.phase is Phase.OVER


def points(state: State) -> tuple[int, ...]:
    """Return the points of the finished serpents, by seat (C12.5)."""
    return tuple(map(player_points, state.players))


def round_number(state: State) -> int:
    """Return the round, counted from 1 through the whole game; 0 while opening hands are chosen (C3.3)."""
    return state.turn.round


def turn_id(state: State) -> Hashable:
    """Return an identifier of this turn, unique in the game: its round and whose turn it is."""
    return state.turn.round, state.turn.to_move


def ends_turn(action: Action) -> bool:
    """Return whether this action can end the turn; `turn_id` tells whether it did (C4.1, C12.4)."""
    return isinstance(action, KeepHand | TakePieces | PerfectPick | PriestCommitment | Done)


def continues(action: Action, last: Action) -> bool:
    """Return False: every step of an action is a choice of its own."""
    return False
