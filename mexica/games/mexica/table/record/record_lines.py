"""The rows of the record's panel: the turns, or the gains of points, of all players or of one."""

from collections.abc import Sequence
from functools import lru_cache

from mexica.drawing.record_panel import RecordPage
from mexica.drawing.record_rows import RecordLines, RecordRow
from mexica.games.mexica.rules import Action, Setup, State, points
from mexica.games.mexica.table.board.look import SeatLook
from mexica.games.mexica.table.match.match_record import PlayedAction, Session
from mexica.games.mexica.table.record.record_words import in_full, in_short
from mexica.play.others_turns import in_steps
from mexica.play.record_text import gained_words, record_text
from mexica.play.turn_record import GainLine, TurnLine, TurnRecord
from mexica.texts import _

_KEPT = 400  # rows, so that those in sight are put in words once


class MatchRecord:
    """The record of a match as the rows of its panel and as text."""

    def __init__(self, record: TurnRecord[Setup, State, Action], session: Session) -> None:
        self._record, self._session = record, session

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
        now = points(self._record.played[-1].state if self._record.played else self._session.state)
        shown = range(len(seats)) if seat is None else (seat,)
        return " · ".join(f"{seats[one].name} {now[one]}" for one in shown)

    def text(self, title: str, seats: Sequence[SeatLook]) -> str:
        """Return the whole record as text."""
        names = [seat.name for seat in seats]
        record = self._record
        return record_text(title, names, record.turns, record.gains, lambda turn: in_short(self._steps(turn)))

    def _steps(self, turn: TurnLine) -> list[tuple[PlayedAction, ...]]:
        span = range(turn.begin, turn.end)
        return list(in_steps(self._session.rules, self._record.played, span))

    def _turn(self, turn: TurnLine, seats: Sequence[SeatLook]) -> RecordRow:
        steps, names = self._steps(turn), [seat.name for seat in seats]
        gained = [(seat, more) for seat, more in enumerate(turn.gained) if more]
        gained.sort(key=lambda pair: pair[0] != turn.seat)
        head = _("Round {round}, {name}").format(round=turn.round, name=names[turn.seat])
        return RecordRow(
            seats[turn.seat].sign,
            turn.round,
            in_short(steps),
            tuple((None if seat == turn.seat else seats[seat].sign, f"+{more}") for seat, more in gained),
            (head, *in_full(steps, names), *filter(None, [gained_words(turn.gained, names)])),
        )


def _gain(line: GainLine, seats: Sequence[SeatLook], only: int | None) -> RecordRow:
    """The row of a gain, with the points it led to if it is one of a single player's."""
    gain, seat = line.gain, seats[line.gain.seat]
    total = ((None, _("= {points}").format(points=line.total)),) if only is not None else ()
    head = _("Round {round}, {name}").format(round=line.round, name=seat.name)
    told = _("+{points}, which makes {total}").format(points=gain.points, total=line.total)
    shown = ((None, f"+{gain.points}"), *total)
    return RecordRow(seat.sign, line.round, gain.what, shown, (head, gain.what, told))
