"""A turn that was found, and the game as it may go on after it, played on round by round in the mind.

All are thought to play like the greedy level, the seat that searches with its own weights, the others with
theirs. What a turn sets up, and what it leaves to the others, so comes to light as far as they take it.
"""

from collections.abc import Iterable
from typing import Final

from mexica.computer.meter import Meter
from mexica.computer.mind import Stopped
from mexica.games.mexica.ai.evaluation import value
from mexica.games.mexica.ai.greedy import Greedy
from mexica.games.mexica.ai.outlook import Outlook
from mexica.games.mexica.ai.planner import END
from mexica.games.mexica.ai.turn_search import Reached
from mexica.games.mexica.ai.weights import Weights
from mexica.games.mexica.rules import State, apply
from mexica.games.mexica.rules.state import Phase

_MOST: Final = 0.97  # of the budget


class Line:
    """A turn with the position it ends in, and what it was worth to its seat at each look, in points.

    The first look is at the end of the turn, the next at the end of the seat's next turn, and so on.
    """

    __slots__ = ("actions", "end", "latest", "worths")

    def __init__(self, found: Reached) -> None:
        self.actions, self.end, self.worths = found.actions, found.state, [found.score]
        self.latest = found.state

    @property
    def over(self) -> bool:
        """Whether it has been played on to the end of the game."""
        return self.latest.turn.phase is Phase.OVER

    def rank(self) -> tuple[int, float]:
        """Sort lines by this, best last: those played on for longer were the best ones until then."""
        return len(self.worths), self.worths[-1]


class Future:
    """The players as the one to move thinks that they play on, while its budget lasts."""

    def __init__(self, state: State, weights: Weights, others: Weights, meter: Meter) -> None:
        self._seat, self._weights, self._meter = state.turn.to_move, weights, meter
        self._me, self._others = Greedy(0, weights), Greedy(0, others)

    def play_on(self, lines: Iterable[Line]) -> int:
        """Play each line on for a round, in this order; return for how many the budget reached."""
        played = 0
        for line in lines:
            try:
                self._round(line)
            except Stopped:
                if self._meter.spent < _MOST:
                    raise
                break
            played += 1
        return played

    def _round(self, line: Line) -> None:
        state = line.latest
        if not line.over:
            state = apply(state, END).state
            while state.turn.phase is not Phase.OVER:
                state = self._turn(state)
                if state.turn.to_move == self._seat:
                    break
                state = apply(state, END).state
        line.worths.append(self._worth(state))
        line.latest = state

    def _turn(self, state: State) -> State:
        """The position before the player to move says that the turn ends."""
        mind = self._me if state.turn.to_move == self._seat else self._others
        while (action := mind.choose(state, self._spent)) != END:
            state = apply(state, action).state
        return state

    def _spent(self) -> bool:
        self._meter.count()
        return self._meter.spent >= _MOST

    def _worth(self, state: State) -> float:
        worth = value(state, self._seat, self._weights, self._seat)
        if state.turn.phase is Phase.OVER:
            return worth
        return worth + self._weights.outlook * Outlook(state, self._weights).after(state)
