"""Clicks and keys that skip the current motion."""

from collections.abc import Collection
from typing import Final

import pygame

from mexica.drawing.keys import Skip, skip_asked
from mexica.play.click_guard import ClickGuard
from mexica.play.commands import REVIEW, Command
from mexica.shell.match.match_table import AnyTable
from mexica.shell.match.table_screen import TableScreen

_JUMPS: Final = (Command.UNDO, Command.REDO, *REVIEW)


class MotionSkip:
    """Lets a press end the current motion, or one step or all of what blocks the table."""

    def __init__(
        self, table: AnyTable, screen: TableScreen, guard: ClickGuard, passing: Collection[object] = ()
    ) -> None:
        """`passing` are commands that end no motion."""
        self._table, self._screen, self._guard, self._passing = table, screen, guard, passing

    def handle(self, event: pygame.Event) -> bool:
        """Skip the current motion after a press; return whether the press is consumed."""
        motion = self._table.motion
        if event.type not in {pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN} or not motion.running:
            return False
        asked = self._table.asked_by(event) if event.type == pygame.KEYDOWN else None
        if asked in self._passing:
            return False
        self._screen.note_change()
        if motion.blocking and asked not in _JUMPS:
            self._skip_blocking(event)
            return True
        self._table.presenter.finish()
        return motion.blocking and asked not in _JUMPS

    def _skip_blocking(self, event: pygame.Event) -> None:
        motion, presenter = self._table.motion, self._table.presenter
        match skip_asked(event, any_key=motion.held):
            case Skip.STEP:
                presenter.show_next()
            case Skip.ALL:
                presenter.finish()
        if motion.held or not motion.running:
            self._guard.begin()
