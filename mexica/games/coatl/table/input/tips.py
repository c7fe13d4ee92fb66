"""The tips at the mouse: what lies there in words, what a click would do, why it is refused."""

from collections.abc import Sequence

from mexica.drawing.tip_box import TipLine
from mexica.games.coatl.rules import Action, State
from mexica.games.coatl.rules.actions import JoinPiece, LayPiece, PlaceTemple, PlayProphecy
from mexica.games.coatl.rules.cards import PROPHECIES, Card
from mexica.games.coatl.rules.material import COLOURS, SPACES
from mexica.games.coatl.rules.state import Player, Seat
from mexica.games.coatl.table.court.places import Kind, Place
from mexica.games.coatl.table.input.card_tips import (
    Lines,
    beside_lines,
    card_lines,
    serpent_lines,
    shape_words,
    temple_lines,
)
from mexica.games.coatl.table.input.fulfilment import (
    Change,
    effect,
    worth_there,
)
from mexica.games.coatl.table.input.hand import Hand
from mexica.games.coatl.table.input.words import (
    card_name,
    colour_name,
    end_name,
    piece_name,
    piece_names,
    quoted_card,
    token_name,
)
from mexica.games.coatl.table.panels.prestige import prestige
from mexica.play.result_words import points_words
from mexica.shell.match.rule_tips import reason_lines
from mexica.texts import _, capital, labelled, ngettext


def place_lines(state: State, hand: Hand, place: Place, viewer: Seat | None, names: Sequence[str]) -> Lines:
    """Return the tip for a place: what a click does or why it does nothing, and what lies there.

    `viewer` is the seat that looks, None if nobody has taken a seat: what it may not know is not told.
    """
    action = hand.action_at(place)
    if action is not None and (told := action_lines(state, action)):
        return told
    why = hand.why_not(place)
    if hand.holding.source is not None and why is not None:
        return reason_lines(why)
    told = what_lies(state, place, viewer, names)
    return told if why is None else (*told, *reason_lines(why))


# --- what a click does ---


def action_lines(state: State, action: Action) -> Lines:
    """Return what laying a piece or a card would do; nothing for other actions."""
    match action:
        case LayPiece(piece):
            return _laying(
                state, action, _("{piece}: begins a serpent").format(piece=capital(piece_name(piece)))
            )
        case JoinPiece(_number, piece, end):
            end = end or ("head" if piece[0] == "h" else "tail")
            title = _("{piece}, {end}").format(piece=capital(piece_name(piece)), end=end_name(end))
            return _laying(state, action, title)
        case PlayProphecy() | PlaceTemple():
            points = points_words(worth_there(state, action))
            return (
                TipLine(card_name(action.card), bold=True),
                TipLine(_("Here: {points}").format(points=points)),
            )
    return ()


def _laying(state: State, action: Action, title: str) -> Lines:
    found = effect(state, action)
    assert found is not None  # a piece is laid
    lines = [TipLine(title, bold=True), TipLine(shape_words(found.serpent))]
    if found.closes:
        lines.append(TipLine(_("This finishes the serpent: nothing can be added later.")))
    told = [change for change in found.changes if change.before != change.after]
    lines += [TipLine(_changed(change)) for change in told]
    if not told and found.changes:
        lines.append(TipLine(_("Prophecies: no change")))
    return tuple(lines)


def _changed(change: Change) -> str:
    values = {"before": change.before.points, "after": change.after.points}
    if change.played and change.before.points != change.after.points:
        told = _("{before} becomes {points}").format(points=points_words(change.after.points), **values)
    elif not change.played and change.after.points:
        told = _("can be played for {points}").format(points=points_words(change.after.points))
    else:
        told = _("fulfilled {times} of {needed} times").format(
            times=change.after.times, needed=_next_level(change.card, change.after.times)
        )
    return labelled(quoted_card(change.card), told)


def _next_level(card: Card, times: int) -> int:
    levels = PROPHECIES[card].levels
    return next((needed for needed, _points in levels if needed > times), levels[-1][0])


# --- what lies there ---


