"""A list to choose from, scrolled by wheel, thumb or keys; only visible rows are drawn."""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, Final

import pygame
from attrs import frozen

from mexica.drawing.colours import TURQUOISE
from mexica.drawing.edge_fade import EdgeFade
from mexica.drawing.surfaces import clipped

WHEEL: Final = 1.5  # rows a notch
BAR: Final = 22  # units
LEAST_THUMB: Final = 40
FADE: Final = 34


class RowState(Enum):
    """How a row is marked."""

    NONE = "none"
    HOVERED = "hovered"
    CHOSEN = "chosen"


WASHES: Final = {RowState.CHOSEN: (*TURQUOISE, 50), RowState.HOVERED: (217, 164, 65, 60)}
"""The colours, with their opacity, over the ground of a row that is marked."""


@frozen
class ListRow:
    """A row of the list; without a value it is a heading that cannot be chosen."""

    height: int
    draw: Callable[[pygame.Surface, pygame.Rect, RowState], None]
    value: Any = None


def bar_width(per_unit: float) -> int:
    """Return the width of the scroll bar in pixels."""
    return round(BAR * per_unit)


def _ignore(_value: Any) -> None:
    pass


class ListView:
    """Rows in a rectangle of the window (pixels). `on_choose` and `on_open` get a row's value.

    `thumb` returns the picture of the scroll bar's thumb in a size.
    """

    def __init__(
        self,
        rect: pygame.Rect,
        rows: Sequence[ListRow],
        per_unit: float,
        thumb: Callable[[tuple[int, int]], pygame.Surface],
    ) -> None:
        self.rect = rect
        self.rows = rows
        self.chosen: int | None = None
        self.scroll = 0.0
        self._bar = bar_width(per_unit)
        self._least_thumb = round(LEAST_THUMB * per_unit)
        self._fade = round(FADE * per_unit)
        self._thumb = thumb
        self.on_choose: Callable[[Any], None] = _ignore
        self.on_open: Callable[[Any], None] = _ignore
        self._tops = [0]
        for row in rows:
            self._tops.append(self._tops[-1] + row.height)
        self._hovered: int | None = None
        self._grip: int | None = None  # pixels from the thumb's top to the mouse that drags it

    @property
    def value(self) -> Any | None:
        """The value of the chosen row."""
        return None if self.chosen is None else self.rows[self.chosen].value

    @property
    def hovered(self) -> int | None:
        """The index of the row under the mouse, if any."""
        return self._hovered

    @property
    def most(self) -> float:
        """The farthest it can scroll, in pixels."""
        return max(0.0, float(self._tops[-1] - self.rect.height))

    def choose(self, index: int | None) -> None:
        """Choose a row and bring it into view."""
        self.chosen = index
        if index is not None:
            top, bottom = self._tops[index], self._tops[index + 1]
            # a heading just above comes into view with the first row under it
            top = self._tops[index - 1] if index and self.rows[index - 1].value is None else top
            # clear of the edges where rows fade
            self._scroll_to(min(max(self.scroll, bottom + self._fade - self.rect.height), top - self._fade))
        self.on_choose(self.value)

    def choose_value(self, wanted: Callable[[Any], bool]) -> None:
        """Choose the first row whose value is `wanted`, or none."""
        found = (i for i, row in enumerate(self.rows) if row.value is not None and wanted(row.value))
        self.choose(next(found, None))

    def _scroll_to(self, pixels: float) -> None:
        self.scroll = min(max(pixels, 0.0), self.most)

    # --- events ---

    def handle(self, event: pygame.Event) -> bool:
        """Take a mouse event; returns whether the picture changed."""
        before = (self.scroll, self.chosen, self._hovered)
        if event.type == pygame.MOUSEWHEEL and self.rect.collidepoint(event.pos):
            height = next((row.height for row in self.rows if row.value is not None), 0)
            self._scroll_to(self.scroll - event.precise_y * WHEEL * height)
        elif event.type == pygame.MOUSEMOTION:
            self._move(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self._press(event.pos, getattr(event, "clicks", 1))
        elif event.type == pygame.MOUSEBUTTONUP:
            self._grip = None
        return before != (self.scroll, self.chosen, self._hovered)

    def _move(self, pos: tuple[int, int]) -> None:
        if self._grip is None:
            self._hovered = self._row_at(pos)
        else:
            free = self.rect.height - self._thumb_rect().height
            self._scroll_to((pos[1] - self._grip - self.rect.top) * self.most / max(free, 1))

    def _press(self, pos: tuple[int, int], clicks: int) -> None:
        thumb = self._thumb_rect()
        if self.most and pos[0] >= self.rect.right - self._bar and self.rect.collidepoint(pos):
            if not thumb.collidepoint(pos):
                self._scroll_to(self.scroll + self.rect.height * (1 if pos[1] > thumb.bottom else -1))
            self._grip = pos[1] - self._thumb_rect().top
            return
        index = self._row_at(pos)
        if index is not None:
            self.choose(index)
            if clicks == 2:  # noqa: PLR2004  # a double click
                self.on_open(self.value)

    def key(self, event: pygame.Event) -> bool:
        """Take a key; returns whether it was used: Up on the first row, for instance, is not."""
        choosable = [i for i, row in enumerate(self.rows) if row.value is not None]
        if not choosable:
            return False
        at = choosable.index(self.chosen) if self.chosen in choosable else -1
        if (event.key == pygame.K_UP and at < 1) or (event.key == pygame.K_DOWN and at + 1 == len(choosable)):
            return False
        page = max(1, self.rect.height // max(self.rows[choosable[0]].height, 1) - 1)
        steps = {
            pygame.K_UP: at - 1,
            pygame.K_DOWN: at + 1,
            pygame.K_PAGEUP: at - page,
            pygame.K_PAGEDOWN: at + page,
            pygame.K_HOME: 0,
            pygame.K_END: len(choosable) - 1,
        }
        if event.key in steps:
            self.choose(choosable[min(max(steps[event.key], 0), len(choosable) - 1)])
            return True
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.value is not None:
            self.on_open(self.value)
            return True
        return False

    def _row_at(self, pos: tuple[int, int]) -> int | None:
        inside = self.rect.collidepoint(pos) and not (self.most and pos[0] >= self.rect.right - self._bar)
        if not inside:
            return None
        index = self._index_at(pos[1] - self.rect.top + self.scroll)
        return index if index < len(self.rows) and self.rows[index].value is not None else None

    def _index_at(self, y: float) -> int:
        """The index of the row at this height of the whole list, in pixels; the number of rows below it."""
        return bisect_right(self._tops, y) - 1

    def _thumb_rect(self) -> pygame.Rect:
        whole = max(self._tops[-1], 1)
        height = max(self._least_thumb, self.rect.height * self.rect.height // whole)
        top = self.rect.top + round((self.rect.height - height) * self.scroll / self.most) if self.most else 0
        return pygame.Rect(self.rect.right - self._bar, top, self._bar, height)

    # --- picture ---

    def _mark(self, index: int) -> RowState:
        if index == self.chosen:
            return RowState.CHOSEN
        return RowState.HOVERED if index == self._hovered else RowState.NONE

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the visible rows, and the scroll bar if there are more."""
        with clipped(surface, self.rect):
            self._draw_rows(surface)
        if self.most:
            thumb = self._thumb_rect()
            surface.blit(self._thumb(thumb.size), thumb, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _draw_rows(self, surface: pygame.Surface) -> None:
        width = self.rect.width - (self._bar if self.most else 0)
        place = pygame.Rect(self.rect.topleft, (width, self.rect.height))
        edges = EdgeFade(surface, place, self._fade, self.scroll > 0, self.scroll < self.most)
        last = min(self._index_at(self.scroll + self.rect.height), len(self.rows) - 1)
        for index in range(self._index_at(self.scroll), last + 1):
            top, row = self.rect.top + self._tops[index] - round(self.scroll), self.rows[index]
            row.draw(surface, pygame.Rect(self.rect.left, top, width, row.height), self._mark(index))
        edges.cover(surface)
