"""The commands of buttons and keys, and their handlers."""

from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Any, Final

from mexica.play.commands import REVIEW, WATCH, Command
from mexica.play.host import Host
from mexica.play.watching import watching_command
from mexica.shell.match.match_table import AnyTable

Handler = Callable[[], None]

_CLICKING: Final = frozenset(
    {
        *(Command.MENU, Command.STANDINGS, Command.KEYS, Command.HINT),
        *(Command.SAVE, Command.RECORD, Command.SOUND),
    }
)
_WATCHING: Final = frozenset({*WATCH, Command.FASTER, Command.SLOWER}) - {Command.PLAYERS}
_WHILE_LOOKING: Final = frozenset(
    {
        *REVIEW,
        *(Command.UNDO, Command.UNDO_TURN, Command.REDO, Command.MENU, Command.STANDINGS, Command.KEYS),
        *(Command.SAVE, Command.RECORD, Command.LAST_ROUND, Command.SOUND),
        *(Command.NEXT_BUTTON, Command.PREVIOUS_BUTTON, Command.COPY),
    }
)  # anything else goes back to the position now


class CommandHandler:
    """Looks up the handler of a command and calls it."""

    def __init__(
        self,
        table: AnyTable,
        host: Host[Any],
        clicks: Callable[[Any], bool],
        while_looking: Collection[object],
        *others: Mapping[Any, Handler],
    ) -> None:
        """`others` are the handlers of other commands: those of a turn, of the history, of windows.

        `clicks` tells of a command of the game whether it is heard; those `while_looking` do not end looking
        back.
        """
        self._table, self._host, self._clicks = table, host, clicks
        self._while_looking = _WHILE_LOOKING.union(while_looking)
        self._handlers: dict[Any, Handler] = {
            **{asked: partial(table.runner.watch, asked) for asked in _WATCHING},
            Command.MOVE_NOW: self._move_now,
            Command.SOUND: host.toggle_sound,
        }
        for handlers in others:
            self._handlers.update(handlers)

    @property
    def known(self) -> frozenset[Any]:
        """The commands that have a handler."""
        return frozenset(self._handlers)

    def ask(self, asked: Any) -> None:
        """Carry out the command of a button or key; a press on a button counts as its command."""
        if asked is Command.CLICK and (button := self._table.mouse.chosen_button) is not None:
            asked = button
            if asked is Command.END:  # Space must not end the next turn too
                self._table.mouse.leave_button()
        self._table.mouse.note_press()
        if self._table.looking.active and asked not in self._while_looking:
            self._table.look_back(len(self._table.session.history))
            return
        if asked in _CLICKING or self._clicks(asked):
            self._host.sound.play("click")
        self._handlers[watching_command(asked) if self._table.runner.watched else asked]()

    def _move_now(self) -> None:
        if self._table.thinking.interruptible:
            self._table.runner.move_now()
