"""The result of an action, in the rules of every game."""

from typing import Generic, TypeVar

from attrs import frozen

StateT = TypeVar("StateT")
EventT = TypeVar("EventT")


@frozen
class Step(Generic[StateT, EventT]):
    """The result of an action: the state after it, and the events in the order in which they happened."""

    state: StateT
    events: tuple[EventT, ...]
