"""The overlays of a match: those that commands open, and those due after an action."""

from collections.abc import Callable
from functools import partial
from typing import Final

from mexica.drawing.overlay import Overlay
from mexica.games.mexica.ai.players import KINDS
from mexica.games.mexica.rules.actions import Agree, Decline
from mexica.games.mexica.table.bar.commands_and_keys import MexicaCommand, Request
from mexica.games.mexica.table.input.mouse_tips import clause_in
from mexica.games.mexica.table.match import match_overlays, screen_look
from mexica.games.mexica.table.match.match_record import Record
from mexica.games.mexica.table.match.match_view import MatchView
from mexica.games.mexica.table.match.overlay_actions import Outside, OverlayActions, after, look_through
from mexica.games.mexica.table.match.pending_overlays import PendingOverlays
from mexica.games.mexica.table.match.table import Table
from mexica.games.mexica.table.match.text_copy import copy_state
from mexica.games.mexica.table.scores.score_screen import ScoreScreen
from mexica.play.commands import Command
from mexica.play.host import Host
from mexica.play.questions import bot_fault, computer_fault
from mexica.shell.match.growing_overlay import OverlayPreload
from mexica.shell.match.overlay_slot import OverlaySlot
from mexica.texts import _

_OPENED: Final = (Command.MENU, Command.STANDINGS, Command.KEYS, Command.PLAYERS, Command.SAVE)


class MatchWindows:
    """Opens the overlays of a match, by command or when they are due."""

    def __init__(
        self,
        host: Host[Record],
        table: Table,
        screen: MatchView,
        slot: OverlaySlot,
        outside: Outside,
    ) -> None:
        self._host, self._table, self._screen, self._slot = host, table, screen, slot
        self._actions = self._make_actions(outside)
        self.pending = PendingOverlays(table)
        self.scores_ahead = OverlayPreload(lambda: self.pending.scores(self._actions))
        self._told_fault = False

    def _make_actions(self, outside: Outside) -> OverlayActions:
        host, table = self._host, self._table

        def closing(call: Callable[[], None]) -> Callable[[], None]:
            return after(self._slot.drop, call)

        def opening(command: Command) -> Callable[[], None]:
            return closing(partial(self.open, command))

        return OverlayActions(
            close=self.close,
            menu=opening(Command.MENU),
            agree=closing(partial(table.do, Agree())),
            decline=closing(partial(table.do, Decline())),
            again=lambda: host.open_setup(table.session.record, same=False),
            same=None
            if table.session.seed is None
            else lambda: host.open_setup(table.session.record, same=True),
            save=partial(self.open, Command.SAVE),
            look_through=closing(partial(look_through, table)),
            course=closing(outside.course),
            learn=closing(outside.learn),
            undo_turn=closing(partial(outside.ask, Command.UNDO_TURN)),
            standings=opening(Command.STANDINGS),
            copy=partial(outside.ask, Command.COPY),
            record=closing(partial(outside.ask, Command.RECORD)),
            keys=opening(Command.KEYS),
            players=opening(Command.PLAYERS),
            rules=host.open_rules,
            settings=host.open_settings,
            start=host.go_start,
            quit=host.quit,
            changed=self._screen.note_change,
        )

    def handlers(self) -> dict[Request, Callable[[], None]]:
        """Return the handlers of the commands that open something."""
        opened: dict[Request, Callable[[], None]] = {asked: partial(self.open, asked) for asked in _OPENED}
        return {
            **opened,
            Command.BACK: self._go_back,
            Command.COPY: partial(copy_state, self._host, self._table),
            MexicaCommand.RULE: self._open_rule,
        }

    def open(self, command: Command) -> None:
        """Show the menu, the standings, the keys, the players or the saves."""
        self._table.mouse.hide_tips()
        if command is Command.SAVE:
            self._host.open_saves(self._table.session.record)
        else:
            make = partial(self._overlay, command)
            self._slot.show(make(), make)

    def _overlay(self, command: Command) -> Overlay:
        """The overlay that a command opens."""
        table, actions = self._table, self._actions
        session, seats = table.session, table.seats
        match command:
            case Command.MENU:
                return match_overlays.menu(actions, finished=session.finished)
            case Command.STANDINGS:
                return match_overlays.scores(session, seats, actions)
            case Command.KEYS:
                return match_overlays.key_list(actions, self._host.settings.keys)
            case Command.PLAYERS:
                panel = match_overlays.seats_panel
                return panel(session, seats, self._host.bots, table.change_kind, self.close)
        raise ValueError(f"{command} opens no overlay")

    def drop(self) -> None:
        """Remove the current overlay."""
        self._slot.drop()

    def close(self) -> None:
        """Remove the current overlay, and show the next one due."""
        self._slot.drop()
        self.show_due()

    def show_due(self) -> None:
        """Show the overlay that is due, if any."""
        overlay = self.pending.overlay(self._actions, self.scores_ahead.take)
        if isinstance(overlay, ScoreScreen):
            self._slot.show(overlay, partial(self.pending.scores, self._actions))
        elif overlay is not None:
            self._slot.show(overlay)

    def note_move(self, scored: bool) -> None:
        """Note that the state has changed: another overlay may be due."""
        self.pending.note_move(scored)
        self.scores_ahead.drop()

    def prepare_scores(self) -> None:
        """Build a little more of the score screen that appears after the scoring is shown."""
        if self.pending.scored and self._slot.shown is None:
            self.scores_ahead.prepare(self._screen.view, self._host.manager)

    def tell_fault(self) -> None:
        """Report once that a computer player has failed, and offer to continue."""
        fault = self._table.runner.fault
        if fault is not None and not self._told_fault:
            if self._table.session.decider in KINDS:
                self._table.ask(computer_fault(fault), self._table.speed_up)
            else:
                self._table.ask(bot_fault(fault), partial(self.open, Command.PLAYERS))
        self._told_fault = fault is not None

    def _open_rule(self) -> None:
        """Open the rules at the clause behind the refusal at the mouse."""
        if clause := clause_in(screen_look.tips(self._table)):
            self._host.open_clause(clause)
        else:
            how = _("{key} opens the rule while the mouse shows a refusal.")
            key = self._table.keys.shown(MexicaCommand.RULE)
            self._table.announcements.toast(how.format(key=key))

    def _go_back(self) -> None:
        """Put away the tool in hand, or open the menu."""
        self._table.mouse.hide_tips()
        if not self._table.hand.put_back():
            self.open(Command.MENU)
