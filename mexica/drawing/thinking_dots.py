"""What is seen of a computer that thinks: dots that come and go, and how much of its time is over."""

from typing import Final

import pygame
from pygame import Rect, Surface

from mexica.drawing.fonts import Colour
from mexica.games.mexica.table.board.table_view import TableView
from mexica.games.mexica.table.panels.turn_view import Places, thinking_text

STEP: Final = 0.35  # seconds from dot to dot
DOTS: Final = 3
SETTLED: Final = 0.5  # seconds until it can be hurried, so that no second click on "End turn" does
_THIN: Final = 0.045  # of the turn box's height
_GOLD: Final[Colour] = (255, 214, 110)
_QUIET: Final[Colour] = (132, 108, 74)


class Thinking:
    """Dots in the turn box, lit one after the other as long as a computer thinks."""

    def __init__(self) -> None:
        self.shown = False
        self._passed = 0.0
        self._progress: float | None = None

    @property
    def hurriable(self) -> bool:
        """Whether somebody searches, and has done so for a moment."""
        return self._progress is not None and self._passed >= SETTLED

    def tick(self, seconds: float, thinks: bool, progress: float | None = None) -> bool:
        """Let time pass; say whether the picture changed. `progress` is the part of a search that is done."""
        before = self.shown, self._lit, self._progress, self.hurriable
        self._passed = self._passed + seconds if thinks else 0.0
        self.shown, self._progress = thinks, progress if thinks else None
        return before != (self.shown, self._lit, self._progress, self.hurriable)

    @property
    def next_wake(self) -> float | None:
        """Seconds until the next dot, None while nobody thinks."""
        return STEP - self._passed % STEP if self.shown else None

    @property
    def _lit(self) -> int:
        """How many dots are lit: none to all, then again."""
        return int(self._passed / STEP) % (DOTS + 1)

    def draw(self, target: Surface, view: TableView) -> None:
        """Draw the dots behind the words in the turn box."""
        if not self.shown:
            return
        self._draw_line(target, view.layout.turn_box)
        places = Places.of(view.layout)
        x, y = places.stage
        size = places.small
        x += view.fonts.width(thinking_text(), size) + 0.5 * size
        for number in range(DOTS):
            colour = _GOLD if number < self._lit else _QUIET
            pygame.draw.aacircle(target, colour, (x + number * 0.6 * size, y + 0.24 * size), 0.18 * size)

    def _draw_line(self, target: Surface, box: Rect) -> None:
        """Draw how much of the search is done along the lower edge of the turn box."""
        if self._progress is None:
            return
        line = Rect(0, 0, round(box.width * 0.88), max(3, round(box.height * _THIN)))
        line.midbottom = box.centerx, box.bottom - 1
        pygame.draw.rect(target, _QUIET, line, border_radius=line.height // 2)
        done = Rect(line.left, line.top, max(line.height, round(line.width * self._progress)), line.height)
        pygame.draw.rect(target, _GOLD, done, border_radius=line.height // 2)
