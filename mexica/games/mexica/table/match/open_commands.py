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
    if table.replay.active:  # any press ends it
        return frozenset()
    always: set[Request] = {Command.MENU, Command.STANDINGS, Command.KEYS, MexicaCommand.FLAT_VIEW}
    always |= {Command.RECORD, Command.SOUND}
    if table.replay.possible:
        always.add(Command.LAST_ROUND)
    return frozenset({*always, *_in_turn(table, hand), *_in_history(table), *_while_watching(table)})


def why_barred(table: Table, asked: object) -> str:
    """Return why a command of the history cannot be used now, empty if it can or the reason is plain."""
    session, looking = table.session, table.looking
    if asked is Command.PLAY_ON:
        return looking.why_no_play_on
    if looking.active:
        return ""
    match asked:
        case Command.UNDO | Command.UNDO_TURN if not session.can_undo:
            if session.finished:
                return _("This is the beginning.")
            return why_no_undo(session.rules, session.players, session.history)
        case Command.REDO if not session.can_redo:
            return _("This is the end.") if session.finished else _("Nothing was taken back.")
        case Command.LAST_ROUND if session.finished:
            text = _("The game is over; the record shows all of it ({key}).")
            return text.format(key=table.keys.shown(Command.RECORD))
        case Command.LAST_ROUND if not table.replay.possible:
            return _("The others have not played since your last turn.")
    return ""


def _in_turn(table: Table, hand: Hand) -> set[Command]:
    usable = set()
    if table.person_acts and table.session.state.turn.phase in (Phase.PLACING, Phase.TURNS):
        usable.add(Command.HINT)
    if hand.offers is not None and EndTurn() in hand.offers.legal:
        usable.add(Command.END)
    return usable


def _in_history(table: Table) -> set[Command]:
    session, looking = table.session, table.looking
    if looking.active:
        goals = looking.goals
        asked = {Command.UNDO: Command.BEFORE, Command.REDO: Command.AFTER}
        usable = {*goals, *(step for step, same in asked.items() if same in goals)}
        return usable | ({Command.PLAY_ON} if looking.may_play_on else set())
    usable = (
        {*review_commands(session)} - ({Command.PLAY_ON} if looking.why_no_play_on else set())
        if session.finished
        else {Command.PLAYERS}
    )
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
