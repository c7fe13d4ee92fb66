"""The review of a game: its turns, the points expected after each, and what each has cost.

A turn's cost is the worth of the best action found minus that of the one played, both judged from what the
player could know, by the same measure: that of the strongest level. It is never negative. In a turn with two
actions (C12.1) each is judged, the second one from where the first has led. The third serpent that wins the
game costs nothing, whatever else might have scored more.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from attrs import evolve, frozen

from mexica.computer.answering import AnswerFunction
from mexica.computer.mind import never
from mexica.computer.reviewing import Expected, Reviewer, Verdict, findings
from mexica.games.coatl.ai.action_reasons import Reason, most_telling, reasons
from mexica.games.coatl.ai.advice import Advice, playable
from mexica.games.coatl.ai.options import Option
from mexica.games.coatl.ai.player_worth import PlayerWorth
from mexica.games.coatl.ai.seen import seen
from mexica.games.coatl.ai.strongest import Strongest
from mexica.games.coatl.rules import Action, State, apply, is_over, points, refusal, turn_id
from mexica.games.coatl.rules.actions import Done, SeeTheFuture
from mexica.games.coatl.rules.events import EndingBegan, ProphecyTaken
from mexica.games.coatl.rules.last_turns import is_second_action
from mexica.games.coatl.rules.material import HAND
from mexica.games.coatl.rules.scoring import winners
from mexica.games.coatl.rules.state import Phase, Seat

_SEED: Final = 0  # of what is hidden from the player
_LEAST: Final = 0.25  # points; an action that costs less is as good as the best


@frozen
class PlayedTurn:
    """A turn that was played to the end.

    `first` is the number of actions in the game before it; `begin` is the position before it and `after` the
    one for the next player. `ending` tells whether the last turns began in it, `won` whether its player has
    won by the third serpent that it finished in it.
    """

    seat: Seat
    round: int
    first: int
    actions: tuple[Action, ...]
    begin: State
    after: State
    ending: bool = False
    won: bool = False


def played_turns(begin: State, actions: Iterable[Action]) -> tuple[PlayedTurn, ...]:
    """Return the complete turns of the game that begins with this state; IllegalAction if one is illegal."""
    found: list[PlayedTurn] = []
    state = start = begin
    first, own, ending = 0, list[Action](), False
    for number, action in enumerate(actions, 1):
        before, step = state, apply(state, action)
        state = step.state
        own.append(action)
        ending = ending or any(isinstance(event, EndingBegan) for event in step.events)
        if is_over(state) or turn_id(state) != turn_id(before):
            turn = before.turn
            if turn.phase is not Phase.KEEPING:
                found.append(PlayedTurn(turn.to_move, turn.round, first, tuple(own), start, state, ending))
            start, first, own, ending = state, number, [], False
    return tuple(evolve(one, won=one.ending and _has_won_by_it(one.seat, state)) for one in found)


def _has_won_by_it(seat: Seat, last: State) -> bool:
    """Whether this seat has won a game of which it began the last turns, with its third serpent."""
    return last.ending is not None and last.ending.by == seat and seat in winners(last)


def in_actions(begin: State, actions: Sequence[Action]) -> list[tuple[State, tuple[Action, ...]]]:
    """Return a turn's actions of the rules, one or two (C4.1, C12.1): where each begins, and its steps."""
    found, state, start, steps = [], begin, begin, list[Action]()
    for action in actions:
        steps.append(action)
        state = apply(state, action).state
        if not _goes_on(begin, state):
            break
        if state.turn.doing is None:
            found.append((start, tuple(steps)))
            start, steps = state, []
    return [*found, (start, tuple(steps))] if steps else found


def _goes_on(begin: State, state: State) -> bool:
    """Whether the turn that began there is still in progress here."""
    return not is_over(state) and turn_id(state) == turn_id(begin)


def turn_reasons(begin: State, actions: Sequence[Action]) -> tuple[Reason, ...]:
    """Return what a turn was good for, the most telling first, of two actions together."""
    return most_telling(why for state, steps in in_actions(begin, actions) for why in reasons(state, steps))


def expected(turn: PlayedTurn, number: int) -> Expected:
    """Return the points that could be expected after a turn, those of the result after the last one."""
    return Expected(number, Measure().forecast(turn.after))


