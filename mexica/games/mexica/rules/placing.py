"""Placing the Pilli on start spaces before the first turn (R2.6)."""

from collections.abc import Iterator

from attrs import evolve

from mexica.games.mexica.rules.actions import PlacePilli
from mexica.games.mexica.rules.events import Event, PilliPlaced, TurnBegan
from mexica.games.mexica.rules.material import ACTION_POINTS
from mexica.games.mexica.rules.spaces import START_SPACES, SpaceSet, each, holds, name
from mexica.games.mexica.rules.state import Phase, State
from mexica.rulebook.refusing import Refusal, refuse


def start_spaces(state: State) -> SpaceSet:
    """Return the start spaces that are still free (R2.6)."""
    return START_SPACES & ~state.pilli_spaces


def candidates(state: State) -> Iterator[PlacePilli]:
    """Yield every way to place a Pilli, by space."""
    return (PlacePilli(space) for space in each(start_spaces(state)))


def refusal(state: State, action: PlacePilli) -> Refusal | None:
    """Return why the Pilli cannot start here, None if it can."""
    place = name(action.space)
    if holds(start_spaces(state), action.space):
        return None
    if holds(START_SPACES, action.space):
        return refuse("R2.6", "Another Pilli Mexica stands on {space} already.", space=place)
    return refuse("R2.6", "{space} is not a start space; choose H6, G7, I7 or H8.", space=place)


def done(state: State, action: PlacePilli, events: list[Event]) -> State:
    """Return the state with the Pilli placed; the first turn begins once all stand."""
    turn = state.turn
    events.append(PilliPlaced(turn.to_move, action.space))
    state = state.with_player(turn.to_move, state.mover.at(action.space))
    following = (turn.to_move + 1) % state.seats
    if following != turn.first:
        return state.changed(turn=evolve(turn, to_move=following))
    events.append(TurnBegan(following, 1))
    turn = evolve(turn, phase=Phase.TURNS, round=1, to_move=following, action_points=ACTION_POINTS)
    return state.changed(turn=turn)
