"""The greedy player: it takes the plan that gains most until none gains."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from mexica.computer.mind import Explanation, Stopped
from mexica.games.mexica.ai.evaluation import chance_of_ending
from mexica.games.mexica.ai.next_founding import NextFounding
from mexica.games.mexica.ai.plan import Plan, carried_out
from mexica.games.mexica.ai.plan_generator import plans, return_to_start
from mexica.games.mexica.ai.position_worth import PositionWorth
from mexica.games.mexica.ai.turn_player import END, Actions, TurnPlayer
from mexica.games.mexica.ai.weights import Weights, weights
from mexica.games.mexica.rules import Action, State

_LEAST: Final = 0.01  # points; less does not count as a gain


class Greedy(TurnPlayer):
    """Takes the plan that gains most, minus the price of its AP, and ends the turn when none gains.

    A plan's gain is what it adds to the worth of the position (see `position_worth`), in points. A plan
    that has been started is played to its end.

    `overlooks` is the share of plans, chosen anew each time, that it does not consider, as beginners do.
    """

    def __init__(self, seed: int, with_weights: Weights | None = None, *, overlooks: float = 0.0) -> None:
        super().__init__()
        self._generator = Random(seed)
        self._overlooks = overlooks
        self._weights = with_weights or weights()

    def turn(self, state: State, stop: Callable[[], bool]) -> Explanation[Action]:
        """Return the actions of the best plan, or the end of the turn when none gains."""
        weighed = self._weights.pressed(state.turn.quiet_rounds)
        worth = PositionWorth(state, weighed)
        now = worth.of(state)
        best: Actions = (END,)
        best_score, best_gain = float("-inf"), 0.0
        for plan, after in _outcomes(state, worth.next_founding, stop):
            if stop():
                raise Stopped
            if self._is_overlooked(state):
                continue
            gain = worth.of(after) - now
            if gain < _LEAST:
                continue
            score = self._score(gain, weighed.action_point * min(plan.cost, state.turn.action_points))
            if score > best_score:
                best, best_score, best_gain = plan.actions, score, gain
        if stop():
            raise Stopped
        return Explanation(best, now + best_gain)

    def _is_overlooked(self, state: State) -> bool:
        # nothing is overlooked when the period would otherwise end unfinished (R12.5)
        if state.turn.quiet_rounds or not self._overlooks:
            return False
        return self._generator.random() < self._overlooks

    def _score(self, gain: float, price: float) -> float:
        """The rank of a plan: gain minus price if positive, else gain over price; ties broken at random."""
        score = gain - price if gain > price else gain / price - 1
        return score + self._generator.random() * 1e-6


def _outcomes(
    state: State, next_founding: NextFounding, stop: Callable[[], bool]
) -> Iterator[tuple[Plan, State]]:
    """The plans and their end positions; before a scoring also with a return to a start space (R11.7)."""
    for plan in (Plan((), 0), *plans(state, next_founding, stop)):
        after = carried_out(state, plan)
        if after is None:
            continue
        if plan.actions:
            yield plan, after
        if chance_of_ending(after) < (1 if plan.actions else _LEAST):
            continue
        back = return_to_start(after)
        if back is not None and (returned := carried_out(after, back)) is not None:
            yield Plan(plan.actions + back.actions, plan.cost + back.cost), returned
