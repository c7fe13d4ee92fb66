"""The record of a match of Cóatl beside its table."""

from functools import partial

from pygame import Surface

from mexica.drawing.surfaces import canvas
from mexica.games.coatl.table.court.court_look import CourtLook
from mexica.games.coatl.table.court.court_view import CourtView
from mexica.games.coatl.table.match.match_record import Record
from mexica.games.coatl.table.match.table import Table
from mexica.games.coatl.table.record.record_words import words
from mexica.play.host import Host
from mexica.shell.match.record_controls import RecordControls


def recording(table: Table, host: Host[Record], view: CourtView) -> RecordControls[CourtView]:
    """Return the controls of the record, which is closed at first."""
    return RecordControls(table, host, view, words(table.viewing), partial(_picture, table))


def _picture(table: Table, view: CourtView) -> Surface:
    """The table as the person at the screen sees it, now or as it was, without lights and panels over it."""
    whole = canvas(view.layout.size)
    view.draw(whole, table.seen(table.looking.state), CourtLook(seats=table.seats))
    return whole.subsurface(view.layout.board_area).copy()
