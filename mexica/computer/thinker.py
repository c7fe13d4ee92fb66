"""A computer player that thinks in a process of its own, so that the window never waits for it."""

from collections.abc import Iterator
from functools import partial
from typing import Any, Generic

from attrs import evolve

from mexica.computer.mind import ActionT, ComputerPlayers, StateT
from mexica.computer.worker_process import AnswerFunction, OpenQuestion, ThinkerError, WorkerProcess

__all__ = ["Thinker", "ThinkerError"]


class Thinker(WorkerProcess, Generic[StateT, ActionT]):
    """A computer player in another process: ask it, then poll until it has decided.

    `hurry` makes it play the best turn that it has found so far; kinds that search no longer than a moment
    report no `progress` and ignore it.

    ValueError if there is no such kind of player; ThinkerError if no process can be started.
    """

    def __init__(self, players: ComputerPlayers[StateT, ActionT], kind: str, seed: int) -> None:
        players.make(kind, seed)
        super().__init__(partial(_deciding, players, kind, seed), f"mexica {kind}")

    def ask(self, state: StateT) -> None:
        """Ask for an action in this state; drops an earlier question that is still open.

        ThinkerError if the process has ended.
        """
        self.submit(state)

    def poll(self) -> ActionT | None:
        """Return the action decided on, None while there is none yet; never waits.

        ThinkerError if the process has ended or its player has failed.
        """
        action: ActionT | None = self.next_answer()
        if action is not None:
            self.finish_question()
        return action


def _deciding(players: ComputerPlayers[Any, ActionT], kind: str, seed: int) -> AnswerFunction:
    """Return the function that answers a state with an action."""
    current: OpenQuestion | None = None

    def hurried(spent: float) -> bool:
        return current is not None and current.hurried(spent)

    player = players.make(kind, seed, budget=evolve(players.own_budget(kind), hurried=hurried))

    def answers(state: Any, request: OpenQuestion) -> Iterator[ActionT]:
        nonlocal current
        current = request
        yield player.choose(state, request)

    return answers
