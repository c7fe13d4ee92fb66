"""The strongest level as an adviser."""

from collections.abc import Callable, Iterator
from typing import Final

from mexica.computer.advice_process import Adviser
from mexica.computer.answering import AnswerFunction
from mexica.games.coatl.ai.advice import Advice, best_actions
from mexica.games.coatl.rules import State

_COUNT: Final = 3
SECONDS: Final = 0.5  # that it takes, about


def start_adviser() -> Adviser[State, Advice]:
    """Return an adviser that finds the best ways to go on; ThinkerError if no process can be started."""
    return Adviser(_answer_function, "coatl adviser")


def _answer_function() -> AnswerFunction:
    return _advice


def _advice(state: State, stop: Callable[[], bool]) -> Iterator[tuple[Advice, ...]]:
    yield best_actions(state, _COUNT, stop)
