"""The strongest player: it searches for turns, then simulates the game after the best ones."""

from collections.abc import Iterable
from typing import Final

from mexica.computer.meter import Meter
from mexica.games.mexica.ai.lookahead import Lookahead
from mexica.games.mexica.ai.planner import Planner, ScoredTurn
from mexica.games.mexica.ai.rollout import Rollout
from mexica.games.mexica.ai.turn_player import END
from mexica.games.mexica.ai.weights import Weights, strongest_weights
from mexica.games.mexica.rules import State

_CANDIDATES: Final = 12  # turns after which the game is simulated
_FEWEST: Final = 2  # of them compared to the end
_KEPT: Final = 4  # turns, in case the rules refuse the best


class Strongest(Planner):
    """Plays the turn after which the game goes best, simulated as far as the budget lasts.

    A round is simulated after each of the turns that seem best, another one after the better half of these,
    and so on. The worth of a turn is that of the last position simulated.
    """

    def own_weights(self, seats: int) -> Weights:
        """Return the weights tuned for two players, or for more."""
        return strongest_weights(seats, self._tables)

    def _turns(self, state: State, weighed: Weights, meter: Meter) -> Iterable[ScoredTurn]:
        lookahead = Lookahead(state, weighed, meter, self._tables)
        rollouts = [Rollout(end) for end in lookahead.search.placing_ends(_CANDIDATES)]
        best = rollouts
        while len(best) > 1 and not all(rollout.over for rollout in best):
            if lookahead.simulator.add_round(best) < len(best):
                break
            best = sorted(best, key=Rollout.rank, reverse=True)[: max(len(best) // 2, _FEWEST)]
        rollouts.sort(key=Rollout.rank, reverse=True)
        return [((*rollout.actions, END), rollout.worths[-1]) for rollout in rollouts[:_KEPT]]
