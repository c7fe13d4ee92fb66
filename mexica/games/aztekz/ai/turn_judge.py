"""What a new turn is worth beside the one played in its place, found in another process."""

from collections.abc import Callable

from mexica.computer import reviewing
from mexica.computer.mind import never
from mexica.computer.reviewing import Worths, WorthsJudge, judging
from mexica.games.aztekz.ai.game_review import Measure, PlayedTurn
from mexica.games.aztekz.ai.turn_reasons import reasons
from mexica.games.aztekz.rules import Action

TurnQuestion = reviewing.TurnQuestion[PlayedTurn, Action]


def worths(question: TurnQuestion, stop: Callable[[], bool] = never) -> Worths:
    """Return what the three turns are worth by the measure of the review; Stopped on demand."""
    begin, measure = question.turn.begin, Measure(stop)
    played, answer, new = (
        measure.worth_of(begin, actions) for actions in (question.turn.actions, question.answer, question.new)
    )
    return Worths(played, answer, new, reasons(begin, question.new))


def start_judge() -> WorthsJudge:
    """Return a process that answers a `TurnQuestion`; ThinkerError if none can be started."""
    return WorthsJudge(judging(worths), "aztekz judge")
