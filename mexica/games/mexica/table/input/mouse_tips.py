"""The tips at the mouse: the price of a click, the reason for a refusal, what stands there."""

from collections.abc import Sequence

from mexica.drawing.colours import INK, RED
from mexica.drawing.tip_box import TipLine
from mexica.games.mexica.rules import State
from mexica.games.mexica.rules.actions import (
    BuildTemple,
    FlatRateMove,
    FoundDistrict,
    PlaceCanal,
    TakeBoat,
    Walk,
)
from mexica.games.mexica.rules.founding import founding_awards
from mexica.games.mexica.rules.material import ACTION_POINTS, values
from mexica.games.mexica.rules.spaces import Space
from mexica.games.mexica.table.bar import command_words
from mexica.games.mexica.table.bar.commands_and_keys import Request, TableKeys
from mexica.games.mexica.table.bar.tools import Tool, ToolKind
from mexica.games.mexica.table.input.click_outcome import Say
from mexica.games.mexica.table.input.district_info import (
    cut_off,
    cut_off_line,
    district_lines,
    lead_line,
    standing_lines,
)
from mexica.games.mexica.table.input.event_sentences import gains
from mexica.games.mexica.table.input.hand import Hand
from mexica.games.mexica.table.input.offers import Offer
from mexica.games.mexica.table.input.period_words import ending_sentence
from mexica.play.commands import Command
from mexica.play.watching import watched_key
from mexica.texts import _, ngettext


def price_line(state: State, price: int) -> TipLine:
    """Return a price and the number of action tokens it would take, as in "7 AP (1 token)"."""
    text = _("{price} AP").format(price=price)
    tokens = max(0, price - state.turn.action_points)
    if tokens:
        paid = ngettext("{tokens} token", "{tokens} tokens", tokens).format(tokens=tokens)
        text = f"{text} ({paid})"
    return TipLine(text, bold=True, icon="ap_ui")


def offer_lines(state: State, offer: Offer, names: Sequence[str]) -> tuple[TipLine, ...]:
    """Return the price and the result of a click."""
    if offer.takes is not None:
        bridge = offer.takes.kind is ToolKind.BRIDGE
        return (TipLine(_("Move this bridge") if bridge else _("Move your Pilli Mexica"), bold=True),)
    price = price_line(state, offer.price)
    match offer.actions:
        case [PlaceCanal()] if part := cut_off(state, offer.actions):
            return (price, TipLine(cut_off_line(state, part), bold=True))
        case [FoundDistrict(space)]:
            district = state.board.district(space)
            awards = founding_awards(state.players, state.turn.to_move, district)
            return (TipLine(_("Found: {gains}").format(gains=gains(awards, names)), bold=True),)
        case [BuildTemple(floors=floors) as build]:
            text = ngettext("{floors} floor", "{floors} floors", floors).format(floors=floors)
            return (price, TipLine(text), TipLine(lead_line(state, build, names)))
        case [FlatRateMove()]:
            return (price, TipLine(_("anywhere on the island")))
        case [*_others, Walk() | TakeBoat()]:
            return (price, *_fare(offer))
    return (price,) if offer.price else ()


def _fare(offer: Offer) -> tuple[TipLine, ...]:
    """The boat fares within the price of a trip, if any."""
    fare = offer.price - sum(isinstance(action, Walk) for action in offer.actions)
    if not fare:
        return ()
    whole = fare == offer.price
    return (TipLine(_("by boat") if whole else _("{price} AP of it by boat").format(price=fare)),)


def points_lines(state: State) -> tuple[TipLine, ...]:
    """Return what the discs of the turn box are: the points of the turn, and action tokens beside them."""
    turn, held = state.turn, state.mover.action_tokens
    text = _("Action points (AP) left this turn: {left} of {whole}")
    lines = [TipLine(text.format(left=turn.action_points, whole=ACTION_POINTS), bold=True)]
    lines.append(TipLine(_("Nearly everything costs some. What is left is lost when the turn ends.")))
    if held:
        text = ngettext(
            "{tokens} action token besides: it pays 1 AP once the points are spent, and can be kept.",
            "{tokens} action tokens besides: each pays 1 AP once the points are spent, and can be kept.",
            held,
        )
        lines.append(TipLine(text.format(tokens=held)))
    return tuple(lines)


def said_lines(said: Say) -> tuple[TipLine, ...]:
    """Return why a click was refused, or what to do next."""
    return (TipLine(said.message, RED if said.refused else INK, clause=said.clause),)


def land_lines(
    state: State, district: int, names: Sequence[str], *, compared: bool = False
) -> tuple[TipLine, ...]:
    """Return the tip about the district under the mouse; `compared` with what would be after a click."""
    first, *rest = district_lines(state, district, names, compared=compared)
    return (TipLine(first, bold=True), *(TipLine(text) for text in rest))


def space_lines(state: State, space: Space, names: Sequence[str]) -> tuple[TipLine, ...]:
    """Return what stands on the space under the mouse."""
    return tuple(TipLine(text, bold=True) for text in standing_lines(state, space, names))


def token_lines(size: int, proposing: bool) -> tuple[TipLine, ...]:
    """Return the worth of a displayed token and the effect of a click on it."""
    yellow, blue, white = values(size)
    texts = (
        _("{points}: most floors").format(points=yellow),
        _("{points}: second most floors, and founding it").format(points=blue),
        _("{points}: third most floors, and standing there when it is founded").format(points=white),
    )
    title = _("Token for a district of {size}").format(size=size)
    lines = [TipLine(title, bold=True), *map(TipLine, texts)]
    if proposing:
        lines.append(TipLine(_("Click to propose its removal"), RED))
    return tuple(lines)


def button_lines(
    asked: Request, hand: Hand, usable: bool, keys: TableKeys, why: str = ""
) -> tuple[TipLine, ...]:
    """Return what a button of the bar does, with its key, and, if it cannot be used now, `why`."""
    name = keys.named(watched_key(asked), command_words.names()[asked])
    what = command_words.explanation(asked, keys)
    if asked is ToolKind.BRIDGE and hand.state is not None and not hand.state.supply.bridges:
        what = _("All bridges are built. Click one to move it for 1 AP, then its new place.")
    lines = [TipLine(name, bold=True), *([TipLine(what)] if what and not why else [])]
    if asked is Command.END and usable and hand.state is not None and (ends := ending_sentence(hand.state)):
        lines.append(TipLine(ends, RED))
    if isinstance(asked, ToolKind) and not usable and hand.offers is not None:
        lines += said_lines(Say.why(hand.offers.why_nowhere(Tool(asked))))
    if why:
        lines.append(TipLine(why, RED))
    return tuple(lines)
