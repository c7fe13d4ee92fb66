"""The honest greedy player: of all it can do it takes what gains most, until nothing gains."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from attrs import evolve

from mexica.computer.mind import Stopped
from mexica.games.mexica.ai.evaluation import chance_of_ending, value
from mexica.games.mexica.ai.outlook import Outlook
from mexica.games.mexica.ai.plan import Plan, carried_out
from mexica.games.mexica.ai.plans import plans, return_to_start
from mexica.games.mexica.ai.turn_player import Actions, TurnPlayer
from mexica.games.mexica.ai.weights import Weights, weights
from mexica.games.mexica.rules import State
from mexica.games.mexica.rules.actions import EndTurn

_LEAST: Final = 0.01  # points; less is no gain


class Greedy(TurnPlayer):
    """Takes the plan that gains most, less the price of its AP, and ends the turn when none gains.

    What can be done in one go is listed in `plans`. Its gain is what it adds to `evaluation.value` and to
    what the best founding of the next turn promises (`outlook`), in points. A plan once begun is played to
    its end, as nothing but this player's own actions happens within a turn.

    `overlooks` is the part of the plans that it does not think of, each time another one: so play beginners.
    """

    def __init__(self, seed: int, with_weights: Weights | None = None, *, overlooks: float = 0.0) -> None:
        super().__init__()
        self._generator = Random(seed)
        self._overlooks = overlooks
        self._weights = with_weights or weights()

    def turn(self, state: State, stop: Callable[[], bool]) -> Actions:
        """Return the actions of the best plan, or the end of the turn when none gains."""
        seat, weighed = state.turn.to_move, pressed(self._weights, state.turn.quiet_rounds)
        outlook = Outlook(state, weighed)
        # nothing is overlooked when the period would else end unfinished (R12.5)
        overlooks = 0.0 if state.turn.quiet_rounds else self._overlooks

        def worth(reached: State) -> float:
            return value(reached, seat, weighed) + weighed.outlook * outlook.after(reached)

        now = worth(state)
        best: Actions = (EndTurn(),)
        best_score = float("-inf")
        for plan, after in _outcomes(state, outlook, stop):
            if stop():
                raise Stopped
            if overlooks and self._generator.random() < overlooks:
                continue
            gain = worth(after) - now
            if gain < _LEAST:
                continue
            price = weighed.action_point * min(plan.cost, state.turn.action_points)
            score = gain - price if gain > price else gain / price - 1
            score += self._generator.random() * 1e-6  # among equals any
            if score > best_score:
                best, best_score = plan.actions, score
        if stop():
            raise Stopped
        return best


def _outcomes(state: State, outlook: Outlook, stop: Callable[[], bool]) -> Iterator[tuple[Plan, State]]:
    """The plans and what they lead to; before a scoring also with a return to a start space (R11.7)."""
    for plan in (Plan((), 0), *plans(state, outlook, stop)):
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


def pressed(weights: Weights, quiet_rounds: int) -> Weights:
    """Return the weights after rounds in which nothing was placed: the game must go on (R12.5)."""
    if not quiet_rounds:
        return weights
    return evolve(weights, founded=weights.founded + weights.pressing * quiet_rounds)
