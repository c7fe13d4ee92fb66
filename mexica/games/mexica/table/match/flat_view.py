"""The flat plan: its command, and what is said when it is shown."""

from mexica.games.mexica.table.bar.commands_and_keys import MexicaCommand
from mexica.games.mexica.table.match.table import Table
from mexica.texts import _


def toggle_flat_view(table: Table) -> None:
    """Toggle the flat plan; explain how to return unless a toast is already shown."""
    table.flat_view = not table.flat_view
    how = _("Flat plan: temples with their floors. {key} shows the board again.")
    how = how.format(key=table.keys.shown(MexicaCommand.FLAT_VIEW))
    if table.announcements.text == how:
        table.announcements.clear()
    elif table.flat_view and not table.announcements.text:
        table.announcements.toast(how)
