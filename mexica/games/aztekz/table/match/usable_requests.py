"""The commands and deeds that can be used now."""

from mexica.games.aztekz.table.bar.bar_looks import usable_tools
from mexica.games.aztekz.table.bar.commands_and_keys import AztekzCommand, Request
from mexica.games.aztekz.table.input.hand import Hand
from mexica.games.aztekz.table.match.table import Table
from mexica.play.commands import Command
from mexica.shell.match.usable_commands import usable_commands


def usable_requests(table: Table, hand: Hand) -> frozenset[Request]:
    """Return the commands that can be used now with this hand, deeds included."""
    if table.replay.active:  # any press ends it
        return frozenset()
    return frozenset({*usable_commands(table), *usable_tools(hand), *_in_turn(table, hand)})


def _in_turn(table: Table, hand: Hand) -> set[Request]:
    usable = set[Request]()
    if hand.offers is not None:
        usable |= {Command.HINT} if table.person_acts else set()
        usable |= {AztekzCommand.NEXT_HERO} if hand.offers.heroes else set()
        usable |= {Command.END} if hand.offers.can_decline else set()
    return usable
