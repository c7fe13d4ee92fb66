"""A computer player that thinks in a process of its own, so that the window never waits for it."""

from collections.abc import Callable, Iterator
from functools import partial

from mexica.ai.players import mind
from mexica.ai.process import Answerer, Answers, ThinkerError
from mexica.rules import Action, State

__all__ = ["Thinker", "ThinkerError"]


class Thinker(Answerer):
    """A computer player in another process: ask it, then poll until it has decided.

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
    player = mind(kind, seed)

    def answers(state: State, stop: Callable[[], bool]) -> Iterator[Action]:
        yield player.choose(state, stop)

    return answers
