"""The overlays of a match: those that commands open, and those due after an action."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from mexica.drawing.key_list import KeyList
from mexica.drawing.overlay import Overlay
from mexica.drawing.seats_panel import SeatsPanel
from mexica.play.click_guard import ClickGuard
from mexica.play.commands import Command
from mexica.play.questions import bot_fault, computer_fault
from mexica.play.state_text import state_text
from mexica.shell.match import usual_overlays
from mexica.shell.match.curtain_controls import CurtainControls
from mexica.shell.match.growing_overlay import OverlayPreload
from mexica.shell.match.match_table import AnyTable
from mexica.shell.match.overlay_actions import Outside, OverlayActions, after, look_through
from mexica.shell.match.overlay_slot import OverlaySlot
from mexica.shell.match.own_overlays import OwnOverlays
from mexica.shell.match.pending_overlays import PendingOverlays
from mexica.shell.match.rule_tips import clause_in
from mexica.texts import _

_OPENED: Final = (Command.MENU, Command.STANDINGS, Command.KEYS, Command.PLAYERS, Command.SAVE)


class MatchWindows:
    """Opens the overlays of a match, by command or when they are due."""

    def __init__(
        self, table: AnyTable, slot: OverlaySlot, guard: ClickGuard, own: OwnOverlays[Any], outside: Outside
    ) -> None:
        """`guard` keeps a press meant for a turn before from lifting the curtain after it."""
        self._table, self._slot, self._own = table, slot, own
        self._host, self._screen = slot.host, slot.screen
        self._actions = self._make_actions(outside)
        self._curtains = CurtainControls(table, guard, own.sentences, self._actions.menu, self.close)
        self.pending = PendingOverlays(table, own)
        self.scores_ahead = OverlayPreload(self._scores)
        self._told_fault = False

    def _make_actions(self, outside: Outside) -> OverlayActions:
        host, table = self._host, self._table

        def closing(call: Callable[[], None]) -> Callable[[], None]:
            return after(self._slot.drop, call)

        def opening(command: Command) -> Callable[[], None]:
            return closing(partial(self.open, command))

        def do(action: Any) -> None:
            self._slot.drop()
            table.do(action)

        return OverlayActions(
            close=self.close,
            menu=opening(Command.MENU),
            do=do,
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

    def handlers(self) -> dict[Command, Callable[[], None]]:
        """Return the handlers of the commands that open something."""
        opened: dict[Command, Callable[[], None]] = {asked: partial(self.open, asked) for asked in _OPENED}
        return {
            **opened,
            Command.BACK: self._go_back,
            Command.COPY: self._copy,
            Command.RULE: self._open_rule,
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
        table, actions, own = self._table, self._actions, self._own
        session = table.session
        match command:
            case Command.MENU:
                covered = table.curtain_due
                return usual_overlays.menu(actions, own.same_label, session.finished, covered=covered)
            case Command.STANDINGS:
                return own.standings(actions)
            case Command.KEYS:
                return KeyList(own.key_rows(), actions.close)
            case Command.PLAYERS:
                kinds = table.looks.kinds(self._host.bots)
                playing = lambda: [player.kind for player in session.players]  # noqa: E731  # for one call
                return SeatsPanel(table.seats, kinds, playing, table.change_kind, self.close)
        raise ValueError(f"{command} opens no overlay")

    def drop(self) -> None:
        """Remove the current overlay."""
        self._slot.drop()

    def close(self) -> None:
        """Remove the current overlay, and show the next one due."""
        self._slot.drop()
        self.show_due()

    def show_due(self) -> None:
        """Show the overlay that is due, if any: scores, the curtain between two people, a question."""
        if not self.pending.scored and (curtain := self._curtains.due()) is not None:
            self.pending.moved_on = False
            self._slot.show(curtain, self._curtains.again)
            return
        due = self.pending.overlay(self._actions)
        if due is not None:
            self._slot.show(self.scores_ahead.take() if due.scores else due.make(), due.make)

    def note_move(self, scored: bool) -> None:
        """Note that the state has changed: another overlay may be due."""
        self.pending.note_move(scored)
        self.scores_ahead.drop()

    def prepare_scores(self) -> None:
        """Build a little more of the score screen that appears after the scoring is shown."""
        if self.pending.scored and self._slot.shown is None:
            self.scores_ahead.prepare(self._screen.view, self._host.manager)

    def _scores(self) -> Overlay:
        return self._own.scores(self._actions)

    def tell_fault(self) -> None:
        """Report once that a computer player has failed, and offer to continue."""
        fault = self._table.runner.fault
        if fault is not None and not self._told_fault:
            if self._table.session.decider in self._own.levels:
                self._table.ask(computer_fault(fault), self._table.speed_up)
            else:
                self._table.ask(bot_fault(fault), partial(self.open, Command.PLAYERS))
        self._told_fault = fault is not None

    def _open_rule(self) -> None:
        """Open the rules at the clause behind the refusal at the mouse."""
        if clause := clause_in(self._own.tips()):
            self._host.open_clause(clause)
        else:
            how = _("{key} opens the rule while the mouse shows a refusal.")
            key = self._table.keys.shown(Command.RULE)
            self._table.announcements.toast(how.format(key=key))

    def _copy(self) -> None:
        """Copy the position that is shown, and say so."""
        done = self._host.copy_text(state_text(self._own.sections()))
        told = _("The position is on the clipboard, as text.")
        self._table.announcements.toast(told if done else _("There is no clipboard to copy to."))

    def _go_back(self) -> None:
        """Put away the tool in hand, or open the menu."""
        self._table.mouse.hide_tips()
        if not self._table.hand.put_back():
            self.open(Command.MENU)
