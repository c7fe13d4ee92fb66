"""Advice found in another process, so that the window never waits for it."""

from collections.abc import Callable, Iterator
from typing import Final

from mexica.computer.answering import AnswerFunction
from mexica.computer.worker_process import WorkerProcess
from mexica.games.coatl.ai.advice import Advice, best_actions
from mexica.games.coatl.rules import State

_COUNT: Final = 3


class Adviser(WorkerProcess):
    """The strongest level as an adviser in another process: ask it, then poll until it answers.

    ThinkerError if no process can be started.
    """

    def __init__(self) -> None:
        super().__init__(_answer_function, "coatl adviser")

    def ask(self, state: State) -> None:
        """Ask for the best ways to go on; ThinkerError if there is nobody to ask."""
        self.submit(state)

    def poll(self) -> tuple[Advice, ...] | None:
        """Return the advice, best first, None while there is none; ThinkerError if there will be none."""
        advice: tuple[Advice, ...] | None = self.next_answer()
        return advice


def _answer_function() -> AnswerFunction:
    return _advice


def _advice(state: State, stop: Callable[[], bool]) -> Iterator[tuple[Advice, ...]]:
    yield best_actions(state, _COUNT, stop)
