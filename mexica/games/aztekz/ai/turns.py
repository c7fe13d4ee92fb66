"""Whole turns of the player to move, judged: a move of one hero, and where the card is laid then."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from attrs import frozen

from mexica.games.aztekz.ai.evaluation import Evaluation
from mexica.games.aztekz.ai.moves import Actions, Move, moves
from mexica.games.aztekz.rules import State, apply, placing, refusal
from mexica.games.aztekz.rules.actions import Decline, LayCard
from mexica.games.aztekz.rules.pyramid import Pyramid
from mexica.games.aztekz.rules.state import Player

RankedMoves = list[tuple[float, Move]]
"""Moves with what each leaves before the card is laid, the best first."""

_DECLINE: Final = Decline()


@frozen
class JudgedTurn:
    """The actions of a turn, what is on the table after it, and by how many points one is ahead then."""

    score: float
    actions: Actions
    pyramid: Pyramid
    players: tuple[Player, ...]


@frozen
class Breadth:
    """How many turns are looked at.

    `moves`, the best by what they leave before the card is laid, are tried with every place for it, or with
    about so many as `places`. Plain moves drop and scare nothing.
    """

    moves: int
    places: int | None = None
    plain: bool = False


class Turns:
    """Finds the best turns from a state.

    `overlooked` says of each move and place, when it is asked, whether it is left out; `count` is called for
    each table that is judged.
    """

    def __init__(
        self,
        state: State,
        evaluation: Evaluation,
        breadth: Breadth,
        count: Callable[[], None],
        overlooked: Callable[[], bool] = lambda: False,
    ) -> None:
        self._state, self._evaluation, self._breadth = state, evaluation, breadth
        self._count, self._overlooked = count, overlooked

    def best(self) -> list[JudgedTurn]:
        """Return the turns found, the best first; none only if the game is over."""
        found: list[JudgedTurn] = []
        tried = 0
        for _score, move in self.ranked_moves():
            if tried >= self._breadth.moves and any(_lays(turn) for turn in found):
                break
            turns = list(self.with_places(move))
            tried += bool(turns)
            found += turns
        return sorted(found, key=lambda turn: -turn.score)

    def ranked_moves(self) -> RankedMoves:
        """Return the moves with what they leave before the card is laid, the best first."""
        first, *others = moves(self._state, plain=self._breadth.plain)
        chosen = [first, *(move for move in others if not self._overlooked())]
        return sorted(((self._score(move.pyramid, move.players), move) for move in chosen), key=_by_score)

    def judged(self, actions: Actions) -> JudgedTurn:
        """Return this turn judged; IllegalAction if the rules refuse one of its actions."""
        state = self._state
        for action in actions:
            state = apply(state, action).state
        score = self._score(state.pyramid, state.players)
        if actions[-1] == _DECLINE:
            score -= self._evaluation.unlaid
        return JudgedTurn(score, actions, state.pyramid, state.players)

    def with_places(self, move: Move) -> Iterator[JudgedTurn]:
        """Yield the turns that begin with this move, none if the rules refuse it."""
        state = _played(self._state, move.actions)
        if state is None:
            return
        drawn = state.drawn
        lays = list(placing.candidates(state))
        for lay in self._tried(lays):
            pyramid = state.pyramid.with_card(lay.cell, lay.paths)
            if drawn is not None and drawn.soul is not None:
                pyramid = pyramid.with_souls(lay.cell, drawn.soul, 1)
            score = self._score(pyramid, state.players)
            yield JudgedTurn(score, (*move.actions, lay), pyramid, state.players)
        if not lays and refusal(state, _DECLINE) is None:
            score = self._score(state.pyramid, state.players) - self._evaluation.unlaid
            yield JudgedTurn(score, (*move.actions, _DECLINE), state.pyramid, state.players)

    def _tried(self, lays: list[LayCard]) -> list[LayCard]:
        """The places that are not overlooked, at least one if there is any."""
        places = self._breadth.places
        if places is not None:  # some of everywhere, as they are in the order of their cells
            lays = lays[:: max(1, len(lays) // places)]
        return [lay for lay in lays if not self._overlooked()] or lays[:1]

    def _score(self, pyramid: Pyramid, players: Sequence[Player]) -> float:
        self._count()
        return self._evaluation.of(pyramid, players)


def _by_score(ranked: tuple[float, Move]) -> float:
    return -ranked[0]


def _lays(turn: JudgedTurn) -> bool:
    return isinstance(turn.actions[-1], LayCard)


def _played(state: State, actions: Actions) -> State | None:
    """The state after these actions, None if the rules refuse one of them."""
    for action in actions:
        if refusal(state, action) is not None:
            return None
        state = apply(state, action).state
    return state
