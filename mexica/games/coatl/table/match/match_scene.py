"""The screen on which a match is played: takes events, lets time pass, shows the table."""

from typing import Final

import pygame
from pygame import Rect, Surface

from mexica.drawing.overlay import Overlay
from mexica.drawing.tip_box import draw_tip
from mexica.drawing.turn_box import draw_thinking
from mexica.games.coatl import rules
from mexica.games.coatl.table.bar.commands_and_keys import CoatlCommand, Request
from mexica.games.coatl.table.cards.card_pictures import card_size
from mexica.games.coatl.table.court.court_look import CourtLook
from mexica.games.coatl.table.court.court_view import CourtView
from mexica.games.coatl.table.court.places import Kind
from mexica.games.coatl.table.court.serpent_place import PITCH
from mexica.games.coatl.table.court.serpent_view import sprite_name
from mexica.games.coatl.table.hint.coatl_hint import CoatlHint
from mexica.games.coatl.table.match import screen_look
from mexica.games.coatl.table.match.court_life import CourtLife
from mexica.games.coatl.table.match.key_pointing import KeyPointing
from mexica.games.coatl.table.match.match_overlays import MatchOverlays
from mexica.games.coatl.table.match.match_record import Record, Session
from mexica.games.coatl.table.match.match_view import MatchView
from mexica.games.coatl.table.match.table import Table
from mexica.games.coatl.table.match.turn_controls import TurnControls
from mexica.games.coatl.table.record.recording import recording
from mexica.games.coatl.table.review.coatl_review import CoatlReview
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

_WHILE_LOOKING: Final = frozenset({CoatlCommand.SORT, CoatlCommand.COURTS, Command.TURN, Command.TURN_BACK})
_CARRIED: Final = 0.9  # size of a card that follows the mouse over that in hand


class MatchScene:
    """A game in progress, or a finished one under review, in the window of its host."""

    def __init__(self, host: Host[Record], record: Record) -> None:
        self._host = host
        self.table = Table(Session(rules, record), host, self._moved_on)
        self._screen = MatchView(self.table, host.size, host.settings.scale)
        self._turn = TurnControls(host, self.table, self._screen)
        guard, slot = ClickGuard(), OverlaySlot(host, self._screen, self._board_is_free)
        self.hinting = HintControls(self.table, self.view, CoatlHint())
        self.recording = recording(self.table, host, self.view)
        self.round = RoundControls(self.table, host)
        ways = CourseWays(self._show_result, host.open_retries)
        self.course = CourseControls(self.table, CoatlReview(), self.hinting, slot, ways)
        outside = Outside(self.course.open, self.course.learn, self._carry_out)
        own = MatchOverlays(self.table, host, lambda: self.view)
        self.windows = MatchWindows(self.table, slot, guard, own, outside)
        pointing = KeyPointing(self.table, self._screen)
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
                skip=MotionSkip(self.table, self._screen, guard, {CoatlCommand.SORT}),
                round=self.round,
                hinting=self.hinting,
                recording=self.recording,
                course=self.course,
                input=PlayerInput(self.table, self._screen, self._turn, self.commands, covers),
                life=CourtLife(self.table, host, pointing),
            ),
        )

    def _make_commands(self, pointing: KeyPointing) -> CommandHandler:
        return CommandHandler(
            self.table,
            self._host,
            self._turn.clicks,
            _WHILE_LOOKING,
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
    def view(self) -> CourtView:
        """The view of the table at the size of the window."""
        return self._screen.view

    @property
    def bar(self) -> Toolbar:
        """The bar below the courts."""
        return self._screen.bar

    @property
    def overlay(self) -> Overlay | None:
        """The overlay over the courts, if any."""
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

    def _draw_table(self, surface: Surface, look: CourtLook) -> None:
        table, state = self.table, screen_look.shown_state(self.table)
        self.view.draw(surface, table.seen(state), self.hinting.added_to(look))
        bar_state.arrange(table, self.bar)
        thinking = table.runner.computer_acts and not (table.looks_back or table.stopped)
        self._screen.turn.draw(surface, state, table.seats, thinking=thinking)
        self.bar.draw(surface, screen_look.button_looks(table), bar_state.title(table))
        if self._turn.picking and not table.looks_back:
            self._draw_pick(surface)

    def _draw_pick(self, surface: Surface) -> None:
        hand = self.table.shown_hand
        if hand.offers is not None:
            possible = hand.offers.pieces_to_pick(hand.picked)
            seen = self.table.seen(self.table.session.state)
            self._screen.pick.draw(surface, self.view, seen, possible, self.table.mouse.piece)

    def draw(self, surface: Surface) -> None:
        """Draw the table, the messages over it, and the overlay."""
        table, view = self.table, self.view
        look = screen_look.look(table, view)
        self._draw_table(surface, look)
        if not table.looks_back:  # the computer to move next may think already
            draw_thinking(surface, view.layout, view.fonts, table.thinking)
        if table.drag.carries and not look.ghosts:
            self._draw_carried(surface)
        self._frame.draw_panels(surface)
        table.announcements.draw(surface, view)
        if self.overlay is not None:
            self.overlay.draw(surface, view)
        elif tips := screen_look.tips(table):
            draw_tip(surface, view, tips, table.mouse.position, self._kept_clear(look))

    def _kept_clear(self, look: CourtLook) -> list[Rect]:
        """What a tip at the mouse should not cover: what it tells of, and where it may go."""
        seen = self.table.seen(screen_look.shown_state(self.table))
        areas = self.view.places_of(seen)
        enlarged = self.view.enlarged_card(seen, look)
        clear = {*look.chosen, *(ghost.place for ghost in look.ghosts)}
        clear |= {look.pointed} if look.pointed is not None else set()
        found = [areas[place] for place in clear if place in areas]
        return found if enlarged is None else [*found, enlarged]

    def _draw_carried(self, surface: Surface) -> None:
        """Draw what follows the mouse."""
        source, state = self.table.hand.holding.source, self.table.session.state
        if source is None:
            return
        x, y = self.table.mouse.position
        plan = self.view.layout.court(source.seat)
        if source.kind is Kind.BOARD:
            name = sprite_name(state.mover.board[source.slot], 1)
            scale = plan.board.scale
            self.view.draw_piece(surface, name, (x - PITCH * scale / 2, y + 32 * scale), scale)
        else:
            width = round(plan.hand_cards(1)[0].width * _CARRIED)
            area = Rect((0, 0), card_size(width))
            area.center = x, y
            self.view.draw_loose_card(surface, state.mover.hand[source.slot], area)

    # ------------------------------------------------------------------ events

    def handle(self, event: pygame.Event) -> None:
        """Take an event that no widget has consumed, or one that a widget of the overlay has sent."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self._turn.cancel_drag()
        self._frame.handle(event)

    def _moved_on(self, scored: bool) -> None:
        if self.table.session.person_decides:
            self.table.turned_to = None
        self._frame.moved_on(scored)

    def _board_is_free(self) -> None:
        self._frame.board_is_free()

    def _toggle_hint(self) -> None:
        self._frame.toggle_hint()

    def _toggle_record(self) -> None:
        self._frame.toggle_record()

    def _show_result(self) -> None:
        self.windows.open(Command.STANDINGS)

    def _carry_out(self, asked: Request) -> None:
        self.commands.ask(asked)
