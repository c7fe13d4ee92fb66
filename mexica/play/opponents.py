"""The computers at the table: asked once in a state, then polled until they have decided."""

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from mexica.play.game_rules import ActionT, StateT

StateT_contra = TypeVar("StateT_contra", contravariant=True)
ActionT_co = TypeVar("ActionT_co", covariant=True)


class Thinker(Protocol[StateT_contra, ActionT_co]):
    """A computer player that can be asked without waiting for it, as one in a process of its own."""

    @property
    def progress(self) -> float | None:
        """The part of its work that is done, 0 to 1, None if it does not report it."""
        ...

    def ask(self, state: StateT_contra) -> None:
        """Ask for an action in this state."""
        ...

    def poll(self) -> ActionT_co | None:
        """Return the action decided on, None while there is none."""
        ...

    def hurry(self) -> None:
        """Have it decide with what it has found."""
        ...

    def cancel(self) -> None:
        """Drop the open question."""
        ...

    def close(self) -> None:
        """End it."""
        ...


MakeThinker = Callable[[str, int], Thinker[StateT, ActionT]]
"""From a kind of player and a seed to a computer player; ThinkerError if it cannot be started."""


class Opponents(Generic[StateT, ActionT]):
    """The computer players of a match, one of each kind, started when they are first needed."""

    def __init__(self, make: MakeThinker[StateT, ActionT], seed: int) -> None:
        self._make, self._seed = make, seed
        self._thinkers: dict[str, Thinker[StateT, ActionT]] = {}
        self._asked: tuple[str, StateT] | None = None
        self._decided: ActionT | None = None

    @property
    def progress(self) -> float | None:
        """The part of its search that the one thinking has done; None without a search or a report of it."""
        thinker = self._thinking()
        return None if thinker is None else thinker.progress

    def ask(self, kind: str, state: StateT) -> None:
        """Ask for an action in this state, once; ThinkerError if there is nobody to ask."""
        if self._asked is not None and self._asked[0] == kind and self._asked[1] is state:
            return
        self.cancel()
        if kind not in self._thinkers:
            self._thinkers[kind] = self._make(kind, self._seed)
        self._thinkers[kind].ask(state)
        self._asked = (kind, state)

    def look(self) -> None:
        """Update the progress of the one asked; ThinkerError if no answer will come."""
        if (thinker := self._thinking()) is not None:
            self._decided = thinker.poll()

    def take(self) -> ActionT | None:
        """Return the action decided on, None while there is none; ThinkerError if none will come."""
        self.look()
        action, self._decided = self._decided, None
        if action is not None:
            self._asked = None
        return action

    def hurry(self) -> None:
        """Have the one thinking decide with what it has found."""
        if (thinker := self._thinking()) is not None:
            thinker.hurry()

    def cancel(self) -> None:
        """Drop the question that is open, if one is."""
        if (thinker := self._thinking()) is not None:
            thinker.cancel()
        self._asked = self._decided = None

    def close(self) -> None:
        """End all computer players; those asked for later are started anew."""
        self._asked = self._decided = None
        for thinker in self._thinkers.values():
            thinker.close()
        self._thinkers = {}

    def _thinking(self) -> Thinker[StateT, ActionT] | None:
        """The one from whom an answer is awaited."""
        return self._thinkers[self._asked[0]] if self._asked is not None and self._decided is None else None