class Measure(Strongest):
    """Tells by the measure of the strongest level what actions are worth, in points."""

    def __init__(self, stop: Callable[[], bool] = never) -> None:
        super().__init__(_SEED)
        self._stop = stop

    def worth_of(self, begin: State, actions: Sequence[Action]) -> float:
        """Return the worth of a turn, luck with unseen cards left out; Stopped on demand.

        It is that of the first action, with the best that could follow, less what a second one fell short of.
        """
        (_, first), *more = in_actions(begin, actions) or [(begin, ())]
        return self._of_action(begin, first) - sum(self._lost(state, steps) for state, steps in more)

    def best(self, begin: State) -> tuple[float, tuple[Action, ...]] | None:
        """Return the worth of the best turn with its actions, None if there is none; Stopped on demand.

        The second of two actions is the best after what the first one has uncovered.
        """
        found = self._best_action(begin)
        if found is None:
            return None
        worth, actions = found
        state = begin
        for action in actions:
            state = apply(state, action).state
        if _goes_on(begin, state) and state.turn.doing is None:
            second = self._best_action(state)
            actions = (*actions, *second[1]) if second else actions
        return worth, actions

    def _of_action(self, begin: State, steps: Sequence[Action]) -> float:
        known = seen(begin, _SEED)
        return self._scores(known, [self._option(begin, steps)], self._worth_in(known))[0]

    def _lost(self, begin: State, steps: Sequence[Action]) -> float:
        """How many points an action of the turn is worth less than the best one, never below 0."""
        best = self._best_action(begin)
        return 0.0 if best is None else max(0.0, best[0] - self._of_action(begin, steps))

    def _best_action(self, begin: State) -> tuple[float, tuple[Action, ...]] | None:
        known = seen(begin, _SEED)
        worth = self._worth_in(known)
        options = [one for one in self._options(known, worth) if refusal(begin, one.actions[0]) is None]
        if not options:
            return None
        scores = self._scores(known, options, worth)
        number = max(range(len(options)), key=lambda number: scores[number])
        return scores[number], playable(known, options[number].actions)

    def _options(self, state: State, worth: PlayerWorth) -> Iterator[Option]:
        yield from super()._options(state, worth)
        if is_second_action(state):  # which may be left out (C12.4)
            yield Option((Done(),), state.mover)

    def forecast(self, state: State) -> tuple[float, ...]:
        """Return the points that each seat can expect to end with."""
        now = points(state)
        if is_over(state):
            return tuple(map(float, now))
        worths = [self._worth_in(state, seat).of(player) for seat, player in enumerate(state.players)]
        return tuple(max(float(has), worth) for has, worth in zip(now, worths, strict=True))

    def _option(self, begin: State, steps: Sequence[Action]) -> Option:
        """What was done as an option: cards that came unseen count as unseen ones."""
        done = tuple(steps) or (Done(),)
        if isinstance(done[0], SeeTheFuture):
            drawn = HAND - len(begin.mover.hand) + 1
            return Option(done, begin.mover.without_token("future"), self._weights.unseen * drawn)
        state, unseen = begin, list[str]()
        for action in steps:
            step = apply(state, action)
            state = step.state
            unseen += [one.card for one in step.events if isinstance(one, ProphecyTaken) and one.unseen]
        player = state.players[begin.turn.to_move]
        for card in unseen:
            player = player.without_card(card)
        return Option(done, player, self._weights.unseen * len(unseen))


def judged(turn: PlayedTurn, number: int, stop: Callable[[], bool] = never) -> Verdict[Advice]:
    """Return what a turn cost; Stopped on demand."""
    begin, done = turn.begin, turn.actions
    free = Verdict(number, 0.0, Advice(done, 0.0, turn_reasons(begin, done)), None)
    if turn.won:
        return free
    measure = Measure(stop)
    best = measure.best(begin)
    cost = 0.0 if best is None else best[0] - measure.worth_of(begin, done)
    if best is None or cost < _LEAST or best[1] == done:
        return free
    better = Advice(best[1], 0.0, turn_reasons(begin, best[1]))
    return Verdict(number, cost, evolve(free.played, behind=cost), better)


def start_reviewer() -> Reviewer:
    """Return a process that reviews games; ThinkerError if none can be started."""
    return Reviewer(_answer_function, "coatl reviewer")


def _answer_function() -> AnswerFunction:
    return findings(expected, judged)
