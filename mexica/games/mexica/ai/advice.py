"""Advice for people: the best turns with their reasons as data."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice, takewhile
from statistics import fmean
from typing import Final

from attrs import evolve, frozen

from mexica.computer.meter import Meter
from mexica.computer.mind import Budget, never
from mexica.games.mexica.ai.greedy import pressed
from mexica.games.mexica.ai.plan import played
from mexica.games.mexica.ai.players import mind
from mexica.games.mexica.ai.rollout import Future, Line
from mexica.games.mexica.ai.strongest import OWN_TURN, Strongest
from mexica.games.mexica.ai.turn_player import Actions
from mexica.games.mexica.ai.turn_reasons import Gain, Reason, reasons
from mexica.games.mexica.ai.turn_search import TurnSearch
from mexica.games.mexica.rules import Action, State
from mexica.games.mexica.rules.actions import PlacePilli, TakeActionToken
from mexica.games.mexica.rules.state import Phase

_KIND: Final = "strongest"
_LOOKED_AT: Final = 20  # turns
_FEWEST: Final = 4  # of them that must be looked at again for that to count
LEAST: Final = 0.5  # points that a turn must gain to be advised


@frozen
class Choice:
    """A turn, the position it ends in, and what it is worth in points as the game goes on."""

    actions: Actions
    end: State
    worth: float


@frozen
class Advice:
    """A whole turn for the player to move, without its end, and what speaks for it.

    `worth` are the points by which the player can expect to end ahead of the others' average, `gain` how much
    that is more than ending the turn at once would leave; `price` is in AP, action tokens included.
    """

    actions: tuple[Action, ...]
    worth: float
    gain: float
    price: int
    reasons: tuple[Reason, ...]


def best_turns(state: State, count: int, budget: Budget, stop: Callable[[], bool] = never) -> list[Advice]:
    """Return up to so many of the best turns of the player to move, best first, each with other reasons.

    None of them gains less than `LEAST` points over ending the turn at once, so there may be none at all.
    ValueError when no turn is being played; Stopped on demand.
    """
    return list(islice(_told(state, compared(state, ((state, ()),), budget, stop)), count))


def compared(
    state: State, also: Sequence[tuple[State, Actions]], budget: Budget, stop: Callable[[], bool] = never
) -> list[Choice]:
    """Return turns of the player to move, best first, all judged by the same measure.

    A turn is worth the mean of what its position is at its end and after another round, in which the others
    answer and the player has its next turn; if the budget does not reach that far, what it is at its end.
    Each alone misjudges: the first what is threatened, the second what an answer that is not the best hides.
    `also` are ends of this turn, with the actions that led there, that are among them in any case.
    ValueError when no turn is being played; Stopped on demand.
    """
    if state.turn.phase is not Phase.TURNS:
        raise ValueError("no turn is being played, there is nothing to advise")
    weighed, meter = pressed(Strongest.own_weights(state.seats), state.turn.quiet_rounds), Meter(budget, stop)
    search = TurnSearch(state, weighed, meter)
    search.widen_step_by_step(OWN_TURN)
    ends = [*(search.judged(*one) for one in also), *search.ends_that_go_on(_LOOKED_AT)]
    lines = [Line(end) for end in ends]
    played = Future(state, weighed, Strongest.others_weights(state.seats), meter).play_on(lines)
    if played >= min(len(also) + _FEWEST, len(lines)):
        choices = [Choice(line.actions, line.end, fmean(line.worths)) for line in lines[:played]]
    else:
        choices = [Choice(line.actions, line.end, line.worths[0]) for line in lines]
    return sorted(choices, key=lambda choice: -choice.worth)


def start_advice(state: State) -> Advice:
    """Return where the player who places a Pilli does best to begin (R2.6)."""
    action = mind(_KIND, 0).choose(state)
    assert isinstance(action, PlacePilli)  # nothing else is legal then
    return Advice((action,), 0.0, 0.0, 0, (Reason(Gain.STARTS, space=action.space),))


def _told(state: State, choices: Sequence[Choice]) -> Iterator[Advice]:
    nothing = next(choice.worth for choice in choices if not choice.actions)
    told: set[tuple[object, ...]] = set()
    gaining = takewhile(lambda choice: choice.worth - nothing >= LEAST, choices)
    for choice in map(partial(tidied, state), gaining):
        why = reasons(state, choice.end)
        said = tuple(
            reason if reason.gain is Gain.MOVES else (reason.gain, reason.size, reason.points)
            for reason in why
            if reason.gain is not Gain.SAVES  # the same with a token more or less is no other turn
        )
        if said not in told and played(state, choice.actions) is not None:
            told.add(said)
            yield advised(state, choice, choice.worth - nothing, why)


def advised(state: State, choice: Choice, gain: float, why: tuple[Reason, ...]) -> Advice:
    """Return a turn that was looked at as advice, with what it gains and why."""
    taken = choice.end.turn.taken - state.turn.taken
    price = state.points_to_spend - choice.end.points_to_spend + taken
    return Advice(choice.actions, choice.worth, gain, price, why)


def tidied(state: State, choice: Choice) -> Choice:
    """Return a turn without the action tokens that are taken only to be spent in it, which is the same."""
    taken = choice.actions.count(TakeActionToken())
    before, after = state.mover.action_tokens, choice.end.players[state.turn.to_move].action_tokens
    if not (idle := min(taken, before + taken - after)):
        return choice
    actions = list(choice.actions)
    for _ in range(idle):
        actions.remove(TakeActionToken())
    end = played(state, tuple(actions))
    return choice if end is None else evolve(choice, actions=tuple(actions), end=end)
