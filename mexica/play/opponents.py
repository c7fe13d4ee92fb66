"""The computers at the table: asked once in a state, then polled until they have decided."""

from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from mexica.computer.thinker import Thinker
from mexica.games.mexica.ai.players import PLAYERS
from mexica.games.mexica.rules import Action, State
from mexica.games.mexica.table.match.record import Kind

_THINKER: Final = partial(Thinker, PLAYERS)


class Asked(Protocol):
    """A computer player as it is asked here; `mexica.computer.thinker.Thinker` is one."""

    @property
    def progress(self) -> float | None:
        """The part of its work that is done, 0 to 1, None if it tells nothing."""
        ...

    def ask(self, state: State) -> None:
        """Ask for an action in this state."""
        ...

    def poll(self) -> Action | None:
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


class Opponents:
    """The processes of the computer players of a match, one a kind, started when they are first needed."""

    def __init__(self, seed: int, make: Callable[[str, int], Asked] = _THINKER) -> None:
        self._seed, self._make = seed, make
        self._thinkers: dict[Kind, Asked] = {}
        self._asked: tuple[Kind, State] | None = None
        self._decided: Action | None = None

    @property
    def thinking(self) -> bool:
        """Whether an answer is awaited."""
        return self._asked is not None and self._decided is None

    @property
    def progress(self) -> float | None:
        """The part of its search that the one who thinks has done; None if nobody does or nothing is told."""
        if self._asked is None or self._decided is not None:
            return None
        return self._thinkers[self._asked[0]].progress

    def ask(self, kind: Kind, state: State) -> None:
        """Ask for an action in this state, once; ThinkerError if there is nobody to ask."""
        if self._asked is not None and self._asked[0] == kind and self._asked[1] is state:
            return
        self.cancel()
        if kind not in self._thinkers:
            self._thinkers[kind] = self._make(kind, self._seed)
        self._thinkers[kind].ask(state)
        self._asked = (kind, state)

    def look(self) -> None:
        """Take in how far the one asked has come; ThinkerError if no answer will come."""
        if self._asked is not None and self._decided is None:
            self._decided = self._thinkers[self._asked[0]].poll()

    def take(self) -> Action | None:
        """Return the action decided on, None while there is none; ThinkerError if none will come."""
        self.look()
        action, self._decided = self._decided, None
        if action is not None:
            self._asked = None
        return action

    def hurry(self) -> None:
        """Have the one who thinks decide with what it has found; ThinkerError if it has ended."""
        if self._asked is not None and self._decided is None:
            self._thinkers[self._asked[0]].hurry()

    def cancel(self) -> None:
        """Drop the question that is open, if one is."""
        if self._asked is not None and self._decided is None:
            self._thinkers[self._asked[0]].cancel()
        self._asked = self._decided = None

    def close(self) -> None:
        """End all processes; those asked for later are started anew."""
        self._asked = self._decided = None
        for thinker in self._thinkers.values():
            thinker.close()
        self._thinkers = {}
