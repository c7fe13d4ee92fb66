"""The life of a match on the screen: time and events in their order, what opens over the board and when."""

from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, Final

import pygame
from attrs import frozen

from mexica.drawing.banner import Banner
from mexica.drawing.canvas import Drawable
from mexica.drawing.overlay import Overlay
from mexica.play.click_guard import ClickGuard
from mexica.play.host import Host
from mexica.shell.match.board_life import BoardLife
from mexica.shell.match.course_controls import CourseControls
from mexica.shell.match.early_presses import PRESSES, EarlyPresses
from mexica.shell.match.hint_controls import HintControls
from mexica.shell.match.match_table import AnyTable
from mexica.shell.match.match_windows import MatchWindows
from mexica.shell.match.motion_skip import MotionSkip
from mexica.shell.match.overlay_slot import OverlaySlot
from mexica.shell.match.player_input import PlayerInput
from mexica.shell.match.record_controls import RecordControls
from mexica.shell.match.round_controls import RoundControls
from mexica.shell.match.table_screen import TableScreen

_PRELOAD_AGAIN: Final = 0.03  # seconds


@frozen
class MatchParts:
    """The parts of a match that its frame keeps going."""

    guard: ClickGuard
    screen: TableScreen
    slot: OverlaySlot
    windows: MatchWindows
    skip: MotionSkip
    round: RoundControls
    hinting: HintControls[Any, Any]
    recording: RecordControls[Any]
    course: CourseControls
    input: PlayerInput
    life: BoardLife


