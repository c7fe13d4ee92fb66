"""The screen on which a match is played: takes events, lets time pass, shows the table."""

from collections.abc import Callable
from typing import Final

import pygame
from pygame import Surface

from mexica.drawing.keys import Skip, skip_asked
from mexica.drawing.mouse_tip import draw_tip
from mexica.drawing.overlay import Overlay
from mexica.games.mexica import rules
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.bar.commands import FLOORS_HELD, KEYS, MexicaCommand, Request
from mexica.games.mexica.table.bar.toolbar import Toolbar
from mexica.games.mexica.table.board.board_sprites import load_sprites
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.board.preload import add_preloads
from mexica.games.mexica.table.board.table_view import TableView
from mexica.games.mexica.table.hint.hint_controls import Hinting
from mexica.games.mexica.table.input import screen_look
from mexica.games.mexica.table.input.board_look import kept_clear
from mexica.games.mexica.table.match import match_overlays
from mexica.games.mexica.table.match.command_handler import Desk
from mexica.games.mexica.table.match.overlay_actions import ways
from mexica.games.mexica.table.match.pending_overlays import Due
from mexica.games.mexica.table.match.record import Record, Session
from mexica.games.mexica.table.match.soundscape import mood
from mexica.games.mexica.table.motions.motion_look import shown_state
from mexica.games.mexica.table.panels.seats_panel import SeatsPanel
from mexica.games.mexica.table.panels.turn_view import draw_thinking
from mexica.games.mexica.table.review.course_controls import Board, LookingBack
from mexica.games.mexica.table.scores import score_preload
from mexica.games.mexica.table.scores.score_preload import ScoresAhead
from mexica.play import questions
from mexica.play.click_guard import ClickGuard
from mexica.play.commands import REVIEW, STEPS, Command
from mexica.play.host import Host
from mexica.play.questions import Question

_PREPARE_AGAIN: Final = 0.03  # seconds
_JUMPS: Final = (Command.UNDO, Command.REDO, *REVIEW)


