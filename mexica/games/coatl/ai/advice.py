"""Advice for people: the best actions of a turn, with their reasons as data."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from mexica.computer import advice_process
from mexica.computer.advice_process import for_other_reasons
from mexica.computer.mind import never
from mexica.games.coatl.ai.action_reasons import Gain, Reason, reasons
from mexica.games.coatl.ai.options import Option
from mexica.games.coatl.ai.seen import seen
from mexica.games.coatl.ai.strongest import Strongest
from mexica.games.coatl.ai.weights import weights
from mexica.games.coatl.rules import Action, State, apply, refusal
from mexica.games.coatl.rules.actions import DECK, Done, TakeProphecy
from mexica.games.coatl.rules.state import Phase

_SEED = 0
Advice = advice_process.Advice[Action, Reason]
"""An action of the turn, step by step, and what it is good for."""


def best_actions(state: State, count: int, stop: Callable[[], bool] = never) -> tuple[Advice, ...]:
    """Return up to `count` of the best ways to go on, best first, each with other reasons.

    It is decided from what the player to move may know. Before an action of the turn there may be several,
    in the middle of one there is one. ValueError when the game is over; Stopped on demand.
    """
    if state.turn.phase is Phase.OVER:
        raise ValueError("the game is over, there is nothing to advise")
    return _Adviser(_SEED, weights("strongest")).advised(state, count, stop)


def playable(state: State, actions: Sequence[Action]) -> tuple[Action, ...]:
    """Return these actions up to the first one that is illegal, or that shows a card drawn unseen."""
    found: list[Action] = []
    for action in actions:
        if refusal(state, action) is not None:
            break
        found.append(action)
        if action == TakeProphecy(DECK):
            break
        state = apply(state, action).state
    return tuple(found)


def _says_little(reason: Reason) -> bool:
    return reason.gain in {Gain.GROWS, Gain.BEGINS}


class _Adviser(Strongest):
    """The strongest level, asked for more than its best action."""

    def advised(self, state: State, count: int, stop: Callable[[], bool]) -> tuple[Advice, ...]:
        self._stop = stop
        known = seen(state, _SEED)
        ranked = ((score, playable(known, line)) for score, line in self._ranked(known))
        return for_other_reasons(ranked, partial(reasons, known), _says_little, count)

    def _ranked(self, state: State) -> Iterator[tuple[float, tuple[Action, ...]]]:
        """The rows of actions with what the player is worth after them, best first."""
        worth, turn = self._worth_in(state), state.turn
        options: list[Option] = []
        if turn.phase is Phase.TURNS and turn.doing is None:
            options = list(self._options(state, worth))
        if options:
            scores = self._scores(state, options, worth)
            order = sorted(range(len(options)), key=lambda number: -scores[number])
            rows = [(scores[number], options[number].actions) for number in order]
        else:
            line, points = self._decided(state)
            rows = [(points, line or (Done(),))]
        yield from ((score, line) for score, line in rows if refusal(state, line[0]) is None)
