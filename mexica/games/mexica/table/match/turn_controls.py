"""A person's controls in a turn: pointing, clicking, picking a tool, turning a piece, ending the turn."""

from collections.abc import Callable
from functools import partial

from mexica.games.mexica.rules import refusal
from mexica.games.mexica.rules.actions import EndTurn, ProposeRemoval
from mexica.games.mexica.rules.state import Seat
from mexica.games.mexica.table.bar.commands_and_keys import FLOORS_ASKED, MexicaCommand, Request
from mexica.games.mexica.table.bar.tools import IN_BAR, ToolKind
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.board.turn_marks import marked_seat_at
from mexica.games.mexica.table.input.click_outcome import AskRemoval, Do, Outcome, Say
from mexica.games.mexica.table.input.why_not import away_reason, how_tokens_pay
from mexica.games.mexica.table.match import screen_look, turn_questions
from mexica.games.mexica.table.match.flat_view import toggle_flat_view
from mexica.games.mexica.table.match.match_record import Record
from mexica.games.mexica.table.match.match_view import MatchView
from mexica.games.mexica.table.match.open_commands import open_commands
from mexica.games.mexica.table.match.table import Table
from mexica.games.mexica.table.panels.display_view import Displayed, display_slots
from mexica.play.commands import Command
from mexica.play.host import Host
from mexica.play.reason import reason
from mexica.shell.match.bar_state import arrange
from mexica.texts import _


