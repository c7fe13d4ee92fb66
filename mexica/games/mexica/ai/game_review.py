"""The review of a game: its turns, the points expected after each, and what each has cost.

A turn's cost is the worth of the best turn found minus that of the turn played, both judged by the same
measure (`advice.compared`). It is never negative, as the turn played is one of those compared.
"""

from collections.abc import Callable, Iterable
from typing import Final

from attrs import frozen

from mexica.computer.answering import AnswerFunction
from mexica.computer.mind import Budget, never
from mexica.computer.reviewing import Expected, Reviewer, Verdict, findings
from mexica.games.mexica.ai.advice import Advice, Candidate, as_advice, compared, tidied
from mexica.games.mexica.ai.forecast import forecast
from mexica.games.mexica.ai.plan import played
from mexica.games.mexica.ai.turn_player import Actions
from mexica.games.mexica.ai.turn_reasons import reasons
from mexica.games.mexica.rules import Action, State, Step, apply
from mexica.games.mexica.rules.actions import Agree, Decline, EndTurn, ProposeRemoval
from mexica.games.mexica.rules.events import PeriodScored
from mexica.games.mexica.rules.state import Phase, Seat

NODES: Final = 1500  # for each turn, so that a review is reproducible
_REMOVALS: Final = (ProposeRemoval, Agree, Decline)
_LEAST: Final = 0.05  # points; a turn that costs less is as good as the best


@frozen
class PlayedTurn:
    """A turn that was played to the end.

    `first` is the number of actions in the game before it; `actions` are those of its player, without
    proposals and the end of the turn. `begin` is the position before it, `end` the one before the action
    that ended it and `after` the one for the next player. `scored` is the period scored after it, if any.
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


def played_turns(begin: State, actions: Iterable[Action]) -> tuple[PlayedTurn, ...]:
    """Return the complete turns of the game that begins with this state; IllegalAction if one is illegal."""
    found: list[PlayedTurn] = []
    state = start = begin
    first, own = 0, list[Action]()
    for number, action in enumerate(actions):
        before, step = state, apply(state, action)
        state = step.state
        if before.turn.phase is Phase.PLACING:
            start, first = state, number + 1
        elif isinstance(action, EndTurn):
            found.append(_played_turn(first, tuple(own), start, before, step))
            start, first, own = state, number + 1, []
        elif not isinstance(action, _REMOVALS):
            own.append(action)
    return tuple(found)


def _played_turn(first: int, actions: Actions, begin: State, end: State, ended: Step) -> PlayedTurn:
    scored = next((event.period for event in ended.events if isinstance(event, PeriodScored)), None)
    turn = begin.turn
    return PlayedTurn(turn.to_move, turn.period, turn.round, first, actions, begin, end, ended.state, scored)


def expected(turn: PlayedTurn, number: int) -> Expected:
    """Return the points that could be expected after a turn."""
    return Expected(number, tuple(forecast(turn.after)))


def judged(
    turn: PlayedTurn, number: int, budget: Budget, stop: Callable[[], bool] = never
) -> Verdict[Advice]:
    """Return what a turn cost; Stopped on demand."""
    found = compared(turn.begin, ((turn.end, turn.actions),), budget, stop)
    chosen = next(one for one in found if one.end is turn.end)
    best = next(one for one in found if one is chosen or played(turn.begin, one.actions) is not None)
    cost = max(0.0, best.worth - chosen.worth)
    better = None if cost < _LEAST else _with_reasons(turn.begin, tidied(turn.begin, best), cost)
    return Verdict(number, cost if better else 0.0, _with_reasons(turn.begin, chosen, 0.0), better)


def _with_reasons(state: State, candidate: Candidate, gain: float) -> Advice:
    return as_advice(state, candidate, gain, reasons(state, candidate.end, ahead=True))


def start_reviewer() -> Reviewer:
    """Return a process that reviews games; ThinkerError if none can be started."""
    return Reviewer(_answer_function, "mexica reviewer")


def _answer_function() -> AnswerFunction:
    return findings(expected, lambda turn, number, stop: judged(turn, number, Budget(nodes=NODES), stop))
