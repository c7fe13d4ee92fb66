"""The commands of a match that can be used now, whatever the game, and why others cannot."""

from mexica.play.commands import WATCH, Command
from mexica.play.review import end_reached, review_commands
from mexica.play.undo import why_no_undo
from mexica.shell.match.match_table import AnyTable
from mexica.texts import _


def usable_commands(table: AnyTable) -> frozenset[Command]:
    """Return the commands that can be used now, besides those of the hand and of the game alone."""
    if table.replay.active:  # any press ends it
        return frozenset()
    always = {Command.MENU, Command.STANDINGS, Command.KEYS, Command.RECORD, Command.SOUND}
    if table.replay.possible:
        always.add(Command.LAST_ROUND)
    return frozenset({*always, *_in_history(table), *_while_watching(table)})


def why_barred(table: AnyTable, asked: object) -> str:
    """Return why a command of the history cannot be used now, empty if it can or the reason is plain."""
    session, looking = table.session, table.looking
    if asked is Command.PLAY_ON:
        return looking.why_no_play_on
    if looking.active:
        return ""
    match asked:
        case Command.UNDO | Command.UNDO_TURN if not session.can_undo:
            if session.finished:
                return end_reached(forward=False)
            return why_no_undo(session.rules, session.players, session.state_after(0), session.history)
        case Command.REDO if not session.can_redo:
            return end_reached(forward=True) if session.finished else _("Nothing was taken back.")
        case Command.LAST_ROUND if session.finished:
            text = _("The game is over; the record shows all of it ({key}).")
            return text.format(key=table.keys.shown(Command.RECORD))
        case Command.LAST_ROUND if not table.replay.possible:
            return _("The others have not played since your last turn.")
    return ""


def _in_history(table: AnyTable) -> set[Command]:
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


def _while_watching(table: AnyTable) -> set[Command]:
    usable = {*WATCH, Command.FASTER, Command.SLOWER} if table.runner.watched else set()
    if table.thinking.interruptible:
        usable.add(Command.MOVE_NOW)
    return usable
