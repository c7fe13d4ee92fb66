"""What each button of the bar is called, and what there is to know before it is pressed."""

from mexica.games.mexica.table.bar.commands_and_keys import MexicaCommand, Request, TableKeys
from mexica.games.mexica.table.bar.tools import ToolKind
from mexica.play.command_names import command_names
from mexica.play.commands import Command
from mexica.shell.match import button_words
from mexica.texts import _


def names() -> dict[Request, str]:
    """Return the names of all commands and tools."""
    return {
        ToolKind.CANAL: _("Single canal"),
        ToolKind.DOUBLE: _("Double canal"),
        ToolKind.BRIDGE: _("Bridge"),
        ToolKind.TEMPLE: _("Temple"),
        ToolKind.MOVE: _("Move the Pilli Mexica"),
        ToolKind.FOUND: _("Found the district"),
        ToolKind.TAKE: _("Take an action token"),
        ToolKind.PROPOSE: _("Propose a removal"),
        MexicaCommand.FLAT_VIEW: _("Flat plan"),
        MexicaCommand.ONE_FLOOR: _("Temple of one floor"),
        MexicaCommand.TWO_FLOORS: _("Temple of two floors"),
        MexicaCommand.THREE_FLOORS: _("Temple of three floors"),
        MexicaCommand.FOUR_FLOORS: _("Temple of four floors"),
        **{asked: name for asked, name in command_names().items()},  # noqa: C416  # of a wider type
    }


def explanation(asked: Request, keys: TableKeys) -> str:
    """Return a sentence on what a button does, empty where its name says it all."""
    if asked is ToolKind.TEMPLE:
        text = _("In the district your Pilli is in, 1 AP a floor. Press {temple} again or use the wheel.")
        return text.format(temple=keys.shown(ToolKind.TEMPLE))
    return button_words.explanation(asked, keys, _texts())


def _texts() -> dict[Request, str]:
    return {
        ToolKind.CANAL: _("Dig one space, 1 AP."),
        ToolKind.DOUBLE: _("Dig two spaces, 1 AP. {key} or the wheel turns it."),
        ToolKind.BRIDGE: _("Over a canal, 1 AP. {key} or the wheel turns it."),
        ToolKind.MOVE: _("1 AP a step, or a bridge by boat; 5 AP to anywhere. The cheapest way is taken."),
        ToolKind.FOUND: _("The district your Pilli is in. Free."),
        ToolKind.TAKE: _("1 AP now for 1 AP later; at most two a turn."),
        ToolKind.PROPOSE: _("Free. The token leaves the game if all players agree."),
        MexicaCommand.FLAT_VIEW: _("What stands on each space, with nothing hidden."),
        Command.HINT: _("Your best plans now, and why."),
        Command.STANDINGS: _("What each player would score now, and past scorings."),
        Command.END: _("Action points left over are lost."),
    }
