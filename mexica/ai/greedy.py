"""The honest greedy player: of all it can do it takes what gains most, until nothing gains."""

from collections.abc import Callable
from random import Random

from mexica.ai.cutting import cuts
from mexica.ai.evaluation import STANDARD, Weights, value
from mexica.ai.mind import Stopped, never
from mexica.ai.outlook import Outlook
from mexica.ai.plans import Plan, plans
from mexica.rules import Action, IllegalAction, State, apply, legal_actions
from mexica.rules.actions import Agree, Decline, EndTurn, PlacePilli
from mexica.rules.extinction import is_dead
from mexica.rules.spaces import PALACE, distance, each
from mexica.rules.state import Phase

_LEAST = 0.01  # points; less is no gain


class Greedy:
    """Plays the plan with the best gain less its price, by `evaluation.value`, and ends the turn without one.

    What can be done in one go is listed in `plans`. A plan once begun is played to its end, as nothing that
    happens within a turn changes it.
    """

    def __init__(self, seed: int, weights: Weights = STANDARD) -> None:
        self._weights = weights
        self._generator = Random(seed)
        self._expected: State | None = None
        self._rest: tuple[Action, ...] = ()

    def choose(self, state: State, stop: Callable[[], bool] = never) -> Action:
        """Return the next action of the best plan; ValueError when the game is over, Stopped on demand."""
        match state.turn.phase:
            case Phase.OVER:
                raise ValueError("the game is over, there is nothing to choose")
            case Phase.PLACING:
                return self._start(state)
            case Phase.ANSWERING:
                return _answer(state)
        if not self._rest or state != self._expected:
            self._rest = self._best(state, stop)
        action, self._rest = self._rest[0], self._rest[1:]
        self._expected = apply(state, action).state if self._rest else None
        return action

    def _best(self, state: State, stop: Callable[[], bool]) -> tuple[Action, ...]:
        seat, weights = state.turn.to_move, self._weights
        outlook = Outlook(state, weights)

        def worth(reached: State) -> float:
            return value(reached, seat, weights) + weights.outlook * outlook.after(reached)

        now = worth(state)
        best: tuple[Action, ...] = (EndTurn(),)
        best_score = float("-inf")
        for plan in plans(state, outlook):
            if stop():
                raise Stopped
            after = _carried_out(state, plan)
            if after is None:
                continue
            gain = worth(after) - now
            score = gain - weights.action_point * min(plan.cost, state.turn.action_points)
            score += self._generator.random() * 1e-6
            if gain > _LEAST and score > best_score:
                best, best_score = plan.actions, score
        return best

    def _start(self, state: State) -> Action:
        """The start space from which the shortest way leads to a district worth cutting."""
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


def _carried_out(state: State, plan: Plan) -> State | None:
    """The state after the plan, None where the rules stop it on the way."""
    try:
        for action in plan.actions:
            state = apply(state, action).state
    except IllegalAction:
        return None
    return state


def _answer(state: State) -> Action:
    """Agree to a removal only if no way to found that token is found (R12.3)."""
    proposal = state.turn.proposal
    assert proposal is not None  # holds whenever the phase is answering
    if is_dead(state, proposal.size):
        return Agree()
    board = state.board
    for district in board.districts:
        if district & board.token_spaces or district.bit_count() < proposal.size:
            continue
        closed = district & (PALACE | board.temple_spaces)
        if district.bit_count() == proposal.size or cuts(district, closed)[proposal.size]:
            return Decline()
    return Agree()
