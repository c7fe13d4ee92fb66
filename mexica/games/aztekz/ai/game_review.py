"""The review of a game: its turns, the points expected after each, and what each has cost.

A turn's cost is the worth of the best turn found minus that of the one played, both judged by the same
measure: that of the strongest level. It is never negative.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from attrs import frozen

from mexica.computer.answering import AnswerFunction
from mexica.computer.mind import never
from mexica.computer.reviewing import Expected, Reviewer, Verdict, findings
from mexica.games.aztekz.ai.advice import Advice
from mexica.games.aztekz.ai.evaluation import Evaluation
from mexica.games.aztekz.ai.moves import Actions
from mexica.games.aztekz.ai.strongest import Strongest
from mexica.games.aztekz.ai.turn_reasons import reasons
from mexica.games.aztekz.ai.turns import JudgedTurn
from mexica.games.aztekz.ai.weights import weights
from mexica.games.aztekz.rules import Action, State, apply, ends_turn, is_over, points
from mexica.games.aztekz.rules.state import Phase, Seat

_SEED: Final = 0
_LEAST: Final = 0.25  # points; a turn that costs less is as good as the best
_A_TURN: Final = 0.4  # points that a turn to come gains, about, beside those valued, shared by all seats


@frozen
class PlayedTurn:
    """A turn that was played to the end.

    `first` is the number of actions in the game before it; `begin` is the position before it and `after` the
    one for the next player.
    """

    seat: Seat
    round: int
    first: int
    actions: Actions
    begin: State
    after: State


def played_turns(begin: State, actions: Iterable[Action]) -> tuple[PlayedTurn, ...]:
    """Return the complete turns of the game that begins with this state; IllegalAction if one is illegal."""
    found: list[PlayedTurn] = []
    state = start = begin
    first, own = 0, list[Action]()
    for number, action in enumerate(actions, 1):
        turn, state = state.turn, apply(state, action).state
        own.append(action)
        if ends_turn(action):
            if turn.phase is not Phase.STARTING:
                found.append(PlayedTurn(turn.to_move, turn.round, first, tuple(own), start, state))
            start, first, own = state, number, []
    return tuple(found)


def expected(turn: PlayedTurn, number: int) -> Expected:
    """Return the points that could be expected after a turn, those of the result after the last one."""
    return Expected(number, forecast(turn.after))


def forecast(state: State) -> tuple[float, ...]:
    """Return the points that each seat can expect to end with."""
    if is_over(state):
        return tuple(map(float, points(state)))
    seats, left = state.seats, len(state.deck) + 1  # the drawn card counts too
    evaluation = Evaluation(weights("strongest"), seats, (state.turn.to_move - 1) % seats, left)
    worths = evaluation.worths(state.pyramid, state.players)
    return tuple(worth + _A_TURN * left / seats**2 for worth in worths)


class Measure(Strongest):
    """Tells by the measure of the strongest level what turns are worth, in points."""

    followed = 12

    def __init__(self, stop: Callable[[], bool] = never) -> None:
        super().__init__(_SEED, weights("strongest"))
        self._stop = stop

    def worth_of(self, begin: State, actions: Sequence[Action]) -> float:
        """Return the worth of a turn; Stopped on demand."""
        turn = self._turns(begin, self.breadth).judged(tuple(actions))
        return self.lead_after(begin, turn)

    def best(self, begin: State) -> JudgedTurn:
        """Return the best turn found; Stopped on demand."""
        return self.ranked(begin)[0]


def judged(turn: PlayedTurn, number: int, stop: Callable[[], bool] = never) -> Verdict[Advice]:
    """Return what a turn cost; Stopped on demand."""
    begin, done, measure = turn.begin, turn.actions, Measure(stop)
    best = measure.best(begin)
    cost = max(0.0, best.score - measure.worth_of(begin, done))
    if cost < _LEAST or best.actions == done:
        return Verdict(number, 0.0, Advice(done, 0.0, reasons(begin, done)), None)
    better = Advice(best.actions, 0.0, reasons(begin, best.actions))
    return Verdict(number, cost, Advice(done, cost, reasons(begin, done)), better)


def start_reviewer() -> Reviewer:
    """Return a process that reviews games; ThinkerError if none can be started."""
    return Reviewer(_answer_function, "aztekz reviewer")


def _answer_function() -> AnswerFunction:
    return findings(expected, judged)
