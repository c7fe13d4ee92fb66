"""The planner: it searches its whole turn before the first action, and plays what it found."""

from collections.abc import Callable
from typing import Final

from mexica.ai.greedy import answer, pressed, start_space
from mexica.ai.meter import Meter
from mexica.ai.mind import Budget, never
from mexica.ai.turn_search import TurnSearch
from mexica.ai.weights import Weights, weights
from mexica.rules import Action, State, apply
from mexica.rules.actions import EndTurn
from mexica.rules.state import Phase

OWN_BUDGET: Final = Budget(seconds=0.7)
_WIDTHS: Final = (2, 4, 8, 16)


class Planner:
    """Plays the turn after which its position is worth most, as `evaluation` and `outlook` see it."""

    def __init__(self, seed: int, budget: Budget | None = None, with_weights: Weights | None = None) -> None:
        self._budget = budget or OWN_BUDGET
        self._weights = with_weights or weights()
        self._expected: State | None = None
        self._rest: tuple[Action, ...] = ()

    def choose(self, state: State, stop: Callable[[], bool] = never) -> Action:
        """Return the next action of the turn found; ValueError when the game is over, Stopped on demand."""
        match state.turn.phase:
            case Phase.OVER:
                raise ValueError("the game is over, there is nothing to choose")
            case Phase.PLACING:
                return start_space(state)
            case Phase.ANSWERING:
                return answer(state)
        if not self._rest or state != self._expected:
            self._rest = self._turn(state, Meter(self._budget, stop))
        action, self._rest = self._rest[0], self._rest[1:]
        self._expected = apply(state, action).state if self._rest else None
        return action

    def _turn(self, state: State, meter: Meter) -> tuple[Action, ...]:
        search = TurnSearch(state, pressed(self._weights, state.turn.quiet_rounds), meter)
        for width in _WIDTHS:
            if not search.widen(width):
                break
        best = search.ends(1)[0]
        return (*best.actions, EndTurn())
