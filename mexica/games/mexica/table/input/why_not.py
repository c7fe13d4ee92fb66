"""What a click beside the board is told: why a calpulli token cannot be had, how action tokens are spent."""

from mexica.games.mexica.table.input.click_outcome import Say
from mexica.games.mexica.table.panels.display_view import DisplaySlot
from mexica.play.reason import Reason
from mexica.texts import _


def away_reason(slot: DisplaySlot) -> Reason:
    """Return why the token of this slot is not to be had now: it is in its district, gone, or to come."""
    match slot.fate:
        case "later":
            return Reason(_("This token is laid out when period 2 begins."), "R2.2")
        case "removed":
            return Reason(_("This token has left the game, as nobody can found its district."), "R12.1")
    return Reason(_("This token lies in its district for good."), "R8.3")


def how_tokens_pay() -> Say:
    """Return what a click on one's own action tokens is told: they need not be spent by hand."""
    how = Reason(_("Action tokens pay by themselves once the points of the turn are spent."), "R3.2")
    return Say(str(how), refused=False, clause=how.clause)
