"""A search for the best whole turn: sequences of plans, with each position expanded only once.

The positions of the turn are kept in rows by the AP left to spend, so that those of a row compare fairly. It
is a beam search: in each row, from the most AP to the fewest, only the best few positions are expanded.
"""

from collections.abc import Callable, Iterator
from heapq import nlargest
from typing import Any, Final

from mexica.computer.meter import Meter
from mexica.games.mexica.ai.evaluation import chance_of_ending
from mexica.games.mexica.ai.plan import Plan, carried_out
from mexica.games.mexica.ai.plan_generator import plans, return_to_start
from mexica.games.mexica.ai.position_worth import PositionWorth
from mexica.games.mexica.ai.weights import Weights
from mexica.games.mexica.rules import Action, State

_WIDTHS: Final = (2, 4, 8, 16)
_LEAST: Final = 0.01  # minimum chance of a scoring at which a return to a start space is considered


class Node:
    """A position of the turn, how it was reached, and its score if the turn ended there, in points."""

    __slots__ = ("actions", "expanded", "score", "state")

    def __init__(self, state: State, actions: tuple[Action, ...], score: float) -> None:
        self.state, self.actions, self.score = state, actions, score
        self.expanded = False


class TurnSearch:
    """The turn of the player to move; each pass with a larger width adds to what earlier passes found."""

    def __init__(self, state: State, weights: Weights, meter: Meter) -> None:
        self._meter = meter
        self._worth = PositionWorth(state, weights)
        self._rows: list[list[Node]] = [[] for _ in range(state.points_to_spend + 1)]
        self._known: set[Any] = set()
        self._add(state, ())

    def judged(self, state: State, actions: tuple[Action, ...]) -> Node:
        """Return any position of this turn with its score, without adding it to the search."""
        self._meter.count()
        return Node(state, actions, self._worth.of(state))

    def widen(self, width: int, most: float = 1.0) -> bool:
        """Expand the best `width` positions of each row; False if the budget was too small for all.

        `most` is the share of the budget that may be spent.
        """
        for row in reversed(self._rows):
            while ahead := [node for node in nlargest(width, row, key=_score) if not node.expanded]:
                for node in ahead:
                    if not self._expand(node, most):
                        return False
        return True

    def widen_step_by_step(self, most: float = 1.0) -> None:
        """Widen the beam from narrow to wide, as far as that share of the budget lasts."""
        for width in _WIDTHS:
            if not self.widen(width, most):
                break

    def ends(self, count: int) -> list[Node]:
        """Return the best positions to end the turn in, best first; ties go to the most AP left."""
        return nlargest(count, self._nodes(), key=_score)

    def placing_ends(self, count: int) -> list[Node]:
        """Return the same, but after a quiet round only turns that place something, if any do (R12.5)."""
        placing = (node for node in self._nodes() if not node.state.turn.quiet_rounds)
        return nlargest(count, placing, key=_score) or self.ends(count)

    def _nodes(self) -> Iterator[Node]:
        return (node for row in reversed(self._rows) for node in row)

    def _expand(self, node: Node, most: float) -> bool:
        def enough() -> bool:
            return self._meter.spent >= most

        node.expanded = True
        for plan in self._plans(node.state, enough):
            if enough():
                return False
            after = carried_out(node.state, plan)
            if after is not None:
                self._add(after, node.actions + plan.actions)
        return not enough()

    def _plans(self, state: State, enough: Callable[[], bool]) -> Iterator[Plan]:
        yield from plans(state, self._worth.next_founding, enough)
        if chance_of_ending(state) > _LEAST and (back := return_to_start(state)):
            yield back

    def _add(self, state: State, actions: tuple[Action, ...]) -> None:
        key = _key(state)
        if key in self._known:
            return
        self._known.add(key)
        self._meter.count()
        self._rows[state.points_to_spend].append(Node(state, actions, self._worth.of(state)))


def _key(state: State) -> tuple[Any, ...]:
    """A key that distinguishes the positions of one turn."""
    board, mover = state.board, state.mover
    return (
        board.canals,
        board.temples,
        board.tokens,
        board.bridges_ns,
        board.bridges_ew,
        mover.pilli,
        mover.action_tokens,
        state.turn.action_points,
    )


def _score(node: Node) -> float:
    return node.score
