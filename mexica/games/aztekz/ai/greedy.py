"""The greedy player: it plays the turn after which it stands best."""

from collections.abc import Callable
from random import Random
from typing import Final

from mexica.computer.line_player import LinePlayer
from mexica.computer.mind import Explanation, Stopped, never
from mexica.games.aztekz.ai.evaluation import Evaluation
from mexica.games.aztekz.ai.turns import Breadth, JudgedTurn, Turns
from mexica.games.aztekz.ai.weights import Weights, weights
from mexica.games.aztekz.rules import Action, State, apply, legal_actions
from mexica.games.aztekz.rules.actions import LayCard
from mexica.games.aztekz.rules.state import Phase, Seat

_STOP_INTERVAL: Final = 16  # tables judged between two checks of `stop`


class Greedy(LinePlayer[State, Action]):
    """Plays the turn that leaves it furthest ahead of the others (see `evaluation`), in points.

    Everything follows from what is open. `breadth` says how much it looks at; `overlooks` is the share of
    moves and places, chosen anew each time, that it does not consider, as beginners do.
    """

    breadth = Breadth(2, 16)

    def __init__(self, seed: int, with_weights: Weights | None = None, *, overlooks: float = 0.0) -> None:
        super().__init__()
        self._generator = Random(seed)
        self._overlooks = overlooks
        self._weights = with_weights or weights()
        self._stop: Callable[[], bool] = never
        self._nodes = 0

    def decided(self, state: State, stop: Callable[[], bool]) -> Explanation[Action]:
        """Return the best turn found; ValueError when the game is over, Stopped on demand."""
        self._stop, self._nodes = stop, 0
        match state.turn.phase:
            case Phase.OVER:
                raise ValueError("the game is over, there is nothing to choose")
            case Phase.STARTING:
                return Explanation((self._start_card(state),))
        best = self.ranked(state)[0]
        return Explanation(best.actions, best.score, self._nodes)

    def after(self, state: State, action: Action) -> State:
        """Return the state after an action."""
        return apply(state, action).state

    def ranked(self, state: State) -> list[JudgedTurn]:
        """Return the turns that it considers in this state, the best first."""
        found = self._turns(state, self.breadth).best()
        return sorted(found, key=lambda turn: (-turn.score, self._generator.random()))

    def _turns(self, state: State, breadth: Breadth) -> Turns:
        evaluation = self._evaluation(state, state.turn.to_move)
        return Turns(state, evaluation, breadth, self._count, self._is_overlooked)

    def _evaluation(self, state: State, mover: Seat) -> Evaluation:
        return Evaluation(self._weights, state.seats, mover, len(state.deck))

    def _start_card(self, state: State) -> Action:
        """The start card where it is linked to most cards, else by chance."""

        def links(action: Action) -> int:
            assert isinstance(action, LayCard)  # nothing else is legal there (A3.2)
            return len(state.pyramid.links(action.cell, action.paths))

        return max(legal_actions(state), key=lambda action: (links(action), self._generator.random()))

    def _is_overlooked(self) -> bool:
        return bool(self._overlooks) and self._generator.random() < self._overlooks

    def _count(self) -> None:
        self._nodes += 1
        if self._nodes % _STOP_INTERVAL == 1 and self._stop():
            raise Stopped
