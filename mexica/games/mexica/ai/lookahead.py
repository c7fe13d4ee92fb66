"""How the strongest level thinks: it finds good turns, then simulates what follows them."""

from typing import Final

from mexica.computer.meter import Meter
from mexica.computer.mind import WeightTables
from mexica.games.mexica.ai.rollout import Simulator
from mexica.games.mexica.ai.turn_search import TurnSearch
from mexica.games.mexica.ai.weights import Weights, others_weights
from mexica.games.mexica.rules import State

_SEARCH: Final = 0.25  # of the budget at most, for finding turns


class Lookahead:
    """The turns found for the player to move, and a simulator with the rest of the budget.

    `tables`, if not those that ship, hold the weights of the other players.
    """

    def __init__(
        self, state: State, weights: Weights, meter: Meter, tables: WeightTables | None = None
    ) -> None:
        self.search = TurnSearch(state, weights, meter)
        self.search.widen_step_by_step(_SEARCH)
        self.simulator = Simulator(state, weights, others_weights(state.seats, tables), meter)
