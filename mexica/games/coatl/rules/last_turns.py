"""What begins the last turns, and how many actions each seat then still has (C12.1 to C12.3)."""

from attrs import evolve

from mexica.games.coatl.rules.events import EndingBegan, Event
from mexica.games.coatl.rules.state import Cause, Ending, Seat, State
from mexica.games.coatl.rules.stock import bodies_are_gone


def third_serpent(state: State, events: list[Event]) -> State:
    """Return the state after the player to move has closed its third serpent (C12.1).

    The turn in progress is its last; seats with a higher number have two actions more, lower ones one.
    """
    actions = tuple(2 if _comes_later(state, seat) else 1 for seat in range(state.seats))
    return _begun(state, Ending(Cause.THIRD_SERPENT, state.turn.to_move, actions), events)


def supply_checked(state: State, events: list[Event]) -> State:
    """Return the state after a refill: without any body segment left the last turns begin (C12.2).

    The round is played to its end, and everybody has one turn more; the action in progress counts too.
    """
    if not bodies_are_gone(state):
        return state
    mover = state.turn.to_move
    actions = tuple(2 if _comes_later(state, seat) or seat == mover else 1 for seat in range(state.seats))
    return _begun(state, Ending(Cause.BODIES_GONE, None, actions), events)


def actions_of_turn(state: State, seat: Seat) -> int:
    """Return how many actions this seat has in its next turn: two at most after a third serpent (C12.1)."""
    ending = state.ending
    return ending.actions[seat] if ending is not None and ending.cause is Cause.THIRD_SERPENT else 1


def is_second_action(state: State) -> bool:
    """Return whether the player to move has done the first of two actions; the other is optional (C12.4)."""
    ending, turn = state.ending, state.turn
    if ending is None or ending.by is None or turn.actions_left != 1:
        return False
    return state.place_in_order(turn.to_move) > state.place_in_order(ending.by)


def _comes_later(state: State, seat: Seat) -> bool:
    return state.place_in_order(seat) > state.place_in_order(state.turn.to_move)


def _begun(state: State, ending: Ending, events: list[Event]) -> State:
    if state.ending is not None:  # the first of the two counts (C12.3)
        return state
    events.append(EndingBegan(ending.cause, ending.by, ending.actions))
    return evolve(state, ending=ending)
