"""Pictures of positions in any size, as on the table: for the list of saves and the guide."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from mexica.drawing.picture_areas import seen_area
from mexica.drawing.seat_look import SeatLook
from mexica.drawing.surfaces import Size, canvas, scale
from mexica.games.aztekz.rules import Action, Setup, State
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.pyramid_look import PyramidLook
from mexica.games.aztekz.table.pyramid.pyramid_view import PyramidView
from mexica.games.aztekz.table.pyramid.seat_colours import seat_sign
from mexica.games.aztekz.table.pyramid.seen_pyramid import SeenPyramid, covering_cells, seen_pyramid
from mexica.games.aztekz.table.pyramid.sprite_loading import load_sprites
from mexica.play.record import PlayerInfo, Record

_WIDTH: Final = 1600  # of the window of which pictures are parts
_ABOVE_BAR: Final = 0.904  # of its height
_LARGEST: Final = 2.0  # of it; larger tables take too much memory


class Camera:
    """Takes pictures of parts of a table whose area above the bar has the proportions of `size`.

    It is this many times as large as in a window of 1600 pixels' width.
    """

    def __init__(self, seats: int, size: Size, enlarged: float = 1.0) -> None:
        wide = round(_WIDTH * min(enlarged, _LARGEST))
        high = round(wide * size[1] / size[0] / _ABOVE_BAR)
        self.layout = PyramidLayout((wide, high), seats)
        self.view = PyramidView(self.layout, load_sprites(self.layout))
        self._frame = canvas(self.layout.size)

    def take(self, table: SeenPyramid, look: PyramidLook, area: Rect, size: Size) -> Surface:
        """Return a picture of this size, in pixels, with this area of the layout in its middle."""
        self.view.draw(self._frame, table, look)
        seen = seen_area(area, size, self.layout.board_area)
        return scale(self._frame.subsurface(seen), size).copy()


def looks_of(players: Sequence[PlayerInfo]) -> tuple[SeatLook, ...]:
    """Return how the seats of a saved game's players look."""
    return tuple(SeatLook(player.name, seat_sign(player.colour)) for player in players)


class RecordPictures:
    """Draws the positions of saved games as pictures of this size in pixels."""

    def __init__(self, size: Size) -> None:
        self._size = size
        self._cameras: dict[int, Camera] = {}

    def draw(self, position: tuple[Record[Setup, State, Action], State]) -> Surface:
        """Return the picture of the pyramid in this state of a game."""
        record, state = position
        if state.seats not in self._cameras:
            self._cameras[state.seats] = Camera(state.seats, self._size)
        camera = self._cameras[state.seats]
        table = seen_pyramid(state, covering_cells(record.actions))
        return camera.take(
            table, PyramidLook(seats=looks_of(record.players)), camera.layout.stage, self._size
        )
