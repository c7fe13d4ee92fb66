"""Advances the game: `apply` takes one action and returns the next state and the events."""

from typing import assert_never

from mexica.games.aztekz.rules import carrying, freeing, placing, scaring, stepping
from mexica.games.aztekz.rules.actions import (
    Action,
    Decline,
    DropSouls,
    GiveSouls,
    LayCard,
    ScareSouls,
    StealSouls,
    StepHero,
    TakeSouls,
)
from mexica.games.aztekz.rules.events import Event
from mexica.games.aztekz.rules.legality import refusal
from mexica.games.aztekz.rules.state import State
from mexica.games.aztekz.rules.turn_end import card_laid, turn_ended
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
        case StepHero():
            return stepping.stepped(state, action, events)
        case TakeSouls():
            return carrying.taken(state, action, events)
        case DropSouls():
            return carrying.dropped(state, action, events)
        case GiveSouls():
            return freeing.given(state, action, events)
        case ScareSouls():
            return scaring.scared(state, action, events)
        case StealSouls():
            return freeing.stolen(state, action, events)
        case LayCard():
            return card_laid(placing.laid(state, action, events), events)
        case Decline():
            return turn_ended(placing.declined(state, action, events), events)
    assert_never(action)
