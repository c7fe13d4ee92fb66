"""Pictures of positions in any size, as on the table: for the list of saves and the guide."""

from math import ceil
from typing import Final

from pygame import Surface

from mexica.drawing.surfaces import Size
from mexica.drawing.table_camera import TableCamera
from mexica.games.mexica.rules.state import State
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.board.seat_colours import seat_sign
from mexica.games.mexica.table.board.sprite_loading import load_sprites
from mexica.games.mexica.table.board.table_view import TableView
from mexica.games.mexica.table.match.match_record import Record
from mexica.shell.match.seat_looks import saved_seats

_CELLS: Final = 23.1  # width of a window with its track, in spaces
_LARGEST: Final = 120.0  # pixels of a space; larger tables take too much memory
_HEIGHT: Final = 0.64  # of a window as a share of its width, so that no width is left over


class Camera(TableCamera[State, Look]):
    """Takes pictures of parts of a table whose spaces are about this many pixels wide."""

    def __init__(self, cell: float) -> None:
        wide = ceil(min(cell, _LARGEST) * _CELLS)
        self.layout = Layout((wide, ceil(wide * _HEIGHT)))
        self.view = TableView(self.layout, load_sprites(self.layout))
        super().__init__(self.view, self.layout.size, self.layout.lake)


class RecordPictures:
    """Draws the positions of saved games as pictures of this size in pixels."""

    def __init__(self, size: Size) -> None:
        self._size = size
        self._camera = Camera(size[0] / (_CELLS - 1))

    def draw(self, position: tuple[Record, State]) -> Surface:
        """Return the picture of the whole island in this state of a game."""
        record, state = position
        seats = saved_seats(record.players, seat_sign)
        look = Look(seats=seats, displays=(record.setup.display, record.setup.later))
        return self._camera.take(state, look, self._camera.layout.lake, self._size)
