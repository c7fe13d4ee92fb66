"""A computer player that thinks in a process of its own, so that the window never waits for it."""

from collections.abc import Iterator
from functools import partial

from attrs import evolve

from mexica.computer.mind import Budget
from mexica.computer.process import Answerer, Answers, Asker, ThinkerError
from mexica.games.mexica.ai.players import OWN_BUDGETS, mind
from mexica.games.mexica.rules import Action, State

__all__ = ["Thinker", "ThinkerError"]


class Thinker(Answerer):
    """A computer player in another process: ask it, then poll until it has decided.

    `hurry` makes it play the best turn that it has found so far; kinds that search no longer than a moment
    tell no `progress` and pay no heed to it.

    ValueError if there is no such kind of player; ThinkerError if no process can be started.
    """

    def __init__(self, kind: str, seed: int) -> None:
        mind(kind, seed)
        super().__init__(partial(_player, kind, seed), f"mexica {kind}")

    def ask(self, state: State) -> None:
        """Ask for an action in this state; an earlier question that is still open is dropped.

        ThinkerError if the process has ended.
        """
        self.put(state)

    def poll(self) -> Action | None:
        """Return the action decided on, None while there is none yet; never waits.

        ThinkerError if the process has ended or its player has failed.
        """
        action: Action | None = self.take()
        if action is not None:
            self._waiting = False
        return action


def _player(kind: str, seed: int) -> Answers:
    asking: Asker | None = None

    def hurried(spent: float) -> bool:
        return asking is not None and asking.hurried(spent)

    player = mind(kind, seed, budget=evolve(OWN_BUDGETS.get(kind, Budget()), hurried=hurried))

    def answers(state: State, asker: Asker) -> Iterator[Action]:
        nonlocal asking
        asking = asker
        yield player.choose(state, asker)

    return answers
