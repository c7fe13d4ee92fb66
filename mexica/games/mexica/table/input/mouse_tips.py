"""The tips at the mouse: the price of a click, the reason for a refusal, what stands there."""

from collections.abc import Sequence
from itertools import chain

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
from mexica.games.mexica.rules.material import values
from mexica.games.mexica.rules.spaces import Space
from mexica.games.mexica.table.bar.commands_and_keys import MexicaCommand, Request
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
from mexica.play.commands import Command
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
    if offer.picks_up is not None:
        return (TipLine(_("Move this bridge"), bold=True),)
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
            return (price, TipLine(_("flat rate")))
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


def said_lines(said: Say) -> tuple[TipLine, ...]:
    """Return why a click was refused, or what to do next."""
    return (TipLine(said.message, RED if said.refused else INK, clause=said.clause),)


def clause_in(lines: Sequence[TipLine]) -> str:
    """Return the clause of the rules behind a tip, empty if there is none."""
    return next((line.clause for line in lines if line.clause), "")


def with_key_of_rule(lines: Sequence[TipLine]) -> tuple[TipLine, ...]:
    """Return a tip with the key that opens the clause below each line that ends with one."""
    told = (
        (line, TipLine(_("F2 opens rule {clause}").format(clause=line.clause))) if line.clause else (line,)
        for line in lines
    )
    return tuple(chain.from_iterable(told))


def land_lines(state: State, district: int, names: Sequence[str]) -> tuple[TipLine, ...]:
    """Return the tip about the district under the mouse."""
    first, *rest = district_lines(state, district, names)
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


def button_lines(asked: Request, hand: Hand, usable: bool, why: str = "") -> tuple[TipLine, ...]:
    """Return what a button of the bar does and, if it cannot be used now, `why`."""
    name, what = _explained(asked)
    if asked is ToolKind.BRIDGE and hand.state is not None and not hand.state.supply.bridges:
        what = _("All bridges are built. Click one to move it for 1 AP, then its new place.")
    lines = [TipLine(name, bold=True), *([TipLine(what)] if what and not why else [])]
    if isinstance(asked, ToolKind) and not usable and hand.offers is not None:
        lines += said_lines(Say.why(hand.offers.why_nowhere(Tool(asked))))
    if why:
        lines.append(TipLine(why, RED))
    return tuple(lines)


def _explained(asked: Request) -> tuple[str, str]:
    texts: dict[Request, tuple[str, str]] = {
        ToolKind.CANAL: (_("Single canal (1)"), _("Dig one space, 1 AP.")),
        ToolKind.DOUBLE: (_("Double canal (2)"), _("Dig two spaces, 1 AP. R or the wheel turns it.")),
        ToolKind.BRIDGE: (_("Bridge (3)"), _("Over a canal, 1 AP. R or the wheel turns it.")),
        ToolKind.TEMPLE: (
            _("Temple (4)"),
            _("In the district your Pilli is in, 1 AP a floor. Press 4 again or use the wheel."),
        ),
        ToolKind.MOVE: (
            _("Move the Pilli Mexica (M)"),
            _("1 AP a step, or a bridge by boat; 5 AP to anywhere. The cheapest way is taken."),
        ),
        ToolKind.FOUND: (_("Found the district (F)"), _("The district your Pilli is in. Free.")),
        ToolKind.TAKE: (_("Take an action token (T)"), _("1 AP now for 1 AP later; at most two a turn.")),
        ToolKind.PROPOSE: (
            _("Propose a removal (P)"),
            _("Free. The token leaves the game if all players agree."),
        ),
        Command.UNDO: (_("Undo (Ctrl+Z)"), _("The whole turn: Ctrl+Backspace.")),
        Command.REDO: (_("Redo (Ctrl+Y)"), ""),
        MexicaCommand.FLAT_VIEW: (_("Flat plan (V)"), _("What stands on each space, with nothing hidden.")),
        Command.KEYS: (_("Keys (F1)"), ""),
        Command.HINT: (_("Hint (H)"), _("Your best plans now, and why.")),
        Command.STANDINGS: (_("Standings (S)"), _("What each player would score now, and past scorings.")),
        Command.RECORD: (
            _("Record of the game (L)"),
            _("All turns and points; a click shows the board then."),
        ),
        Command.LAST_ROUND: (_("What did they do? (W)"), _("Shows the others' last turns again.")),
        Command.MENU: (_("Menu (Esc)"), ""),
        Command.FIRST: (_("To the beginning (Home)"), ""),
        Command.TURN_BEFORE: (_("A turn back (Page Up)"), ""),
        Command.BEFORE: (_("An action back (Left)"), ""),
        Command.AFTER: (_("An action on (Right)"), ""),
        Command.TURN_AFTER: (_("A turn on (Page Down)"), ""),
        Command.LAST: (_("To the end (End)"), ""),
        Command.PLAY_ON: (_("Play on from here"), _("As a new game; this one is kept.")),
        Command.MOVE_NOW: (
            _("Move now (N)"),
            _("The computer plays the best turn it has found so far."),
        ),
        Command.PAUSE: (_("Pause or go on (Space)"), ""),
        Command.ONE_ACTION: (_("One action (A)"), _("Then it is paused.")),
        Command.WHOLE_TURN: (_("One turn (E)"), _("Then it is paused.")),
        Command.SLOW: (_("Slow (plus and minus change the speed)"), ""),
        Command.NORMAL: (_("Normal speed (plus and minus change it)"), ""),
        Command.FAST: (_("Fast (plus and minus change the speed)"), ""),
        Command.AT_ONCE: (_("At once: nothing moves (plus and minus change the speed)"), ""),
        Command.PLAYERS: (_("Players"), _("Take a seat yourself, or change a computer's level.")),
        Command.END: (_("End the turn (Enter)"), _("Action points left over are lost.")),
    }
    return texts[asked]
