"""Clicks and keys that skip the current motion."""

from typing import Final

import pygame

from mexica.drawing.keys import Skip, skip_asked
from mexica.games.mexica.table.bar.commands_and_keys import MexicaCommand
from mexica.games.mexica.table.match.match_view import MatchView
from mexica.games.mexica.table.match.player_input import asked_by
from mexica.games.mexica.table.match.table import Table
from mexica.play.click_guard import ClickGuard
from mexica.play.commands import REVIEW, Command

_JUMPS: Final = (Command.UNDO, Command.REDO, *REVIEW)


class MotionSkip:
    """Lets a press end the current motion, or one step or all of a scoring."""

    def __init__(self, table: Table, screen: MatchView, guard: ClickGuard) -> None:
        self._table, self._screen, self._guard = table, screen, guard

    def handle(self, event: pygame.Event) -> bool:
        """Skip the current motion after a press; return whether the press is consumed."""
        motion = self._table.motion
        if event.type not in {pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN} or not motion.running:
            return False
        asked = asked_by(event, self._table) if event.type == pygame.KEYDOWN else None
        if asked is MexicaCommand.FLAT_VIEW:
            return False
        self._screen.note_change()
        if motion.blocking and asked not in _JUMPS:
            self._skip_scoring(event)
            return True
        self._table.presenter.finish()
        return motion.blocking and asked not in _JUMPS

    def _skip_scoring(self, event: pygame.Event) -> None:
        motion, presenter = self._table.motion, self._table.presenter
        match skip_asked(event, any_key=motion.held):
            case Skip.STEP:
                presenter.show_next()
            case Skip.ALL:
                presenter.finish()
        if motion.held or not motion.running:
            self._guard.begin()
