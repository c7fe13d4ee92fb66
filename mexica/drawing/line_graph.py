"""The points of each seat over the turns of a game, and what could be expected, as lines on paper."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import pygame
from pygame import Rect, Surface, Vector2

from mexica.drawing.fonts import INK, PAPER, SEAT_COLOURS, SMALLEST, Colour, Fonts
from mexica.drawing.surfaces import put
from mexica.games.mexica.table.board.look import SeatLook
from mexica.games.mexica.table.review.course import Course
from mexica.texts import _

_FAINT: Final[Colour] = (128, 92, 64)
_GRID: Final[Colour] = (206, 186, 146)
_RED: Final[Colour] = (158, 34, 24)
_STEPS: Final = (5, 10, 20, 25, 50, 100, 200)
_MOST_LINES: Final = 6
_SIGN_EACH: Final = 5  # turns from one sign of a dashed line to the next
_DASH: Final = 6.0  # pixels
_DARKER: Final[dict[str, Colour]] = {"sand": (190, 134, 36)}  # lines of sand need more than plates on paper


class Graph:
    """Where turns and points are in a place of the window, and the lines through them."""

    def __init__(
        self, place: Rect, course: Course, seats: Sequence[SeatLook], fonts: Fonts, size: int
    ) -> None:
        self._course, self._seats, self._fonts = course, seats, fonts
        self._size = max(SMALLEST, round(0.85 * size))
        left, below = fonts.width("888", self._size) + 8, round(1.5 * self._size)
        self.area = Rect(
            place.left + left, place.top + below, place.width - left - size, place.height - 2 * below
        )
        self._thick = max(2, round(size / 6))

    def turn_at(self, position: tuple[int, int]) -> int | None:
        """Return the number of the turn nearest to a pixel of the graph, None elsewhere."""
        if not self._course.turns or not self.area.inflate(self._size, 0).collidepoint(position):
            return None
        share = (position[0] - self.area.left) / self.area.width
        return max(0, min(len(self._course.turns) - 1, round(share * len(self._course.turns)) - 1))

    def draw(self, target: Surface, pointed: int | None, strong: int) -> None:
        """Draw everything; the lines of the seat `strong` are thicker, `pointed` is a turn to be marked."""
        top = self._top
        self._grid(target, top)
        self._scorings(target)
        if pointed is not None:
            x = round(self._x(pointed))
            pygame.draw.line(target, _FAINT, (x, self.area.top), (x, self.area.bottom))
        order = sorted(range(self._course.seats), key=lambda seat: seat == strong)
        for seat in order:
            self._expected(target, seat, top)
        for seat in order:
            self._line(target, seat, top, pointed, thick=seat == strong)

    @property
    def _top(self) -> float:
        numbers = range(-1, len(self._course.turns))
        most = max((max(self._course.points(number)) for number in numbers), default=0)
        hoped = max((max(points) for points in self._course.expected.values()), default=0.0)
        return max(most, hoped, 10.0) * 1.05

    def _x(self, number: int) -> float:
        return self.area.left + (number + 1) * self.area.width / max(1, len(self._course.turns))

    def _y(self, points: float, top: float) -> float:
        return self.area.bottom - points * self.area.height / top

    def _grid(self, target: Surface, top: float) -> None:
        step = next((one for one in _STEPS if top / one <= _MOST_LINES), _STEPS[-1])
        for points in range(0, int(top) + 1, step):
            y = round(self._y(points, top))
            pygame.draw.line(
                target, _FAINT if not points else _GRID, (self.area.left, y), (self.area.right, y)
            )
            words = self._fonts.text(str(points), self._size, _FAINT)
            put(target, words, words.get_rect(midright=(self.area.left - 6, y)))
        last = -9.0
        for number, turn in enumerate(self._course.turns):
            begins = not number or self._course.turns[number - 1].round != turn.round
            if begins and turn.round % 5 == 0:
                words = self._fonts.text(_("Round {round}").format(round=turn.round), self._size, _FAINT)
                x = self._x(number)
                if x - words.width / 2 > last and x + words.width / 2 < self.area.right + self._size:
                    put(target, words, words.get_rect(midtop=(round(x), self.area.bottom + 4)))
                    last = x + words.width / 2 + self._size

    def _scorings(self, target: Surface) -> None:
        for number, turn in enumerate(self._course.turns):
            if turn.scored is not None:
                x = round(self._x(number))
                pygame.draw.line(target, _RED, (x, self.area.top - 4), (x, self.area.bottom), 2)
                text = _("Scoring of period {period}").format(period=turn.scored)
                words = self._fonts.text(text, self._size, _RED, True)
                place = words.get_rect(midbottom=(x, self.area.top - 5))
                place.right = min(place.right, self.area.right + self._size // 2)
                put(target, words, place)

    def _line(self, target: Surface, seat: int, top: float, pointed: int | None, *, thick: bool) -> None:
        colour = line_colour(self._seats[seat].colour)
        numbers = range(-1, len(self._course.turns))
        spots = [Vector2(self._x(n), self._y(self._course.points(n)[seat], top)) for n in numbers]
        if len(spots) > 1:
            pygame.draw.lines(target, colour, False, spots, self._thick + (1 if thick else 0))
        for number, turn in enumerate(self._course.turns):
            if turn.seat == seat:
                grown = 1.6 if number == pointed else 1.0
                draw_mark(target, self._seats[seat].colour, spots[number + 1], grown * (self._thick + 2.5))

    def _expected(self, target: Surface, seat: int, top: float) -> None:
        expected = sorted(self._course.expected.items())
        spots = [Vector2(self._x(number), self._y(points[seat], top)) for number, points in expected]
        colour = self._seats[seat].colour
        draw_dashed(target, line_colour(colour), spots)
        for spot in spots[seat::_SIGN_EACH]:
            draw_mark(target, colour, spot, 0.8 * (self._thick + 2.5))


def line_colour(colour: str) -> Colour:
    """Return the colour of a seat's lines on paper."""
    return _DARKER.get(colour, SEAT_COLOURS[colour])


