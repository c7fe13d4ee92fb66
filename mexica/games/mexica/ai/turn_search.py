"""A whole turn, searched: plans one after the other, the same position reached in another order once.

Positions of the turn are sorted into rows by the AP that are left to spend, those with most first. Of each
row only the best are gone on from; how many, is the width of the beam. The positions of a row compare fairly,
as all have as much left to spend.
"""

from collections.abc import Callable, Iterator
from heapq import nlargest
from typing import Any, Final

from mexica.computer.meter import Meter
from mexica.games.mexica.ai.evaluation import chance_of_ending, value
from mexica.games.mexica.ai.outlook import Outlook
from mexica.games.mexica.ai.plan import Plan, carried_out
from mexica.games.mexica.ai.plans import plans, return_to_start
from mexica.games.mexica.ai.weights import Weights
from mexica.games.mexica.rules import Action, State

_WIDTHS: Final = (2, 4, 8, 16)
_LEAST: Final = 0.01  # how likely a scoring is before which a start space is thought of


class Reached:
    """A position of the turn, how it was reached, and its score if the turn ended there, in points."""

    __slots__ = ("actions", "gone_on", "score", "state")

    def __init__(self, state: State, actions: tuple[Action, ...], score: float) -> None:
        self.state, self.actions, self.score = state, actions, score
        self.gone_on = False


class TurnSearch:
    """The turn of the player to move; each pass with a larger width adds to what the passes before found."""

    def __init__(self, state: State, weights: Weights, meter: Meter) -> None:
        self._weights, self._meter = weights, meter
        self._seat = state.turn.to_move
        self._outlook = Outlook(state, weights)
        self._rows: list[list[Reached]] = [[] for _ in range(state.points_to_spend + 1)]
        self._known: set[Any] = set()
        self._add(state, ())

    def judged(self, state: State, actions: tuple[Action, ...]) -> Reached:
        """Return a position of this turn, however it was reached, with its score; it is not gone on from."""
        self._meter.count()
        return Reached(state, actions, self._score(state))

    def widen(self, width: int, most: float = 1.0) -> bool:
        """Go on from the best `width` positions of each row; False if the budget did not reach for all.

        `most` is the part of the budget that may be spent.
        """
        for row in reversed(self._rows):
            while ahead := [one for one in nlargest(width, row, key=_score) if not one.gone_on]:
                for one in ahead:
                    if not self._go_on(one, most):
                        return False
        return True

    def widen_step_by_step(self, most: float = 1.0) -> None:
        """Widen the beam from narrow to wide, as far as that part of the budget reaches."""
        for width in _WIDTHS:
            if not self.widen(width, most):
                break

    def ends(self, count: int) -> list[Reached]:
        """Return the best positions to end the turn in, best first; among equals that with most AP left."""
        return nlargest(count, self._reached(), key=_score)

    def ends_that_go_on(self, count: int) -> list[Reached]:
        """Return the same; after a round without placing only those that place, if there are any (R12.5)."""
        going_on = (one for one in self._reached() if not one.state.turn.quiet_rounds)
        return nlargest(count, going_on, key=_score) or self.ends(count)

    def _reached(self) -> Iterator[Reached]:
        return (one for row in reversed(self._rows) for one in row)

    def _go_on(self, one: Reached, most: float) -> bool:
        def enough() -> bool:
            return self._meter.spent >= most

        one.gone_on = True
        for plan in self._plans(one.state, enough):
            if enough():
                return False
            after = carried_out(one.state, plan)
            if after is not None:
                self._add(after, one.actions + plan.actions)
        return not enough()

    def _plans(self, state: State, enough: Callable[[], bool]) -> Iterator[Plan]:
        yield from plans(state, self._outlook, enough)
        if chance_of_ending(state) > _LEAST and (back := return_to_start(state)):
            yield back

    def _add(self, state: State, actions: tuple[Action, ...]) -> None:
        board, mover = state.board, state.mover
        key = (
            board.canals,
            board.temples,
            board.tokens,
            board.bridges_ns,
            board.bridges_ew,
            mover.pilli,
            mover.action_tokens,
            state.turn.action_points,
        )
        if key in self._known:
            return
        self._known.add(key)
        self._meter.count()
        self._rows[state.points_to_spend].append(Reached(state, actions, self._score(state)))

    def _score(self, state: State) -> float:
        return value(state, self._seat, self._weights) + self._weights.outlook * self._outlook.after(state)


def _score(one: Reached) -> float:
    return one.score
