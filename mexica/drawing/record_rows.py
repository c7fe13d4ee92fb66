"""The rows of a game's record: a seat's sign, the round, what was done, the points that it brought."""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from mexica.drawing.colours import FAINT, INK, RED
from mexica.drawing.fonts import SMALLEST, cut_to, in_lines
from mexica.drawing.letters import legible
from mexica.drawing.list_view import WASHES, ListRow, RowState
from mexica.drawing.seat_sign import SeatSign
from mexica.drawing.surfaces import native, put
from mexica.drawing.view import View

_PITCH: Final = 1.75  # height of a row of one line, in letter heights
_LINE: Final = 1.25  # that each further line adds
_MOST_LINES: Final = 4  # the tip tells the whole
_ROUND: Final = 1.9  # width of the number of the round


@frozen
class RecordRow:
    """A row: whose it is, the round (0 for none), its words and points.

    `points` has pairs of a sign and a text as "+3", the sign None for the seat of the row. `told` returns the
    sentences of the tip.
    """

    sign: SeatSign
    round: int
    words: str
    points: tuple[tuple[SeatSign | None, str], ...] = ()
    told: Callable[[], tuple[str, ...]] = tuple


def _no_row(_index: int) -> RecordRow:
    raise IndexError


@frozen
class RecordLines:
    """All rows of a page: the numbers of actions after which they show the board, and how each is made.

    `begins` are the numbers of actions before what the rows tell.
    """

    numbers: Sequence[int] = ()
    begins: Sequence[int] = ()
    row: Callable[[int], RecordRow] = _no_row

    def telling(self, number: int) -> int | None:
        """Return the index of the first row that tells of the action with this number, counted from 1."""
        index = bisect_left(self.numbers, number)
        return index if index < len(self.numbers) and self.begins[index] < number else None


class RecordRows:
    """Draws rows in letters of this height in pixels, their words in up to four lines."""

    def __init__(self, view: View, size: int) -> None:
        self._view, self._size = view, size
        self._lines = lru_cache(maxsize=400)(self._in_lines)
        self._wash = lru_cache(maxsize=8)(_wash)

    def height(self, row: RecordRow, width: int) -> int:
        """Return the height of this row in pixels where it is so wide."""
        left, right = self._words_span(row, Rect(0, 0, width, 0))
        return round((_PITCH + _LINE * (len(self._lines(row.words, right - left)) - 1)) * self._size)

    def list_row(self, lines: RecordLines, number: int, width: int) -> ListRow:
        """Return the row with this number of a page for a list of this width in pixels."""

        def draw(target: Surface, place: Rect, state: RowState) -> None:
            self.draw(target, place, lines.row(number), state)

        return ListRow(self.height(lines.row(number), width), draw, number)

    def draw(self, target: Surface, place: Rect, row: RecordRow, state: RowState) -> None:
        """Draw a row in this place; the chosen one and the one under the mouse stand out."""
        if state is not RowState.NONE:
            put(target, self._wash(place.size, state), place)
        top = Rect(place.topleft, (place.width, round(_PITCH * self._size)))  # the first line
        sign = self._view.sprites.fitted(row.sign.sprite, (self._sign, self._sign))
        put(target, sign, sign.get_rect(midleft=(top.left + self._gap, top.centery)))
        if row.round:
            small = max(SMALLEST, round(0.86 * self._size))
            count = self._view.fonts.text(str(row.round), small, FAINT)
            put(target, count, count.get_rect(midleft=(top.left + 2 * self._gap + self._sign, top.centery)))
        self._draw_points(target, top, row)
        left, right = self._words_span(row, top)
        for number, line in enumerate(self._lines(row.words, right - left)):
            words = self._view.fonts.text(line, self._size, INK)
            down = round(_LINE * self._size * number)
            put(target, words, words.get_rect(midleft=(left, top.centery + down)))

    @property
    def _sign(self) -> int:
        return round(1.25 * self._size)

    @property
    def _gap(self) -> int:
        return round(0.35 * self._size)

    def _words_span(self, row: RecordRow, place: Rect) -> tuple[int, int]:
        """From where to where the words of a row go in this place."""
        left = place.left + 2 * self._gap + self._sign + round(_ROUND * self._size)
        points = sum(self._points_width(sign, text) for sign, text in row.points)
        return left, place.right - round(0.4 * self._size) - points - self._gap

    def _in_lines(self, words: str, width: int) -> list[str]:
        fonts, size = self._view.fonts, self._size
        lines = in_lines(words, lambda line: fonts.width(legible(line), size) <= width)
        lines = [legible(line) for line in lines]  # not before, as it knows no no-break space
        if len(lines) > _MOST_LINES:
            rest = " ".join(lines[_MOST_LINES - 1 :])
            lines[_MOST_LINES - 1 :] = [cut_to(rest, width, lambda text: fonts.width(text, size))]
        return lines

    def _points_width(self, sign: SeatSign | None, text: str) -> int:
        width = self._view.fonts.width(text, self._size, True) + round(0.4 * self._size)
        return width if sign is None else width + self._points_sign + 1

    @property
    def _points_sign(self) -> int:
        return round(1.1 * self._size)

    def _draw_points(self, target: Surface, place: Rect, row: RecordRow) -> None:
        """Draw the points from the right."""
        right, side = place.right - round(0.4 * self._size), self._points_sign
        for sign, text in reversed(row.points):
            words = self._view.fonts.text(text, self._size, RED, True)
            put(target, words, words.get_rect(midright=(right, place.centery)))
            if sign is not None:
                picture = self._view.sprites.fitted(sign.sprite, (side, side))
                put(target, picture, picture.get_rect(midright=(right - words.width - 1, place.centery)))
            right -= self._points_width(sign, text)


def _wash(size: tuple[int, int], state: RowState) -> Surface:
    wash = Surface(size, pygame.SRCALPHA)
    wash.fill(WASHES[state])
    return native(wash.premul_alpha())
