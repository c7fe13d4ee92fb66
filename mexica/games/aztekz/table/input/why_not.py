"""Why something that the player asks for by a button or a key cannot be done now, or how to go on."""

from mexica.games.aztekz.rules import Action, State, refusal
from mexica.games.aztekz.rules.actions import GiveSouls, StealSouls, TakeSouls
from mexica.games.aztekz.rules.material import CHIEF
from mexica.games.aztekz.rules.state import HeroName
from mexica.games.aztekz.table.input.deeds import Deed
from mexica.games.aztekz.table.input.offers import Offers
from mexica.games.aztekz.table.pyramid.places import Kind, Place
from mexica.play.reason import Reason, reason
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


def not_done(offers: Offers, hero: HeroName, place: Place) -> Reason | None:
    """Return why a hero cannot do where it stands what a click on these souls or on that hero asks for."""
    state, own = offers.state, offers.state.mover.hero(hero)
    match place.kind:
        case Kind.SOULS if place.cell == own.at:
            return wrong_hero(Deed.TAKE) if hero == CHIEF else _refused(state, TakeSouls(hero, place.name, 1))
        case Kind.HERO if state.players[place.seat].hero(place.name).at == own.at:
            return _not_met(state, hero, place)
    return None


def _not_met(state: State, hero: HeroName, other: Place) -> Reason | None:
    """Why it does not steal from another hero on its card, or give its own chief the only soul it carries."""
    if other.seat == state.turn.to_move:
        gives = other.name == CHIEF != hero and state.mover.hero(hero).souls
        return _refused(state, GiveSouls(hero)) if gives else None
    if other.name == CHIEF:
        return None
    return _refused(state, StealSouls(other.seat, other.name)) if hero == CHIEF else wrong_hero(Deed.STEAL)


def _refused(state: State, action: Action) -> Reason | None:
    refused = refusal(state, action)
    return None if refused is None else reason(refused)


def wrong_hero(deed: Deed) -> Reason:
    """Return which hero can do this."""
    if deed is Deed.STEAL:
        return Reason(_("Only a chief steals."), "A5.6")
    return Reason(_("Only a helper can do this."), "A5.1")
