"""The honest greedy player: of all it can do it takes what gains most, until nothing gains."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from attrs import evolve

from mexica.ai.cutting import cuts
from mexica.ai.evaluation import chance_of_ending, value
from mexica.ai.foundings import can_be_cut
from mexica.ai.mind import Stopped, never
from mexica.ai.outlook import Outlook
from mexica.ai.plan import Plan, carried_out
from mexica.ai.plans import plans, return_to_start
from mexica.ai.weights import Weights, weights
from mexica.rules import Action, State, apply, legal_actions
from mexica.rules.actions import Agree, Decline, EndTurn, PlacePilli
from mexica.rules.extinction import is_dead
from mexica.rules.spaces import PALACE, distance, each
from mexica.rules.state import Phase

_LEAST: Final = 0.01  # points; less is no gain


class Greedy:
    """Takes the plan that gains most, less the price of its AP, and ends the turn when none gains.

    What can be done in one go is listed in `plans`. Its gain is what it adds to `evaluation.value` and to
    what the best founding of the next turn promises (`outlook`), in points. A plan once begun is played to
    its end, as nothing but this player's own actions happens within a turn.

    `overlooks` is the part of the plans that it does not think of, each time another one: so play beginners.
    """

    def __init__(self, seed: int, with_weights: Weights | None = None, *, overlooks: float = 0.0) -> None:
        self._generator = Random(seed)
        self._overlooks = overlooks
        self._weights = with_weights or weights()
        self._expected: State | None = None
        self._rest: tuple[Action, ...] = ()

    def choose(self, state: State, stop: Callable[[], bool] = never) -> Action:
        """Return the next action of the best plan; ValueError when the game is over, Stopped on demand."""
        match state.turn.phase:
            case Phase.OVER:
                raise ValueError("the game is over, there is nothing to choose")
            case Phase.PLACING:
                return start_space(state)
            case Phase.ANSWERING:
                return answer(state)
        if not self._rest or state != self._expected:
            self._rest = self._best(state, stop)
        action, self._rest = self._rest[0], self._rest[1:]
        self._expected = apply(state, action).state if self._rest else None
        return action

    def _best(self, state: State, stop: Callable[[], bool]) -> tuple[Action, ...]:
        seat, weighed = state.turn.to_move, pressed(self._weights, state.turn.quiet_rounds)
        outlook = Outlook(state, weighed)
        # nothing is overlooked when the period would else end unfinished (R12.5)
        overlooks = 0.0 if state.turn.quiet_rounds else self._overlooks

        def worth(reached: State) -> float:
            return value(reached, seat, weighed) + weighed.outlook * outlook.after(reached)

        now = worth(state)
        best: tuple[Action, ...] = (EndTurn(),)
        best_score = float("-inf")
        for plan, after in _outcomes(state, outlook):
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
        return best


def _outcomes(state: State, outlook: Outlook) -> Iterator[tuple[Plan, State]]:
    """The plans and what they lead to; before a scoring also with a return to a start space (R11.7)."""
    for plan in (Plan((), 0), *plans(state, outlook)):
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


def start_space(state: State) -> Action:
    """Return the start space from which the shortest way leads to a district worth cutting."""
    land = state.board.districts[0]
    sizes = cuts(land, land & (PALACE | state.board.temple_spaces))
    parts = [cut for size in state.display for cut in sizes[size][:20]]

    def way(action: Action) -> int:
        assert isinstance(action, PlacePilli)
        return min(
            (cut.tiles + min(distance(action.space, space) for space in each(cut.part)) for cut in parts),
            default=0,
        )

    return min(legal_actions(state), key=way)


def answer(state: State) -> Action:
    """Return the answer to a removal: yes only if the token is dead or no way to cut it is found (R12.3)."""
    proposal = state.turn.proposal
    assert proposal is not None  # holds whenever the phase is answering
    if is_dead(state, proposal.size) or not can_be_cut(state, proposal.size):
        return Agree()
    return Decline()
