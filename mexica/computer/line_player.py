"""The base of players that decide on several actions of a turn at once."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable
from typing import Generic

from attrs import evolve

from mexica.computer.mind import ActionT, Explanation, StateT, never


class LinePlayer(ABC, Generic[StateT, ActionT]):
    """Plays the actions that it has decided on, and decides anew after the last or when something differs."""

    def __init__(self) -> None:
        self._expected: Hashable = None
        self._rest: tuple[ActionT, ...] = ()
        self._explanation: Explanation[ActionT] | None = None

    @abstractmethod
    def decided(self, state: StateT, stop: Callable[[], bool]) -> Explanation[ActionT]:
        """Return what to play from this state: some or all actions of the turn.

        ValueError when the game is over; Stopped on demand.
        """

    @abstractmethod
    def after(self, state: StateT, action: ActionT) -> StateT:
        """Return the state after an action of the player's own."""

    def choose(self, state: StateT, stop: Callable[[], bool] = never) -> ActionT:
        """Return the next action; ValueError when the game is over, Stopped on demand."""
        if self._explanation is None or not self._rest or state != self._expected:
            self._explanation = self.decided(state, stop)
        else:
            self._explanation = evolve(self._explanation, line=self._rest)
        action, *rest = self._explanation.line
        self._rest = tuple(rest)
        self._expected = self.after(state, action) if self._rest else None
        return action

    def explanation(self) -> Explanation[ActionT]:
        """Return the explanation of the latest choice; ValueError before the first one."""
        if self._explanation is None:
            raise ValueError("nothing has been chosen yet, there is nothing to explain")
        return self._explanation
