"""Looking back on a finished game: its course is found, shown, and left for a turn on the board."""

from collections.abc import Callable

from attrs import frozen

from mexica.drawing.overlay import Overlay
from mexica.games.mexica.ai.game_review import Verdict
from mexica.games.mexica.table.hint.hint_controls import Hinting
from mexica.games.mexica.table.match.command_handler import Desk
from mexica.games.mexica.table.review.course import Course
from mexica.games.mexica.table.review.course_screen import CourseScreen, Ways
from mexica.texts import _


@frozen
class Board:
    """What is asked of the board: to put a screen over it to take it away, to show the result again."""

    show: Callable[[Overlay], None]
    drop: Callable[[], None]
    result: Callable[[], None]
    changed: Callable[[], None]


class LookingBack:
    """Brings the course of a finished game and the desk together."""

    def __init__(self, desk: Desk, hinting: Hinting, board: Board) -> None:
        self.course: Course | None = None
        self._desk, self._hinting, self._board = desk, hinting, board
        self._seat: int | None = None
        self._screen: CourseScreen | None = None

    def open(self) -> None:
        """Show how the game went; what is not known of it yet is looked at meanwhile."""
        session = self._desk.session
        actions = session.record.actions
        if self.course is None or self.course.actions != actions:
            self.course = Course(session.setup, actions)
        self.course.begin()
        self._hinting.close()
        seats = self._desk.seats
        if self._seat is None:
            people = (number for number, seat in enumerate(seats) if not seat.computer)
            self._seat = next(people, 0)
        ways = Ways(self._go_back, self._show_turn, self._board.changed)
        self._screen = CourseScreen(self.course, seats, self._seat, ways)
        self._board.show(self._screen)

    def leave(self) -> None:
        """Look at no more turns."""
        if self.course is not None:
            self.course.leave()

    def tick(self) -> bool:
        """Take in what was found; say whether the picture changed."""
        return self.course is not None and self.course.tick()

    @property
    def next_wake(self) -> float | None:
        """Seconds until more may be found, None for never."""
        return None if self.course is None else self.course.next_wake

    def _go_back(self) -> None:
        self._leave_screen()
        self._desk.look_at(self._desk.session.length)
        self._board.result()

    def _show_turn(self, verdict: Verdict) -> None:
        """Show on the board what a turn began with, and how it could have been played better."""
        assert self.course is not None  # its screen is shown
        self._leave_screen()
        turn = self.course.turns[verdict.number]
        self._desk.at_result = False
        self._desk.look_at(turn.first)
        labelled = ((_("Better"), verdict.better), (_("Played"), verdict.played))
        advice = [(label, one) for label, one in labelled if one is not None]
        seat = self._desk.seats[turn.seat]
        title = _("Round {round}, {name}").format(round=turn.round, name=seat.name)
        self._hinting.show(title, turn.begin, seat.colour, advice, self.open)

    def _leave_screen(self) -> None:
        if self._screen is not None:
            self._seat = self._screen.seat
        self.leave()
        self._board.drop()
