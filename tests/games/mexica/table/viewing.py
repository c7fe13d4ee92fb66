"""A view of the table without a match around it, and what it draws."""

from typing import Final

from pygame import Surface

from mexica.drawing.seat_look import SeatLook
from mexica.games.mexica.rules import State
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.look import PLAIN, Look
from mexica.games.mexica.table.board.seat_colours import seat_sign
from mexica.games.mexica.table.board.sprite_loading import load_sprites
from mexica.games.mexica.table.board.table_view import TableView

SIZE: Final = (1024, 700)
SEATS: Final = tuple(
    SeatLook(colour.capitalize(), seat_sign(colour)) for colour in ("black", "grey", "sand", "red")
)


def fresh_view(size: tuple[int, int] = SIZE, scale: float = 1.0) -> TableView:
    """A view of this size that has drawn nothing yet; a window has to be open."""
    layout = Layout(size, scale)
    return TableView(layout, load_sprites(layout))


def drawn(view: TableView, state: State, look: Look = PLAIN) -> Surface:
    """The picture of this position."""
    target = Surface(SIZE).convert()
    view.draw(target, state, look)
    return target
