"""The screen on which a match of any game is played: takes events, lets time pass, shows the table."""

from collections.abc import Callable
from typing import Any

import pygame
from pygame import Rect, Surface

from mexica.drawing.canvas import Canvas
from mexica.drawing.overlay import Overlay
from mexica.drawing.tip_box import draw_tip
from mexica.drawing.turn_box import draw_thinking
from mexica.play.click_guard import ClickGuard
from mexica.play.commands import Command
from mexica.play.host import Host
from mexica.shell.match import bar_state
from mexica.shell.match.board_life import BoardLife
from mexica.shell.match.command_handler import CommandHandler
from mexica.shell.match.course_controls import CourseControls, CourseWays
from mexica.shell.match.hint_controls import HintControls
from mexica.shell.match.history_controls import HistoryControls
from mexica.shell.match.key_pointing import KeyPointing
from mexica.shell.match.match_frame import MatchFrame, MatchParts
from mexica.shell.match.match_windows import MatchWindows
from mexica.shell.match.motion_skip import MotionSkip
from mexica.shell.match.overlay_actions import Outside
from mexica.shell.match.overlay_slot import OverlaySlot
from mexica.shell.match.own_parts import MakeParts, OwnParts
from mexica.shell.match.player_input import PlayerInput
from mexica.shell.match.record_controls import RecordControls
from mexica.shell.match.round_controls import RoundControls
from mexica.shell.match.toolbar import Toolbar


class MatchScene:
    """A game in progress, or a finished one under review, in the window of its host."""

    def __init__(
        self, host: Host[Any], make_parts: MakeParts, ask_hint: Callable[[], None] | None = None
    ) -> None:
        """`ask_hint` is called when the player asks for a hint, if it is not the hint of a match."""
        self._host, self._ask_hint = host, ask_hint
        self.own = own = make_parts(self._moved_on)
        self.table, self._screen = own.table, own.screen
        guard, slot = ClickGuard(), OverlaySlot(host, own.screen, self._board_is_free)
        self.hinting = HintControls[Any, Any](own.table, own.screen.view, own.hint)
        self.recording = RecordControls[Any](own.table, host, own.screen.view, own.words, own.board_picture)
        self.round = RoundControls(own.table, host)
        ways = CourseWays(self._show_result, host.open_retries)
        self.course = CourseControls(own.table, own.reviewing, self.hinting, slot, ways)
        outside = Outside(self.course.open, self.course.learn, self._carry_out)
        self.windows = MatchWindows(own.table, slot, guard, own.overlays, outside)
        pointing = KeyPointing(own.table, own.screen, own.steps)
        self.commands = self._make_commands(own, pointing)
        # the places of what lay over the table when it was drawn last: a tip, what the mouse enlarges
        self.in_front: tuple[Rect, ...] = ()
        self._canvas: Canvas | None = None  # for the surface that was drawn on last
        self._frame = MatchFrame(host, own.table, self._make_parts(own, guard, slot, pointing))

    def _make_commands(self, own: OwnParts, pointing: KeyPointing) -> CommandHandler:
        return CommandHandler(
            own.table,
            self._host,
            own.controls.clicks,
            own.while_looking,
            own.controls.handlers(),
            pointing.handlers(),
            HistoryControls(own.table, self._host.play).handlers(),
            self.windows.handlers(),
            {
                Command.HINT: self._toggle_hint,
                Command.RECORD: self._toggle_record,
                Command.LAST_ROUND: self.round.begin,
            },
        )

    def _make_parts(
        self, own: OwnParts, guard: ClickGuard, slot: OverlaySlot, pointing: KeyPointing
    ) -> MatchParts:
        covers = (self.hinting, self.recording)
        return MatchParts(
            guard=guard,
            screen=own.screen,
            slot=slot,
            windows=self.windows,
            skip=MotionSkip(own.table, own.screen, guard, own.passing),
            round=self.round,
            hinting=self.hinting,
            recording=self.recording,
            course=self.course,
            input=PlayerInput(own.table, own.screen, own.controls, self.commands, covers),
            life=BoardLife(self._host, own.table, pointing, own.mood, own.living),
        )

    # ------------------------------------------------------------------ what there is

    @property
    def record(self) -> Any:
        """The game in progress."""
        return self.table.runner.record

    @property
    def view(self) -> Any:
        """The game's view of the table at the size of the window."""
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
        self._draw_table(Canvas(surface), self.own.picture.look())
        return True

    def _draw_table(self, canvas: Canvas, look: Any) -> None:
        self.own.picture.draw(canvas, self.hinting.added_to(look))
        bar_state.arrange(self.table, self.bar)
        self.bar.draw(canvas, self.own.picture.button_looks(), bar_state.title(self.table))

    def draw(self, surface: Surface) -> None:
        """Draw the table, the messages over it, and the overlay."""
        table, view, own = self.table, self.view, self.own
        if self._canvas is None or self._canvas.surface is not surface:
            self._canvas = Canvas(surface)
        canvas, look = self._canvas, own.picture.look()
        self._draw_table(canvas, look)
        if own.picture.thinking:
            draw_thinking(canvas, view.layout, view.fonts, table.thinking)
        if own.controls.carries:
            own.picture.draw_carried(canvas.over(), look)
        self._frame.draw_panels(canvas)
        table.announcements.draw(canvas, view, own.picture.skip_note)
        self.in_front = own.picture.in_front(look)
        if self.overlay is not None:
            self.overlay.draw(canvas.over(), view)
        elif tips := own.overlays.tips():
            clear = own.picture.kept_clear(look)
            tip = draw_tip(canvas.over(), view, tips, table.mouse.position, clear)
            self.in_front = (*self.in_front, tip)

    # ------------------------------------------------------------------ events

    def handle(self, event: pygame.Event) -> None:
        """Take an event that no widget has consumed, or one that a widget of the overlay has sent."""
        if event.type in {pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED}:
            self.own.controls.cancel_drag()
            self._frame.note_focus(event.type == pygame.WINDOWFOCUSGAINED)
        if not self.own.watch(event):
            self._frame.handle(event)

    def _moved_on(self, scored: bool) -> None:
        self._frame.moved_on(scored)

    def _board_is_free(self) -> None:
        self._frame.board_is_free()

    def _toggle_hint(self) -> None:
        self.table.mouse.note_action()  # no tip over what the hint shows
        (self._ask_hint or self._frame.toggle_hint)()

    def _toggle_record(self) -> None:
        self._frame.toggle_record()

    def _carry_out(self, asked: Any) -> None:
        self.commands.ask(asked)

    def _show_result(self) -> None:
        self.windows.open(Command.STANDINGS)
