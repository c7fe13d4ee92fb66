"""The commands that can be used now."""

from mexica.games.mexica.rules.actions import EndTurn
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.bar.commands_and_keys import MexicaCommand, Request
from mexica.games.mexica.table.input.hand import Hand
from mexica.games.mexica.table.match.table import Table
from mexica.play.commands import Command
from mexica.shell.match.usable_commands import usable_commands


def open_commands(table: Table, hand: Hand) -> frozenset[Request]:
    """Return the commands that can be used now with this hand."""
    if table.replay.active:  # any press ends it
        return frozenset()
    return frozenset({MexicaCommand.FLAT_VIEW, *usable_commands(table), *_in_turn(table, hand)})


def _in_turn(table: Table, hand: Hand) -> set[Command]:
    usable = set[Command]()
    if hand.offers is None:
        return usable
    if table.person_acts and table.session.state.turn.phase in (Phase.PLACING, Phase.TURNS):
        usable.add(Command.HINT)
    if EndTurn() in hand.offers.legal:
        usable.add(Command.END)
    return usable
