"""Learn to play: the lessons and the puzzles of a game, with what the player has reached."""

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame
from pygame import Rect

from mexica.drawing.colours import TURQUOISE
from mexica.play.lessons import Lesson
from mexica.shell.game_protocol import AnyGame
from mexica.shell.learned import Learned
from mexica.shell.screen import Screen
from mexica.shell.screen_context import ScreenContext
from mexica.texts import _

WIDTH: Final = 1320  # units, like the rest
HEIGHT: Final = 900
EDGE: Final = 52
HEADING: Final = 56
ABOVE: Final = 44  # the line above a column
ROW: Final = 42
STEP: Final = 49
GAP: Final = 16
TITLE: Final = 300  # width of a row's button
TICK: Final = 30

Open = Callable[[tuple[Lesson, ...], int], None]


class LessonsScreen(Screen):
    """A row for each lesson and each puzzle; its button begins it."""

    def __init__(self, context: ScreenContext, game: AnyGame, learned: Learned, begin: Open) -> None:
        """`begin` shows these lessons, from the one with this number on."""
        super().__init__(context)
        self._game, self._learned, self._begin = game, learned, begin
        self._ticks: list[Rect] = []
        self._seen = -1

    def build(self) -> None:
        """Make a column of lessons and one of puzzles."""
        self.panel = self.centred_panel(WIDTH, HEIGHT)
        inner = self.panel.inflate(-2 * self.px(EDGE), -2 * self.px(EDGE - 8))
        heading = Rect(inner.topleft, (inner.width, self.px(HEADING)))
        self.title(heading, _("Learn to play"))
        self._ticks, self._seen = [], self._learned.changes
        lessons, puzzles = self._game.lessons(), self._game.puzzles()
        wide = (inner.width - self.px(2 * GAP)) // 2
        column = Rect(inner.left, heading.bottom + self.px(4), wide, self.px(ROW))
        self._column(column.copy(), _("Lessons"), lessons)
        if puzzles:
            column.left = inner.right - wide
            self._column(column, _("Puzzles of one turn"), puzzles)
        self.back_button("midbottom", inner)

    def _column(self, line: Rect, heading: str, lessons: tuple[Lesson, ...]) -> None:
        self.label(line, heading, "@bold")
        line.top += self.px(ABOVE)
        next_one = self._next(lessons)
        for number, lesson in enumerate(lessons):
            self._row(line.copy(), lessons, number)
            if lesson is next_one and self.keys.on is None:
                self.keys.put(self._last_made, ring=False)
            line.top += self.px(STEP)

    def _row(self, line: Rect, lessons: tuple[Lesson, ...], number: int) -> None:
        lesson = lessons[number]
        begin = partial(self._begin, lessons, number)
        rect = Rect(line.topleft, (self.px(TITLE), line.height))
        self._last_made = self.button(rect, f"{number + 1}  {lesson.title}", begin, style="@small")
        self._last_made.set_text(self.fit_button(self._last_made, f"{number + 1}  {lesson.title}"))
        rest = Rect(rect.right + self.px(TICK + 8), line.top, 0, line.height)
        rest.width = line.right - rest.left
        self.label(rest, self._said_of(lesson), "@note")
        if self._learned.is_done(self._game.key, lesson.key):
            self._ticks.append(Rect(rect.right, line.top, self.px(TICK), line.height))

    def _said_of(self, lesson: Lesson) -> str:
        best = self._learned.best(self._game.key, lesson.key)
        if lesson.target is None or best is None:
            return lesson.line
        return _("best: {best} of {target} points").format(best=best, target=lesson.target)

    def _next(self, lessons: tuple[Lesson, ...]) -> Lesson | None:
        """The first one that is not done."""
        return next((one for one in lessons if not self._learned.is_done(self._game.key, one.key)), None)

    def update(self, seconds: float) -> bool:
        """Show what was reached meanwhile in a lesson above this screen."""
        if self._seen != self._learned.changes:
            self._rebuild()
        return super().update(seconds)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw a tick beside each lesson that is done."""
        super().draw(surface)
        for place in self._ticks:
            x, y, part = place.centerx, place.centery, place.width / 5
            points = [(x - 1.2 * part, y), (x - 0.2 * part, y + part), (x + 1.6 * part, y - 1.3 * part)]
            pygame.draw.lines(surface, TURQUOISE, False, points, max(2, self.px(4)))
