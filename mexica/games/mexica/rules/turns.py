"""Whose turn it is and what a turn consists of, as anything that plays a match of this game asks for it."""

from collections.abc import Hashable
from typing import Final

from mexica.games.mexica.rules.actions import Action, EndTurn, PlacePilli, TakeBoat, Walk
from mexica.games.mexica.rules.setup import Setup
from mexica.games.mexica.rules.state import Phase, Seat, State

KEY: Final = "mexica"
SEAT_COUNTS: Final = (2, 3, 4)
_STEPS: Final = (Walk, TakeBoat)
_LAST_OF_A_TURN: Final = (EndTurn, PlacePilli)


def seats(setup: Setup) -> int:
    """Return how many play."""
    return setup.seats


def to_move(state: State) -> Seat:
    """Return the seat that decides next: whose turn it is, or who answers a proposal (R12.3)."""
    return state.turn.to_move


def is_over(state: State) -> bool:
    """Say whether the game has ended."""
    return state.turn.phase is Phase.OVER


def points(state: State) -> tuple[int, ...]:
    """Return the points by seat."""
    return tuple(player.points for player in state.players)


def round_number(state: State) -> int:
    """Return the round, counted through the whole game; placing is round 0."""
    return state.turn.round


def turn_id(state: State) -> Hashable:
    """Return what tells this turn from all others of the game."""
    return state.turn.round, state.turn.to_move


def ends_turn(action: Action) -> bool:
    """Say whether the turn is over with this action."""
    return isinstance(action, _LAST_OF_A_TURN)


def continues(action: Action, last: Action) -> bool:
    """Say whether an action goes on with the way that the one before was a step of."""
    return isinstance(action, _STEPS) and isinstance(last, _STEPS)
