"""The rows of a game's record: a seat's sign, the round, what was done, the points that it brought."""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from mexica.drawing.colours import FAINT, INK, RED
from mexica.drawing.fonts import SMALLEST, cut_to
from mexica.drawing.letters import legible
from mexica.drawing.list_view import WASHES, RowState
from mexica.drawing.seat_sign import SeatSign
from mexica.drawing.surfaces import native, put
from mexica.drawing.view import View

PITCH: Final = 1.75  # height of a row, in letter heights
_ROUND: Final = 1.9  # width of the number of the round


@frozen
class RecordRow:
    """A row: whose it is, the round (0 for none), its words and points.

    `points` has pairs of a sign and a text as "+3", the sign None for the seat of the row. `told` are the
    sentences of the tip.
    """

    sign: SeatSign
    round: int
    words: str
    points: tuple[tuple[SeatSign | None, str], ...] = ()
    told: tuple[str, ...] = ()


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
    """Draws rows in letters of this height in pixels; words that were cut to a width before are kept."""

    def __init__(self, view: View, size: int) -> None:
        self._view, self._size = view, size
        self._cut = lru_cache(maxsize=400)(self._cut_to)
        self._wash = lru_cache(maxsize=8)(_wash)

    @property
    def height(self) -> int:
        """The height of a row in pixels."""
        return round(PITCH * self._size)

    def draw_line(
        self, lines: RecordLines, number: int, target: Surface, place: Rect, state: RowState
    ) -> None:
        """Draw the row with this number of a page."""
        self.draw(target, place, lines.row(number), state)

    def draw(self, target: Surface, place: Rect, row: RecordRow, state: RowState) -> None:
        """Draw a row in this place; the chosen one and the one under the mouse stand out."""
        if state is not RowState.NONE:
            put(target, self._wash(place.size, state), place)
        side, gap = round(1.25 * self._size), round(0.35 * self._size)
        sign = self._view.sprites.fitted(row.sign.sprite, (side, side))
        put(target, sign, sign.get_rect(midleft=(place.left + gap, place.centery)))
        left = place.left + 2 * gap + side
        if row.round:
            small = max(SMALLEST, round(0.86 * self._size))
            number = self._view.fonts.text(str(row.round), small, FAINT)
            put(target, number, number.get_rect(midleft=(left, place.centery)))
        left += round(_ROUND * self._size)
        right = self._draw_points(target, place, row)
        words = self._view.fonts.text(self._cut(row.words, right - gap - left), self._size, INK)
        put(target, words, words.get_rect(midleft=(left, place.centery)))

    def _cut_to(self, words: str, width: int) -> str:
        """As much as fits; letters of the same height in all rows."""
        return cut_to(legible(words), width, lambda text: self._view.fonts.width(text, self._size))

    def _draw_points(self, target: Surface, place: Rect, row: RecordRow) -> int:
        """Draw the points from the right; return where they begin."""
        right, side = place.right - round(0.4 * self._size), round(1.1 * self._size)
        for sign, text in reversed(row.points):
            words = self._view.fonts.text(text, self._size, RED, True)
            right -= words.width
            put(target, words, words.get_rect(midleft=(right, place.centery)))
            if sign is not None:
                right -= side + 1
                picture = self._view.sprites.fitted(sign.sprite, (side, side))
                put(target, picture, picture.get_rect(midleft=(right, place.centery)))
            right -= round(0.4 * self._size)
        return right


def _wash(size: tuple[int, int], state: RowState) -> Surface:
    wash = Surface(size, pygame.SRCALPHA)
    wash.fill(WASHES[state])
    return native(wash.premul_alpha())
