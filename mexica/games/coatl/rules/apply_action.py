"""Advances the game: `apply` takes one action and returns the next state and the events."""

from typing import assert_never

from mexica.games.coatl.rules import assembling, choosing, finishing, keeping, taking, tokens
from mexica.games.coatl.rules.actions import (
    Action,
    Discard,
    Done,
    JoinPiece,
    KeepHand,
    LayPiece,
    PerfectPick,
    PlaceTemple,
    PlayProphecy,
    PriestCommitment,
    SeeTheFuture,
    TakePieces,
    TakeProphecy,
)
from mexica.games.coatl.rules.events import Event
from mexica.games.coatl.rules.last_turns import is_second_action
from mexica.games.coatl.rules.legality import refusal
from mexica.games.coatl.rules.state import Doing, State
from mexica.games.coatl.rules.stock import display_filled
from mexica.games.coatl.rules.turn_end import action_ended, hand_chosen, left_out, skipped
from mexica.rulebook import step

Step = step.Step[State, Event]
"""The result of an action."""


def apply(state: State, action: Action) -> Step:
    """Return the result of this action of the player to move; IllegalAction if the rules refuse it.

    The state passed in is never changed.
    """
    return step.step_of(state, action, refusal, _done)


def _done(state: State, action: Action, events: list[Event]) -> State:
    match action:
        case KeepHand():
            return hand_chosen(keeping.done(state, action, events), events)
        case TakePieces():
            return action_ended(taking.done(state, action, events), events)
        case TakeProphecy():
            return choosing.done(state, action, events)
        case LayPiece():
            return assembling.laid(state, action, events)
        case JoinPiece():
            return assembling.joined(state, action, events)
        case PlayProphecy():
            return assembling.played(state, action, events)
        case PlaceTemple():
            return finishing.temple_placed(state, action, events)
        case PerfectPick():
            return action_ended(tokens.picked(state, action, events), events)
        case SeeTheFuture():
            return tokens.future_seen(state, events)
        case Discard():
            return _discarded(state, action, events)
        case PriestCommitment():
            return action_ended(tokens.committed(state, action, events), events)
        case Done():
            return _stopped(state, events)
    assert_never(action)


def _discarded(state: State, action: Discard, events: list[Event]) -> State:
    """The state after See the Future; with nothing to take its action is complete (C10.3)."""
    state = tokens.discarded(state, action, events)
    return state if choosing.possible(state) else action_ended(display_filled(state, events), events)


def _stopped(state: State, events: list[Event]) -> State:
    if state.turn.closing is not None:
        return finishing.finished(state, events)
    match state.turn.doing:
        case Doing.CHOOSING:
            return action_ended(display_filled(state, events), events)
        case Doing.ASSEMBLING:
            return action_ended(state, events)
    return left_out(state, events) if is_second_action(state) else skipped(state, events)
