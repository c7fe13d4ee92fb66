"""Pictures of positions in any size, as on the table: for the list of saves and the guide."""

from math import ceil
from typing import Final

from pygame import Rect, Surface

from mexica.drawing.picture_areas import seen_area
from mexica.drawing.seat_look import SeatLook
from mexica.drawing.surfaces import Size, canvas, scale
from mexica.games.mexica.rules.state import State
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.board.seat_colours import seat_sign
from mexica.games.mexica.table.board.sprite_loading import load_sprites
from mexica.games.mexica.table.board.table_view import TableView
from mexica.games.mexica.table.match.match_record import Record

_CELLS: Final = 23.1  # width of a window with its track, in spaces
_LARGEST: Final = 120.0  # pixels of a space; larger tables take too much memory
_HEIGHT: Final = 0.64  # of a window as a share of its width, so that no width is left over


class Camera:
    """Takes pictures of parts of a table whose spaces are about this many pixels wide."""

    def __init__(self, cell: float) -> None:
        wide = ceil(min(cell, _LARGEST) * _CELLS)
        self.layout = Layout((wide, ceil(wide * _HEIGHT)))
        self.view = TableView(self.layout, load_sprites(self.layout))
        self._frame = canvas(self.layout.size)

    def take(self, state: State, look: Look, area: Rect, size: Size) -> Surface:
        """Return a picture of this size, in pixels, with this area of the layout in its middle."""
        self.view.draw(self._frame, state, look)
        return scale(self._frame.subsurface(seen_area(area, size, self.layout.lake)), size).copy()


class RecordPictures:
    """Draws the positions of saved games as pictures of this size in pixels."""

    def __init__(self, size: Size) -> None:
        self._size = size
        self._camera = Camera(size[0] / (_CELLS - 1))

    def draw(self, position: tuple[Record, State]) -> Surface:
        """Return the picture of the whole island in this state of a game."""
        record, state = position
        seats = tuple(SeatLook(player.name, seat_sign(player.colour)) for player in record.players)
        look = Look(seats=seats, displays=(record.setup.display, record.setup.later))
        return self._camera.take(state, look, self._camera.layout.lake, self._size)
