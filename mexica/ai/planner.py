"""The planner: it searches its whole turn before the first action, and plays what it found."""

from collections.abc import Callable, Iterable
from typing import ClassVar, Final

from mexica.ai.greedy import answer, pressed, start_space
from mexica.ai.meter import Meter
from mexica.ai.mind import Budget, never
from mexica.ai.turn_search import TurnSearch
from mexica.ai.weights import Weights, weights
from mexica.rules import Action, IllegalAction, State, apply
from mexica.rules.actions import EndTurn
from mexica.rules.state import Phase

Turn = tuple[Action, ...]
END: Final = EndTurn()
OWN_BUDGET: Final = Budget(seconds=0.7)
_WIDTHS: Final = (2, 4, 8, 16)
_TURNS: Final = 4  # that are kept, should the rules refuse the best


class Planner:
    """Plays the turn after which its position is worth most, as `evaluation` and `outlook` see it.

    All of the turn is found before its first action and played without searching again. The seed decides
    nothing, as nothing is left to chance.
    """

    own_budget: ClassVar = OWN_BUDGET
    table: ClassVar = "standard"

    def __init__(self, seed: int, budget: Budget | None = None, with_weights: Weights | None = None) -> None:
        self._budget = budget or self.own_budget
        self._weights = with_weights or weights(self.table)
        self._expected: State | None = None
        self._rest: Turn = ()

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
            weighed = pressed(self._weights, state.turn.quiet_rounds)
            self._rest = _first_legal(state, self._turns(state, weighed, Meter(self._budget, stop)))
        action, self._rest = self._rest[0], self._rest[1:]
        self._expected = apply(state, action).state if self._rest else None
        return action

    def _turns(self, state: State, weighed: Weights, meter: Meter) -> Iterable[Turn]:
        """The turns that seem best, best first."""
        search = TurnSearch(state, weighed, meter)
        for width in _WIDTHS:
            if not search.widen(width):
                break
        return [(*end.actions, END) for end in search.ends(_TURNS)]


def _first_legal(state: State, turns: Iterable[Turn]) -> Turn:
    """The first turn that the rules let pass; to end it at once they always do."""
    for turn in turns:
        reached = state
        try:
            for action in turn:
                reached = apply(reached, action).state
        except IllegalAction:
            continue
        return turn
    return (END,)
