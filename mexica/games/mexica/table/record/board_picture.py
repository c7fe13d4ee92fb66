"""The picture of the table that the record writes to a file."""

from pygame import Surface

from mexica.drawing.surfaces import canvas
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.board.table_view import TableView
from mexica.games.mexica.table.match.table import Table


def board_picture(table: Table, view: TableView) -> Surface:
    """Return the board as it is shown, now or as it was, without marks and panels over it."""
    whole, setup = canvas(view.layout.size), table.session.setup
    look = Look(seats=table.seats, displays=(setup.display, setup.later), flat_view=table.flat_view)
    view.draw(whole, table.looking.state, look)
    return whole.subsurface(view.layout.board_area).copy()
