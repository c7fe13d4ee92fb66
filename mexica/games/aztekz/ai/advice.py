"""Advice for people: the best ways to play the rest of a turn, with their reasons as data."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import Final

from attrs import evolve

from mexica.computer import advice_process
from mexica.computer.advice_process import for_other_reasons
from mexica.computer.mind import never
from mexica.games.aztekz.ai.strongest import Strongest
from mexica.games.aztekz.ai.turn_reasons import Gain, Reason, reasons
from mexica.games.aztekz.ai.weights import weights
from mexica.games.aztekz.rules import Action, State
from mexica.games.aztekz.rules.state import Phase

_SEED: Final = 0
_GAINS_NOTHING: Final = frozenset(
    {Gain.LEAVES, Gain.STAYS, Gain.WITHHOLDS, Gain.COVERS, Gain.LINKS, Gain.DECLINES, Gain.RESTS}
)
_SAYS_LITTLE: Final = _GAINS_NOTHING | {
    Gain.OFFERS,
    Gain.OPENS,
    Gain.SHORTENS,
    Gain.NEARS,
    Gain.ROAMS,
    Gain.HEAPS,
    Gain.BRANCHES,
}
Actions = tuple[Action, ...]
Ranked = tuple[float, Actions]
Advice = advice_process.Advice[Action, Reason]
"""The rest of a turn, step by step to the card, and what it is good for."""


def best_turns(state: State, count: int, stop: Callable[[], bool] = never) -> tuple[Advice, ...]:
    """Return up to `count` of the best ways to play the rest of the turn, best first, with other reasons.

    The order of deck and supply has no effect. ValueError when the game is over; Stopped on demand.
    """
    if state.turn.phase is Phase.OVER:
        raise ValueError("the game is over, there is nothing to advise")
    adviser = Strongest(_SEED, weights("strongest"))
    if state.turn.phase is Phase.STARTING:
        actions = (adviser.choose(state, stop),)
        return (Advice(actions, 0.0, reasons(state, actions)),)
    why = cache(partial(reasons, state))
    ranked = [(turn.score, turn.actions) for turn in adviser.judged(state, stop)]
    return for_other_reasons(_telling(ranked, why), why, _says_little, count)


def _telling(ranked: Sequence[Ranked], why: Callable[[Actions], Sequence[Reason]]) -> Iterator[Ranked]:
    """Yield the best of these turns, and the others that gain something, each by other heroes and souls."""
    said = set[tuple[Reason, ...]]()
    for number, (worth, actions) in enumerate(ranked):
        found = why(actions)
        about = tuple(evolve(one, many=0) if _says_little(one) else one for one in found)
        gains = any(reason.gain not in _GAINS_NOTHING for reason in found)
        if about not in said and (gains or number == 0):
            said.add(about)
            yield worth, actions


def _says_little(reason: Reason) -> bool:
    return reason.gain in _SAYS_LITTLE
