"""The record of a game as it is read: a line a turn with its points, and every gain of points by itself."""

from collections.abc import Callable, Iterable, Sequence
from typing import Generic

from attrs import frozen

from mexica.play.game_rules import ActionT, Rules, Seat, SetupT, StateT
from mexica.play.record import PlayedAction, turn_ends
from mexica.play.session import Session
from mexica.texts import LanguageWatch


@frozen
class Gain:
    """Points that a seat gained by an action, and for what, in the player's language."""

    seat: Seat
    points: int
    what: str


@frozen
class TurnLine:
    """A turn: whose it was, in which round, its actions, the points that every seat gained in it.

    The actions have the numbers `begin` to `end` - 1, counted from 0; the turn led to the state after `end`.
    """

    seat: Seat
    round: int
    begin: int
    end: int
    gained: tuple[int, ...]


@frozen
class GainLine:
    """A gain: after how many actions, in which round, and the points of its seat with it."""

    action: int
    round: int
    gain: Gain
    total: int


class TurnRecord(Generic[SetupT, StateT, ActionT]):
    """The turns and the gains of a game so far, put together again only when something was played.

    `gains` returns what an action brought, for each seat that gained something.
    """

    def __init__(
        self,
        session: Session[SetupT, StateT, ActionT],
        gains: Callable[[PlayedAction[StateT, ActionT]], Iterable[Gain]],
    ) -> None:
        self._session, self._gains_of = session, gains
        self._known: tuple[PlayedAction[StateT, ActionT], ...] = ()
        self._turns: tuple[TurnLine, ...] = ()
        self._gains: tuple[GainLine, ...] = ()
        self._language = LanguageWatch()

    @property
    def played(self) -> tuple[PlayedAction[StateT, ActionT], ...]:
        """All actions, with those that a review of a finished game has gone back over."""
        return self._session.whole

    @property
    def turns(self) -> tuple[TurnLine, ...]:
        """A line for each turn, oldest first; the last one may be in progress."""
        self._update()
        return self._turns

    @property
    def gains(self) -> tuple[GainLine, ...]:
        """Every gain, oldest first; for each seat they add up to its points."""
        self._update()
        return self._gains

    def turn_of(self, number: int) -> int | None:
        """Return the index of the turn that led to the state after so many actions, None at the beginning."""
        found = (index for index, turn in enumerate(self.turns) if turn.begin < number <= turn.end)
        return next(found, None)

    def _update(self) -> None:
        played = self.played
        same = len(played) == len(self._known) and (not played or played[-1] is self._known[-1])
        if self._language.changed() or not same or not self._known:
            rules, first = self._session.rules, self._session.state_after(0)
            self._known, self._turns = played, turn_lines(rules, first, played)
            self._gains = gain_lines(rules, first, played, self._gains_of)


def turn_lines(
    rules: Rules[SetupT, StateT, ActionT], first: StateT, played: Sequence[PlayedAction[StateT, ActionT]]
) -> tuple[TurnLine, ...]:
    """Return a line for each turn of these actions, which were played from the state `first`."""
    lines: list[TurnLine] = []
    state, begin = first, 0
    steps = zip(played, turn_ends(rules, first, played), strict=True)
    for number, (one, ended) in enumerate(steps, 1):
        if ended or number == len(played):
            points = zip(rules.points(one.state), rules.points(state), strict=True)
            gained = tuple(after - before for after, before in points)
            lines.append(TurnLine(played[begin].seat, rules.round_number(state), begin, number, gained))
            state, begin = one.state, number
    return tuple(lines)


def gain_lines(
    rules: Rules[SetupT, StateT, ActionT],
    first: StateT,
    played: Sequence[PlayedAction[StateT, ActionT]],
    gains: Callable[[PlayedAction[StateT, ActionT]], Iterable[Gain]],
) -> tuple[GainLine, ...]:
    """Return every gain of these actions, which were played from the state `first`."""
    lines: list[GainLine] = []
    totals, before = list(rules.points(first)), first
    for number, one in enumerate(played, 1):
        for gain in gains(one):
            totals[gain.seat] += gain.points
            lines.append(GainLine(number, rules.round_number(before), gain, totals[gain.seat]))
        before = one.state
    return tuple(lines)
