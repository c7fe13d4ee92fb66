"""A person's controls in a turn: pointing, clicking, dragging, choosing a tool, ending what was begun."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from mexica.drawing.hit_areas import uppermost
from mexica.games.coatl.table.bar.bar_looks import TOOLS
from mexica.games.coatl.table.bar.commands_and_keys import CoatlCommand, Request
from mexica.games.coatl.table.court.places import Kind, Place
from mexica.games.coatl.table.input.hand import Do, Outcome, Say
from mexica.games.coatl.table.input.holding import Tool
from mexica.games.coatl.table.match import screen_look, turn_questions
from mexica.games.coatl.table.match.match_record import Record
from mexica.games.coatl.table.match.match_view import MatchView
from mexica.games.coatl.table.match.table import Table
from mexica.play.commands import Command
from mexica.play.host import Host
from mexica.shell.match.bar_state import arrange
from mexica.texts import _

_REACH: Final = 10  # pixels in a window of 1600x1000; nearer to where it went down the mouse has only clicked
_OF_A_SEAT: Final = frozenset(Kind) - {Kind.SUPPLY, Kind.DISPLAY, Kind.DECK, Kind.PILE, Kind.BAG}


class TurnControls:
    """The mouse, the keyboard and what the person to move holds."""

    def __init__(self, host: Host[Record], table: Table, screen: MatchView) -> None:
        self._host, self._table, self._screen = host, table, screen

    def handlers(self) -> dict[Request, Callable[[], None]]:
        """Return the handlers of the commands of a turn."""
        return {
            **{tool: partial(self._use, tool) for tool in TOOLS},
            CoatlCommand.SORT: self._table.sort_hand,
            CoatlCommand.COURTS: partial(self.turn, 1),
            Command.TURN: partial(self.turn, 1),
            Command.TURN_BACK: partial(self.turn, -1),
            Command.CLICK: self.click_where_pointed,
            Command.END: self._end,
        }

    def clicks(self, asked: object) -> bool:
        """Return whether a command of the game is heard as the click of a button."""
        offers = self._table.hand.offers
        usable = isinstance(asked, Tool) and offers is not None and offers.usable(asked)
        return usable or isinstance(asked, CoatlCommand)

    # ------------------------------------------------------------------ the mouse

    @property
    def pointed(self) -> tuple[object, ...]:
        """What is under the mouse and, as the last item, whether a tip is shown there or something moves."""
        shown = bool(screen_look.tips(self._table)) or self._table.drag.carries
        return (*self._table.mouse.under, shown)

    @property
    def picking(self) -> bool:
        """Whether the panel of Perfect Pick is open."""
        return self._table.hand.holding.tool is Tool.PICK

    def point(self, position: tuple[int, int]) -> None:
        """Follow the mouse, with what it drags."""
        table, mouse, layout = self._table, self._table.mouse, self._screen.view.layout
        arrange(table, self._screen.bar)
        before = mouse.under
        mouse.note_position(position)
        mouse.over = self._screen.bar.at(position)
        mouse.piece, mouse.place = None, None
        if mouse.over is None and self.picking and self._screen.pick.area.collidepoint(position):
            mouse.piece = self._screen.pick.piece_at(position)
        elif mouse.over is None and layout.board_area.collidepoint(position):
            seen = table.seen(screen_look.shown_state(table))
            mouse.place = uppermost(self._screen.view.places_of(seen), position)
        mouse.note_under(before)
        if mouse.over not in (None, before[1]):
            self._host.sound.play("hover")
        self._drag(position)

    def _drag(self, position: tuple[int, int]) -> None:
        """Let the mouse take up what it drags."""
        drag, carried = self._table.drag, self._table.drag.carries
        outcome = drag.move(position, _REACH * max(1.0, self._screen.view.layout.k))
        if outcome is not None:
            self._carry_out(outcome)
        if drag.carries:
            self._screen.note_change()
            if not carried:
                self._host.sound.play("click")

    def press(self) -> None:
        """The left button went down: take hold of what may be dragged."""
        table, mouse = self._table, self._table.mouse
        mouse.pressed = mouse.over
        if mouse.over is None and table.person_acts:
            table.drag.press(mouse.place, mouse.position)

    def release(self) -> Any:
        """The left button went up: use what was dragged, or click what was only pressed.

        Return the command of the bar's button that was pressed, if any.
        """
        table, mouse = self._table, self._table.mouse
        pressed, mouse.pressed = mouse.pressed, None
        carried = table.drag.carries
        if pressed is not None:
            table.drag.cancel()
            mouse.note_press()
            return pressed if mouse.over is pressed else None
        if mouse.over is None or carried:
            self._release(carried)
        return None

    def _release(self, carried: bool) -> None:
        table, mouse = self._table, self._table.mouse
        if not table.person_acts:
            table.drag.cancel()
            self._click_while_waiting()
        elif mouse.piece is not None:
            self._carry_out(table.hand.pick(mouse.piece))
        else:
            outcome = table.drag.release(mouse.place)
            if outcome is None and not carried:
                self._bring_to_front(mouse.place)
            self._carry_out(outcome)

    @property
    def carries(self) -> bool:
        """Whether the mouse drags something over the board."""
        return self._table.drag.carries

    def cancel_drag(self) -> None:
        """Put back what is dragged, as when the button went up where nobody saw it."""
        if self._table.drag.carries:
            self._table.drag.cancel()
            self._screen.note_change()

    def _click_while_waiting(self) -> None:
        """Bring a court to the front, or show the computer's moves at once."""
        table = self._table
        if self._bring_to_front(table.mouse.place):
            return
        if table.looking.active:
            how = _("You are looking back. {key} goes back to the position now.")
            table.announcements.toast(how.format(key=table.keys.shown(Command.BACK)))
        else:
            table.speed_up()

    def _bring_to_front(self, place: Place | None) -> bool:
        """Bring the court of a place to the front if it is not there; return whether it was brought."""
        table = self._table
        if place is None or place.kind not in _OF_A_SEAT or place.seat in (-1, table.front):
            return False
        if not table.hand.empty and table.hand.holding.source is not None:
            return False
        table.bring_to_front(place.seat)
        self._host.sound.play("click")
        self._screen.note_change()
        return True

    # ------------------------------------------------------------------ commands

    def turn(self, step: int) -> None:
        """Bring the next court to the front, or the one before."""
        self._table.turn_courts(step)
        self._screen.note_change()

    def _use(self, tool: Tool) -> None:
        self._carry_out(self._table.hand.use(tool))

    def click_where_pointed(self) -> None:
        """Click what the keyboard points at."""
        table, mouse = self._table, self._table.mouse
        if not table.person_acts:
            self._click_while_waiting()
        elif mouse.piece is not None:
            self._carry_out(table.hand.pick(mouse.piece))
        elif mouse.place is not None:
            outcome = table.hand.click(mouse.place)
            if outcome is None:
                self._bring_to_front(mouse.place)
            self._carry_out(outcome)

    def _end(self) -> None:
        """End what was begun, once the actions chosen before are played."""
        self._table.when_played(self._end_now)

    def _end_now(self) -> None:
        table, hand = self._table, self._table.hand
        if not table.person_acts or hand.offers is None:
            return
        question = turn_questions.leave_serpent(hand.offers) if self._host.settings.ask_before_end else None
        if question is None:
            self._carry_out(hand.end())
        else:
            table.ask(question, lambda: self._carry_out(hand.end()))

    def _carry_out(self, outcome: Outcome) -> None:
        table = self._table
        match outcome:
            case Do(action):
                table.do(action)
            case Say():
                table.mouse.say(outcome)
                if outcome.refused:
                    self._host.sound.play("refused")
            case None:
                table.mouse.hide_tips()
