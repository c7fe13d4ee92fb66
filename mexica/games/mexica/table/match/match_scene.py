"""The screen on which a match is played: takes events, lets time pass, shows the table."""

from contextlib import ExitStack
from typing import Final

import pygame
from pygame import Surface

from mexica.drawing.overlay import Overlay
from mexica.drawing.tip_box import draw_tip
from mexica.games.mexica import rules
from mexica.games.mexica.rules.actions import EndTurn
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.bar.commands_and_keys import FLOORS_HELD, MexicaCommand, Request
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.board.table_view import TableView
from mexica.games.mexica.table.hint.mexica_hint import MexicaHint
from mexica.games.mexica.table.input.dragging import carried_figure
from mexica.games.mexica.table.input.match_look import kept_clear
from mexica.games.mexica.table.match import screen_look
from mexica.games.mexica.table.match.event_sounds import mood
from mexica.games.mexica.table.match.key_pointing import KeyPointing
from mexica.games.mexica.table.match.match_overlays import MatchOverlays
from mexica.games.mexica.table.match.match_record import Record, Session
from mexica.games.mexica.table.match.match_view import MatchView
from mexica.games.mexica.table.match.table import Table
from mexica.games.mexica.table.match.turn_controls import TurnControls
from mexica.games.mexica.table.motions.motion_look import shown_state
from mexica.games.mexica.table.panels.turn_view import draw_thinking
from mexica.games.mexica.table.record.recording import recording
from mexica.games.mexica.table.review.course_controls import CourseControls
from mexica.play.click_guard import ClickGuard
from mexica.play.commands import Command
from mexica.play.host import Host
from mexica.shell.match.command_handler import CommandHandler
from mexica.shell.match.hint_controls import HintControls
from mexica.shell.match.history_controls import HistoryControls
from mexica.shell.match.match_windows import MatchWindows
from mexica.shell.match.motion_skip import MotionSkip
from mexica.shell.match.overlay_actions import Outside
from mexica.shell.match.overlay_slot import OverlaySlot
from mexica.shell.match.player_input import PlayerInput
from mexica.shell.match.round_controls import RoundControls
from mexica.shell.match.toolbar import Toolbar

_PRELOAD_AGAIN: Final = 0.03  # seconds


