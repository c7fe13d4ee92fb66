"""Advice for people: the best ways to play the rest of a turn, with their reasons as data."""

from collections.abc import Callable
from functools import partial
from typing import Final

from mexica.computer import advice_process
from mexica.computer.advice_process import told_apart
from mexica.computer.mind import never
from mexica.games.aztekz.ai.strongest import Strongest
from mexica.games.aztekz.ai.turn_reasons import Gain, Reason, reasons
from mexica.games.aztekz.ai.weights import weights
from mexica.games.aztekz.rules import Action, State
from mexica.games.aztekz.rules.state import Phase

_SEED: Final = 0
_SAYS_LITTLE: Final = frozenset({Gain.OFFERS, Gain.OPENS, Gain.SHORTENS, Gain.LEAVES, Gain.NEARS})
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
    ranked = [(turn.score, turn.actions) for turn in adviser.judged(state, stop)]
    return told_apart(ranked, partial(reasons, state), _says_little, count)


def _says_little(reason: Reason) -> bool:
    return reason.gain in _SAYS_LITTLE
