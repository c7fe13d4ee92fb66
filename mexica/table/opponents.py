"""The computers at the table: asked once in a state, then polled until they have decided."""

from mexica.ai.worker import Thinker
from mexica.rules import Action, State
from mexica.table.record import Kind


class Opponents:
    """The processes of the computer players of a match, one a kind, started when they are first needed."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._thinkers: dict[Kind, Thinker] = {}
        self._asked: tuple[Kind, State] | None = None

    @property
    def thinking(self) -> bool:
        """Whether an answer is awaited."""
        return self._asked is not None

    def ask(self, kind: Kind, state: State) -> None:
        """Ask for an action in this state, once; ThinkerError if there is nobody to ask."""
        if self._asked is not None and self._asked[0] == kind and self._asked[1] is state:
            return
        self.cancel()
        if kind not in self._thinkers:
            self._thinkers[kind] = Thinker(kind, self._seed)
        self._thinkers[kind].ask(state)
        self._asked = (kind, state)

    def poll(self) -> Action | None:
        """Return the action decided on, None while there is none; ThinkerError if none will come."""
        if self._asked is None:
            return None
        action = self._thinkers[self._asked[0]].poll()
        if action is not None:
            self._asked = None
        return action

    def cancel(self) -> None:
        """Drop the question that is open, if one is."""
        if self._asked is not None:
            self._thinkers[self._asked[0]].cancel()
            self._asked = None

    def close(self) -> None:
        """End all processes; those asked for later are started anew."""
        self._asked = None
        for thinker in self._thinkers.values():
            thinker.close()
        self._thinkers = {}
