"""Rollouts: simulations of the game, round by round, after a turn that was found.

All seats are assumed to play like the greedy level, the searching seat with its own weights, the others
with theirs. This shows what a turn prepares and what it leaves to the others.
"""

from collections.abc import Iterable
from typing import Final

from mexica.computer.meter import Meter
from mexica.computer.mind import Stopped
from mexica.games.mexica.ai.greedy import Greedy
from mexica.games.mexica.ai.position_worth import PositionWorth
from mexica.games.mexica.ai.turn_player import END
from mexica.games.mexica.ai.turn_search import Node
from mexica.games.mexica.ai.weights import Weights
from mexica.games.mexica.rules import State, apply
from mexica.games.mexica.rules.state import Phase

_MOST: Final = 0.97  # of the budget


class Rollout:
    """A turn, the position it ends in, and its worth to its seat after each round, in points.

    `worths` has one entry for the end of the turn, and one for each round simulated: the worth of the
    position after the seat's next turn. `latest` is the last of these positions.
    """

    __slots__ = ("actions", "end", "latest", "worths")

    def __init__(self, node: Node) -> None:
        self.actions, self.end, self.worths = node.actions, node.state, [node.score]
        self.latest = node.state

    @property
    def over(self) -> bool:
        """Whether it has reached the end of the game."""
        return self.latest.turn.phase is Phase.OVER

    def rank(self) -> tuple[int, float]:
        """Return the sort key, best last: more rounds mean that a rollout was among the best for longer."""
        return len(self.worths), self.worths[-1]


class Simulator:
    """Simulates all seats' next turns while the budget lasts."""

    def __init__(self, state: State, weights: Weights, others: Weights, meter: Meter) -> None:
        self._seat, self._weights, self._meter = state.turn.to_move, weights, meter
        self._others_weights = others
        self._play_alike()

    def _play_alike(self) -> None:
        """Break ties as in every other rollout, so that a position is worth the same in any order."""
        self._me, self._others = Greedy(0, self._weights), Greedy(0, self._others_weights)

    def add_round(self, rollouts: Iterable[Rollout]) -> int:
        """Simulate another round of each, in this order; return how many the budget was enough for."""
        played = 0
        for rollout in rollouts:
            try:
                self._play_round(rollout)
            except Stopped:
                if self._meter.spent < _MOST:
                    raise
                break
            played += 1
        return played

    def _play_round(self, rollout: Rollout) -> None:
        state = rollout.latest
        self._play_alike()
        if not rollout.over:
            state = apply(state, END).state
            while state.turn.phase is not Phase.OVER:
                state = self._play_turn(state)
                if state.turn.to_move == self._seat:
                    break
                state = apply(state, END).state
        rollout.worths.append(PositionWorth(state, self._weights, self._seat).of(state))
        rollout.latest = state

    def _play_turn(self, state: State) -> State:
        """The position in which the player to move ends the turn."""
        mind = self._me if state.turn.to_move == self._seat else self._others
        while (action := mind.choose(state, self._is_spent)) != END:
            state = apply(state, action).state
        return state

    def _is_spent(self) -> bool:
        self._meter.count()
        return self._meter.spent >= _MOST
