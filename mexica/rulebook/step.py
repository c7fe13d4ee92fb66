"""The result of an action, in the rules of every game."""

from collections.abc import Callable
from typing import Generic, TypeVar

from attrs import frozen

from mexica.rulebook.refusing import IllegalAction, Refusal

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")


@frozen
class Step(Generic[StateT, EventT]):
    """The result of an action: the state after it, and the events in the order in which they happened."""

    state: StateT
    events: tuple[EventT, ...]


def step_of(
    state: StateT,
    action: ActionT,
    refusal: Callable[[StateT, ActionT], Refusal | None],
    done: Callable[[StateT, ActionT, list[EventT]], StateT],
) -> Step[StateT, EventT]:
    """Return the result of an action, IllegalAction if the rules refuse it.

    `done` returns the state after it and adds the events.
    """
    if refused := refusal(state, action):
        raise IllegalAction(refused)
    events: list[EventT] = []
    after = done(state, action, events)
    return Step(after, tuple(events))
