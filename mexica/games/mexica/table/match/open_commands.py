"""The commands that can be used now."""

from mexica.games.mexica.rules.actions import EndTurn
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.bar.commands_and_keys import MexicaCommand, Request
from mexica.games.mexica.table.input.hand import Hand
from mexica.games.mexica.table.match.table import Table
from mexica.play.commands import WATCH, Command
from mexica.play.review import review_commands
from mexica.play.undo import why_no_undo
from mexica.texts import _


def open_commands(table: Table, hand: Hand) -> frozenset[Request]:
    """Return the commands that can be used now with this hand."""
    always: set[Request] = {Command.MENU, Command.STANDINGS, Command.KEYS, MexicaCommand.FLAT_VIEW}
    return frozenset({*always, *_in_turn(table, hand), *_in_history(table), *_while_watching(table)})


def why_barred(table: Table, asked: object) -> str:
    """Return why a command of the history cannot be used now, empty if it can or the reason is plain."""
    session = table.session
    match asked:
        case Command.UNDO | Command.UNDO_TURN if not session.can_undo:
            if session.finished:
                return _("This is the beginning.")
            return why_no_undo(session.rules, session.players, session.history)
        case Command.REDO if not session.can_redo:
            return _("This is the end.") if session.finished else _("Nothing was taken back.")
        case Command.PLAY_ON if session.over:
            return _("The game is over here; go back in it first.")
    return ""


def _in_turn(table: Table, hand: Hand) -> set[Command]:
    usable = set()
    if table.person_acts and table.session.state.turn.phase in (Phase.PLACING, Phase.TURNS):
        usable.add(Command.HINT)
    if hand.offers is not None and EndTurn() in hand.offers.legal:
        usable.add(Command.END)
    return usable


def _in_history(table: Table) -> set[Command]:
    session = table.session
    usable = {*review_commands(session)} if session.finished else {Command.PLAYERS}
    if session.can_undo:
        usable |= {Command.UNDO, Command.UNDO_TURN}
    if session.can_redo:
        usable.add(Command.REDO)
    return usable


def _while_watching(table: Table) -> set[Command]:
    usable = {*WATCH, Command.FASTER, Command.SLOWER} if table.runner.watched else set()
    if table.thinking.interruptible:
        usable.add(Command.MOVE_NOW)
    return usable