class MatchFrame:
    """Lets time pass for a match and passes on what the player does."""

    def __init__(self, host: Host[Any], table: AnyTable, parts: MatchParts) -> None:
        self._host, self._table, self._parts = host, table, parts
        self._early = EarlyPresses(table)
        self._points_again = False  # once nothing moves: what is pointed at may have gone elsewhere

    @property
    def overlay(self) -> Overlay | None:
        """The overlay over the board, if any."""
        return self._parts.slot.shown

    def enter(self) -> None:
        """Begin: show whose turn it is, or the result of a finished game."""
        self._parts.screen.view.sprites.preload_all()
        self._parts.life.set_mood(scoring=False)
        self._parts.windows.pending.scored = self._table.session.finished
        self._parts.windows.show_due()

    def leave(self) -> None:
        """End the computers' processes, and drop pending sounds."""
        parts = self._parts
        with ExitStack() as steps:  # each of them whatever happens to the others
            steps.callback(self._host.sound.cancel_delayed)
            steps.callback(parts.windows.scores_ahead.drop)
            steps.callback(parts.course.leave)
            steps.callback(parts.hinting.end)
            steps.callback(self._table.runner.close)

    def resize(self, size: tuple[int, int]) -> None:
        """Lay everything out for a window of this size."""
        parts = self._parts
        parts.screen.lay_out(size, self._host.settings.scale)
        self.lay_out_panels()
        self._table.mouse.hide_tips()
        parts.windows.scores_ahead.drop()
        parts.slot.rebuild()

    def lay_out_panels(self) -> None:
        """Lay the panels over the board out for the view as it is now."""
        for panel in (self._parts.hinting, self._parts.recording):
            panel.lay_out(self._parts.screen.view)
        self.point_again()  # something else is now under the mouse

    # ------------------------------------------------------------------ time

    def update(self, seconds: float) -> bool:
        """Let time pass: toasts go, pieces move, computers play on; return whether the picture changed."""
        table, parts, motion = self._table, self._parts, self._table.motion
        parts.guard.tick(seconds)
        feasting = motion.held
        changed = table.announcements.tick(seconds) | table.presenter.tick(seconds)
        if motion.held and not feasting:
            parts.guard.begin()
        if self.overlay is None:
            self._early.hasten()
            changed |= self._update_board(seconds)
            for event in self._early.due():
                self.handle(event)
        else:
            self._early.drop()
        self._point_after_motion()
        if not motion.running:
            parts.screen.view.sprites.preload_next()
        elif motion.blocking:
            parts.windows.prepare_scores()
        if self.overlay is None:
            changed |= parts.round.tick(seconds)
        changed |= parts.slot.tick() | parts.hinting.tick(seconds)
        changed |= parts.recording.tick() | parts.course.tick()
        return parts.screen.take_change() | changed

    def _update_board(self, seconds: float) -> bool:
        """Continue the match while no overlay covers the board; return whether the picture changed."""
        table, windows = self._table, self._parts.windows
        changed = self._parts.life.tick(seconds)
        was_interruptible = table.thinking.interruptible
        thinks = table.computer_thinks
        changed |= table.thinking.tick(seconds, thinks, table.runner.progress)
        table.prepare_hand()
        if not (table.looks_back and table.runner.busy):  # what was decided waits for the position now
            held = table.motion.running or windows.pending.moved_on or table.looks_back or table.stopped
            table.runner.tick(seconds, held=held)
        if was_interruptible and not table.thinking.interruptible:
            self._parts.guard.begin()  # a late click on "Move now" must not end a turn
        windows.tell_fault()
        if self._is_due:
            self._show_due()
        return changed

    def _covers_at_once(self) -> bool:
        """Show what a press that ended a motion made due; it was not meant for what comes after that."""
        if self._is_due:
            self._show_due()
        return self.overlay is not None

    @property
    def _is_due(self) -> bool:
        """Whether something may be shown over the board now."""
        return (self._parts.windows.pending.moved_on or self._table.curtain_due) and self._board_rests

    def _show_due(self) -> None:
        """Show what is due over the board; nobody's record stays open behind a curtain.

        A press meant for the turn before does not lift the banner that comes after it.
        """
        if self._table.curtain_due:
            self._parts.recording.close()
        self._parts.windows.show_due()
        if isinstance(self.overlay, Banner):
            self._parts.guard.begin()

    @property
    def _board_rests(self) -> bool:
        """Whether the position now is shown, with nothing moving and nothing over it."""
        table = self._table
        return self.overlay is None and not table.motion.running and not table.looks_back

    @property
    def next_wake(self) -> float | None:
        """Seconds until the next update is needed: 0 while something moves, None for never."""
        table, parts, motion = self._table, self._parts, self._table.motion
        wishes = [table.announcements.next_wake, motion.next_wake, parts.guard.next_wake]
        wishes += [parts.slot.next_wake, parts.recording.next_wake, parts.course.next_wake]
        if not motion.running and not parts.screen.view.sprites.preloaded:
            wishes.append(_PRELOAD_AGAIN)
        if self.overlay is None and not motion.blocking:
            wishes += [parts.life.next_wake, table.thinking.next_wake]
            wishes += [parts.hinting.next_wake, parts.round.next_wake]
            if not (table.looks_back and table.runner.busy):
                wishes.append(table.runner.next_wake)
        return min((wish for wish in wishes if wish is not None), default=None)

    # ------------------------------------------------------------------ the picture

    def draw_panels(self, target: Drawable) -> None:
        """Draw what lies beside the board: the plan of a hint, the record."""
        self._parts.hinting.draw(target)
        self._parts.recording.draw(target)

    # ------------------------------------------------------------------ events

    def handle(self, event: pygame.Event) -> None:
        """Take an event that no widget has consumed, or one that a widget of the overlay has sent."""
        parts = self._parts
        if parts.guard.ignores(event) or parts.slot.handle(event) or self._early.holds(event):
            return
        if parts.round.handle(event):
            parts.screen.note_change()
            return
        if parts.skip.handle(event) or (event.type in PRESSES and self._covers_at_once()):
            return
        self._point_after_motion()  # which the press may have ended
        if not parts.input.carries and (parts.recording.handle(event) or parts.hinting.handle(event)):
            parts.screen.note_change()
        else:
            parts.input.handle(event)
        if self._table.looking.active:
            parts.hinting.close()
        if event.type == pygame.KEYDOWN:
            self._points_again = True
            self._point_after_motion()

    def note_focus(self, has: bool) -> None:
        """Follow the window's focus: without it, the board rests."""
        self._parts.life.note_focus(has)
        self._parts.screen.note_change()

    def moved_on(self, scored: bool) -> None:
        """Handle a change of the state: a scoring, a question or another player's turn may be due."""
        parts = self._parts
        parts.windows.note_move(scored)
        parts.screen.note_change()
        self._points_again = True
        parts.hinting.close()
        parts.life.set_mood(scoring=parts.windows.pending.scored)
        if scored:
            parts.guard.begin()
        if self._board_rests:
            self._show_due()

    def board_is_free(self) -> None:
        """After an overlay has gone: the mouse may have moved while it received the events."""
        self._parts.life.set_mood(scoring=False)
        self.point_again()

    def _point_after_motion(self) -> None:
        """Point again if that is due and nothing moves or covers the board."""
        if self._points_again and self.overlay is None and not self._table.motion.running:
            self._points_again = False
            if not self._parts.life.point_by_keys():
                self._parts.input.point(self._host.pointer)

    def toggle_hint(self) -> None:
        """Ask for a hint instead of the record, or close it."""
        self._toggle(self._parts.recording.close, self._parts.hinting.toggle)

    def toggle_record(self) -> None:
        """Open the record instead of a hint, or close it."""
        self._toggle(self._parts.hinting.close, self._parts.recording.toggle)

    def _toggle(self, close: Callable[[], None], toggle: Callable[[], None]) -> None:
        self._table.mouse.hide_tips()
        close()
        toggle()
        self.point_again()

    def point_again(self) -> None:
        """Point where the mouse is, or where the arrow keys went: a panel may now cover that."""
        parts = self._parts
        before = self._table.mouse.position
        covered = any(panel.uncovered(before) != before for panel in (parts.hinting, parts.recording))
        if covered or not parts.life.point_by_keys():
            parts.input.point(self._host.pointer)