class MatchScene:
    """A game in progress, or a finished one to look through, in the window of its host."""

    def __init__(self, host: Host[Record], record: Record) -> None:
        self._host = host
        self._overlay: Overlay | None = None
        self._told_trouble = False
        self._changed = True
        self._click_guard = ClickGuard()
        self.desk = Desk(Session(rules, record), lambda: host.settings, self, host.sound)
        self._due = Due(self.desk)
        self._lay_out(host.size)
        self.hinting = Hinting(self.desk, self._view)
        board = Board(self._show, self.drop, self._show_scores, self.note_change)
        self.looking_back = LookingBack(self.desk, self.hinting, board)
        self._ways = ways(host, self.desk, self, self.looking_back.open)
        self._scores_ahead = ScoresAhead(lambda: self._due.scores(self._ways))

    # ------------------------------------------------------------------ the scene's life

    @property
    def record(self) -> Record:
        """The game in progress."""
        return self.desk.session.record

    def enter(self) -> None:
        """Begin: show whose turn it is, or the result of a finished game."""
        self._view.sprites.preload_all()
        self._set_mood()
        self._due.scored = self.desk.session.state.turn.phase is Phase.OVER
        self._show_what_is_due()

    def leave(self) -> None:
        """End the computers' processes, and forget what was still to be heard."""
        self._host.sound.cancel_delayed()
        self.desk.flow.close()
        self.hinting.end()
        self._scores_ahead.drop()
        self.looking_back.leave()

    def resize(self, size: tuple[int, int]) -> None:
        """Lay everything out for a window of this size."""
        self._lay_out(size)
        self.hinting.lay_out(self._view)
        self._point(pygame.mouse.get_pos())  # other things are now under the mouse
        self.desk.mouse.forget()
        self._scores_ahead.drop()
        if self._overlay is not None:
            self._overlay.build(self._view, self._host.manager)

    def _lay_out(self, size: tuple[int, int]) -> None:
        layout = Layout(size)
        sprites = load_sprites(layout)
        add_preloads(layout, sprites)
        self._view = TableView(layout, sprites)
        self._bar = Toolbar(layout, sprites, self._view.fonts)
        self._bar.add_preloads(screen_look.grey_looks(self.desk))
        self._changed = True

    # ------------------------------------------------------------------ time and picture

    def update(self, seconds: float) -> bool:
        """Let time pass: toasts go, pieces move, the computer plays on. Say whether the picture changed."""
        desk = self.desk
        self._click_guard.tick(seconds)
        feasting = desk.motion.held
        changed = desk.say.tick(seconds) | desk.after.tick(seconds) | self._changed
        if desk.motion.held and not feasting:
            self._click_guard.begin()
        if self._overlay is None:
            changed |= desk.mouse.tick(seconds) | desk.lake.tick(seconds)
            could_be_hurried = desk.thinking.interruptible
            changed |= desk.thinking.tick(seconds, desk.computer_thinks, desk.flow.progress)
            desk.go_on_seeing()
            desk.flow.tick(seconds, held=desk.motion.running or self._due.moved_on)
            if could_be_hurried and not desk.thinking.interruptible:
                self._click_guard.begin()  # a late click on "Move now" shall not end a turn
            self._tell_trouble()
            if self._due.moved_on and self._overlay is None and not desk.motion.running:
                self._show_what_is_due()
        if not desk.motion.running:
            self._view.sprites.preload_next()
        elif desk.motion.blocking and self._due.scored and self._overlay is None:
            self._scores_ahead.prepare(self._view, self._host.manager)
        changed |= score_preload.go_on(self._overlay, self._host.manager)
        changed |= self._changed | self.hinting.tick(seconds) | self.looking_back.tick()
        self._changed = False
        return changed

    @property
    def next_wake(self) -> float | None:
        """Seconds until the next update is wanted: 0 while something moves, None for never."""
        desk = self.desk
        wishes = [desk.say.next_wake, desk.motion.next_wake, self._click_guard.next_wake]
        wishes += [self.looking_back.next_wake, score_preload.next_wake(self._overlay)]
        if not desk.motion.running and not self._view.sprites.preloaded:
            wishes.append(_PREPARE_AGAIN)
        if self._overlay is None and not desk.motion.blocking:
            parts = (desk.flow, desk.mouse, desk.lake, desk.thinking, self.hinting)
            wishes += [part.next_wake for part in parts]
        return min((wish for wish in wishes if wish is not None), default=None)

    def draw_behind(self, surface: Surface) -> bool:
        """Draw the table alone."""
        self._draw_table(surface, screen_look.look(self.desk, self._view))
        return True

    def _draw_table(self, surface: Surface, look: Look) -> None:
        desk = self.desk
        self._view.draw(surface, shown_state(desk.motion, desk.session.state), self.hinting.over(look))
        screen_look.arrange(desk, self._bar)
        self._bar.draw(surface, screen_look.button_looks(desk), screen_look.title(desk))

    def draw(self, surface: Surface) -> None:
        """Draw the table, what is said over it, and the overlay."""
        desk, view = self.desk, self._view
        look = screen_look.look(desk, view)
        self._draw_table(surface, look)
        draw_thinking(surface, view.layout, view.fonts, desk.thinking)
        self.hinting.draw(surface)
        desk.say.draw(surface, view, screen_look.hint(desk))
        if self._overlay is not None:
            self._overlay.draw(surface, view)
        elif lines := screen_look.lines(desk):
            clear = kept_clear(view.layout, desk.session.state, look)
            draw_tip(surface, view, lines, desk.mouse.position, clear)

    # ------------------------------------------------------------------ events

    def handle(self, event: pygame.Event) -> None:
        """Take an event that no widget has consumed, or one that a widget of the overlay has sent."""
        if event.type in {pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED}:
            self.desk.lake.watched = event.type == pygame.WINDOWFOCUSGAINED
            self.desk.show_floors = False
            self._changed = True
        if self._shows_floors(event):
            return
        if self._click_guard.ignores(event):
            return
        if self._overlay is not None:
            self._changed |= self._overlay.handle(event)
            return
        if self._finishes(event):
            return
        if self.hinting.handle(event):
            self._changed = True
            return
        desk = self.desk
        match event.type:
            case pygame.MOUSEMOTION:
                self._point(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT:
                self._point(event.pos)
                desk.press()
                self._changed = True
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_RIGHT:
                desk.ask(Command.BACK)
                self._changed = True
            case pygame.MOUSEBUTTONUP if event.button == pygame.BUTTON_LEFT:
                self._point(event.pos)
                desk.release()
                self._changed = True
            case pygame.MOUSEWHEEL if event.y:
                desk.turn(1 if event.y > 0 else -1)
                self._changed = True
            case pygame.KEYDOWN:
                self._key(event)

    def _finishes(self, event: pygame.Event) -> bool:
        """Let what moves be done if this is a click or a key; say whether that was all it was for."""
        motion = self.desk.motion
        if event.type not in {pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN} or not motion.running:
            return False
        asked = self._asked(event) if event.type == pygame.KEYDOWN else None
        if asked is MexicaCommand.FLAT_VIEW:
            return False
        self._changed = True
        if motion.blocking and asked not in _JUMPS:
            self._leave_what_is_told(event)
            return True
        self.desk.after.finish()
        return motion.blocking and asked not in _JUMPS

    def _leave_what_is_told(self, event: pygame.Event) -> None:
        """Go on with the next thing to be told, or leave all of it."""
        motion = self.desk.motion
        match skip_asked(event, any_key=motion.held):
            case Skip.STEP:
                self.desk.after.go_on()
            case Skip.ALL:
                self.desk.after.finish()
        if motion.held or not motion.running:
            self._click_guard.begin()

    def _point(self, position: tuple[int, int]) -> None:
        mouse = self.desk.mouse
        before = mouse.space, mouse.over, mouse.token, mouse.seat, bool(screen_look.lines(self.desk))
        screen_look.arrange(self.desk, self._bar)
        self.desk.point(self.hinting.uncovered(position), self._view, self._bar)
        after = mouse.space, mouse.over, mouse.token, mouse.seat, bool(screen_look.lines(self.desk))
        self._changed |= before != after or after[-1]

    def _key(self, event: pygame.Event) -> None:
        asked = self._asked(event)
        if asked is None:
            return
        if asked in STEPS:
            self.desk.step(asked, self._view)
        else:
            self.desk.ask(asked)
        self._changed = True

    def _shows_floors(self, event: pygame.Event) -> bool:
        """Show the floors of every temple as long as a key is held; say whether the event was about that."""
        if event.type not in {pygame.KEYDOWN, pygame.KEYUP} or event.key not in FLOORS_HELD:
            return False
        self.desk.show_floors = event.type == pygame.KEYDOWN
        self._changed = True
        return True

    def _asked(self, event: pygame.Event) -> Request | None:
        finished = self.desk.session.finished
        return KEYS.asked_by(event.key, event.mod, event.scancode, reviewing=finished)

    # ------------------------------------------------------------------ windows

    def open(self, command: Command) -> None:
        """Show the menu, the standings, the keys, a hint or the saves."""
        self.desk.mouse.forget()
        session, seats = self.desk.session, self.desk.seats
        match command:
            case Command.MENU:
                self._show(match_overlays.menu(self._ways, finished=session.finished))
            case Command.STANDINGS:
                self._show(match_overlays.scores(session, seats, self._ways))
            case Command.KEYS:
                self._show(match_overlays.key_list(self._ways))
            case Command.HINT:
                self.hinting.toggle()
            case Command.PLAYERS:
                self._show(SeatsPanel(lambda: session.players, seats, self.desk.change_kind, self.close))
            case Command.SAVE:
                self._host.open_saves(session.record)

    def ask(self, question: Question, on_yes: Callable[[], None]) -> None:
        """Ask a question, with nothing said at the mouse beneath it, and call `on_yes` after a yes."""
        self.desk.mouse.forget()
        self._host.ask(question.title, question.text, question.yes, question.no, on_yes)

    def moved_on(self, scored: bool) -> None:
        """The state has changed: a scoring, a question or another player may be due."""
        self._due.scored |= scored
        self._scores_ahead.drop()
        self._due.moved_on = self._changed = True
        self.hinting.close()
        self._set_mood(scoring=self._due.scored)
        if scored:
            self._click_guard.begin()
        if self._overlay is None and not self.desk.motion.running:
            self._show_what_is_due()

    def _show_what_is_due(self) -> None:
        overlay = self._due.overlay(self._ways, self._scores_ahead.take)
        if overlay is not None:
            self._show(overlay)

    def _show(self, overlay: Overlay) -> None:
        if self._overlay is not None:
            self._overlay.close()
        self._overlay = overlay
        self._build(overlay)

    def _build(self, overlay: Overlay) -> None:
        score_preload.show(overlay, self._view, self._host.manager)
        self.note_change()

    def close(self) -> None:
        """Take away what is shown, and show what is due after it."""
        self.drop()
        self._show_what_is_due()

    def note_change(self) -> None:
        """Let the picture be drawn anew."""
        self._changed = True

    def _tell_trouble(self) -> None:
        """Say once that a computer player has broken down, and offer to go on."""
        trouble = self.desk.flow.fault
        if trouble is not None and not self._told_trouble:
            self.ask(questions.computer_fault(trouble), self.desk.hasten)
        self._told_trouble = trouble is not None

    def drop(self) -> None:
        """Take away what is shown."""
        if self._overlay is not None:
            self._overlay.close()
            self._overlay = None
            self._set_mood()
            self._point(pygame.mouse.get_pos())  # it may have moved while the overlay took its events
        self.note_change()

    def _set_mood(self, *, scoring: bool = False) -> None:
        self._host.sound.set_mood(mood(self.desk.session.state, scoring=scoring))

    def _show_scores(self) -> None:
        self.open(Command.STANDINGS)
