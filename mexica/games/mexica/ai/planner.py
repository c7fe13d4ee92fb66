"""The planner: it searches for a whole turn before its first action, then plays the turn it found."""

from collections.abc import Callable, Iterable
from typing import Final

from mexica.computer.meter import Meter
from mexica.computer.mind import Budget, Explanation, WeightTables
from mexica.games.mexica.ai.plan import played
from mexica.games.mexica.ai.turn_player import END, Actions, TurnPlayer
from mexica.games.mexica.ai.turn_search import TurnSearch
from mexica.games.mexica.ai.weights import Weights, weights
from mexica.games.mexica.rules import Action, State

_TURNS: Final = 4  # turns kept in case the rules refuse the best

ScoredTurn = tuple[Actions, float]
"""The actions of a whole turn and its worth in points."""


class Planner(TurnPlayer):
    """Plays the turn that ends in the position with the highest worth (see `position_worth`).

    It finds the whole turn before its first action and plays it without searching again. Nothing is
    random, so the seed changes nothing.
    """

    def __init__(
        self,
        seed: int,
        budget: Budget,
        with_weights: Weights | None = None,
        tables: WeightTables | None = None,
    ) -> None:
        super().__init__()
        self._budget, self._weights, self._tables = budget, with_weights, tables

    def own_weights(self, seats: int) -> Weights:
        """Return the weights it plays with if it is given no others, by the number of players."""
        return weights(tables=self._tables)

    def turn(self, state: State, stop: Callable[[], bool]) -> Explanation[Action]:
        """Return all actions of the best turn found that the rules allow."""
        weighed = (self._weights or self.own_weights(state.seats)).pressed(state.turn.quiet_rounds)
        meter = Meter(self._budget, stop)
        actions, score = _first_legal(state, self._turns(state, weighed, meter))
        return Explanation(actions, score, meter.nodes)

    def _turns(self, state: State, weighed: Weights, meter: Meter) -> Iterable[ScoredTurn]:
        """The turns that seem best, best first."""
        search = TurnSearch(state, weighed, meter)
        search.widen_step_by_step()
        return [((*end.actions, END), end.score) for end in search.ends(_TURNS)]


def _first_legal(state: State, turns: Iterable[ScoredTurn]) -> tuple[Actions, float | None]:
    """The first turn that the rules allow; they always allow ending it at once."""
    return next((turn for turn in turns if played(state, turn[0]) is not None), ((END,), None))
