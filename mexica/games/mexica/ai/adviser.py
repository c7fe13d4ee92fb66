"""The strongest level as an adviser."""

from collections.abc import Callable, Iterator
from typing import Final

from mexica.computer.advice_process import Adviser
from mexica.computer.answering import AnswerFunction
from mexica.computer.mind import Budget
from mexica.games.mexica.ai.advice import Advice, best_turns, start_advice
from mexica.games.mexica.rules import State
from mexica.games.mexica.rules.state import Phase

_AT_LEAST: Final = 400  # positions searched before it reports that nothing gains
SECONDS: Final = 2.0  # of search
_COUNT: Final = 3


def start_adviser() -> Adviser[State, Advice]:
    """Return an adviser that finds the best turns, or the best start space.

    ThinkerError if no process can be started.
    """
    return Adviser(_answer_function, "mexica adviser")


def _answer_function() -> AnswerFunction:
    return _advice


def _advice(state: State, stop: Callable[[], bool]) -> Iterator[tuple[Advice, ...]]:
    if state.turn.phase is Phase.PLACING:
        yield (start_advice(state),)
    else:
        found = best_turns(state, _COUNT, Budget(seconds=SECONDS), stop)
        # on a busy machine the time may be too short to conclude that nothing gains
        yield tuple(found or best_turns(state, _COUNT, Budget(nodes=_AT_LEAST), stop))
