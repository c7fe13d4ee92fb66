"""Controls of the course of a finished game: opens it over the board, and one of its turns on the board."""

from collections.abc import Callable, Sequence
from typing import Any

from attrs import frozen

from mexica.play.course import Course, Judged, Reviewing
from mexica.play.retried_turns import retries
from mexica.play.retries import Retries
from mexica.shell.match.course_screen import CourseActions, CourseScreen
from mexica.shell.match.hint_controls import HintControls, ReviewWays
from mexica.shell.match.match_table import AnyTable
from mexica.shell.match.overlay_slot import OverlaySlot
from mexica.texts import _


@frozen
class CourseWays:
    """Where the course leads: back to the result, or into turns that are played again."""

    show_result: Callable[[], None]
    open_retries: Callable[[Retries], None]


class CourseControls:
    """Opens the course of a finished game over the board, and a turn of it on the board."""

    def __init__(
        self,
        table: AnyTable,
        review: Reviewing,
        hinting: HintControls[Any, Any],
        slot: OverlaySlot,
        ways: CourseWays,
    ) -> None:
        self.course: Course | None = None
        self._table, self._review, self._hinting, self._slot = table, review, hinting, slot
        self._ways = ways
        self._seat: int | None = None
        self._shown: CourseScreen | None = None
        self._interrupted = False  # by turns that are played again

    def open(self, *, learning: bool = False) -> None:
        """Show the course of the game, and examine the remaining turns.

        With `learning`, go on to the costliest turns of the player shown if they are known; else the screen
        tells when they are, and the player begins.
        """
        session, seats = self._table.session, self._table.seats
        actions = session.record.actions
        if self.course is None or self.course.actions != actions:
            self.course = Course(self._review, session.setup, actions)
        self._hinting.close()
        if self._seat is None:
            people = (number for number, seat in enumerate(seats) if not seat.computer)
            self._seat = next(people, 0)
        self.course.begin(self._seat)
        asked = CourseActions(self._go_back, self._show_turn, self._retry_costliest, self._slot.note_change)
        self._shown = CourseScreen(self.course, seats, self._seat, asked)
        self._shown.learning = learning
        self._slot.show(self._shown)
        if learning and not self.course.left(self._seat):
            self._retry_costliest()

    def learn(self) -> None:
        """Find the costliest turns of a person, to be played again."""
        self.open(learning=True)

    def leave(self) -> None:
        """Stop examining turns."""
        if self.course is not None:
            self.course.leave()

    def tick(self) -> bool:
        """Collect new findings; return whether the picture changed."""
        if self.course is None:
            return False
        if self._interrupted and self._shown is not None and self._is_shown:
            self._interrupted = False
            self.course.begin(self._shown.seat)
        if not self.course.tick():
            return False
        if self._shown is not None and self._is_shown:
            self._shown.note_findings()
        return True

    @property
    def _is_shown(self) -> bool:
        return self._shown is not None and self._slot.shown is self._shown

    @property
    def next_wake(self) -> float | None:
        """Seconds until more may be found, None for never."""
        return None if self.course is None else self.course.next_wake

    def _go_back(self) -> None:
        self._close()
        self._table.look_at(self._table.session.length)
        self._ways.show_result()

    def _show_turn(self, verdict: Judged) -> None:
        """Show the position before a turn on the board, and how it could have been played better."""
        assert self.course is not None  # its screen is shown
        self._close()
        turn = self.course.turns[verdict.number]
        self._table.at_result = False
        self._table.look_at(turn.first)
        self._table.show_from(turn.seat)
        labelled = ((_("Better"), verdict.better), (_("Played"), verdict.played))
        advice = [(label, one) for label, one in labelled if one is not None]
        seat = self._table.seats[turn.seat]
        title = _("Round {round}, {name}").format(round=turn.round, name=seat.name)
        ways = ReviewWays(self.open, lambda: self._retry([verdict]))
        self._hinting.show(title, turn.begin, advice, ways)

    def _retry_costliest(self) -> None:
        assert self.course is not None  # its screen is shown
        assert self._shown is not None
        self._shown.learning = False
        if found := self.course.costliest(self._shown.seat):
            self._retry(found)

    def _retry(self, verdicts: Sequence[Judged]) -> None:
        assert self.course is not None  # the verdicts are its own
        session = self._table.session
        self.leave()  # the processor is for the judge
        self._interrupted = True
        self._ways.open_retries(retries(self.course, session.setup, session.players, verdicts))

    def _close(self) -> None:
        if self._shown is not None:
            self._seat = self._shown.seat
        self.leave()
        self._slot.drop()
