"""The commands and tools that can be used now."""

from mexica.games.coatl.table.bar.commands_and_keys import CoatlCommand, Request
from mexica.games.coatl.table.input.hand import Hand
from mexica.games.coatl.table.input.holding import Tool
from mexica.games.coatl.table.match.table import Table
from mexica.play.commands import Command
from mexica.shell.match.usable_commands import usable_commands


def usable_requests(table: Table, hand: Hand) -> frozenset[Request]:
    """Return the commands that can be used now with this hand, tools included."""
    if table.replay.active:  # any press ends it
        return frozenset()
    own = {CoatlCommand.SORT, CoatlCommand.COURTS} if table.eyes is not None else {CoatlCommand.COURTS}
    return frozenset({*own, *usable_commands(table), *_in_turn(table, hand)})


def _in_turn(table: Table, hand: Hand) -> set[Request]:
    usable = set[Request]()
    if hand.offers is not None:
        usable |= {Command.HINT} if table.person_acts else set()
        usable |= {tool for tool in Tool if hand.offers.usable(tool)}
        if hand.offers.marking or hand.offers.can_end:
            usable.add(Command.END)
    return usable
