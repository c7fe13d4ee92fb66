"""The screen on which a match is played: takes events, lets time pass, shows the table."""

import pygame
from pygame import Surface

from mexica.drawing.overlay import Overlay
from mexica.drawing.tip_box import draw_tip
from mexica.drawing.turn_box import draw_thinking
from mexica.games.mexica import rules
from mexica.games.mexica.rules.actions import EndTurn
from mexica.games.mexica.table.bar.commands_and_keys import FLOORS_HELD, MexicaCommand, Request
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.board.table_view import TableView
from mexica.games.mexica.table.hint.mexica_hint import MexicaHint
from mexica.games.mexica.table.input.dragging import carried_figure
from mexica.games.mexica.table.input.match_look import kept_clear
from mexica.games.mexica.table.match import screen_look
from mexica.games.mexica.table.match.key_pointing import KeyPointing
from mexica.games.mexica.table.match.lake_life import LakeLife
from mexica.games.mexica.table.match.match_overlays import MatchOverlays
from mexica.games.mexica.table.match.match_record import Record, Session
from mexica.games.mexica.table.match.match_view import MatchView
from mexica.games.mexica.table.match.table import Table
from mexica.games.mexica.table.match.turn_controls import TurnControls
from mexica.games.mexica.table.motions.motion_look import shown_state
from mexica.games.mexica.table.record.recording import recording
from mexica.games.mexica.table.review.mexica_review import MexicaReview
from mexica.play.click_guard import ClickGuard
from mexica.play.commands import Command
from mexica.play.host import Host
from mexica.shell.match import bar_state
from mexica.shell.match.command_handler import CommandHandler
from mexica.shell.match.course_controls import CourseControls, CourseWays
from mexica.shell.match.hint_controls import HintControls
from mexica.shell.match.history_controls import HistoryControls
from mexica.shell.match.match_frame import MatchFrame, MatchParts
from mexica.shell.match.match_windows import MatchWindows
from mexica.shell.match.motion_skip import MotionSkip
from mexica.shell.match.overlay_actions import Outside
from mexica.shell.match.overlay_slot import OverlaySlot
from mexica.shell.match.player_input import PlayerInput
from mexica.shell.match.round_controls import RoundControls
from mexica.shell.match.toolbar import Toolbar


class MatchScene:
    """A game in progress, or a finished one under review, in the window of its host."""

    def __init__(self, host: Host[Record], record: Record) -> None:
        self._host = host
        self.table = Table(Session(rules, record), host, self._moved_on)
        self._screen = MatchView(self.table, host.size, host.settings.scale)
        self._turn = TurnControls(host, self.table, self._screen, self._end_turn)
        guard, slot = ClickGuard(), OverlaySlot(host, self._screen, self._board_is_free)
        self.hinting = HintControls(self.table, self.view, MexicaHint(self.table))
        self.recording = recording(self.table, host, self.view)
        self.round = RoundControls(self.table, host)
        ways = CourseWays(self._show_result, host.open_retries)
        self.course = CourseControls(self.table, MexicaReview(), self.hinting, slot, ways)
        outside = Outside(self.course.open, self.course.learn, self._carry_out)
        self.windows = MatchWindows(self.table, slot, guard, MatchOverlays(self.table, host), outside)
        pointing = KeyPointing(self.table, self._screen, self._turn.displayed)
        self.commands = self._make_commands(pointing)
        covers = (self.hinting, self.recording)
        self._frame = MatchFrame(
            host,
            self.table,
            MatchParts(
                guard=guard,
                screen=self._screen,
                slot=slot,
                windows=self.windows,
                skip=MotionSkip(self.table, self._screen, guard, {MexicaCommand.FLAT_VIEW}),
                round=self.round,
                hinting=self.hinting,
                recording=self.recording,
                course=self.course,
                input=PlayerInput(self.table, self._screen, self._turn, self.commands, covers),
                life=LakeLife(self.table, host, pointing),
            ),
        )

    def _make_commands(self, pointing: KeyPointing) -> CommandHandler:
        return CommandHandler(
            self.table,
            self._host,
            self._turn.clicks,
            {MexicaCommand.FLAT_VIEW},
            self._turn.handlers(),
            pointing.handlers(),
            HistoryControls(self.table, self._host.play).handlers(),
            self.windows.handlers(),
            {
                Command.HINT: self._toggle_hint,
                Command.RECORD: self._toggle_record,
                Command.LAST_ROUND: self.round.begin,
            },
        )

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
        return self._frame.overlay

    # ------------------------------------------------------------------ the scene's life

    def enter(self) -> None:
        """Begin: show whose turn it is, or the result of a finished game."""
        self._frame.enter()

    def leave(self) -> None:
        """End the computers' processes, and drop pending sounds."""
        self._frame.leave()

    def resize(self, size: tuple[int, int]) -> None:
        """Lay everything out for a window of this size."""
        self._frame.resize(size)

    def update(self, seconds: float) -> bool:
        """Let time pass: toasts go, pieces move, computers play on; return whether the picture changed."""
        return self._frame.update(seconds)

    @property
    def next_wake(self) -> float | None:
        """Seconds until the next update is needed: 0 while something moves, None for never."""
        return self._frame.next_wake

    # ------------------------------------------------------------------ the picture

    def draw_behind(self, surface: Surface) -> bool:
        """Draw the table alone."""
        self._draw_table(surface, screen_look.look(self.table, self.view))
        return True

    def _draw_table(self, surface: Surface, look: Look) -> None:
        table = self.table
        self.view.draw(surface, shown_state(table.motion, table.looking.state), self.hinting.added_to(look))
        bar_state.arrange(table, self.bar)
        self.bar.draw(surface, screen_look.button_looks(table), bar_state.title(table))

    def draw(self, surface: Surface) -> None:
        """Draw the table, the messages over it, and the overlay."""
        table, view = self.table, self.view
        look = screen_look.look(table, view)
        self._draw_table(surface, look)
        if not (look.scoring or self.table.looks_back):  # the computer to move next may think already
            draw_thinking(surface, view.layout, view.fonts, table.thinking)
        if table.dragging.carries and not look.ghosts:
            self._draw_carried(surface)
        self._frame.draw_panels(surface)
        table.announcements.draw(surface, view, screen_look.scoring_hint(table))
        if self.overlay is not None:
            self.overlay.draw(surface, view)
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
        if not self._show_floors(event):
            self._frame.handle(event)

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
        self._frame.moved_on(scored)

    def _board_is_free(self) -> None:
        self._frame.board_is_free()

    def _end_turn(self) -> None:
        self.table.do(EndTurn())

    def _toggle_hint(self) -> None:
        self._frame.toggle_hint()

    def _toggle_record(self) -> None:
        self._frame.toggle_record()

    def _carry_out(self, asked: Request) -> None:
        self.commands.ask(asked)

    def _show_result(self) -> None:
        self.windows.open(Command.STANDINGS)
