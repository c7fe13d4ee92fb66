"""Action tokens (R10): taking one, paying with them (R3.2), and why an action is refused."""

from mexica.games.mexica.rules.events import ActionTokenTaken, Event, PointsSpent
from mexica.games.mexica.rules.material import TAKEN_A_TURN
from mexica.games.mexica.rules.state import State
from mexica.rulebook.refusing import Refusal, refuse


def may_take(state: State) -> bool:
    """Return whether an action token may be taken, ignoring its price (R10.1)."""
    return refusal(state) is None


def refusal(state: State) -> Refusal | None:
    """Return why no action token can be taken, None if one can, ignoring its price (R10.1)."""
    if state.turn.taken >= TAKEN_A_TURN:
        return refuse("R10.1", "You have taken two action tokens this turn already.")
    if not state.supply.action_tokens:
        return refuse("R10.1", "No action tokens are left in the reserve.")
    return None


def taken(state: State, events: list[Event]) -> State:
    """Return the state with one action token taken from the reserve."""
    events.append(ActionTokenTaken(state.turn.to_move))
    turn = state.turn.changed(taken=state.turn.taken + 1)
    return state.changed(turn=turn).with_action_tokens(1)


def paid(state: State, price: int, events: list[Event]) -> State:
    """Return the state after `price` AP are paid (R3.2).

    Action tokens pay for whatever the turn's AP do not cover, and return to the reserve.
    """
    if not price:
        return state
    turn = state.turn
    points = min(price, turn.action_points)
    tokens = price - points
    events.append(PointsSpent(turn.to_move, points, tokens))
    state = state.changed(turn=turn.less_points(points))
    return state.with_action_tokens(-tokens) if tokens else state
