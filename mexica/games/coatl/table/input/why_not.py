"""What a click on a place is told for which the hand has no use: why it does nothing, or how to go on."""

from mexica.games.coatl.rules import State, refusal
from mexica.games.coatl.rules.actions import Done, LayPiece
from mexica.games.coatl.rules.material import BODIES
from mexica.games.coatl.table.court import places
from mexica.games.coatl.table.court.places import Kind, Place
from mexica.games.coatl.table.input.holding import Holding, Tool
from mexica.games.coatl.table.input.intent import OF_A_SERPENT
from mexica.games.coatl.table.input.offers import Offers
from mexica.play.reason import Reason, reason
from mexica.shell.match.outcomes import Say
from mexica.texts import _

_GROUND = (Kind.COURT, Kind.LINE)
_THINGS = (Kind.BOARD, Kind.TOKEN, Kind.PROPHECY, Kind.TEMPLE, *OF_A_SERPENT)


def unused(offers: Offers, holding: Holding, place: Place) -> Say | None:
    """Return what is told where a click means no action; None on bare ground and at other courts."""
    state = offers.state
    if place.kind in _GROUND or _is_bare(state, place):
        return None
    if holding.source is not None:
        return not_there()
    if place.seat not in (-1, state.turn.to_move):
        return None
    if offers.marking and place.kind is Kind.TEMPLE:
        return Say(Reason(_("Your temple stays in your hand anyway. Choose among the prophecies.")))
    if offers.marking:
        return _first_the_cards(offers)
    if place.kind in OF_A_SERPENT:
        return _at_serpent(offers, place)
    return _at_market(holding, place)


def not_there() -> Say:
    """Return what is told where a piece or card in hand is used beside one's own serpents."""
    return Say(Reason(_("What you hold goes to one of your own serpents.")), refused=False)


def of_another(place: Place) -> Say | None:
    """Return what is told of a thing in the court of another player, which is in front."""
    if place.kind not in _THINGS:
        return None
    return Say(Reason(_("This belongs to another player. Click your own court to bring it to the front.")))


def how_to_use(tool: Tool) -> str:
    """Return what to do next with a tool that was chosen."""
    match tool:
        case Tool.TAKE:
            return _("Click a space of the supply board.")
        case Tool.PROPHECIES:
            return _("Click prophecies of the display, or the deck for an unseen one.")
        case Tool.ASSEMBLE:
            return _("Click a piece of your board or a prophecy in your hand, then a serpent.")
        case Tool.PICK:
            return _("Choose a head, a tail or two body segments from the bags.")
        case Tool.FUTURE:
            return _("Click the display: its prophecies are discarded, and new ones laid out.")
        case Tool.COMMIT:
            return _("Click one of the common temples to take it into your hand.")


def _is_bare(state: State, place: Place) -> bool:
    """Whether nothing lies on a space of a board."""
    return place.kind is Kind.BOARD and place.slot >= len(state.players[place.seat].board)


def _first_the_cards(offers: Offers) -> Say | None:
    """What the rules say to anything but choosing cards of the hand (C3.3, C10.3)."""
    refused = refusal(offers.state, Done())
    return None if refused is None else Say(reason(refused))


def _at_serpent(offers: Offers, place: Place) -> Say:
    """Why nothing of one's own fits at this serpent, or how to lay something there."""
    if not offers.usable(Tool.ASSEMBLE):
        return Say(offers.why_unusable(Tool.ASSEMBLE))
    if offers.state.turn.closing is not None and (refused := refusal(offers.state, LayPiece(BODIES[0]))):
        return Say(reason(refused), refused=False)
    seat, mover = offers.state.turn.to_move, offers.state.mover
    own = [places.board(seat, slot) for slot in range(len(mover.board))]
    own += [places.prophecy(seat, slot) for slot in range(len(mover.hand))]
    reasons = [offers.why_not(Holding(source=source), place) for source in own]
    if None in reasons or not reasons:
        return Say(Reason(how_to_use(Tool.ASSEMBLE)), refused=False)
    return Say(next(why for why in reasons if why is not None))


def _at_market(holding: Holding, place: Place) -> Say | None:
    match place.kind:
        case Kind.BAG if holding.tool is Tool.PICK:
            return Say(Reason(_("Click a piece in the panel that is open.")), refused=False)
        case Kind.BAG:
            return Say(Reason(_("Only Perfect Pick takes pieces from the bags."), "C10.2"))
        case Kind.PILE:
            return Say(Reason(_("This pile of temples is empty now."), "C7.10"))
    return None
