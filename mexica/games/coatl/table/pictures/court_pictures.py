"""Pictures of positions in any size, as on the table: for the list of saves and the guide.

Nobody's hand is seen in them, so that a list of saves tells nothing (C13.1).
"""

from pygame import Surface

from mexica.drawing.surfaces import Size
from mexica.drawing.table_camera import TableCamera, window_for
from mexica.games.coatl.rules import State
from mexica.games.coatl.table.court.court_look import CourtLook
from mexica.games.coatl.table.court.court_view import CourtView
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.seat_colours import seat_sign
from mexica.games.coatl.table.court.seen_table import SeenTable, seen_table
from mexica.games.coatl.table.court.sprite_loading import load_sprites
from mexica.games.coatl.table.match.match_record import Record
from mexica.shell.match.seat_looks import saved_seats


class Camera(TableCamera[SeenTable, CourtLook]):
    """Takes pictures of parts of a table whose area above the bar has the proportions of `size`."""

    def __init__(self, seats: int, size: Size, near: int = 0, enlarged: float = 1.0) -> None:
        self.layout = CourtLayout(window_for(size, enlarged), seats, near)
        self.view = CourtView(self.layout, load_sprites(self.layout))
        super().__init__(self.view, self.layout.size, self.layout.board_area)


class RecordPictures:
    """Draws the positions of saved games as pictures of this size in pixels."""

    def __init__(self, size: Size) -> None:
        self._size = size
        self._cameras: dict[int, Camera] = {}

    def draw(self, position: tuple[Record, State]) -> Surface:
        """Return the picture of the courts in this state of a game, that of the first seat in front."""
        record, state = position
        if state.seats not in self._cameras:
            self._cameras[state.seats] = Camera(state.seats, self._size)
        camera = self._cameras[state.seats]
        look = CourtLook(seats=saved_seats(record.players, seat_sign))
        return camera.take(seen_table(state, None), look, camera.layout.board_area, self._size)
