"""Which buttons the bar has now, which are switched on, and what its title line says."""

from mexica.play.commands import Command
from mexica.play.review import looking_title, review_title
from mexica.shell.match.match_table import AnyTable
from mexica.shell.match.toolbar import Toolbar
from mexica.texts import _


def arrange(table: AnyTable, bar: Toolbar) -> None:
    """Choose the buttons that are in the bar now."""
    bar.reviewing = table.reviewing or table.looks_back
    bar.watching = table.runner.watched
    bar.thinking = table.runner.watched or table.runner.progress is not None


def switched_on(table: AnyTable) -> frozenset[Command]:
    """Return the commands whose buttons show that they are on."""
    on = {Command.RECORD} if table.record_open else set()
    on |= {Command.SOUND} if table.muted else set()
    if table.runner.watched:
        on.add(table.runner.speed)
        on |= set() if table.runner.watching.goes_on else {Command.PAUSE}
    return frozenset(on)


def title(table: AnyTable) -> str:
    """Return the place in a finished game, or how to watch; empty while a person plays."""
    if table.replay.active:
        return _("What they did since your last turn. Click or press a key to skip it.")
    if table.looking.active:
        return looking_title(table.session, table.looking.number, table.names)
    if table.runner.watched:
        return table.runner.watching.title(table.keys.shown)
    return review_title(table.session, table.names) if table.reviewing else ""
