"""What a computer player is: a state in, an action out, and a way to stop it while it searches."""

from collections.abc import Callable
from typing import Protocol

from mexica.rules import Action, State


class Stopped(Exception):  # noqa: N818  # no error: whoever asked no longer wants the answer
    """The search was given up because `stop()` said so."""


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
