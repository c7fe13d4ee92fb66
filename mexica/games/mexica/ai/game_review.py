"""A game looked back on: its turns, what could be expected after each, and what each has cost.

A turn's cost is what the best turn found was worth more than the turn played. Both are judged alike: by what
their positions are worth at the end of the turn and a round later (`advice.compared`). It is never negative,
as the turn played is among those that the best one is chosen from.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from attrs import frozen

from mexica.computer.mind import Budget, never
from mexica.computer.worker_process import AnswerFunction, WorkerProcess
from mexica.games.mexica.ai.advice import Advice, Choice, advised, compared, tidied
from mexica.games.mexica.ai.forecast import forecast
from mexica.games.mexica.ai.plan import played
from mexica.games.mexica.ai.turn_reasons import reasons
from mexica.games.mexica.rules import Action, State, apply
from mexica.games.mexica.rules.actions import Agree, Decline, EndTurn, ProposeRemoval
from mexica.games.mexica.rules.events import PeriodScored
from mexica.games.mexica.rules.state import Phase, Seat

NODES: Final = 1500  # positions looked at for each turn, so that a review comes out the same again
_ANSWERS_TO_OTHERS: Final = (Agree, Decline)
_LEAST: Final = 0.05  # points; a turn that costs less is as good as the best


@frozen
class Turn:
    """A turn that was played to its end.

    `first` is how many actions of the game came before it, `actions` are those of its player without
    proposals and the end of the turn. `begin` is the position it began with, `end` that before its end was
    said, `after` the next player's. `scored` is the period that was scored after it, if one was.
    """

    seat: Seat
    period: int
    round: int
    first: int
    actions: tuple[Action, ...]
    begin: State
    end: State
    after: State
    scored: int | None = None


@frozen
class Expected:
    """The points that each seat could expect to have in the end after the turn of this number."""

    number: int
    points: tuple[float, ...]


@frozen
class Verdict:
    """What the turn of this number cost, in points; as it was played, and better, if it could have been."""

    number: int
    cost: float
    played: Advice
    better: Advice | None


def turns(begin: State, actions: Iterable[Action]) -> tuple[Turn, ...]:
    """Return the whole turns of the game that begins with this state; IllegalAction if it is none."""
    found: list[Turn] = []
    state = start = begin
    first, own = 0, list[Action]()
    for number, action in enumerate(actions):
        before, step = state, apply(state, action)
        state = step.state
        if before.turn.phase is Phase.PLACING:
            start, first = state, number + 1
        elif isinstance(action, EndTurn):
            scored = next((event.period for event in step.events if isinstance(event, PeriodScored)), None)
            turn = start.turn
            found.append(
                Turn(turn.to_move, turn.period, turn.round, first, tuple(own), start, before, state, scored)
            )
            start, first, own = state, number + 1, []
        elif not isinstance(action, (*_ANSWERS_TO_OTHERS, ProposeRemoval)):
            own.append(action)
    return tuple(found)


def expected(turn: Turn, number: int) -> Expected:
    """Return what could be expected after a turn."""
    return Expected(number, tuple(forecast(turn.after)))


def judged(turn: Turn, number: int, budget: Budget, stop: Callable[[], bool] = never) -> Verdict:
    """Return what a turn cost; Stopped on demand."""
    choices = compared(turn.begin, ((turn.end, turn.actions),), budget, stop)
    chosen = next(choice for choice in choices if choice.end is turn.end)
    best = next(one for one in choices if one is chosen or played(turn.begin, one.actions) is not None)
    cost = max(0.0, best.worth - chosen.worth)
    better = None if cost < _LEAST else _told(turn.begin, tidied(turn.begin, best), cost)
    return Verdict(number, cost if better else 0.0, _told(turn.begin, chosen, 0.0), better)


def costliest(verdicts: Iterable[Verdict], turns: Sequence[Turn], seat: Seat, count: int) -> list[Verdict]:
    """Return the turns of this seat that cost most, the dearest first, none that cost nothing."""
    own = [one for one in verdicts if turns[one.number].seat == seat and one.better is not None]
    return sorted(own, key=lambda one: (-one.cost, one.number))[:count]


def _told(state: State, choice: Choice, gain: float) -> Advice:
    return advised(state, choice, gain, reasons(state, choice.end))


class Reviewer(WorkerProcess):
    """A review in another process: ask for one, then poll for what it finds.

    ThinkerError if no process can be started.
    """

    def __init__(self) -> None:
        super().__init__(_reviewing, "mexica reviewer")

    def ask(self, turns: Sequence[Turn], judged: Iterable[int] = ()) -> None:
        """Ask what could be expected after each turn and what each cost, but for those `judged` already."""
        self.submit((tuple(turns), frozenset(judged)))

    def poll(self) -> Expected | Verdict | None:
        """Return the next finding, None while there is none; ThinkerError if there will be none."""
        finding: Expected | Verdict | None = self.next_answer()
        return finding


def _reviewing() -> AnswerFunction:
    return _findings


def _findings(
    question: tuple[tuple[Turn, ...], frozenset[int]], stop: Callable[[], bool]
) -> Iterator[Expected | Verdict]:
    played, known = question
    for number, turn in enumerate(played):
        yield expected(turn, number)
    for number, turn in enumerate(played):
        if number not in known:
            yield judged(turn, number, Budget(nodes=NODES), stop)
