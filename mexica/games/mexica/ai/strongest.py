"""The strongest player: it searches its turn, and plays the game on in its mind after the best ones found."""

from collections.abc import Iterable
from typing import Final

from mexica.computer.meter import Meter
from mexica.games.mexica.ai.planner import END, Planner
from mexica.games.mexica.ai.rollout import Future, Line
from mexica.games.mexica.ai.turn_player import Actions
from mexica.games.mexica.ai.turn_search import TurnSearch
from mexica.games.mexica.ai.weights import Weights, weights
from mexica.games.mexica.rules import State

OWN_TURN: Final = 0.25  # of the budget, at most, for finding turns
_CANDIDATES: Final = 12  # turns after which the game is played on
_FEWEST: Final = 2  # of them that are compared to the end
_KEPT: Final = 4  # turns that are kept, should the rules refuse the best
_TWO: Final = 2  # seats


class Strongest(Planner):
    """Plays the turn after which the game, played on in its mind as far as the budget reaches, goes best.

    After each of the turns that seem best it is played on for a round, after the better half of these for
    another round, and so on. A turn is worth what the position at the last look is.
    """

    @staticmethod
    def own_weights(seats: int) -> Weights:
        """Return the weights tuned in games of two, or of more."""
        return weights("strongest" if seats == _TWO else "strongest-many")

    @staticmethod
    def others_weights(seats: int) -> Weights:
        """Return the weights that the others are thought to play with: the same of two, else the usual."""
        return weights("strongest" if seats == _TWO else "standard")

    def _turns(self, state: State, weighed: Weights, meter: Meter) -> Iterable[Actions]:
        search = TurnSearch(state, weighed, meter)
        search.widen_step_by_step(OWN_TURN)
        lines = [Line(end) for end in search.ends_that_go_on(_CANDIDATES)]
        future = Future(state, weighed, self.others_weights(state.seats), meter)
        ahead = lines
        while len(ahead) > 1 and not all(line.over for line in ahead) and future.play_on(ahead) == len(ahead):
            ahead = sorted(ahead, key=Line.rank, reverse=True)[: max(len(ahead) // 2, _FEWEST)]
        lines.sort(key=Line.rank, reverse=True)
        return [(*line.actions, END) for line in lines[:_KEPT]]
