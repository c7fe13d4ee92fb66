"""What a new turn is worth beside the one played in its place, found in another process."""

from collections.abc import Callable, Iterator

from attrs import frozen

from mexica.computer.answering import AnswerFunction
from mexica.computer.mind import Budget, never
from mexica.computer.reviewing import Worths, WorthsJudge
from mexica.games.mexica.ai.advice import compared
from mexica.games.mexica.ai.game_review import NODES, PlayedTurn
from mexica.games.mexica.ai.plan import played
from mexica.games.mexica.ai.turn_player import Actions
from mexica.games.mexica.ai.turn_reasons import reasons
from mexica.games.mexica.rules import State


@frozen
class TurnQuestion:
    """A turn that was played, the actions of the computer's answer to it, and where the new turn ends."""

    turn: PlayedTurn
    answer: Actions
    end: State


def worths(question: TurnQuestion, budget: Budget, stop: Callable[[], bool] = never) -> Worths:
    """Return what the three turns are worth by the measure of the review; Stopped on demand.

    IllegalAction if the answer is not a turn from there.
    """
    turn = question.turn
    answer = played(turn.begin, question.answer)
    assert answer is not None  # the review has played it
    ends = (turn.end, answer, question.end)
    found = compared(turn.begin, [(end, ()) for end in ends], budget, stop)
    before, best, new = (next(one.worth for one in found if one.end is end) for end in ends)
    return Worths(before, best, new, reasons(turn.begin, question.end, ahead=True))


def start_judge() -> WorthsJudge:
    """Return a process that answers a `TurnQuestion`; ThinkerError if none can be started."""
    return WorthsJudge(_answer_function, "mexica judge")


def _answer_function() -> AnswerFunction:
    return _worths


def _worths(question: TurnQuestion, stop: Callable[[], bool]) -> Iterator[Worths]:
    yield worths(question, Budget(nodes=NODES), stop)
