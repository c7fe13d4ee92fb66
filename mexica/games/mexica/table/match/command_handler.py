"""The commands of buttons and keys, and their handlers."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from mexica.games.mexica.table.bar.commands_and_keys import FLOORS_ASKED, MexicaCommand, Request
from mexica.games.mexica.table.bar.tools import ToolKind
from mexica.games.mexica.table.match.match_record import Record
from mexica.games.mexica.table.match.table import Table
from mexica.play.commands import REVIEW, WATCH, Command
from mexica.play.host import Host
from mexica.play.watching import watching_command
from mexica.texts import _

Handler = Callable[[], None]

_CLICKING: Final = frozenset(
    {Command.MENU, Command.STANDINGS, Command.KEYS, MexicaCommand.FLAT_VIEW, Command.HINT, Command.SAVE}
    | {Command.RECORD, Command.SOUND}
    | FLOORS_ASKED.keys()
)
_WATCHING: Final = frozenset({*WATCH, Command.FASTER, Command.SLOWER}) - {Command.PLAYERS}
_WHILE_LOOKING: Final = frozenset(
    {
        *REVIEW,
        *(Command.UNDO, Command.UNDO_TURN, Command.REDO, Command.MENU, Command.STANDINGS, Command.KEYS),
        *(Command.SAVE, Command.RECORD, Command.LAST_ROUND, Command.SOUND, MexicaCommand.FLAT_VIEW),
        *(Command.NEXT_BUTTON, Command.PREVIOUS_BUTTON, Command.COPY),
    }
)  # anything else goes back to the position now


class CommandHandler:
    """Looks up the handler of a command and calls it."""

    def __init__(self, table: Table, host: Host[Record], *others: Mapping[Request, Handler]) -> None:
        """`others` are the handlers of other commands: those of a turn, of the history, of windows."""
        self._table, self._host = table, host
        self._handlers: dict[Request, Handler] = {
            **{asked: partial(table.runner.watch, asked) for asked in _WATCHING},
            Command.MOVE_NOW: self._move_now,
            MexicaCommand.FLAT_VIEW: self._toggle_flat_view,
            Command.SOUND: host.toggle_sound,
        }
        for handlers in others:
            self._handlers.update(handlers)

    @property
    def known(self) -> frozenset[Request]:
        """The commands that have a handler."""
        return frozenset(self._handlers)

    def ask(self, asked: Request) -> None:
        """Carry out the command of a button or key; a press on a button counts as its command."""
        if asked is Command.CLICK and (button := self._table.mouse.chosen_button) is not None:
            asked = button
            if asked is Command.END:  # Space must not end the next turn too
                self._table.mouse.leave_button()
        if self._table.looking.active and asked not in _WHILE_LOOKING:
            self._table.look_back(len(self._table.session.history))
            return
        if asked in _CLICKING or (isinstance(asked, ToolKind) and self._table.hand.fits(asked)):
            self._host.sound.play("click")
        self._handlers[watching_command(asked) if self._table.runner.watched else asked]()

    def _move_now(self) -> None:
        if self._table.thinking.interruptible:
            self._table.runner.move_now()

    def _toggle_flat_view(self) -> None:
        """Toggle the flat view; explain how to return unless a toast is already shown."""
        table = self._table
        table.flat_view = not table.flat_view
        how = _("Flat plan: temples with their floors. {key} shows the board again.")
        how = how.format(key=table.keys.shown(MexicaCommand.FLAT_VIEW))
        if table.announcements.text == how:
            table.announcements.clear()
        elif table.flat_view and not table.announcements.text:
            table.announcements.toast(how)
