"""The pixels of moving things: places between spaces, on the track, of action tokens."""

from math import ceil

from attrs import frozen
from pygame import Rect

from mexica.drawing.easing import Point, lerp
from mexica.games.mexica.rules.spaces import Space, column_and_row
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.table_view import TableView
from mexica.games.mexica.table.panels.players_view import coin_place

RaisedPoint = tuple[float, float, float]
"""Column and row, whole numbers in the middle of a space, and the height above the ground in cell widths."""


def place_of(space: Space, up: float = 0.0) -> RaisedPoint:
    """Return the middle of a space, or a place above it."""
    column, row = column_and_row(space)
    return float(column), float(row), up


def row_of(*places: RaisedPoint) -> int:
    """Return the southernmost row that these places touch."""
    return max(ceil(place[1] - 0.01) for place in places)


def between(begin: RaisedPoint, end: RaisedPoint, share: float) -> RaisedPoint:
    """Return the place this share of the way from one to another."""
    x, y, up = (a + (b - a) * share for a, b in zip(begin, end, strict=True))
    return x, y, up


@frozen
class TableGeometry:
    """The places of things on a table; `height` is the length in pixels of one cell width upwards."""

    layout: Layout
    height: float
    seats: int

    def at(self, place: RaisedPoint) -> Point:
        """Return the pixel of a place."""
        (left, top), (wide, tall) = self.layout.origin, self.layout.cell
        x, y, up = place
        return left + (x + 0.5) * wide, top + (y + 0.5) * tall - up * self.height

    def stone(self, points: float) -> Point:
        """Return the pixel on the prestige track for these points, a fraction between two stones."""
        here, share = divmod(points, 1)
        begin, end = (self.layout.step_rect(int(here) + step).center for step in (0, 1))
        return lerp(begin, end, share)

    def coin(self, seat: int) -> Rect:
        """Return the place of a seat's action tokens in the players panel."""
        return coin_place(self.layout.player_line(seat, self.seats))

    @property
    def reserve(self) -> Point:
        """Return the pixel above the bar where action tokens come from."""
        return float(self.layout.tools.centerx), float(self.layout.tools.top)


def geometry_of(view: TableView, seats: int) -> TableGeometry:
    """Return the geometry of a view of a match with this many seats."""
    return TableGeometry(view.layout, view.sprites.height, seats)
