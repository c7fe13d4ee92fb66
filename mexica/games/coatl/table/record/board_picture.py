"""The picture of the table that the record writes to a file."""

from pygame import Surface

from mexica.drawing.surfaces import canvas
from mexica.games.coatl.table.court.court_look import CourtLook
from mexica.games.coatl.table.court.court_view import CourtView
from mexica.games.coatl.table.match.table import Table


def board_picture(table: Table, view: CourtView) -> Surface:
    """Return the table as the person at the screen sees it, now or as it was, with nothing over it."""
    whole = canvas(view.layout.size)
    view.draw(whole, table.seen(table.looking.state), CourtLook(seats=table.seats))
    return whole.subsurface(view.layout.board_area).copy()
