"""The planner: it searches its whole turn before the first action, and plays what it found."""

from collections.abc import Callable, Iterable
from typing import Final

from mexica.computer.meter import Meter
from mexica.computer.mind import Budget
from mexica.games.mexica.ai.greedy import pressed
from mexica.games.mexica.ai.plan import played
from mexica.games.mexica.ai.turn_player import Actions, TurnPlayer
from mexica.games.mexica.ai.turn_search import TurnSearch
from mexica.games.mexica.ai.weights import Weights, weights
from mexica.games.mexica.rules import State
from mexica.games.mexica.rules.actions import EndTurn

END: Final = EndTurn()
_TURNS: Final = 4  # that are kept, should the rules refuse the best


class Planner(TurnPlayer):
    """Plays the turn after which its position is worth most, as `evaluation` and `outlook` see it.

    All of the turn is found before its first action and played without searching again. The seed decides
    nothing, as nothing is left to chance.
    """

    def __init__(self, seed: int, budget: Budget, with_weights: Weights | None = None) -> None:
        super().__init__()
        self._budget = budget
        self._weights = with_weights

    @staticmethod
    def own_weights(seats: int) -> Weights:
        """Return the weights it plays with when it is given no others, in a game of so many."""
        return weights()

    def turn(self, state: State, stop: Callable[[], bool]) -> Actions:
        """Return all actions of the best turn found that the rules let pass."""
        weighed = pressed(self._weights or self.own_weights(state.seats), state.turn.quiet_rounds)
        return _first_legal(state, self._turns(state, weighed, Meter(self._budget, stop)))

    def _turns(self, state: State, weighed: Weights, meter: Meter) -> Iterable[Actions]:
        """The turns that seem best, best first."""
        search = TurnSearch(state, weighed, meter)
        search.widen_step_by_step()
        return [(*end.actions, END) for end in search.ends(_TURNS)]


def _first_legal(state: State, turns: Iterable[Actions]) -> Actions:
    """The first turn that the rules let pass; to end it at once they always do."""
    return next((turn for turn in turns if played(state, turn) is not None), (END,))
