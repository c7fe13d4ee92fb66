"""Where things are while they move: places between spaces in pixels; how something speeds up and slows."""

from math import ceil

from attrs import frozen
from pygame import Rect

from mexica.games.mexica.rules.spaces import Space, column_and_row
from mexica.games.mexica.table.board.figures import Point
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.panels.players_view import coin_place

# Column and row, whole numbers for the middle of a space, and how high above the ground in cell widths.
Place = tuple[float, float, float]


def place_of(space: Space, up: float = 0.0) -> Place:
    """Return the middle of a space, or a place above it."""
    column, row = column_and_row(space)
    return float(column), float(row), up


def row_of(*places: Place) -> int:
    """Return the southernmost row that these places touch."""
    return max(ceil(place[1] - 0.01) for place in places)


def between(begin: Place, end: Place, share: float) -> Place:
    """Return the place this share of the way from one to another."""
    x, y, up = (a + (b - a) * share for a, b in zip(begin, end, strict=True))
    return x, y, up


def on_line(begin: Point, end: Point, share: float) -> Point:
    """Return the pixel this share of the way from one to another."""
    return begin[0] + (end[0] - begin[0]) * share, begin[1] + (end[1] - begin[1]) * share


def eased(share: float) -> float:
    """Return the share of the way after this share of the time, slow at both ends."""
    return share * share * (3 - 2 * share)


def bounced(share: float) -> float:
    """Return how high something still is that falls from 1.0, springs once and lies."""
    fall = 0.62
    if share < fall:
        return 1 - (share / fall) ** 2
    spring = (share - fall) / (1 - fall)
    return 0.36 * spring * (1 - spring)


def within(share: float, begin: float, end: float) -> float:
    """Return how much of the stretch from `begin` to `end` is done, 0.0 before it and 1.0 after it."""
    return min(1.0, max(0.0, (share - begin) / (end - begin)))


@frozen
class Stage:
    """The table while something moves on it; `height` is what one cell width upwards is in pixels."""

    layout: Layout
    height: float
    seats: int

    def at(self, place: Place) -> Point:
        """Return the pixel of a place."""
        (left, top), (wide, tall) = self.layout.origin, self.layout.cell
        x, y, up = place
        return left + (x + 0.5) * wide, top + (y + 0.5) * tall - up * self.height

    def stone(self, points: float) -> Point:
        """Return the pixel on the prestige track for these points, a fraction between two stones."""
        here, share = divmod(points, 1)
        begin, end = (self.layout.step_rect(int(here) + ahead).center for ahead in (0, 1))
        return on_line(begin, end, share)

    def coin(self, seat: int) -> Rect:
        """Return where a seat's action tokens stand in the players panel."""
        return coin_place(self.layout.player_line(seat, self.seats))

    @property
    def reserve(self) -> Point:
        """Return the pixel over the bar from where action tokens come."""
        return float(self.layout.tools.centerx), float(self.layout.tools.top)
