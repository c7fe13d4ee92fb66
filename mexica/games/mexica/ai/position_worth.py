"""The worth to a seat of the positions that it reaches in its turn."""

from mexica.games.mexica.ai.evaluation import value
from mexica.games.mexica.ai.next_founding import NextFounding
from mexica.games.mexica.ai.weights import Weights
from mexica.games.mexica.rules import State
from mexica.games.mexica.rules.state import Phase, Seat


class PositionWorth:
    """Judges the positions of one turn, in points: their value plus the possible gain of the next founding.

    The turn is that of the player to move in `state`; `seat` is needed only once the game is over.
    """

    def __init__(self, state: State, weights: Weights, seat: Seat | None = None) -> None:
        self._seat = state.turn.to_move if seat is None else seat
        self._weights = weights
        self.next_founding = NextFounding(state, weights, self._seat)

    def of(self, state: State) -> float:
        """Return the worth of a position of this turn."""
        worth = value(state, self._seat, self._weights, self._seat)
        if state.turn.phase is Phase.OVER:
            return worth
        return worth + self._weights.next_founding * self.next_founding.gain(state)
