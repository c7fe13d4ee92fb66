"""A lesson or a puzzle: the game's own table, and below it a panel that says what to do."""

from collections.abc import Callable
from typing import Any, Final

import pygame
from attrs import frozen

from mexica.play.lessons import Lesson, Progress
from mexica.shell import lesson_panel, theme
from mexica.shell.game_protocol import AnyGame, LessonTable
from mexica.shell.learned import Learned
from mexica.shell.lesson_host import LessonHost
from mexica.shell.lesson_panel import LessonPanel, draw_mark
from mexica.shell.lesson_words import Place, Ways, buttons, words
from mexica.shell.screen_context import ScreenContext

STUCK_AFTER: Final = 45.0  # seconds without an action until the hint is shown by itself
_NOT_ALONE: Final = pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT
_MOUSE: Final = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)


@frozen
class LessonSeries:
    """Lessons of a game, one after the other from the one with the number `first` on.

    `after_last` is called by the button that follows the last one.
    """

    game: AnyGame
    lessons: tuple[Lesson, ...]
    first: int
    after_last: Callable[[], None]


class LessonScene:
    """The lessons of a series, one at a time. `host` returns the window for a panel of this height."""

    def __init__(
        self,
        context: ScreenContext,
        host: Callable[[Callable[[], int]], LessonHost],
        series: LessonSeries,
        learned: Learned,
    ) -> None:
        self._context, self._learned = context, learned
        self._game, self._lessons, self._after_last = series.game, series.lessons, series.after_last
        self.number = series.first
        self._host = host(lambda: lesson_panel.height(context.size))
        self._ways = Ways(self.ask_hint, self.restart, context.pop, self.go_on, self.show_solution)
        self.panel: LessonPanel | None = None
        self._mood = context.sound.mood
        self._make()

    def _make(self) -> None:
        self.progress = Progress(self.lesson)
        self.hinting = False
        self._counts = True  # whether the player does it
        self._idle = 0.0
        self._changed = True
        self.table: LessonTable = self._game.make_lesson(self._host, self.lesson.begin(), self.ask_hint)

    @property
    def lesson(self) -> Lesson:
        """The lesson at the table."""
        return self._lessons[self.number]

    @property
    def is_last(self) -> bool:
        """Whether no other lesson follows."""
        return self.number == len(self._lessons) - 1

    # --- what the buttons do ---

    def ask_hint(self) -> None:
        """Mark where to click, or no longer; when there is no hint, the panel says so."""
        self.hinting = not self.hinting
        self._rebuild_panel()

    def restart(self) -> None:
        """Begin this lesson again."""
        self._replace(self.number)

    def go_on(self) -> None:
        """Begin the next lesson, or leave after the last."""
        if self.is_last:
            self._context.pop()
            self._after_last()
        else:
            self._replace(self.number + 1)

    def show_solution(self) -> None:
        """Begin again and play the solution."""
        self._replace(self.number)
        self._counts = False
        self.table.play(self.lesson.solution)

    def _replace(self, number: int) -> None:
        self.table.leave()
        self._context.manager.clear_and_reset()
        self.panel = None
        self.number = number
        self._make()
        self.enter()

    def _rebuild_panel(self) -> None:
        if self.panel is not None:
            self.panel.kill()
        place = Place(self.number, len(self._lessons), self.hinting, shown=not self._counts)
        said = words(self.lesson, place, self.progress)
        shown = buttons(self.lesson, place, self.progress, self._ways)
        self.panel = LessonPanel(self._context, said, shown)
        self._changed = True

    # --- Scene ---

    def enter(self) -> None:
        """Show the table and the panel."""
        self.table.enter()
        self._follow()
        self._rebuild_panel()

    def leave(self) -> None:
        """Leave the table; the music goes on as before the lesson."""
        self.table.leave()
        self._context.sound.set_mood(self._mood)

    def resize(self, size: tuple[int, int]) -> None:
        """Lay out the table and the panel for a window of this size."""
        self.panel = None  # its buttons went with their manager
        self.table.resize(self._host.size)
        self._rebuild_panel()

    def handle(self, event: pygame.Event) -> None:
        """Take the keys of the panel; pass everything else to the table."""
        if event.type in _MOUSE and self._is_over_panel(getattr(event, "pos", self._context.pointer)):
            return
        pressed = event.type == pygame.KEYDOWN and not event.mod & _NOT_ALONE
        command = self._keys.get(event.key) if pressed else None
        if command is not None:
            self._context.defer(command)
        else:
            self.table.handle(event)

    def _is_over_panel(self, position: tuple[int, int]) -> bool:
        return self.panel is not None and self.panel.place.collidepoint(position)

    @property
    def _keys(self) -> dict[int, Callable[[], None]]:
        """What the keys of the panel do."""
        keys = {pygame.K_h: self.ask_hint, pygame.K_F5: self.restart, pygame.K_q: self._context.pop}
        if self.progress.done:
            keys[pygame.K_RETURN] = keys[pygame.K_KP_ENTER] = self.go_on
        return keys

    def update(self, seconds: float) -> bool:
        """Let time pass at the table, and follow what was played; return whether the picture changed."""
        changed = self.table.update(seconds)
        self._idle += seconds
        if self._follow():
            self._note()
        elif self._idle >= STUCK_AFTER and not (self.hinting or self.progress.done) and self._helps:
            self.ask_hint()
        changed, self._changed = changed or self._changed, False
        return changed

    def _follow(self) -> bool:
        """Follow what was played; return whether something was. A step that is reached ends the hint."""
        record, before = self.table.record, self.progress.reached
        changed = record is not None and self.progress.follow(record)
        self.hinting = self.hinting and self.progress.reached == before
        return changed

    def _note(self) -> None:
        """Note what was reached by the last action."""
        self._idle = 0.0
        if self._counts and self.progress.done:
            self._learned.note_done(self._game.key, self.lesson.key)
        if self._counts and self.lesson.target is not None and self.progress.best:
            self._learned.note_points(self._game.key, self.lesson.key, self.progress.best)
        self._rebuild_panel()

    @property
    def _helps(self) -> bool:
        """Whether a hint is shown by itself: in a lesson, not in a puzzle."""
        return self.lesson.target is None

    @property
    def next_wake(self) -> float | None:
        """Seconds until something changes at the table, or until the hint is shown."""
        stuck = None
        if self._helps and not (self.hinting or self.progress.done):
            stuck = max(0.0, STUCK_AFTER - self._idle)
        return min((wake for wake in (self.table.next_wake, stuck) if wake is not None), default=None)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, the places to click, and the panel."""
        place = pygame.Rect((0, 0), self._host.size)
        self.table.draw(surface.subsurface(place.clip(surface.get_rect())))  # a window may be smaller
        hints = self.progress.hints() if self.hinting else ()
        for place in self.table.places_to_click(hints) if hints else ():
            draw_mark(surface, place, theme.unit(self._context.size))
        if self.panel is not None:
            self.panel.draw(surface)

    def draw_behind(self, surface: pygame.Surface) -> bool:
        """Draw the table and the panel for a screen above."""
        self.draw(surface)
        return True

    @property
    def record(self) -> Any | None:
        """None: a lesson is not saved."""
        return None
