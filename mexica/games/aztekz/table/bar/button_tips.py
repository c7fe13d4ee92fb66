"""The tips of the buttons in the bar: what they do, with their keys, and why they cannot be used now."""

from typing import Any

from mexica.drawing.colours import RED
from mexica.drawing.tip_box import TipLine
from mexica.games.aztekz.table.bar.commands_and_keys import AztekzCommand, Request, TableKeys, names
from mexica.games.aztekz.table.input.deeds import Deed
from mexica.games.aztekz.table.input.hand import Hand
from mexica.games.aztekz.table.input.tips import deed_texts
from mexica.games.aztekz.table.input.why_not import no_place
from mexica.play.command_names import command_names
from mexica.play.commands import Command
from mexica.play.reason import Reason
from mexica.play.watching import watched_key
from mexica.shell.match import button_words
from mexica.shell.match.outcomes import Say
from mexica.shell.match.rule_tips import reason_lines
from mexica.texts import _


def button_lines(
    asked: Request, hand: Hand, keys: TableKeys, *, usable: bool, why: str = ""
) -> tuple[TipLine, ...]:
    """Return what a button does, with its key, and if it cannot be used now, why."""
    called: dict[Any, str] = {**command_names(), **names(), Command.END: _("Put the card under the deck")}
    lines = [TipLine(keys.named(watched_key(asked), called[asked]), bold=True)]
    what = button_words.explanation(asked, keys, {**_texts(turns=_turns(hand)), **deed_texts()})
    lines += [TipLine(what)] if what and not why else []
    if not usable and (reason := _why_not(asked, hand)) is not None:
        lines += reason_lines(reason)
    if why:
        lines.append(TipLine(why, RED))
    return tuple(lines)


def _why_not(asked: Request, hand: Hand) -> Reason | None:
    """Why a tool cannot be used now."""
    offers = hand.offers
    if offers is None:
        return None
    if isinstance(asked, Deed):
        said = hand.do(asked)
        return said.reason if isinstance(said, Say) else None
    if asked is AztekzCommand.CARD:
        return no_place(offers)
    return offers.why_no_place if asked is Command.END else None


def _turns(hand: Hand) -> bool:
    """Whether the drawn card looks different when it is turned."""
    return hand.offers is None or len(hand.offers.rotations) != 1


def _texts(*, turns: bool) -> dict[Request, str]:
    lit = _("Places where it fits light up.")
    return {
        AztekzCommand.CARD: _("Places where it fits light up. {key} or the wheel turns it.")
        if turns
        else lit,
        AztekzCommand.NEXT_HERO: _("Cards that it can reach light up, with the number of steps."),
        Command.HINT: _("Your best turns now, and why."),
        Command.STANDINGS: _("What each player has freed."),
        Command.END: _("Its soul goes back into the supply, and your turn ends."),
    }
