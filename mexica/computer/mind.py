"""What a computer player is: a state in, an action out, what it may spend, and a way to stop it."""

from collections.abc import Callable
from typing import Protocol

from attrs import field, frozen

from mexica.games.mexica.rules import Action, State


class Stopped(Exception):  # noqa: N818  # no error: whoever asked no longer wants the answer
    """The search was given up because `stop()` said so."""


def patient(spent: float) -> bool:
    """Never make do with less than the budget reaches for."""
    return False


@frozen
class Budget:
    """What a mind may spend on one whole turn: seconds, or nodes (positions looked at), which repeat.

    Without either, the mind decides how much it looks at. All actions of a turn share one budget.
    `hurried` is told the part that is spent, 0 to 1, whenever a search looks at it; once it says yes, the
    search makes do with what it has found.
    """

    seconds: float | None = None
    nodes: int | None = None
    hurried: Callable[[float], bool] = field(default=patient, repr=False)


def never() -> bool:
    """Never stop a search."""
    return False


class Mind(Protocol):
    """A player that decides by itself."""

    def choose(self, state: State, stop: Callable[[], bool] = never) -> Action:
        """Return a legal action for the player to move.

        The choice follows from the state and from the mind's own seeded generator. `stop` is asked every few
        milliseconds of a search; once it says yes, Stopped is raised. ValueError when the game is over.
        """
        ...
