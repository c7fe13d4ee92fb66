"""Puts everything on the table as text on the clipboard."""

from mexica.games.mexica.table.match.match_record import Record
from mexica.games.mexica.table.match.state_sections import state_sections
from mexica.games.mexica.table.match.table import Table
from mexica.play.host import Host
from mexica.play.state_text import state_text
from mexica.texts import _


def copy_state(host: Host[Record], table: Table) -> None:
    """Copy the position that is shown, and say so."""
    done = host.copy_text(state_text(state_sections(table.session.players, table.looking.state)))
    told = _("The position is on the clipboard, as text.")
    table.announcements.toast(told if done else _("There is no clipboard to copy to."))
