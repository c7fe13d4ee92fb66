"""The strongest player: it searches its turn, what the others answer, and how it stands after that."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from attrs import frozen

from mexica.ai.evaluation import value
from mexica.ai.greedy import pressed
from mexica.ai.meter import Meter
from mexica.ai.mind import Budget
from mexica.ai.outlook import Outlook
from mexica.ai.planner import END, Planner
from mexica.ai.turn_player import Actions
from mexica.ai.turn_search import Reached, TurnSearch
from mexica.ai.weights import Weights, weights
from mexica.rules import State, apply
from mexica.rules.state import Phase, Seat

_OWN_TURN: Final = 0.5  # of the budget, at most, for finding turns
_ANSWERS: Final = 0.96  # of the budget, until when answers are looked for
_CANDIDATES: Final = 40  # turns whose answers are looked for
FEWEST_SEATS: Final = 2
_KEPT: Final = 4  # turns that are kept beside them


class Strongest(Planner):
    """Plays the turn after which, once the others have answered, its position is worth most."""

    own_budget: ClassVar = Budget(seconds=3.0)

    @staticmethod
    def own_weights(seats: int) -> Weights:
        """Return the weights tuned in games of two, or of more."""
        return weights("strongest" if seats == FEWEST_SEATS else "strongest-many")

    def _turns(self, state: State, weighed: Weights, meter: Meter) -> Iterable[Actions]:
        return [(*choice.actions, END) for choice in ranked(state, weighed, meter)[:_KEPT]]


@frozen
class Choice:
    """A turn, the position it ends in, and what it is worth in points with the others' answers in view."""

    actions: Actions
    end: State
    worth: float


def ranked(
    state: State, weights: Weights, meter: Meter, *, also: Sequence[tuple[State, Actions]] = ()
) -> list[Choice]:
    """Return the turns whose answers were looked at, best first.

    The worth is the mean of what the position is worth at the end of the turn and after the answers: each
    alone misjudges, the first what is threatened, the second what an answer that is not the best hides. If
    the budget does not reach for any answer, all turns found are told by their own worth alone.
    `also` are ends of this turn, with the actions that led there, that are looked at before all others.
    """
    search = TurnSearch(state, weights, meter)
    search.widen_step_by_step(_OWN_TURN)
    choices: list[Choice] = []
    ends = [*(search.judged(*one) for one in also), *search.ends(_CANDIDATES)]
    for end in ends:
        answered = _answered(end, weights, meter)
        if answered is None:
            break
        choices.append(Choice(end.actions, end.state, (end.score + answered) / 2))
    if len(choices) <= len(also):
        choices = [Choice(end.actions, end.state, end.score) for end in ends]
    choices.sort(key=lambda choice: -choice.worth)
    return choices


def _answered(end: Reached, weights: Weights, meter: Meter) -> float | None:
    """What ending the turn here is worth once all others have played theirs; None if the budget is spent."""
    seat = acted = end.state.turn.to_move
    state = apply(end.state, END).state
    for _ in range(state.seats - 1):
        if state.turn.phase is Phase.OVER:
            break
        acted = state.turn.to_move
        search = TurnSearch(state, pressed(weights, state.turn.quiet_rounds), meter)
        if not search.widen(1, _ANSWERS):
            return None
        state = apply(search.ends(1)[0].state, END).state
    return _standing(state, seat, acted, weights)


def _standing(state: State, seat: Seat, acted: Seat, weights: Weights) -> float:
    worth = value(state, seat, weights, acted)
    if state.turn.phase is Phase.OVER:
        return worth
    return worth + weights.outlook * Outlook(state, weights, seat).after(state)
