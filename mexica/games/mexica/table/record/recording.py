"""The record of a match of Mexica beside its board."""

from functools import partial

from pygame import Surface

from mexica.drawing.surfaces import canvas
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.board.table_view import TableView
from mexica.games.mexica.table.match.match_record import Record
from mexica.games.mexica.table.match.table import Table
from mexica.games.mexica.table.record.record_words import WORDS
from mexica.play.host import Host
from mexica.shell.match.record_controls import RecordControls


def recording(table: Table, host: Host[Record], view: TableView) -> RecordControls[TableView]:
    """Return the controls of the record, which is closed at first."""
    return RecordControls(table, host, view, WORDS, partial(_picture, table))


def _picture(table: Table, view: TableView) -> Surface:
    """The board as it is shown, now or as it was, without marks and panels over it."""
    whole, setup = canvas(view.layout.size), table.session.setup
    look = Look(seats=table.seats, displays=(setup.display, setup.later), flat_view=table.flat_view)
    view.draw(whole, table.looking.state, look)
    return whole.subsurface(view.layout.board_area).copy()