def draw_dashed(target: Surface, colour: Colour, spots: Sequence[Vector2]) -> None:
    """Draw a thin dashed line through these pixels."""
    passed = 0.0
    for begin, end in pairwise(spots):
        length, at = begin.distance_to(end), 0.0
        while at < length:
            left = _DASH - passed % _DASH
            upto = min(length, at + left)
            if passed // _DASH % 2 == 0 and upto > at:
                pygame.draw.aaline(
                    target, colour, begin.lerp(end, at / length), begin.lerp(end, upto / length)
                )
            passed += max(upto - at, 0.01)
            at = max(upto, at + 0.01)


def draw_mark(target: Surface, colour: str, middle: Vector2, radius: float) -> None:
    """Draw the mark that tells a seat's line from the others: each colour has a shape of its own."""
    x, y, r = middle.x, middle.y, radius
    shapes = {
        "grey": ((x - r, y + 0.8 * r), (x, y - r), (x + r, y + 0.8 * r)),
        "sand": ((x, y - 1.2 * r), (x + 1.2 * r, y), (x, y + 1.2 * r), (x - 1.2 * r, y)),
        "black": ((x - 0.85 * r, y - 0.85 * r), (x + 0.85 * r, y - 0.85 * r), (x + 0.85 * r, y + 0.85 * r),
                  (x - 0.85 * r, y + 0.85 * r)),
    }  # fmt: skip
    if colour in shapes:
        pygame.draw.polygon(target, line_colour(colour), shapes[colour])
        pygame.draw.aalines(target, INK if colour == "sand" else PAPER, True, shapes[colour])
    else:
        pygame.draw.aacircle(target, PAPER, middle, r + 0.8)
        pygame.draw.aacircle(target, line_colour(colour), middle, r)
