"""Lessons: the lessons and the puzzles of a game, with what the player has reached."""

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame
from pygame import Rect

from mexica.drawing.colours import TURQUOISE
from mexica.drawing.surfaces import clipped
from mexica.play.lessons import Lesson
from mexica.shell.game_protocol import AnyGame
from mexica.shell.learned import Learned
from mexica.shell.screen_context import ScreenContext
from mexica.shell.sheet_screen import AROUND, GAP, SheetScreen
from mexica.texts import _, labelled

WIDTH: Final = 1320  # units, like the rest
ABOVE: Final = 44  # the line above a column
ROW: Final = 42
BETWEEN: Final = 7  # rows
TITLE: Final = 220  # the least width of a row's button
TICK: Final = 30
SAID: Final = 200  # the least width of what is said beside a button

Open = Callable[[tuple[Lesson, ...], int], None]


class LessonsScreen(SheetScreen):
    """A row for each lesson and each puzzle; its button begins it."""

    def __init__(self, context: ScreenContext, game: AnyGame, learned: Learned, begin: Open) -> None:
        """`begin` shows these lessons, from the one with this number on."""
        super().__init__(context)
        self._game, self._learned, self._begin = game, learned, begin
        self._ticks: list[Rect] = []  # in the contents
        self._seen = -1

    def build(self) -> None:
        """Make a column of lessons and one of puzzles, below each other in a narrow window."""
        self._ticks, self._seen = [], self._learned.changes
        lessons, puzzles = self._game.lessons(), self._game.puzzles()
        with self.sheet(WIDTH, labelled(_("Lessons"), self._game.title)) as line:
            whole = line.width
            line.width = whole if self.narrow else (whole - self.px(2 * GAP)) // 2
            bottom = self._column(line.copy(), _("Lessons"), lessons)
            if puzzles:
                line.topleft = (0, bottom) if self.narrow else (whole - line.width, line.top)
                self._column(line, _("Puzzles of one turn"), puzzles)
        self.back_button("midbottom", self.foot)

    def _column(self, line: Rect, heading: str, lessons: tuple[Lesson, ...]) -> int:
        """Make a row for each; returns the bottom of the last."""
        self.label(Rect(line.topleft, (line.width, self.px(ABOVE - GAP / 2))), heading, "@bold")
        line.top += self.px(ABOVE)
        line.height = self.px(ROW)
        next_one = self._next(lessons)
        titles = [_numbered(number, lesson) for number, lesson in enumerate(lessons)]
        wide = max((self.text_width(title, "@small") + self.px(AROUND) for title in titles), default=0)
        wide = min(max(wide, self.px(TITLE)), line.width - self.px(TICK))
        for number, lesson in enumerate(lessons):
            below = self._row(line.copy(), wide, lessons, number)
            if lesson is next_one and self.keys.on is None:
                self.keys.put(self._last_made, ring=False)
            line.top = below + self.px(BETWEEN)
        return line.top

    def _row(self, line: Rect, wide: int, lessons: tuple[Lesson, ...], number: int) -> int:
        """Make a button so wide, and what is said of a lesson; returns the bottom of the row."""
        lesson = lessons[number]
        begin = partial(self._begin, lessons, number)
        rect = Rect(line.topleft, (wide, line.height))
        self._last_made = self.button(rect, _numbered(number, lesson), begin, style="@small")
        if self._learned.is_done(self._game.key, lesson.key):
            self._ticks.append(Rect(rect.right, line.top, self.px(TICK), line.height))
        rest = Rect(rect.right + self.px(TICK + 8), line.top, 0, line.height)
        rest.width = line.right - rest.left
        if self.narrow or rest.width < self.px(SAID):
            rest = Rect(line.left, rect.bottom, line.width, 0)
        return self.paragraph(rest, self._said_of(lesson), "@note")

    def _said_of(self, lesson: Lesson) -> str:
        best = self._learned.best(self._game.key, lesson.key)
        if lesson.target is None or best is None:
            return lesson.line
        return labelled(_("best"), lesson.target.told(best))

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
        assert self.scrolled is not None  # since `build`
        with clipped(surface, self.scrolled.view):
            for tick in self._ticks:
                place = tick.move(self.scrolled.contents.rect.topleft)
                x, y, part = place.centerx, place.centery, place.width / 5
                points = [(x - 1.2 * part, y), (x - 0.2 * part, y + part), (x + 1.6 * part, y - 1.3 * part)]
                pygame.draw.lines(surface, TURQUOISE, False, points, max(2, self.px(4)))


def _numbered(number: int, lesson: Lesson) -> str:
    return f"{number + 1}  {lesson.title}"