def what_lies(state: State, place: Place, viewer: Seat | None, names: Sequence[str]) -> Lines:
    """Return what lies on a place, as far as the viewer may know it."""
    match place.kind:
        case Kind.SUPPLY:
            pieces = state.supply[SPACES.index(place.name)]
            return (TipLine(capital(piece_names(pieces)), bold=True),) if pieces else ()
        case Kind.DISPLAY if place.slot < len(state.display):
            return card_lines(state.display[place.slot], _player_of(state, viewer))
        case Kind.DECK:
            return _deck_lines(state)
        case Kind.PILE if (card := state.common[place.slot]) is not None:
            left = ngettext(
                "{number} temple in this pile", "{number} temples in this pile", len(state.piles[place.slot])
            )
            told = left.format(number=len(state.piles[place.slot]))
            return (*temple_lines(card, _player_of(state, viewer)), TipLine(told))
        case Kind.BAG:
            return _bag_lines(state, place.name)
        case Kind.COURT | Kind.LINE:
            return seat_lines(state, place.seat, names)
    return _of_seat(state, place, viewer)


def _of_seat(state: State, place: Place, viewer: Seat | None) -> Lines:
    if not 0 <= place.seat < state.seats:
        return ()
    player, known = state.players[place.seat], place.seat == viewer
    match place.kind:
        case Kind.BOARD if place.slot < len(player.board):
            return (TipLine(capital(piece_name(player.board[place.slot])), bold=True),)
        case Kind.TOKEN:
            return token_lines(place.name)
        case Kind.PROPHECY if place.slot < len(player.hand):
            return card_lines(player.hand[place.slot], player) if known else (_hidden(),)
        case Kind.TEMPLE if place.slot < len(player.temples):
            return temple_lines(player.temples[place.slot], player) if known else (_hidden(),)
        case Kind.LANE | Kind.PIECE | Kind.END if place.number <= len(player.serpents):
            return serpent_lines(player.serpents[place.number - 1], place.number)
        case Kind.BESIDE if place.number <= len(player.serpents):
            return beside_lines(player.serpents[place.number - 1], place.slot)
    return ()


def _hidden() -> TipLine:
    return TipLine(_("Only its owner may see this card."))


def _player_of(state: State, viewer: Seat | None) -> Player | None:
    return None if viewer is None else state.players[viewer]


def token_lines(token: str) -> Lines:
    """Return what a sacrifice token does (C10)."""
    what = {
        "pick": _("Take a head, a tail or two body segments of your choice from the bags."),
        "future": _("Lay out a new display, discard what you like of your hand, then choose prophecies."),
        "commit": _("Take one of the common temples into your hand."),
    }[token]
    instead = _("It is given up for good, instead of the action of a turn.")
    return (TipLine(token_name(token), bold=True), TipLine(what), TipLine(instead))


def _deck_lines(state: State) -> Lines:
    deck, discards = len(state.deck), len(state.discards)
    text = ngettext("{number} prophecy in the deck", "{number} prophecies in the deck", deck)
    lines = [TipLine(text.format(number=deck), bold=True)]
    text = ngettext("{number} prophecy discarded", "{number} prophecies discarded", discards)
    return (*lines, TipLine(text.format(number=discards)))


def _bag_lines(state: State, kind: str) -> Lines:
    titles = {
        "head": _("Heads in the bag"),
        "body": _("Body segments in the bag"),
        "tail": _("Tails in the bag"),
    }
    bags = {"head": state.bags.heads, "body": state.bags.bodies, "tail": state.bags.tails}
    bag = bags[kind]
    counts = ", ".join(f"{bag.count(code)} {colour_name(code)}" for code in COLOURS)
    return (TipLine(labelled(titles[kind], str(len(bag))), bold=True), TipLine(counts))


def seat_lines(state: State, seat: Seat, names: Sequence[str]) -> Lines:
    """Return what a player has, as far as everybody may know it."""
    player, points = state.players[seat], prestige(state)[seat]
    lines = [TipLine(names[seat], bold=True), TipLine(labelled(_("Certain"), points_words(points.certain)))]
    if points.unfinished:
        lines.append(TipLine(labelled(_("Unfinished serpents would add"), points_words(points.unfinished))))
    lines.append(TipLine(labelled(_("Prophecies in hand"), str(len(player.hand)))))
    lines.append(TipLine(labelled(_("Temples in hand"), str(len(player.temples)))))
    return tuple(lines)
