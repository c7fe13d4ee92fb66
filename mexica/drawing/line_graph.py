"""A graph of lines on paper, such as the points of each seat over the turns of a game."""

from collections.abc import Mapping
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface, Vector2

from mexica.drawing.colours import FAINT, TITLE_RED, Colour
from mexica.drawing.fonts import SMALLEST, Fonts
from mexica.drawing.graph_marks import GraphMark, draw_dashed, draw_mark
from mexica.drawing.surfaces import put

_GRID: Final[Colour] = (206, 186, 146)
_STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200)
_MOST_GRID_LINES: Final = 6
_MARK_EACH: Final = 5  # values from one mark of a dashed line to the next
_LEAST_TOP: Final = 5.0


@frozen
class GraphLine:
    """A line: its values from index 0 on, the indexes at which it has a mark, and a dashed second line.

    `dashed` is the value of the second line by index.
    """

    mark: GraphMark
    values: tuple[float, ...]
    marked: frozenset[int] = frozenset()
    dashed: Mapping[int, float] = {}


@frozen
class GraphLabel:
    """A text at an index."""

    index: int
    text: str


@frozen
class GraphData:
    """Lines with equally many values, labels below them, and vertical lines with a heading."""

    lines: tuple[GraphLine, ...]
    labels: tuple[GraphLabel, ...] = ()
    dividers: tuple[GraphLabel, ...] = ()


def thin(size: int) -> int:
    """Return how many pixels thick a thin line is beside letters of this height."""
    return max(1, round(size / 14))


class Graph:
    """A graph with `steps` + 1 values a line; `size` is the height of the letters around it in pixels."""

    def __init__(self, place: Rect, steps: int, fonts: Fonts, size: int) -> None:
        self._steps, self._fonts = steps, fonts
        self._size = max(SMALLEST, round(0.85 * size))
        left, below = fonts.width("888", self._size) + 8, round(1.5 * self._size)
        self.area = Rect(
            place.left + left, place.top + below, place.width - left - size, place.height - 2 * below
        )
        self._thick = max(2, round(size / 6))
        self._thin = thin(size)
        self._mark = self._thick + max(2.5, 0.2 * size)  # its radius

    def index_at(self, position: tuple[int, int]) -> int | None:
        """Return the index, at least 1, nearest to a pixel of the graph; None for a pixel outside it."""
        if not self._steps or not self.area.inflate(self._size, 0).collidepoint(position):
            return None
        share = (position[0] - self.area.left) / self.area.width
        return max(1, min(self._steps, round(share * self._steps)))

    def draw(self, target: Surface, data: GraphData, pointed: int | None, strong: int) -> None:
        """Draw everything; the line number `strong` is thicker, `pointed` is an index to be marked."""
        top = _top(data)
        self._draw_grid(target, top)
        self._draw_labels(target, data.labels)
        self._draw_dividers(target, data.dividers)
        if pointed is not None:
            x = round(self._x(pointed))
            pygame.draw.line(target, FAINT, (x, self.area.top), (x, self.area.bottom), self._thin)
        order = sorted(range(len(data.lines)), key=lambda number: number == strong)
        for number in order:
            self._draw_second_line(target, data.lines[number], top, number)
        for number in order:
            self._draw_line(target, data.lines[number], top, pointed, thick=number == strong)

    def _x(self, index: int) -> float:
        return self.area.left + index * self.area.width / max(1, self._steps)

    def _y(self, value: float, top: float) -> float:
        return self.area.bottom - value * self.area.height / top

    def _draw_grid(self, target: Surface, top: float) -> None:
        step = next((one for one in _STEPS if top / one <= _MOST_GRID_LINES), _STEPS[-1])
        left, right = self.area.left, self.area.right
        for value in range(0, int(top) + 1, step):
            y = round(self._y(value, top))
            pygame.draw.line(target, FAINT if not value else _GRID, (left, y), (right, y), self._thin)
            words = self._fonts.text(str(value), self._size, FAINT)
            put(target, words, words.get_rect(midright=(left - 6, y)))

    def _draw_labels(self, target: Surface, labels: tuple[GraphLabel, ...]) -> None:
        """Draw the labels, except those with no room beside the ones before them."""
        last = -9.0
        for label in labels:
            words = self._fonts.text(label.text, self._size, FAINT)
            x = self._x(label.index)
            if x - words.width / 2 > last and x + words.width / 2 < self.area.right + self._size:
                put(target, words, words.get_rect(midtop=(round(x), self.area.bottom + 4)))
                last = x + words.width / 2 + self._size

    def _draw_dividers(self, target: Surface, dividers: tuple[GraphLabel, ...]) -> None:
        for divider in dividers:
            x = round(self._x(divider.index))
            pygame.draw.line(target, TITLE_RED, (x, self.area.top - 4), (x, self.area.bottom), 2 * self._thin)
            words = self._fonts.text(divider.text, self._size, TITLE_RED, True)
            place = words.get_rect(midbottom=(x, self.area.top - 5))
            place.right = min(place.right, self.area.right + self._size // 2)
            put(target, words, place)

    def _draw_line(
        self, target: Surface, line: GraphLine, top: float, pointed: int | None, *, thick: bool
    ) -> None:
        spots = [Vector2(self._x(index), self._y(value, top)) for index, value in enumerate(line.values)]
        if len(spots) > 1:
            wide = self._thick + (self._thin if thick else 0)
            pygame.draw.lines(target, line.mark.colour, False, spots, wide)
        for index in sorted(line.marked):
            grown = 1.6 if index == pointed else 1.0
            draw_mark(target, line.mark, spots[index], grown * self._mark)

    def _draw_second_line(self, target: Surface, line: GraphLine, top: float, number: int) -> None:
        """Draw the dashed line; marks of different lines are at different indexes."""
        spots = [Vector2(self._x(index), self._y(value, top)) for index, value in sorted(line.dashed.items())]
        draw_dashed(target, line.mark.colour, spots, self._thin)
        for spot in spots[number::_MARK_EACH]:
            draw_mark(target, line.mark, spot, 0.8 * self._mark)


def _top(data: GraphData) -> float:
    """The value at the upper edge, a little above the highest one."""
    values = [value for line in data.lines for value in (*line.values, *line.dashed.values())]
    return max([*values, _LEAST_TOP]) * 1.05