class MatchScene:
    """A game in progress, or a finished one under review, in the window of its host."""

    def __init__(self, host: Host[Record], record: Record) -> None:
        self._host = host
        self._guard = ClickGuard()
        self.table = Table(Session(rules, record), host, self._moved_on)
        self._screen = MatchView(self.table, host.size, host.settings.scale)
        self._slot = OverlaySlot(host, self._screen, self._board_is_free)
        self.hinting = HintControls(self.table, self.view, MexicaHint(self.table))
        self.recording = recording(self.table, host, self.view)
        self.round = RoundControls(self.table, host)
        self.course = CourseControls(
            self.table, self.hinting, self._slot, self._show_result, host.open_retries
        )
        outside = Outside(self.course.open, self.course.learn, self._carry_out)
        own = MatchOverlays(self.table, host)
        self.windows = MatchWindows(self.table, self._slot, own, outside)
        self._skip = MotionSkip(self.table, self._screen, self._guard, {MexicaCommand.FLAT_VIEW})
        self._connect_input()

    def _connect_input(self) -> None:
        self._turn = turn = TurnControls(self._host, self.table, self._screen, self._end_turn)
        self._pointing = KeyPointing(self.table, self._screen, turn.displayed)
        self.commands = CommandHandler(
            self.table,
            self._host,
            turn.clicks,
            {MexicaCommand.FLAT_VIEW},
            turn.handlers(),
            self._pointing.handlers(),
            HistoryControls(self.table, self._host.play).handlers(),
            self.windows.handlers(),
            {
                Command.HINT: self._toggle_hint,
                Command.RECORD: self._toggle_record,
                Command.LAST_ROUND: self.round.begin,
            },
        )
        covers = (self.hinting, self.recording)
        self._input = PlayerInput(self.table, self._screen, turn, self.commands, covers)

    # ------------------------------------------------------------------ what there is

    @property
    def record(self) -> Record:
        """The game in progress."""
        return self.table.runner.record

    @property
    def view(self) -> TableView:
        """The view of the table at the size of the window."""
        return self._screen.view

    @property
    def bar(self) -> Toolbar:
        """The bar below the board."""
        return self._screen.bar

    @property
    def overlay(self) -> Overlay | None:
        """The overlay over the board, if any."""
        return self._slot.shown

    # ------------------------------------------------------------------ the scene's life

    def enter(self) -> None:
        """Begin: show whose turn it is, or the result of a finished game."""
        self.view.sprites.preload_all()
        self._set_mood()
        self.windows.pending.scored = self.table.session.state.turn.phase is Phase.OVER
        self.windows.show_due()

    def leave(self) -> None:
        """End the computers' processes, and drop pending sounds."""
        with ExitStack() as steps:  # each of them whatever happens to the others
            steps.callback(self._host.sound.cancel_delayed)
            steps.callback(self.windows.scores_ahead.drop)
            steps.callback(self.course.leave)
            steps.callback(self.hinting.end)
            steps.callback(self.table.runner.close)

    def resize(self, size: tuple[int, int]) -> None:
        """Lay everything out for a window of this size."""
        self._screen.lay_out(size, self._host.settings.scale)
        self.hinting.lay_out(self.view)
        self.recording.lay_out(self.view)
        self._point_again()  # something else is now under the mouse
        self.table.mouse.hide_tips()
        self.windows.scores_ahead.drop()
        self._slot.rebuild()

    # ------------------------------------------------------------------ time

    def update(self, seconds: float) -> bool:
        """Let time pass: toasts go, pieces move, computers play on; return whether the picture changed."""
        table, motion = self.table, self.table.motion
        self._guard.tick(seconds)
        feasting = motion.held
        changed = table.announcements.tick(seconds) | table.presenter.tick(seconds)
        if motion.held and not feasting:
            self._guard.begin()
        if self.overlay is None:
            changed |= self._update_board(seconds)
        if not motion.running:
            self.view.sprites.preload_next()
        elif motion.blocking:
            self.windows.prepare_scores()
        if self.overlay is None:
            changed |= self.round.tick(seconds)
        changed |= self._slot.tick() | self.hinting.tick(seconds) | self.course.tick() | self.recording.tick()
        return self._screen.take_change() | changed

    def _update_board(self, seconds: float) -> bool:
        """Continue the match while no overlay covers the board; return whether the picture changed."""
        table, pending = self.table, self.windows.pending
        changed = table.mouse.tick(seconds, moving=table.motion.running) | table.lake.tick(seconds)
        was_interruptible = table.thinking.interruptible
        changed |= table.thinking.tick(seconds, table.runner.computer_acts, table.runner.progress)
        table.prepare_hand()
        if not (self.table.looks_back and table.runner.busy):  # what was decided waits for the position now
            held = table.motion.running or pending.moved_on or self.table.looks_back
            table.runner.tick(seconds, held=held)
        if was_interruptible and not table.thinking.interruptible:
            self._guard.begin()  # a late click on "Move now" must not end a turn
        self.windows.tell_fault()
        if pending.moved_on and self._board_rests:
            self.windows.show_due()
        return changed

    @property
    def _board_rests(self) -> bool:
        """Whether the position now is shown, with nothing moving and nothing over it."""
        table = self.table
        return self.overlay is None and not table.motion.running and not self.table.looks_back

    @property
    def next_wake(self) -> float | None:
        """Seconds until the next update is needed: 0 while something moves, None for never."""
        table, motion = self.table, self.table.motion
        wishes = [table.announcements.next_wake, motion.next_wake, self._guard.next_wake]
        wishes += [self.course.next_wake, self._slot.next_wake, self.recording.next_wake]
        if not motion.running and not self.view.sprites.preloaded:
            wishes.append(_PRELOAD_AGAIN)
        if self.overlay is None and not motion.blocking:
            parts = (table.mouse, table.lake, table.thinking, self.hinting, self.round)
            wishes += [part.next_wake for part in parts]
            if not (self.table.looks_back and table.runner.busy):
                wishes.append(table.runner.next_wake)
        return min((wish for wish in wishes if wish is not None), default=None)

    # ------------------------------------------------------------------ the picture

    def draw_behind(self, surface: Surface) -> bool:
        """Draw the table alone."""
        self._draw_table(surface, screen_look.look(self.table, self.view))
        return True

    def _draw_table(self, surface: Surface, look: Look) -> None:
        table = self.table
        self.view.draw(surface, shown_state(table.motion, table.looking.state), self.hinting.added_to(look))
        screen_look.arrange(table, self.bar)
        self.bar.draw(surface, screen_look.button_looks(table), screen_look.title(table))

    def draw(self, surface: Surface) -> None:
        """Draw the table, the messages over it, and the overlay."""
        table, view = self.table, self.view
        look = screen_look.look(table, view)
        self._draw_table(surface, look)
        if not (look.scoring or self.table.looks_back):  # the computer to move next may think already
            draw_thinking(surface, view.layout, view.fonts, table.thinking)
        if table.dragging.carries and not look.ghosts:
            self._draw_carried(surface)
        self.hinting.draw(surface)
        self.recording.draw(surface)
        table.announcements.draw(surface, view, screen_look.scoring_hint(table))
        if self.overlay is not None:
            self._slot.draw(surface)
        elif tips := screen_look.tips(table):
            clear = kept_clear(view.layout, table.looking.state, look)
            draw_tip(surface, view, tips, table.mouse.position, clear)

    def _draw_carried(self, surface: Surface) -> None:
        table = self.table
        colour = table.seats[table.session.state.turn.to_move].sign.name
        wide = self.view.layout.cell[0]
        if figure := carried_figure(table.hand, colour, table.mouse.position, wide):
            self.view.draw_figure(surface, figure)

    # ------------------------------------------------------------------ events

    def handle(self, event: pygame.Event) -> None:
        """Take an event that no widget has consumed, or one that a widget of the overlay has sent."""
        self._change_focus(event)
        if self._show_floors(event) or self._guard.ignores(event) or self._slot.handle(event):
            return
        if self.round.handle(event):
            self._screen.note_change()
            return
        if self._skip.handle(event):
            return
        if not self.table.dragging.carries and (self.recording.handle(event) or self.hinting.handle(event)):
            self._screen.note_change()
        else:
            self._input.handle(event)
        if self.table.looking.active:
            self.hinting.close()

    def _show_floors(self, event: pygame.Event) -> bool:
        """Show the floors of every temple while a key is held; return whether the event was handled."""
        if event.type not in {pygame.KEYDOWN, pygame.KEYUP} or event.key not in FLOORS_HELD:
            return False
        self.table.show_floors = event.type == pygame.KEYDOWN
        self._screen.note_change()
        return True

    def _change_focus(self, event: pygame.Event) -> None:
        """Follow the window's focus: without it, the lake rests and no key counts as held."""
        if event.type in {pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED}:
            self.table.lake.watched = event.type == pygame.WINDOWFOCUSGAINED
            self.table.show_floors = False
            self._turn.cancel_drag()
            self._screen.note_change()

    def _moved_on(self, scored: bool) -> None:
        """Handle a change of the state: a scoring, a question or another player's turn may be due."""
        self.windows.note_move(scored)
        self._screen.note_change()
        self.hinting.close()
        self._set_mood(scoring=self.windows.pending.scored)
        if scored:
            self._guard.begin()
        if self._board_rests:
            self.windows.show_due()

    def _board_is_free(self) -> None:
        self._set_mood()
        self._point_again()  # the mouse may have moved while the overlay received its events

    def _end_turn(self) -> None:
        self.table.do(EndTurn())

    def _toggle_hint(self) -> None:
        self.table.mouse.hide_tips()
        self.recording.close()
        self.hinting.toggle()
        self._point_again()

    def _toggle_record(self) -> None:
        self.table.mouse.hide_tips()
        self.hinting.close()
        self.recording.toggle()
        self._point_again()

    def _point_again(self) -> None:
        """Point where the mouse is, or where the arrow keys went: a panel may now cover that."""
        before = self.table.mouse.position
        covered = any(panel.uncovered(before) != before for panel in (self.hinting, self.recording))
        if covered or not self._pointing.refresh():
            self._input.point(self._host.pointer)

    def _carry_out(self, asked: Request) -> None:
        self.commands.ask(asked)

    def _show_result(self) -> None:
        self.windows.open(Command.STANDINGS)

    def _set_mood(self, *, scoring: bool = False) -> None:
        self._host.sound.set_mood(mood(self.table.session.state, scoring=scoring))
