"""What there is to know of a button of the bar before it is pressed."""

from collections.abc import Mapping
from typing import Any

from mexica.play.commands import WATCH, Command
from mexica.play.key_map import KeyMap
from mexica.texts import _


def explanation(asked: Any, keys: KeyMap[Any], own: Mapping[Any, str]) -> str:
    """Return a sentence on what a button does, empty where its name says it all.

    `own` has those of the game; "{key}" in them is the key that turns a piece.
    """
    turn = keys.shown(Command.TURN)
    texts = {**_texts(), **own}
    if asked in WATCH and asked not in texts:
        return _("{faster} and {slower} change the speed.").format(
            faster=turn, slower=keys.shown(Command.TURN_BACK)
        )
    return texts.get(asked, "").format(key=turn, whole_turn=keys.shown(Command.UNDO_TURN))


def _texts() -> dict[Any, str]:
    return {
        Command.UNDO: _("The whole turn: {whole_turn}."),
        Command.RECORD: _("All turns and points; a click shows the board then."),
        Command.LAST_ROUND: _("Shows the others' last turns again."),
        Command.PLAY_ON: _("As a new game; this one is kept."),
        Command.MOVE_NOW: _("The computer plays the best turn it has found so far."),
        Command.PAUSE: "",
        Command.ONE_ACTION: _("Then it is paused."),
        Command.WHOLE_TURN: _("Then it is paused."),
        Command.PLAYERS: _("Take a seat yourself, or change a computer's level."),
    }
