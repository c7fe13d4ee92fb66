"""A lesson or a puzzle: the game's own table, and below it a panel that says what to do."""

from collections.abc import Callable
from typing import Any, Final

import pygame
from attrs import frozen

from mexica.play.command_names import command_names
from mexica.play.commands import Command
from mexica.play.key_map import TABLE_KEYS, KeyMap
from mexica.play.lessons import Lesson, Progress
from mexica.shell.game_protocol import AnyGame, LessonCalls, LessonTable
from mexica.shell.learned import Learned
from mexica.shell.lesson_host import LessonHost
from mexica.shell.lesson_panel import LessonPanel
from mexica.shell.lesson_words import Place, Ways, buttons, words
from mexica.shell.screen_context import ScreenContext
from mexica.shell.table_with_panel import MakeHost, TableWithPanel
from mexica.texts import LanguageWatch

STUCK_AFTER: Final = 45.0  # seconds without an action until the hint is shown by itself


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
        host: MakeHost,
        series: LessonSeries,
        learned: Learned,
    ) -> None:
        self._context, self._learned = context, learned
        self._game, self._lessons, self._after_last = series.game, series.lessons, series.after_last
        self.number = series.first
        self._ways = Ways(self.ask_hint, self.restart, context.pop, self.go_on, self.show_solution)
        self._language = LanguageWatch()
        self._begin()
        self._shown = TableWithPanel(context, host, self._make_table)

    def _begin(self) -> None:
        self.progress = Progress(self.lesson)
        self.hinting = False
        self._counts = True  # whether the player does it
        self._idle = 0.0
        self._changed = True

    def _make_table(self, host: LessonHost) -> LessonTable:
        return self._game.make_lesson(host, self.lesson.begin(), LessonCalls(self.ask_hint))

    @property
    def table(self) -> LessonTable:
        """The table of the lesson."""
        return self._shown.table

    @property
    def panel(self) -> LessonPanel | None:
        """The panel below the table, None until the scene begins."""
        return self._shown.panel

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
        self.number = number
        self._begin()
        self._shown.begin_again()
        self.enter()

    def _rebuild_panel(self) -> None:
        keys = KeyMap(TABLE_KEYS).changed(self._context.settings.keys)
        undo = keys.named(Command.UNDO, command_names()[Command.UNDO])
        place = Place(self.number, len(self._lessons), self.hinting, shown=not self._counts, undo=undo)
        said = words(self.lesson, place, self.progress)
        self._shown.say(said, buttons(self.lesson, place, self.progress, self._ways))
        self._changed = True

    # --- Scene ---

    def enter(self) -> None:
        """Show the table and the panel."""
        self.table.enter()
        self._follow()
        self._rebuild_panel()

    def leave(self) -> None:
        """Leave the table; the music goes on as before the lesson."""
        self._shown.leave()

    def resize(self, size: tuple[int, int]) -> None:
        """Lay out the table and the panel for a window of this size, in the language in use."""
        if self._language.changed():
            known = {one.key: one for one in (*self._game.lessons(), *self._game.puzzles())}
            self._lessons = tuple(known.get(one.key, one) for one in self._lessons)
            self.progress.lesson = self.lesson
        self._shown.resize()
        self._rebuild_panel()

    def handle(self, event: pygame.Event) -> None:
        """Take the keys of the panel; pass everything else to the table."""
        self._changed |= self._shown.handle(event, self._keys)

    @property
    def _keys(self) -> dict[int, Callable[[], None]]:
        """What the keys of the panel do."""
        keys = {pygame.K_h: self.ask_hint, pygame.K_F5: self.restart, pygame.K_q: self._context.pop}
        if self.lesson.target is not None:
            keys |= {pygame.K_F6: self.show_solution, pygame.K_F7: self.go_on}
        if self.progress.done:
            keys[pygame.K_RETURN] = keys[pygame.K_KP_ENTER] = self.go_on
        return keys

    def update(self, seconds: float) -> bool:
        """Let time pass at the table, and follow what was played; return whether the picture changed."""
        changed = self.table.update(seconds)
        self._idle += seconds
        if self._follow():
            self._note()
        elif self.progress.searching and self.progress.search_on():
            self._rebuild_panel()
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
        """Seconds until something changes at the table or the hint is shown; 0 while a way is looked for."""
        if self.progress.searching:
            return 0.0
        stuck = None
        if self._helps and not (self.hinting or self.progress.done):
            stuck = max(0.0, STUCK_AFTER - self._idle)
        return min((wake for wake in (self.table.next_wake, stuck) if wake is not None), default=None)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, the places to click, and the panel."""
        self._shown.draw(surface, self.progress.hints() if self.hinting else ())

    def draw_behind(self, surface: pygame.Surface) -> bool:
        """Draw the table and the panel for a screen above."""
        self.draw(surface)
        return True

    @property
    def record(self) -> Any | None:
        """None: a lesson is not saved."""
        return None
