"""Pictures of positions in any size, as on the table: for the list of saves and the guide."""

from typing import Final

from pygame import Surface

from mexica.drawing.surfaces import Size
from mexica.drawing.table_camera import TableCamera, window_for
from mexica.games.aztekz.rules import Action, Setup, State
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.pyramid_look import PyramidLook
from mexica.games.aztekz.table.pyramid.pyramid_view import PyramidView
from mexica.games.aztekz.table.pyramid.seat_colours import seat_sign
from mexica.games.aztekz.table.pyramid.seen_pyramid import SeenPyramid, covering_cells, seen_pyramid
from mexica.games.aztekz.table.pyramid.sprite_loading import load_sprites
from mexica.play.record import Record
from mexica.shell.match.seat_looks import saved_seats

_PANELS: Final = 0.3  # of the stage's width, that of the panels beside it in a window with its proportions


class Camera(TableCamera[SeenPyramid, PyramidLook]):
    """Takes pictures of parts of a table whose area above the bar has the proportions of `size`.

    With `stage_only` no panel is seen in them, and the stage has these proportions instead.
    """

    def __init__(self, seats: int, size: Size, enlarged: float = 1.0, *, stage_only: bool = False) -> None:
        beside = round(_PANELS * size[0]) if stage_only else 0
        self.layout = PyramidLayout(window_for((size[0] + beside, size[1]), enlarged), seats)
        self.view = PyramidView(self.layout, load_sprites(self.layout))
        within = self.layout.stage if stage_only else self.layout.board_area
        super().__init__(self.view, self.layout.size, within)


class RecordPictures:
    """Draws the positions of saved games as pictures of this size in pixels."""

    def __init__(self, size: Size) -> None:
        self._size = size
        self._cameras: dict[int, Camera] = {}

    def draw(self, position: tuple[Record[Setup, State, Action], State]) -> Surface:
        """Return the picture of the pyramid in this state of a game."""
        record, state = position
        if state.seats not in self._cameras:
            self._cameras[state.seats] = Camera(state.seats, self._size, stage_only=True)
        camera = self._cameras[state.seats]
        table = seen_pyramid(state, covering_cells(record.actions))
        look = PyramidLook(seats=saved_seats(record.players, seat_sign))
        return camera.take(table, look, camera.layout.cards_area, self._size)
