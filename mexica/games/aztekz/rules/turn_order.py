"""The progress of a game: whose turn it is in which round, what ends a turn, whether the game is over."""

from collections.abc import Hashable, Sequence

from mexica.games.aztekz.rules.actions import Action, Decline, LayCard, StepHero
from mexica.games.aztekz.rules.events import CardDrawn, Event
from mexica.games.aztekz.rules.scoring import player_points
from mexica.games.aztekz.rules.setup import Setup
from mexica.games.aztekz.rules.state import Phase, Seat, State


def seats(setup: Setup) -> int:
    """Return the number of players."""
    return setup.seats


def to_move(state: State) -> Seat:
    """Return the seat that decides next."""
    return state.turn.to_move


def is_over(state: State) -> bool:
    """Return whether the game has ended (A7.1, A7.2)."""
    return state.turn.phase is Phase.OVER


def points(state: State) -> tuple[int, ...]:
    """Return the points of the freed piles, by seat (A7.3)."""
    return tuple(map(player_points, state.players))


def round_number(state: State) -> int:
    """Return the round, counted from 1 through the whole game; 0 while start cards are laid (A3.2)."""
    return state.turn.round


def turn_id(state: State) -> Hashable:
    """Return an identifier of this turn, unique in the game: its round and whose turn it is."""
    return state.turn.round, state.turn.to_move


def ends_turn(action: Action) -> bool:
    """Return whether this action ends the turn (A4.1, A6)."""
    return isinstance(action, LayCard | Decline)


def continues(action: Action, last: Action) -> bool:
    """Return whether this action continues the way that `last` was a step of (A4.4)."""
    return isinstance(action, StepHero) and isinstance(last, StepHero) and action.hero == last.hero


def reveals(events: Sequence[Event], seat: Seat) -> bool:
    """Return whether a card was drawn, the only time when something hidden appears (A8.2)."""
    return any(isinstance(event, CardDrawn) for event in events)
