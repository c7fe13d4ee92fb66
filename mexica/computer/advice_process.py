"""Advice found in another process, so that the window never waits for it."""

from collections.abc import Callable
from typing import Generic, TypeVar

from mexica.computer.answering import AnswerFunction
from mexica.computer.worker_process import WorkerProcess

StateT = TypeVar("StateT")
AdviceT = TypeVar("AdviceT")


class Adviser(WorkerProcess, Generic[StateT, AdviceT]):
    """An adviser in another process: ask it, then poll until it answers.

    `make` is called in the process and returns the function that finds advice for a state.
    ThinkerError if no process can be started.
    """

    def __init__(self, make: Callable[[], AnswerFunction], name: str) -> None:
        super().__init__(make, name)

    def ask(self, state: StateT) -> None:
        """Ask for the best ways to go on; ThinkerError if there is nobody to ask."""
        self.submit(state)

    def poll(self) -> tuple[AdviceT, ...] | None:
        """Return the advice, best first, None while there is none; ThinkerError if there will be none."""
        advice: tuple[AdviceT, ...] | None = self.next_answer()
        return advice
