"""Advances the game: `apply` takes one action and returns the next state and the events."""

from typing import assert_never

from mexica.games.mexica.rules import (
    action_tokens,
    boats,
    bridges,
    canals,
    founding,
    moves,
    placing,
    proposals,
    temples,
)
from mexica.games.mexica.rules.actions import (
    Action,
    Agree,
    BuildBridge,
    BuildTemple,
    Decline,
    EndTurn,
    FlatRateMove,
    FoundDistrict,
    MoveBridge,
    PlaceCanal,
    PlacePilli,
    ProposeRemoval,
    TakeActionToken,
    TakeBoat,
    Walk,
)
from mexica.games.mexica.rules.events import Event
from mexica.games.mexica.rules.legality import price, refusal
from mexica.games.mexica.rules.state import State
from mexica.games.mexica.rules.turn_end import end_turn
from mexica.rulebook import step

Step = step.Step[State, Event]
"""The result of an action."""


def apply(state: State, action: Action) -> Step:
    """Return the result of this action of the player to move; IllegalAction if the rules refuse it.

    The state passed in is never changed.
    """
    return step.step_of(state, action, refusal, _paid_and_done)


def _paid_and_done(state: State, action: Action, events: list[Event]) -> State:
    return _done(action_tokens.paid(state, price(state, action), events), action, events)


def _done(state: State, action: Action, events: list[Event]) -> State:
    match action:
        case EndTurn():
            return end_turn(state, events)
        case PlaceCanal():
            return canals.done(state, action, events)
        case BuildBridge():
            return bridges.built(state, action, events)
        case MoveBridge():
            return bridges.moved(state, action, events)
        case BuildTemple():
            return temples.done(state, action, events)
        case Walk():
            return moves.walked(state, action, events)
        case TakeBoat():
            return boats.done(state, action, events)
        case FlatRateMove():
            return moves.moved_at_flat_rate(state, action, events)
        case FoundDistrict():
            return founding.done(state, action, events)
        case TakeActionToken():
            return action_tokens.taken(state, events)
        case ProposeRemoval():
            return proposals.proposed(state, action, events)
        case Agree() | Decline():
            return proposals.answered(state, action, events)
        case PlacePilli():
            return placing.done(state, action, events)
    assert_never(action)
