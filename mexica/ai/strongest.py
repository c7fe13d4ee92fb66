"""The strongest player: it searches its turn, and plays the game on in its mind after the best ones found."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from attrs import frozen

from mexica.ai.meter import Meter
from mexica.ai.mind import Budget
from mexica.ai.planner import END, Planner
from mexica.ai.playing_on import Future, Line
from mexica.ai.turn_player import Actions
from mexica.ai.turn_search import Reached, TurnSearch
from mexica.ai.weights import Weights, weights
from mexica.rules import State

_OWN_TURN: Final = 0.25  # of the budget, at most, for finding turns
_ALL: Final = 0.97  # of the budget, until when the game is played on
_CANDIDATES: Final = 12  # turns after which it is played on
_FEWEST: Final = 2  # of them that are compared to the end
_KEPT: Final = 4  # turns that are kept, should the rules refuse the best; and the fewest to compare
FEWEST_SEATS: Final = 2


class Strongest(Planner):
    """Plays the turn after which the game, played on in its mind as far as the budget reaches, goes best."""

    own_budget: ClassVar = Budget(seconds=3.0)

    @staticmethod
    def own_weights(seats: int) -> Weights:
        """Return the weights tuned in games of two, or of more."""
        return weights("strongest" if seats == FEWEST_SEATS else "strongest-many")

    @staticmethod
    def others_weights(seats: int) -> Weights:
        """Return the weights that the others are thought to play with: the same of two, else the usual."""
        return weights("strongest" if seats == FEWEST_SEATS else "standard")

    def _turns(self, state: State, weighed: Weights, meter: Meter) -> Iterable[Actions]:
        return [(*choice.actions, END) for choice in ranked(state, weighed, meter)[:_KEPT]]


@frozen
class Choice:
    """A turn, the position it ends in, and what it is worth in points as the game goes on."""

    actions: Actions
    end: State
    worth: float


def ranked(
    state: State, weights: Weights, meter: Meter, *, also: Sequence[tuple[State, Actions]] = ()
) -> list[Choice]:
    """Return the best turns found, best first.

    After each of them the game is played on for a round, after the better half of these for another round,
    and so on while the budget reaches. A turn is worth what the position at the last look at it is.
    `also` are ends of this turn, with the actions that led there, that are looked at in any case; then the
    game is played on equally far after all that is returned, so that what they are worth can be compared.
    """
    search = TurnSearch(state, weights, meter)
    search.widen_step_by_step(_OWN_TURN)
    lines = [Line(end) for end in (*(search.judged(*one) for one in also), *_ends(state, search))]
    others = Strongest.others_weights(state.seats)
    future = Future(state.turn.to_move, weights, others, meter, _ALL)
    if also:
        lines = _alike(lines, len(also) + _KEPT, future)
    else:
        _in_halves(lines, future)
    lines.sort(key=Line.rank, reverse=True)
    return [Choice(line.actions, line.end, line.worths[-1]) for line in lines]


def _ends(state: State, search: TurnSearch) -> list[Reached]:
    """The best ends of the turn; after a round without placing, of those that place something (R12.5)."""
    placing = search.ends(_CANDIDATES, placing=True) if state.turn.quiet_rounds else []
    return placing or search.ends(_CANDIDATES)


def _in_halves(lines: list[Line], future: Future) -> None:
    ahead = lines
    while len(ahead) > 1 and not all(line.over for line in ahead) and future.play_on(ahead) == len(ahead):
        ahead = sorted(ahead, key=Line.rank, reverse=True)[: max(len(ahead) // 2, _FEWEST)]


def _alike(lines: list[Line], fewest: int, future: Future) -> list[Line]:
    """Those that were played on equally far: all, or the first of them if that were not too few."""
    while not all(line.over for line in lines):
        played = future.play_on(lines)
        if played == len(lines):
            continue
        if played >= fewest:
            return lines[:played]
        for line in lines[:played]:
            line.worths.pop()
        break
    return lines
