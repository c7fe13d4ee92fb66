"""Dots that come and go beside a computer player's name while it thinks."""

from typing import Final

import pygame
from pygame import Surface

from mexica.table.fonts import Colour
from mexica.table.table_view import TableView
from mexica.table.turn_view import Places, thinking_text

STEP: Final = 0.35  # seconds from dot to dot
DOTS: Final = 3
_GOLD: Final[Colour] = (255, 214, 110)
_QUIET: Final[Colour] = (132, 108, 74)


class Thinking:
    """Dots in the turn box, lit one after the other as long as a computer thinks."""

    def __init__(self) -> None:
        self.shown = False
        self._passed = 0.0

    def tick(self, seconds: float, thinks: bool) -> bool:
        """Let time pass; say whether the picture changed."""
        before = self.shown, self._lit
        self._passed = self._passed + seconds if thinks else 0.0
        self.shown = thinks
        return before != (self.shown, self._lit)

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
        places = Places.of(view.layout)
        x, y = places.stage
        size = places.small
        x += view.fonts.width(thinking_text(), size) + 0.5 * size
        for number in range(DOTS):
            colour = _GOLD if number < self._lit else _QUIET
            pygame.draw.aacircle(target, colour, (x + number * 0.6 * size, y + 0.24 * size), 0.18 * size)
