"""Undo, redo and stepping through a finished game."""

from collections.abc import Callable
from functools import partial
from typing import Final

from mexica.games.mexica.table.bar.commands_and_keys import Request
from mexica.games.mexica.table.match.open_commands import why_barred
from mexica.games.mexica.table.match.table import Table
from mexica.play.commands import REVIEW, Command
from mexica.play.questions import play_on
from mexica.play.review import review_commands, review_goals
from mexica.play.undo import taken_back

_FORWARD: Final = frozenset({Command.AFTER, Command.TURN_AFTER, Command.LAST})


class HistoryControls:
    """Goes back and forth in a game: by decisions while it is played, by actions once it is finished."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def handlers(self) -> dict[Request, Callable[[], None]]:
        """Return the handlers of the history commands."""
        return {
            **{asked: partial(self._look_at, asked) for asked in REVIEW},
            Command.UNDO: self._undo,
            Command.UNDO_TURN: self._undo_turn,
            Command.REDO: self._redo,
            Command.PLAY_ON: self._ask_to_play_on,
        }

    def _undo(self) -> None:
        if self._table.session.finished:
            self._look_at(Command.BEFORE)
        else:
            self._take_back(self._table.runner.undo)

    def _undo_turn(self) -> None:
        if self._table.session.finished:
            self._look_at(Command.TURN_BEFORE)
        else:
            self._take_back(self._table.runner.undo_turn)

    def _take_back(self, undo: Callable[[], int]) -> None:
        """Undo, and tell whose turns that took back too, or why nothing can be taken back."""
        table, session = self._table, self._table.session
        before = session.history
        table.jump(undo, "undone")
        if taken := before[len(session.history) :]:
            told = taken_back(session.rules, session.state, taken, table.names)
        else:
            told = why_barred(table, Command.UNDO)
        if told:
            table.announcements.toast(told)

    def _redo(self) -> None:
        if self._table.session.finished:
            self._look_at(Command.AFTER)
        else:
            self._table.jump(self._table.runner.redo, "redone")

    def _look_at(self, asked: Command) -> None:
        """Go forward or back in a finished game; a single action forward is animated."""
        table, session = self._table, self._table.session
        goal = review_goals(session).get(asked)
        if goal is None:
            return
        moving = asked is not Command.BEFORE and goal == len(session.history) + 1
        table.jump(lambda: table.runner.look_at(goal), "redone" if asked in _FORWARD else "undone")
        if session.history and asked is not Command.LAST:
            table.presenter.show_again(session.history[-1], moving=moving)

    def _ask_to_play_on(self) -> None:
        session = self._table.session
        if Command.PLAY_ON in review_commands(session):
            self._table.ask(play_on(), self._play_on)

    def _play_on(self) -> None:
        """Continue a finished game from the position shown."""
        self._table.motion.stop()
        self._table.session.play_on()
        self._table.announcements.clear()
        self._table.state_replaced()