class TurnControls:
    """The mouse, the keyboard and the tools in the hand of the person to move."""

    def __init__(
        self, host: Host[Record], table: Table, screen: MatchView, end_turn: Callable[[], None]
    ) -> None:
        """`end_turn` is called when the player has decided to end the turn."""
        self._host, self._table, self._screen, self._end_turn = host, table, screen, end_turn
        self._dragging = table.dragging

    def handlers(self) -> dict[Request, Callable[[], None]]:
        """Return the handlers of the turn commands."""
        return {
            **{kind: partial(self._pick, kind) for kind in IN_BAR},
            **{asked: partial(self._pick_temple, floors) for asked, floors in FLOORS_ASKED.items()},
            Command.TURN: partial(self.turn, 1),
            Command.TURN_BACK: partial(self.turn, -1),
            Command.CLICK: self._click_where_pointed,
            Command.END: self._end,
            MexicaCommand.FLAT_VIEW: partial(toggle_flat_view, self._table),
        }

    def clicks(self, asked: Request) -> bool:
        """Return whether a command of the game is heard as the click of a button."""
        usable = isinstance(asked, ToolKind) and self._table.hand.fits(asked)
        return usable or asked in FLOORS_ASKED or asked is MexicaCommand.FLAT_VIEW

    # ------------------------------------------------------------------ the mouse

    @property
    def pointed(self) -> tuple[object, ...]:
        """What is under the mouse and, as the last item, whether a tip is shown there."""
        mouse = self._table.mouse
        return *mouse.under, bool(screen_look.tips(self._table))

    def point(self, position: tuple[int, int]) -> None:
        """Follow the mouse, with what it drags."""
        table, screen = self._table, self._screen
        arrange(table, screen.bar)
        before = table.mouse.over
        table.mouse.move(position, screen.view, screen.bar, self.displayed(), self._seat_at(position))
        if table.mouse.over not in (None, before):
            self._host.sound.play("hover")
        table.hover(table.mouse.space)
        if self._dragging.holds:
            self._drag()

    def press(self) -> None:
        """The left button went down: take hold of what can be dragged, else click."""
        table, mouse = self._table, self._table.mouse
        mouse.pressed = mouse.over
        held = table.person_acts and self._dragging.press(table.hand)
        if mouse.over is None and not held:
            self._click()

    def _click(self) -> None:
        """Act where the mouse is, or show the computer's moves at once."""
        table, mouse = self._table, self._table.mouse
        if table.looking.active:
            how = _("You are looking back. {key} goes back to the position now.")
            table.announcements.toast(how.format(key=table.keys.shown(Command.BACK)))
        elif not table.person_acts:
            table.speed_up()
        elif mouse.token is not None:
            self._carry_out(table.hand.click_token(mouse.token))
        elif mouse.space is not None:
            self._carry_out(table.hand.click(mouse.space))
        else:
            self._carry_out(self._said_beside())

    def _said_beside(self) -> Say | None:
        """What a click tells beside the board: why a token cannot be had, or how one's own are spent."""
        mouse, mover = self._table.mouse, self._table.session.state.mover
        if mouse.away is not None:
            return Say.why(away_reason(mouse.away))
        return how_tokens_pay() if self._at_home and mover.action_tokens else None

    def release(self) -> Request | None:
        """The left button went up: drop what was dragged, or click what was only pressed.

        Return the command of the bar's button that was pressed, if any.
        """
        mouse, carried = self._table.mouse, self._dragging.carries
        pressed, mouse.pressed = mouse.pressed, None
        if self._dragging.holds and (carried or pressed is None):
            self._carry_out(self._dragging.release(self._table.hand, at_home=self._at_home))
        else:
            self._dragging.cancel(self._table.hand)
        mouse.note_press()
        return pressed if mouse.over is pressed and not carried else None

    @property
    def carries(self) -> bool:
        """Whether the mouse drags something over the board."""
        return self._dragging.carries

    def cancel_drag(self) -> None:
        """Put back what is dragged, as when the button went up where nobody saw it."""
        if self._dragging.cancel(self._table.hand):
            self._screen.note_change()

    # ------------------------------------------------------------------ commands

    def turn(self, step: int) -> None:
        """Turn the piece in hand, or change its floors."""
        self._carry_out(self._table.hand.turn(step))

    def _pick(self, kind: ToolKind) -> None:
        self._carry_out(self._table.hand.pick(kind))

    def _pick_temple(self, floors: int) -> None:
        self._carry_out(self._table.hand.pick_temple(floors))

    def _click_where_pointed(self) -> None:
        if self._table.mouse.over is None or not self._table.person_acts:
            self._click()

    def _end(self) -> None:
        """End the turn, once the actions chosen in it are played."""
        self._table.when_played(self._end_now)

    def _end_now(self) -> None:
        table, state, offers = self._table, self._table.session.state, self._table.hand.offers
        if Command.END not in open_commands(table, table.hand):
            if table.person_acts and (refused := refusal(state, EndTurn())):
                self._carry_out(Say.why(reason(refused)))
        elif offers and turn_questions.may_still_act(offers) and self._host.settings.ask_before_end:
            table.ask(turn_questions.end_turn(offers), self._end_turn)
        else:
            self._end_turn()

    # ------------------------------------------------------------------ inside

    def _drag(self) -> None:
        """Let what the mouse holds follow it."""
        carried = self._dragging.carries
        outcome = self._dragging.follow(self._table.hand, self._screen.view.layout.cell[0])
        if outcome is not None:
            self._carry_out(outcome)
        if self._dragging.carries:
            self._screen.note_change()
            if not carried:
                self._host.sound.play("click")

    @property
    def _at_home(self) -> bool:
        """Whether the mouse is where the mover's action tokens lie."""
        mouse = self._table.mouse
        mine = mouse.seat == self._table.session.state.turn.to_move
        return mine or self._screen.view.layout.turn_box.collidepoint(mouse.position)

    def _carry_out(self, outcome: Outcome) -> None:
        table = self._table
        match outcome:
            case Do(actions):
                table.do(*actions)
            case Say():
                table.mouse.say(outcome)
                if outcome.refused:
                    self._host.sound.play("refused")
            case AskRemoval(size):
                table.ask(turn_questions.propose_removal(size), lambda: table.do(ProposeRemoval(size)))
            case None:
                table.mouse.hide_tips()

    def _seat_at(self, position: tuple[int, int]) -> Seat | None:
        """The seat whose line is under a pixel, or a mark at that line."""
        table, layout = self._table, self._screen.view.layout
        seats = len(table.seats)
        found = layout.seat_at(position, seats)
        return marked_seat_at(position, layout, table.marks, seats) if found is None else found

    def displayed(self) -> Displayed:
        """Return the places of the Emperor's display as they are now."""
        setup, state = self._table.session.setup, self._table.session.state
        return Displayed(display_slots(state, Look(displays=(setup.display, setup.later))), state.later)
