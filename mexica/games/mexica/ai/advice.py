"""Advice for people: the best turns, with their reasons as data."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice, takewhile
from statistics import fmean
from typing import Final

from attrs import evolve, frozen

from mexica.computer.meter import Meter
from mexica.computer.mind import Budget, never
from mexica.games.mexica.ai.lookahead import Lookahead
from mexica.games.mexica.ai.plan import played
from mexica.games.mexica.ai.players import mind
from mexica.games.mexica.ai.rollout import Rollout
from mexica.games.mexica.ai.turn_player import Actions
from mexica.games.mexica.ai.turn_reasons import SAYS_LITTLE, Gain, Reason, reasons
from mexica.games.mexica.ai.weights import strongest_weights
from mexica.games.mexica.rules import Action, State
from mexica.games.mexica.rules.actions import PlacePilli, TakeActionToken
from mexica.games.mexica.rules.state import Phase

_KIND: Final = "strongest"
_CANDIDATES: Final = 20
_FEWEST: Final = 4  # candidates that must have a simulated round for simulations to count
_WORKS: Final = frozenset({Gain.MOVES, Gain.DIGS, Gain.CUTS_OFF, Gain.BRIDGES})  # told with their spaces
LEAST: Final = 0.5  # points that a turn must gain to be advised


@frozen
class Candidate:
    """A turn, the position it ends in, and its worth in points considering what follows."""

    actions: Actions
    end: State
    worth: float


@frozen
class Advice:
    """A whole turn for the player to move, without the action that ends it, and the reasons for it.

    `worth` is the lead over the others' average that the player can expect at the end, in points, `gain` how
    much better that is than ending the turn at once; `price` is in AP, action tokens included.
    """

    actions: tuple[Action, ...]
    worth: float
    gain: float
    price: int
    reasons: tuple[Reason, ...]


def best_turns(state: State, count: int, budget: Budget, stop: Callable[[], bool] = never) -> list[Advice]:
    """Return up to `count` of the best turns of the player to move, best first, each with different reasons.

    Each gains at least `LEAST` points over ending the turn at once, so there may be none. ValueError when
    no turn is being played; Stopped on demand.
    """
    return list(islice(_worth_advising(state, compared(state, ((state, ()),), budget, stop)), count))


def compared(
    state: State, also: Sequence[tuple[State, Actions]], budget: Budget, stop: Callable[[], bool] = never
) -> list[Candidate]:
    """Return turns of the player to move, best first, all judged by the same measure.

    A turn is worth the mean of two worths: of the position it ends in, and of the position a round later,
    when the others have answered and the player has had the next turn. The first alone misses threats,
    the second whatever a poor answer hides. If the budget does not last that long, only the first counts.

    `also` are end positions of this turn, with the actions that lead there, which are always judged.
    ValueError when no turn is being played; Stopped on demand.
    """
    if state.turn.phase is not Phase.TURNS:
        raise ValueError("no turn is being played, there is nothing to advise")
    weighed = strongest_weights(state.seats).pressed(state.turn.quiet_rounds)
    lookahead = Lookahead(state, weighed, Meter(budget, stop))
    search = lookahead.search
    ends = [*(search.judged(*one) for one in also), *search.placing_ends(_CANDIDATES)]
    rollouts = [Rollout(end) for end in ends]
    simulated = lookahead.simulator.add_round(rollouts)
    if simulated >= min(len(also) + _FEWEST, len(rollouts)):
        found = [Candidate(one.actions, one.end, fmean(one.worths)) for one in rollouts[:simulated]]
    else:
        found = [Candidate(one.actions, one.end, one.worths[0]) for one in rollouts]
    return sorted(found, key=lambda candidate: -candidate.worth)


def start_advice(state: State) -> Advice:
    """Return the best start space for the player who places a Pilli (R2.6)."""
    action = mind(_KIND, 0).choose(state)
    assert isinstance(action, PlacePilli)  # nothing else is legal then
    return Advice((action,), 0.0, 0.0, 0, (Reason(Gain.STARTS, space=action.space),))


def _worth_advising(state: State, candidates: Sequence[Candidate]) -> Iterator[Advice]:
    """The candidates that gain enough, without those whose reasons would repeat earlier ones."""
    nothing = next(candidate.worth for candidate in candidates if not candidate.actions)
    known: set[tuple[object, ...]] = set()
    gaining = takewhile(lambda candidate: candidate.worth - nothing >= LEAST, candidates)
    for candidate in map(partial(tidied, state), gaining):
        why = reasons(state, candidate.end, ahead=True)
        said = _what_is_said(why)
        if said not in known and played(state, candidate.actions) is not None:
            known.add(said)
            yield as_advice(state, candidate, candidate.worth - nothing, why)


def _what_is_said(why: tuple[Reason, ...]) -> tuple[object, ...]:
    """What makes a turn another one than those already advised, in the words that tell it.

    One token more or less does not, nor what is prepared beside something else.
    """
    telling = [reason for reason in why if reason.gain not in SAYS_LITTLE]
    return tuple(
        reason if reason.gain in _WORKS else (reason.gain, reason.size, _points_said(reason))
        for reason in telling or why
        if reason.gain is not Gain.SAVES
    )


def _points_said(reason: Reason) -> int:
    return 0 if reason.gain is Gain.KEEPS_FIRST else max(reason.points, 0)


def as_advice(state: State, candidate: Candidate, gain: float, why: tuple[Reason, ...]) -> Advice:
    """Return a candidate as advice, with its gain and its reasons."""
    taken = candidate.end.turn.taken - state.turn.taken
    price = state.points_to_spend - candidate.end.points_to_spend + taken
    return Advice(candidate.actions, candidate.worth, gain, price, why)


def tidied(state: State, candidate: Candidate) -> Candidate:
    """Return the same turn without action tokens that are taken only to be spent in it."""
    taken = candidate.actions.count(TakeActionToken())
    before, after = state.mover.action_tokens, candidate.end.players[state.turn.to_move].action_tokens
    if not (idle := min(taken, before + taken - after)):
        return candidate
    actions = list(candidate.actions)
    for _ in range(idle):
        actions.remove(TakeActionToken())
    end = played(state, tuple(actions))
    return candidate if end is None else evolve(candidate, actions=tuple(actions), end=end)
