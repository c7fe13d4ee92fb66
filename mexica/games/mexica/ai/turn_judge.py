"""What a new turn is worth beside the one played in its place, found in another process."""

from collections.abc import Callable, Iterator

from attrs import frozen

from mexica.computer.answering import AnswerFunction
from mexica.computer.mind import Budget, never
from mexica.computer.worker_process import WorkerProcess
from mexica.games.mexica.ai.advice import compared
from mexica.games.mexica.ai.game_review import NODES, PlayedTurn
from mexica.games.mexica.ai.plan import played
from mexica.games.mexica.ai.turn_player import Actions
from mexica.games.mexica.ai.turn_reasons import Reason, reasons
from mexica.games.mexica.rules import State


@frozen
class Worths:
    """The worths, in points, of three turns from one position: the turn played, the answer, the new one.

    `benefits` are those of the new one.
    """

    played: float
    answer: float
    new: float
    benefits: tuple[Reason, ...]


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


class TurnJudge(WorkerProcess):
    """Compares turns in another process: ask, then poll for the worths.

    ThinkerError if no process can be started.
    """

    def __init__(self) -> None:
        super().__init__(_answer_function, "mexica judge")

    def ask(self, question: TurnQuestion) -> None:
        """Ask for the worths of three turns; ThinkerError if there is nobody to ask."""
        self.submit(question)

    def poll(self) -> Worths | None:
        """Return the worths, None while there are none; ThinkerError if there will be none."""
        found: Worths | None = self.next_answer()
        return found


def _answer_function() -> AnswerFunction:
    return _worths


def _worths(question: TurnQuestion, stop: Callable[[], bool]) -> Iterator[Worths]:
    yield worths(question, Budget(nodes=NODES), stop)
