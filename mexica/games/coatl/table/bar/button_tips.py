"""The tips of the buttons in the bar: what they do, with their keys, and why they cannot be used now."""

from mexica.drawing.colours import RED
from mexica.drawing.tip_box import TipLine
from mexica.games.coatl.table.bar.commands_and_keys import CoatlCommand, Request, TableKeys, names
from mexica.games.coatl.table.input.hand import Hand
from mexica.games.coatl.table.input.holding import TOKEN_TOOLS, Tool
from mexica.games.coatl.table.input.tips import token_lines
from mexica.games.coatl.table.input.why_not import how_to_use
from mexica.games.coatl.table.panels.turn_words import end_words
from mexica.play.command_names import command_names
from mexica.play.commands import Command
from mexica.play.watching import watched_key
from mexica.shell.match import button_words
from mexica.shell.match.rule_tips import reason_lines
from mexica.texts import _


def button_lines(
    asked: Request, hand: Hand, keys: TableKeys, *, usable: bool, why: str = ""
) -> tuple[TipLine, ...]:
    """Return what a button does, with its key, and if it cannot be used now, why."""
    called: dict[Request, str] = names()
    called |= {asked: name for asked, name in command_names().items()}  # noqa: C416  # of a wider type
    if asked is Command.END and hand.state is not None:
        called[asked] = end_words(hand.state) or called[asked]
    lines = [TipLine(keys.named(watched_key(asked), called[asked]), bold=True)]
    if isinstance(asked, Tool):
        lines += _tool_lines(asked, hand)
    else:
        what = button_words.explanation(asked, keys, _texts())
        lines += [TipLine(what)] if what and not why else []
        if asked is Command.END and not usable and hand.offers is not None:
            reason = hand.offers.why_not_ended
            lines += reason_lines(reason) if reason is not None else ()
    if why:
        lines.append(TipLine(why, RED))
    return tuple(lines)


def _tool_lines(tool: Tool, hand: Hand) -> list[TipLine]:
    """What a tool does; instead of how it is used, why it cannot be."""
    lines = list(token_lines(tool.value)[1:]) if tool in TOKEN_TOOLS else [TipLine(_tool_texts()[tool])]
    if hand.offers is None or hand.offers.usable(tool):
        return [*lines, TipLine(how_to_use(tool))]
    return [*lines, *reason_lines(hand.offers.why_unusable(tool))]


def _tool_texts() -> dict[Tool, str]:
    return {
        Tool.TAKE: _("All pieces of one space go to your board, which holds eight."),
        Tool.PROPHECIES: _("As many as you like, as long as you hold no more than five."),
        Tool.ASSEMBLE: _("Lay pieces, and play prophecies and temples beside your serpents."),
    }


def _texts() -> dict[Request, str]:
    return {
        CoatlCommand.SORT: _("By suit, by what fits best, or as drawn."),
        Command.HINT: _("Your best actions now, and why."),
        Command.STANDINGS: _("What is certain, and what unfinished serpents would add."),
    }
