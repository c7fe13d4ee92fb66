"""Controls of the record of a game in play: its key opens it, a click shows the board as it was."""

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import pygame
from pygame import Surface

from mexica.drawing.canvas import Drawable, over
from mexica.drawing.record_panel import RecordActions, RecordPanel
from mexica.drawing.view import PanelView
from mexica.play.host import Host
from mexica.play.outside_text import shown_path
from mexica.shell.match.match_table import AnyTable
from mexica.shell.match.record_lines import MatchRecord, RecordWords
from mexica.texts import _, told_error

_NOWHERE: Final = (-1, -1)
_LOOK_AGAIN: Final = 0.1  # seconds between two checks whether a picture is written
_LONG: Final = 10.0  # seconds in which to read where the picture is


ViewT = TypeVar("ViewT", bound=PanelView)


class RecordControls(Generic[ViewT]):
    """Connects the record's panel with the table, its input and the window."""

    def __init__(
        self,
        table: AnyTable,
        host: Host[Any],
        view: ViewT,
        words: RecordWords,
        picture: Callable[[ViewT], Surface],
    ) -> None:
        """`picture` returns a new picture of the board as it is shown, without anything over it."""
        self._table, self._host, self._words = table, host, words
        self._shown = MatchRecord(table.session, words)
        self._listed: tuple[object, ...] | None = None
        self._board_picture = picture
        self._changed = False
        self._picture: Future[Path] | None = None
        self._panel = RecordPanel(table.seats, self._actions())
        self.lay_out(view)

    def _actions(self) -> RecordActions:
        table, shown = self._table, self._shown
        return RecordActions(
            rows=lambda page, seat: shown.lines(page, seat, table.seats),
            note=lambda page, seat: shown.note(page, seat, table.seats),
            look_at=table.look_back,
            now=self.go_to_now,
            copy=self.copy,
            picture=self.take_picture,
            close=self.close,
        )

    @property
    def panel(self) -> RecordPanel:
        """The panel, also while it is closed."""
        return self._panel

    # ------------------------------------------------------------------ opening and closing

    def lay_out(self, view: ViewT) -> None:
        """Lay the panel out for a view."""
        self._view = view
        if self._table.record_open:
            self._panel.build(view)

    def toggle(self) -> None:
        """Open the record beside the board, or close it."""
        if self._table.record_open:
            self.close()
        else:
            self._table.record_open, self._changed = True, True
            self._panel.build(self._view)

    def close(self) -> None:
        """Close the record, and show the position now."""
        if self._table.record_open:
            self._table.record_open, self._changed = False, True
            if self._table.looking.active:
                self.go_to_now()

    def go_to_now(self) -> None:
        """Show the position now, or the end of a finished game."""
        self._table.look_back(self._table.session.length)

    # ------------------------------------------------------------------ what its buttons do

    def copy(self) -> None:
        """Put the record as text on the clipboard, and say so."""
        done = self._host.copy_text(self._shown.text(self._table.seats))
        told = (
            _("The record is on the clipboard, as text.") if done else _("There is no clipboard to copy to.")
        )
        self._table.announcements.toast(told)

    def take_picture(self) -> None:
        """Write a picture of the board as it is shown to a file, in the background."""
        if self._picture is None:
            self._picture = self._host.save_picture(self._board_picture(self._view))

    def _tell_picture(self, picture: Future[Path]) -> None:
        try:
            text = _("The picture is in {file}.").format(file=shown_path(picture.result()))
        except OSError as error:
            text = _("The picture could not be written: {cause}.").format(cause=told_error(error))
        self._table.announcements.toast(text, _LONG)

    # ------------------------------------------------------------------ time and picture

    def tick(self) -> bool:
        """Take what was played since, and say where a picture is; return whether the picture changed."""
        changed, self._changed = self._changed, False
        if self._picture is not None and self._picture.done():
            done, self._picture = self._picture, None
            self._tell_picture(done)
            changed = True
        if self._table.record_open:
            changed |= self._update()
        return changed

    def _update(self) -> bool:
        turns, reader, looking = self._shown.turns, self._words.reader(), self._table.looking
        # the turns are put together again when something was played
        fresh = self._listed is None or turns is not self._listed[0] or reader != self._listed[1]
        if fresh:
            self._listed = turns, reader
            self._panel.refresh()
        away = looking.active or self._table.session.reviewing
        self._panel.show(looking.number if away else None)
        return fresh

    @property
    def next_wake(self) -> float | None:
        """Seconds until something may change, None for never."""
        return _LOOK_AGAIN if self._picture is not None else None

    def draw(self, target: Drawable) -> None:
        """Draw the panel if it is open."""
        if self._table.record_open and not self._table.motion.blocking:
            self._panel.draw(over(target), self._view)

    # ------------------------------------------------------------------ events

    def handle(self, event: pygame.Event) -> bool:
        """Handle an event; return whether it was for the record alone."""
        table = self._table
        if not table.record_open:
            return False
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            free = table.hand.empty and not table.looking.active
            if free:
                self.close()
            return free
        self._changed |= event.type == pygame.MOUSEMOTION
        return self._panel.handle(event)

    def uncovered(self, position: tuple[int, int]) -> tuple[int, int]:
        """Return the mouse position for everything under the panel: off the screen while on the panel."""
        covered = self._table.record_open and self._panel.place.collidepoint(position)
        return _NOWHERE if covered else position
