"""What a new turn is worth beside the one played in its place, found in another process."""

from collections.abc import Callable, Iterator

from attrs import frozen

from mexica.computer.answering import AnswerFunction
from mexica.computer.mind import never
from mexica.computer.reviewing import Worths, WorthsJudge
from mexica.games.coatl.ai.game_review import Measure, PlayedTurn, turn_reasons
from mexica.games.coatl.rules import Action


@frozen
class TurnQuestion:
    """A turn that was played, the actions of the computer's answer to it, and those of the new turn."""

    turn: PlayedTurn
    answer: tuple[Action, ...]
    new: tuple[Action, ...]


def worths(question: TurnQuestion, stop: Callable[[], bool] = never) -> Worths:
    """Return what the three turns are worth by the measure of the review; Stopped on demand."""
    turn, measure = question.turn, Measure(stop)
    played, answer, new = (
        measure.worth_of(turn.begin, actions) for actions in (turn.actions, question.answer, question.new)
    )
    return Worths(played, answer, new, turn_reasons(turn.begin, question.new))


def start_judge() -> WorthsJudge:
    """Return a process that answers a `TurnQuestion`; ThinkerError if none can be started."""
    return WorthsJudge(_answer_function, "coatl judge")


def _answer_function() -> AnswerFunction:
    return _worths


def _worths(question: TurnQuestion, stop: Callable[[], bool]) -> Iterator[Worths]:
    yield worths(question, stop)
