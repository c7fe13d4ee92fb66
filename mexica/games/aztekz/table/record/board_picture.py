"""The picture of the pyramid that the record writes to a file."""

from pygame import Surface

from mexica.drawing.surfaces import canvas
from mexica.games.aztekz.table.match.table import Table
from mexica.games.aztekz.table.pyramid.pyramid_look import PyramidLook
from mexica.games.aztekz.table.pyramid.pyramid_view import PyramidView


def board_picture(table: Table, view: PyramidView) -> Surface:
    """Return the pyramid as it is shown, now or as it was, without marks and lights over it."""
    whole, state = canvas(view.layout.size), table.looking.state
    view.draw(whole, table.seen(state), PyramidLook(seats=table.seats))
    return whole.subsurface(view.layout.board_area).copy()
