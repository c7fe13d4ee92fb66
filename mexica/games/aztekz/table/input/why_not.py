"""Why something that the player asks for by a button or a key cannot be done now, or how to go on."""

from mexica.games.aztekz.rules.state import HeroName
from mexica.games.aztekz.table.input.deeds import Deed
from mexica.games.aztekz.table.input.offers import Offers
from mexica.play.reason import Reason
from mexica.texts import _


def not_chosen(offers: Offers, hero: HeroName) -> Reason:
    """Return why a hero can do nothing now: another one has acted (A4.1), or it has done all it can."""
    if not offers.state.mover.heroes:
        return Reason(_("First lay the card; your heroes come onto it."), "A3.2")
    if offers.moving not in (None, hero):
        return Reason(_("Another hero has acted in this turn; only one does."), "A4.1")
    return Reason(_("There is nothing left that this hero could do."), "A4.4")


def how_to_lay(offers: Offers) -> Reason:
    """Return what to do with the drawn card in hand, which is turned unless it looks the same each way."""
    if len(offers.rotations) > 1:
        return Reason(_("Click a place that is lit. The wheel turns the card."))
    return Reason(_("Click a place that is lit."))


def no_place(offers: Offers) -> Reason:
    """Return why the drawn card cannot be taken in hand: it fits nowhere, or a helper must step on."""
    moving = offers.state.turn.moving
    if moving is not None and moving.scared is not None:
        return Reason(_("First the helper must step off the card whose souls it has scared away."), "A5.5")
    return Reason(_("The drawn card fits nowhere now. A hero may clear a card for it."), "A6.6")


def wrong_hero(deed: Deed) -> Reason:
    """Return which hero can do this."""
    if deed is Deed.STEAL:
        return Reason(_("Only a chief steals."), "A5.6")
    return Reason(_("Only a helper can do this."), "A5.1")
