"""A person's controls in a turn: pointing, clicking, picking a tool, turning a piece, ending the turn."""

from collections.abc import Callable
from functools import partial

from mexica.games.mexica.rules import refusal
from mexica.games.mexica.rules.actions import EndTurn, ProposeRemoval
from mexica.games.mexica.rules.spaces import EMBLEM, column_and_row, space_at
from mexica.games.mexica.table.bar.commands_and_keys import FLOORS_ASKED, Request
from mexica.games.mexica.table.bar.tools import IN_BAR, ToolKind
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.input.hand import AskRemoval, Do, Outcome, Say
from mexica.games.mexica.table.input.offers import with_clause
from mexica.games.mexica.table.match import turn_questions
from mexica.games.mexica.table.match.match_record import Record
from mexica.games.mexica.table.match.match_view import MatchView
from mexica.games.mexica.table.match.open_commands import open_commands
from mexica.games.mexica.table.match.table import Table
from mexica.games.mexica.table.panels.display_view import DisplaySlot, display_slots
from mexica.play.commands import STEPS, Command
from mexica.play.host import Host
from mexica.texts import _


class TurnControls:
    """The mouse, the keyboard and the tools in the hand of the person to move."""

    def __init__(self, host: Host[Record], table: Table, screen: MatchView) -> None:
        self._host, self._table, self._screen = host, table, screen

    def handlers(self) -> dict[Request, Callable[[], None]]:
        """Return the handlers of the turn commands."""
        return {
            **{kind: partial(self._pick, kind) for kind in IN_BAR},
            **{asked: partial(self._pick_temple, floors) for asked, floors in FLOORS_ASKED.items()},
            **{asked: partial(self._step, *step) for asked, step in STEPS.items()},
            Command.TURN: partial(self.turn, 1),
            Command.TURN_BACK: partial(self.turn, -1),
            Command.CLICK: self._click_where_pointed,
            Command.END: self._end,
        }

    # ------------------------------------------------------------------ the mouse

    def point(self, position: tuple[int, int]) -> None:
        """Follow the mouse."""
        table, screen = self._table, self._screen
        before = table.mouse.over
        table.mouse.move(position, screen.view, screen.bar, self._displayed(), len(table.seats))
        if table.mouse.over not in (None, before):
            self._host.sound.play("hover")
        table.hover(table.mouse.space)

    def press(self) -> None:
        """The left button went down: act where the mouse is, or show the computer's moves at once."""
        table, mouse = self._table, self._table.mouse
        if mouse.over is not None:
            mouse.pressed = mouse.over
        elif table.looking.active:
            table.announcements.toast(_("You are looking back. Esc goes back to the position now."))
        elif not table.person_acts:
            table.speed_up()
        elif mouse.token is not None:
            self._carry_out(table.hand.click_token(mouse.token))
        elif mouse.space is not None:
            self._carry_out(table.hand.click(mouse.space))

    def release(self) -> Request | None:
        """The left button went up: return the command of the bar's button that was pressed, if any."""
        mouse = self._table.mouse
        pressed, mouse.pressed = mouse.pressed, None
        mouse.note_press()
        return pressed if mouse.over is pressed else None

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
            self.press()

    def _step(self, columns: int, rows: int) -> None:
        """Point at a neighbouring space."""
        mouse = self._table.mouse
        column, row = column_and_row(EMBLEM if mouse.space is None else mouse.space)
        if mouse.space is not None:
            column, row = column + columns, row + rows
        space = space_at(column, row)
        if space is not None:
            mouse.go_to(space, self._screen.view)
            self._table.hover(space)

    def _end(self) -> None:
        table, state, offers = self._table, self._table.session.state, self._table.hand.offers
        if Command.END not in open_commands(table, table.hand):
            if table.person_acts and (refused := refusal(state, EndTurn())):
                self._carry_out(Say(with_clause(refused)))
        elif offers and turn_questions.may_still_act(offers) and self._host.settings.ask_before_end:
            table.ask(turn_questions.end_turn(offers), lambda: table.do(EndTurn()))
        else:
            table.do(EndTurn())

    # ------------------------------------------------------------------ inside

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

    def _displayed(self) -> tuple[DisplaySlot, ...]:
        setup = self._table.session.setup
        return display_slots(self._table.session.state, Look(displays=(setup.display, setup.later)))
