"""Shows that a computer thinks: dots that light up in turn, and how much of its time has passed."""

from typing import Final

import pygame
from pygame import Rect, Surface

from mexica.drawing.colours import Colour

STEP: Final = 0.35  # seconds from dot to dot
DOTS: Final = 3
SETTLED: Final = 0.5  # seconds before a search can be interrupted: not by a second click on "End turn"
_THIN: Final = 0.045  # of the box's height
_GOLD: Final[Colour] = (255, 214, 110)
_QUIET: Final[Colour] = (132, 108, 74)


class ThinkingDots:
    """Dots that light up one after another while a computer thinks."""

    def __init__(self) -> None:
        self.shown = False
        self._passed = 0.0
        self._progress: float | None = None

    @property
    def interruptible(self) -> bool:
        """Whether a search has been running for a moment."""
        return self._progress is not None and self._passed >= SETTLED

    def tick(self, seconds: float, thinks: bool, progress: float | None = None) -> bool:
        """Let time pass; return whether the picture changed. `progress` is the share of the search done."""
        before = self.shown, self._lit, self._progress, self.interruptible
        self._passed = self._passed + seconds if thinks else 0.0
        self.shown, self._progress = thinks, progress if thinks else None
        return before != (self.shown, self._lit, self._progress, self.interruptible)

    @property
    def next_wake(self) -> float | None:
        """Seconds until the next dot, None while nobody thinks."""
        return STEP - self._passed % STEP if self.shown else None

    @property
    def _lit(self) -> int:
        """How many dots are lit: from none to all, then none again."""
        return int(self._passed / STEP) % (DOTS + 1)

    def draw(self, target: Surface, box: Rect, start: tuple[float, float], size: int) -> None:
        """Draw the dots from `start` on, beside letters of this size, and the progress at the box's foot."""
        if not self.shown:
            return
        self._draw_progress(target, box)
        x, y = start
        for number in range(DOTS):
            colour = _GOLD if number < self._lit else _QUIET
            pygame.draw.aacircle(target, colour, (x + number * 0.6 * size, y + 0.24 * size), 0.18 * size)

    def _draw_progress(self, target: Surface, box: Rect) -> None:
        if self._progress is None:
            return
        line = Rect(0, 0, round(box.width * 0.88), max(3, round(box.height * _THIN)))
        line.midbottom = box.centerx, box.bottom - 1
        pygame.draw.rect(target, _QUIET, line, border_radius=line.height // 2)
        done = Rect(line.left, line.top, max(line.height, round(line.width * self._progress)), line.height)
        pygame.draw.rect(target, _GOLD, done, border_radius=line.height // 2)
