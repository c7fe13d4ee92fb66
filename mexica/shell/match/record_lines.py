"""The rows of the record's panel: the turns, or the gains of points, of all players or of one."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any

from attrs import frozen

from mexica.drawing.record_panel import RecordPage
from mexica.drawing.record_rows import RecordLines, RecordRow
from mexica.drawing.seat_look import SeatLook
from mexica.play.others_turns import in_steps
from mexica.play.record import PlayedAction
from mexica.play.record_text import gained_words, record_text
from mexica.play.session import Session
from mexica.play.turn_record import Gain, GainLine, TurnLine, TurnRecord
from mexica.texts import _, capital

_KEPT = 400  # rows, so that those in sight are put in words once


Played = PlayedAction[Any, Any]


def _anybody() -> None:
    return None


def _nothing(_event: object) -> str:
    return ""


@frozen
class RecordWords:
    """How a game tells its record.

    `title` heads the text that is copied. `gains` returns what an action brought, for each seat that gained
    something; `short` an event in a few words, empty for one that goes without saying, and `plain` the
    same for a turn with nothing else to tell; `sentences` events in full, with the players' names by seat.
    `merged` joins events of a turn that are told in short as one.
    `reader` returns what tells one who reads from another who may read other rows.
    """

    title: str
    gains: Callable[[Played], Iterable[Gain]]
    short: Callable[[Any], str]
    sentences: Callable[[Sequence[Any], Sequence[str]], Iterable[str]]
    reader: Callable[[], Hashable] = _anybody
    plain: Callable[[Any], str] = _nothing
    merged: Callable[[Sequence[Any]], Iterable[Any]] = iter

    def in_short(self, steps: Sequence[Sequence[Played]]) -> str:
        """Return the steps of a turn in a few words each: "Canal C5-C6, bridge E6, to H4"."""
        events = list(self.merged([event for step in steps for event in step[-1].events]))
        words = [*filter(None, map(self.short, events))] or [*filter(None, map(self.plain, events))]
        text = ", ".join(words)
        return capital(text) if text else _("Ended at once")

    def in_full(self, steps: Sequence[Sequence[Played]], names: Sequence[str]) -> tuple[str, ...]:
        """Return the steps of a turn in sentences; `names` are those of the players by seat."""
        return tuple(chain.from_iterable(self.sentences(step[-1].events, names) for step in steps))


class MatchRecord:
    """The record of a match as the rows of its panel and as text."""

    def __init__(self, session: Session[Any, Any, Any], words: RecordWords) -> None:
        self._session, self._words = session, words
        self._record = TurnRecord(session, words.gains)

    @property
    def turns(self) -> tuple[TurnLine, ...]:
        """A line for each turn, oldest first; other lines once something was played."""
        return self._record.turns

    def lines(self, page: RecordPage, seat: int | None, seats: Sequence[SeatLook]) -> RecordLines:
        """Return the rows of a page, of all seats or of one."""
        if page is RecordPage.TURNS:
            turns = [turn for turn in self._record.turns if seat in (None, turn.seat)]
            rows = lru_cache(_KEPT)(lambda number: self._turn(turns[number], seats))
            return RecordLines([turn.end for turn in turns], [turn.begin for turn in turns], rows)
        gains = [line for line in self._record.gains if seat in (None, line.gain.seat)]
        drawn = lru_cache(_KEPT)(lambda number: _gain(gains[number], seats, seat))
        ends = [line.action for line in gains]
        return RecordLines(ends, [end - 1 for end in ends], drawn)

    def note(self, page: RecordPage, seat: int | None, seats: Sequence[SeatLook]) -> str:
        """Return the line below the rows: how many there are, or the points they add up to."""
        if page is RecordPage.TURNS:
            turns, many = len(self._record.turns), len(self._record.played)
            return _("Turns: {turns}, actions: {actions}").format(turns=turns, actions=many)
        state = self._record.played[-1].state if self._record.played else self._session.state
        now = self._session.rules.points(state)
        shown = range(len(seats)) if seat is None else (seat,)
        return " · ".join(f"{seats[one].name} {now[one]}" for one in shown)

    def text(self, seats: Sequence[SeatLook]) -> str:
        """Return the whole record as text."""
        names = [seat.name for seat in seats]
        record, words = self._record, self._words
        return record_text(
            words.title, names, record.turns, record.gains, lambda turn: words.in_short(self._steps(turn))
        )

    def _steps(self, turn: TurnLine) -> list[tuple[Played, ...]]:
        span = range(turn.begin, turn.end)
        return list(in_steps(self._session.rules, self._record.played, span))

    def _turn(self, turn: TurnLine, seats: Sequence[SeatLook]) -> RecordRow:
        steps = self._steps(turn)
        gained = [(seat, more) for seat, more in enumerate(turn.gained) if more]
        gained.sort(key=lambda pair: pair[0] != turn.seat)
        return RecordRow(
            seats[turn.seat].sign,
            turn.round,
            self._words.in_short(steps),
            tuple((None if seat == turn.seat else seats[seat].sign, f"+{more}") for seat, more in gained),
            lambda: self._told(turn, steps, [seat.name for seat in seats]),
        )

    def _told(
        self, turn: TurnLine, steps: Sequence[Sequence[Played]], names: Sequence[str]
    ) -> tuple[str, ...]:
        """The sentences of a turn, after a line that says whose it was."""
        head = _("Round {round}, {name}").format(round=turn.round, name=names[turn.seat])
        return (head, *self._words.in_full(steps, names), *filter(None, [gained_words(turn.gained, names)]))


def _gain(line: GainLine, seats: Sequence[SeatLook], only: int | None) -> RecordRow:
    """The row of a gain, with the points it led to if it is one of a single player's."""
    gain, seat = line.gain, seats[line.gain.seat]
    total = ((None, _("= {points}").format(points=line.total)),) if only is not None else ()
    head = _("Round {round}, {name}").format(round=line.round, name=seat.name)
    told = _("+{points}, which makes {total}").format(points=gain.points, total=line.total)
    shown = ((None, f"+{gain.points}"), *total)
    return RecordRow(seat.sign, line.round, gain.what, shown, lambda: (head, gain.what, told))
