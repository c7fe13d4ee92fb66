"""What a new turn is worth beside the one played in its place, found in another process."""

from collections.abc import Callable

from mexica.computer import reviewing
from mexica.computer.mind import never
from mexica.computer.reviewing import Worths, WorthsJudge, judging
from mexica.games.coatl.ai.game_review import Measure, PlayedTurn, turn_reasons
from mexica.games.coatl.rules import Action

TurnQuestion = reviewing.TurnQuestion[PlayedTurn, Action]


def worths(question: TurnQuestion, stop: Callable[[], bool] = never) -> Worths:
    """Return what the three turns are worth by the measure of the review; Stopped on demand."""
    turn, measure = question.turn, Measure(stop)
    played, answer, new = (
        measure.worth_of(turn.begin, actions) for actions in (turn.actions, question.answer, question.new)
    )
    return Worths(played, answer, new, turn_reasons(turn.begin, question.new))


def start_judge() -> WorthsJudge:
    """Return a process that answers a `TurnQuestion`; ThinkerError if none can be started."""
    return WorthsJudge(judging(worths), "coatl judge")
