"""Undo, redo and stepping through a game, finished or not."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from mexica.play.commands import REVIEW, Command
from mexica.play.questions import play_on
from mexica.play.review import end_reached, review_goals
from mexica.play.undo import stopped_at, taken_back
from mexica.shell.match.match_table import AnyTable
from mexica.shell.match.usable_commands import why_barred

_FORWARD: Final = frozenset({Command.AFTER, Command.TURN_AFTER, Command.LAST})


class HistoryControls:
    """Goes back and forth in a game: takes decisions back while it is played, else shows what was played."""

    def __init__(self, table: AnyTable, play: Callable[[Any], None]) -> None:
        """`play` begins a game instead of this one."""
        self._table, self._play = table, play

    def handlers(self) -> dict[Command, Callable[[], None]]:
        """Return the handlers of the history commands."""
        return {
            **{asked: partial(self._look_at, asked) for asked in REVIEW},
            Command.UNDO: self._undo,
            Command.UNDO_TURN: self._undo_turn,
            Command.REDO: self._redo,
            Command.PLAY_ON: self._ask_to_play_on,
        }

    @property
    def _only_looks(self) -> bool:
        return self._table.session.finished or self._table.looking.active

    def _undo(self) -> None:
        if self._only_looks:
            self._look_at(Command.BEFORE)
        else:
            self._take_back(self._table.runner.undo)

    def _undo_turn(self) -> None:
        if self._only_looks:
            self._look_at(Command.TURN_BEFORE)
        else:
            self._take_back(self._table.runner.undo_turn, turn=True)

    def _take_back(self, undo: Callable[[], int], *, turn: bool = False) -> None:
        """Undo, and tell whose turns that took back too, or why nothing more can be taken back.

        `turn` tells whether a whole turn was to be taken back.
        """
        table, session = self._table, self._table.session
        before = session.history
        table.jump(undo, "undone")
        if taken := before[len(session.history) :]:
            told = taken_back(session.rules, session.state, taken, table.names)
            if turn and (stopped := stopped_at(session.rules, session.state_after(0), session.history)):
                told = stopped
        else:
            told = why_barred(table, Command.UNDO)
        if told:
            table.announcements.toast(told)

    def _redo(self) -> None:
        if self._only_looks:
            self._look_at(Command.AFTER)
        elif why := why_barred(self._table, Command.REDO):
            self._table.announcements.toast(why)
        else:
            self._table.jump(self._table.runner.redo, "redone")

    def _look_at(self, asked: Command) -> None:
        """Go forward or back in the game; a single action forward is animated. Say so at either end of it."""
        table, looking, session = self._table, self._table.looking, self._table.session
        goals = review_goals(session) if session.finished else looking.goals
        goal = goals.get(asked)
        if goal is None:
            table.announcements.toast(end_reached(forward=asked in _FORWARD))
            return
        moving = asked is not Command.BEFORE and goal == looking.number + 1
        if session.finished:
            table.jump(lambda: table.runner.look_at(goal), "redone" if asked in _FORWARD else "undone")
        else:
            table.look_back(goal)
        if looking.last is not None and asked is not Command.LAST:
            table.presenter.show_again(looking.last, looking.before, moving=moving)

    def _ask_to_play_on(self) -> None:
        """Ask whether to begin a new game from the position shown, or say why that cannot be."""
        table, looking = self._table, self._table.looking
        if looking.may_play_on:
            table.ask(play_on(), lambda: self._play(looking.record))
        elif why := why_barred(table, Command.PLAY_ON):
            table.announcements.toast(why)
