"""The review of a game: its turns, the points expected after each, and what each has cost.

A turn's cost is the worth of the best action found minus that of the one played, both judged from what the
player could know, by the same measure: that of the strongest level. It is never negative. Of a turn with two
actions (C12.1) the first is judged.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from attrs import frozen

from mexica.computer.answering import AnswerFunction
from mexica.computer.mind import never
from mexica.computer.reviewing import Expected, Reviewer, Verdict, findings
from mexica.games.coatl.ai.action_reasons import reasons
from mexica.games.coatl.ai.advice import Advice, playable
from mexica.games.coatl.ai.options import Option
from mexica.games.coatl.ai.seen import seen
from mexica.games.coatl.ai.strongest import Strongest
from mexica.games.coatl.rules import Action, State, apply, is_over, points, refusal, turn_id
from mexica.games.coatl.rules.actions import Done, SeeTheFuture
from mexica.games.coatl.rules.events import EndingBegan, ProphecyTaken
from mexica.games.coatl.rules.material import HAND
from mexica.games.coatl.rules.state import Phase, Seat

_SEED: Final = 0  # of what is hidden from the player
_LEAST: Final = 0.25  # points; an action that costs less is as good as the best


@frozen
class PlayedTurn:
    """A turn that was played to the end.

    `first` is the number of actions in the game before it; `begin` is the position before it and `after` the
    one for the next player. `ending` tells whether the last turns began in it.
    """

    seat: Seat
    round: int
    first: int
    actions: tuple[Action, ...]
    begin: State
    after: State
    ending: bool = False


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
    return tuple(found)


def first_action(begin: State, actions: Sequence[Action]) -> tuple[Action, ...]:
    """Return those of a turn's actions with which its first action of the rules is complete (C4.1)."""
    state, found = begin, list[Action]()
    for action in actions:
        found.append(action)
        state = apply(state, action).state
        if state.turn.doing is None or turn_id(state) != turn_id(begin):
            break
    return tuple(found)


def expected(turn: PlayedTurn, number: int) -> Expected:
    """Return the points that could be expected after a turn, those of the result after the last one."""
    return Expected(number, Measure().forecast(turn.after))


class Measure(Strongest):
    """Tells by the measure of the strongest level what actions are worth, in points."""

    def __init__(self, stop: Callable[[], bool] = never) -> None:
        super().__init__(_SEED)
        self._stop = stop

    def worth_of(self, begin: State, actions: Sequence[Action]) -> float:
        """Return the worth of a turn's first action, luck with unseen cards left out; Stopped on demand."""
        known = seen(begin, _SEED)
        return self._scores(known, [self._option(begin, actions)], self._worth_in(known))[0]

    def best(self, begin: State) -> tuple[float, tuple[Action, ...]] | None:
        """Return the best action of the turn with its worth, None if there is none; Stopped on demand."""
        known = seen(begin, _SEED)
        worth = self._worth_in(known)
        options = [one for one in self._options(known, worth) if refusal(begin, one.actions[0]) is None]
        if not options:
            return None
        scores = self._scores(known, options, worth)
        number = max(range(len(options)), key=lambda number: scores[number])
        return scores[number], playable(known, options[number].actions)

    def forecast(self, state: State) -> tuple[float, ...]:
        """Return the points that each seat can expect to end with."""
        now = points(state)
        if is_over(state):
            return tuple(map(float, now))
        worths = [self._worth_in(state, seat).of(player) for seat, player in enumerate(state.players)]
        return tuple(max(float(has), worth) for has, worth in zip(now, worths, strict=True))

    def _option(self, begin: State, actions: Sequence[Action]) -> Option:
        """What was done as an option: cards that came unseen count as unseen ones."""
        done = first_action(begin, actions) or (Done(),)
        if isinstance(done[0], SeeTheFuture):
            drawn = HAND - len(begin.mover.hand) + 1
            return Option(done, begin.mover.without_token("future"), self._weights.unseen * drawn)
        state, unseen = begin, list[str]()
        for action in done if actions else ():
            step = apply(state, action)
            state = step.state
            unseen += [one.card for one in step.events if isinstance(one, ProphecyTaken) and one.unseen]
        player = state.players[begin.turn.to_move]
        for card in unseen:
            player = player.without_card(card)
        return Option(done, player, self._weights.unseen * len(unseen))


def judged(turn: PlayedTurn, number: int, stop: Callable[[], bool] = never) -> Verdict[Advice]:
    """Return what a turn cost; Stopped on demand."""
    measure, done = Measure(stop), first_action(turn.begin, turn.actions)
    best = measure.best(turn.begin)
    cost = 0.0 if best is None else best[0] - measure.worth_of(turn.begin, turn.actions)
    if best is None or cost < _LEAST or best[1] == done:
        return Verdict(number, 0.0, Advice(done, 0.0, reasons(turn.begin, done)), None)
    better = Advice(best[1], 0.0, reasons(turn.begin, best[1]))
    return Verdict(number, cost, Advice(done, cost, reasons(turn.begin, done)), better)


def start_reviewer() -> Reviewer:
    """Return a process that reviews games; ThinkerError if none can be started."""
    return Reviewer(_answer_function, "coatl reviewer")


def _answer_function() -> AnswerFunction:
    return findings(expected, judged)
