"""The greedy player: it does what leaves it with most, judged after one action."""

from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random
from typing import Final

from attrs import frozen

from mexica.computer.mind import Explanation, Stopped, never
from mexica.games.coatl.ai.assembly import Assembly, assemblies, completed
from mexica.games.coatl.ai.horizon import actions_to_come
from mexica.games.coatl.ai.options import (
    Option,
    choice_of_prophecies,
    common_temples,
    takes,
    tokens,
    with_end,
)
from mexica.games.coatl.ai.player_worth import PlayerWorth
from mexica.games.coatl.ai.seen import seen
from mexica.games.coatl.ai.weights import Weights, weights
from mexica.games.coatl.rules import Action, State, apply, legal_actions, refusal
from mexica.games.coatl.rules.actions import Discard, KeepHand
from mexica.games.coatl.rules.choices import without
from mexica.games.coatl.rules.material import KEPT
from mexica.games.coatl.rules.state import Doing, Phase, Player, Seat, Turn

_LEAST: Final = 0.25  # points that a card in hand is worth keeping for


@frozen
class _Plan:
    """The rest of a row of actions, and what the player and the turn look like before the first of them."""

    actions: tuple[Action, ...]
    player: Player
    turn: Turn


@frozen
class _Judged:
    """What was known when a row of actions was chosen, and the points that the player is worth after it."""

    state: State
    points: float


class Greedy:
    """Does the action of the turn after which it is worth most (see `player_worth`), in points.

    Everything follows from what its seat may know. `overlooks` is the share of the options, chosen anew each
    time, that it does not consider, as beginners do.
    """

    width = 1  # of the beam that looks for an assembly

    def __init__(self, seed: int, with_weights: Weights | None = None, *, overlooks: float = 0.0) -> None:
        self._generator = Random(seed)
        self._overlooks = overlooks
        self._weights = with_weights or weights()
        self._plan: _Plan | None = None
        self._judged: _Judged | None = None
        self._line: tuple[Action, ...] = ()
        self._stop: Callable[[], bool] = never
        self._nodes = 0

    def choose(self, state: State, stop: Callable[[], bool] = never) -> Action:
        """Return the next action; ValueError when the game is over, Stopped on demand."""
        if state.turn.phase is Phase.OVER:
            raise ValueError("the game is over, there is nothing to choose")
        line = self._rest_of_plan(state)
        if not line:
            self._stop, self._nodes = stop, 0
            known = seen(state, self._generator.getrandbits(32))
            line, points = self._decided(known)
            line = _legal_part(state, line) or (legal_actions(state)[0],)
            self._judged = _Judged(known, points)
        action, *rest = line
        self._remember(state, action, tuple(rest))
        return action

    def _rest_of_plan(self, state: State) -> tuple[Action, ...]:
        """What is left of the row of actions begun, none if anything is not as expected."""
        plan = self._plan
        if plan is None or (plan.player, plan.turn) != (state.mover, state.turn):
            return ()
        return _legal_part(state, plan.actions)

    def explanation(self) -> Explanation[Action]:
        """Return the explanation of the latest choice; ValueError before the first one."""
        judged = self._judged
        if judged is None:
            raise ValueError("nothing has been chosen yet, there is nothing to explain")
        return Explanation(self._line, judged.points - self._others(judged.state), self._nodes)

    def _remember(self, state: State, action: Action, rest: tuple[Action, ...]) -> None:
        self._plan, self._line = None, (action, *rest)
        if rest:
            after = apply(state, action).state
            self._plan = _Plan(rest, after.mover, after.turn)

    def _count(self) -> None:
        self._nodes += 1
        if self._nodes % 16 == 0 and self._stop():
            raise Stopped

    # --- what to do with each kind of decision ---

    def _decided(self, state: State) -> tuple[tuple[Action, ...], float]:
        """The row of actions to play, and what the player is worth after it."""
        worth = self._worth_in(state)
        match state.turn:
            case Turn(phase=Phase.KEEPING):
                return self._kept(state, worth)
            case Turn(doing=Doing.DISCARDING):
                return self._discarded(state, worth)
            case Turn(doing=Doing.CHOOSING):
                option = choice_of_prophecies(state, worth, self._weights)
                return (option.actions if option else ()), worth.of(state.mover)
            case Turn(doing=Doing.ASSEMBLING):
                return self._assembled_on(state, worth)
        return self._best_option(state, worth)

    def _worth_in(self, state: State, seat: Seat | None = None) -> PlayerWorth:
        """The evaluation for a seat, by default for the one to move."""
        left = actions_to_come(state, state.turn.to_move if seat is None else seat)
        return PlayerWorth(self._weights, common_temples(state), left)

    def _others(self, state: State) -> float:
        """The points that the best of the others can expect, with hands drawn for them."""
        seats = (seat for seat in range(state.seats) if seat != state.turn.to_move)
        return max(self._worth_in(state, seat).of(state.players[seat]) for seat in seats)

    def _kept(self, state: State, worth: PlayerWorth) -> tuple[tuple[Action, ...], float]:
        hand = state.mover.hand
        choices = combinations(hand, min(KEPT, len(hand)))
        worths = [(worth.of(state.mover.with_hand(cards)), cards) for cards in choices]
        points, cards = max(worths)
        return (KeepHand(cards),), points

    def _discarded(self, state: State, worth: PlayerWorth) -> tuple[tuple[Action, ...], float]:
        player = state.mover
        away = tuple(
            card
            for card in player.hand
            if worth.of(player) - worth.of(player.with_hand(without(player.hand, (card,)))) < _LEAST
        )
        return (Discard(away),), worth.of(player)

    def _assembled_on(self, state: State, worth: PlayerWorth) -> tuple[tuple[Action, ...], float]:
        common = common_temples(state)
        begun = Assembly((), state.mover)
        if state.turn.closing is not None:
            begun = completed(begun, state.turn.closing, common)
            return begun.actions, worth.of(begun.player)
        found = max((begun, *self._assemblies(state, worth)), key=lambda one: worth.of(one.player))
        return with_end(found.actions), worth.of(found.player)

    def _assemblies(self, state: State, worth: PlayerWorth) -> tuple[Assembly, ...]:
        common = common_temples(state)
        return assemblies(state.mover, common, worth, width=self.width, count=self._count)

    # --- an action of the turn ---

    def _best_option(self, state: State, worth: PlayerWorth) -> tuple[tuple[Action, ...], float]:
        options = [option for option in self._options(state, worth) if not self._is_overlooked()]
        options = options or list(self._options(state, worth))
        if not options:
            return (), worth.of(state.mover)
        scores = self._scores(state, options, worth)
        score, _, number = max(
            (score, self._generator.random(), number) for number, score in enumerate(scores)
        )
        return options[number].actions, score

    def _options(self, state: State, worth: PlayerWorth) -> Iterator[Option]:
        yield from takes(state)
        choice = choice_of_prophecies(state, worth, self._weights)
        if choice is not None:
            yield choice
        for found in self._assemblies(state, worth):
            yield Option(with_end(found.actions), found.player)
        yield from tokens(state, self._weights)

    def _scores(self, state: State, options: list[Option], worth: PlayerWorth) -> list[float]:
        """The points that the player is worth after each of these options."""
        for _option in options:
            self._count()
        return [worth.of(option.player, used=1) + option.extra for option in options]

    def _is_overlooked(self) -> bool:
        return bool(self._overlooks) and self._generator.random() < self._overlooks


def _legal_part(state: State, line: tuple[Action, ...]) -> tuple[Action, ...]:
    """The actions if the first of them is legal, else none."""
    return line if line and refusal(state, line[0]) is None else ()
