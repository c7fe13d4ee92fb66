"""Events as sentences for the players, without what a viewer may not know (C13.1)."""

from collections.abc import Iterable, Sequence
from typing import Final

from mexica.games.coatl.rules.events import (
    CardsDiscarded,
    DiscardsShuffled,
    DisplayDiscarded,
    DisplayFilled,
    EndingBegan,
    Event,
    GameEnded,
    HandKept,
    PieceJoined,
    PiecesPicked,
    PiecesTaken,
    ProphecyPlayed,
    ProphecyTaken,
    SerpentBegun,
    SerpentClosed,
    SerpentFinished,
    SupplyRefilled,
    TemplePlaced,
    TempleRevealed,
    TempleTaken,
    TokenSpent,
    TurnBegan,
    TurnEnded,
    TurnSkipped,
)
from mexica.games.coatl.rules.state import Cause, Seat
from mexica.games.coatl.table.input.words import (
    end_name,
    piece_name,
    piece_names,
    quoted_card,
    token_name,
)
from mexica.play.result_words import points_words
from mexica.texts import _, listed, ngettext

SAID_OF_PEOPLE: Final = (
    *(SupplyRefilled, DiscardsShuffled, TempleRevealed, SerpentFinished, EndingBegan, TurnSkipped, GameEnded),
)
"""What is told of a person's own action too: what it brought about."""


def event_sentences(events: Iterable[Event], names: Sequence[str], viewer: Seat | None) -> tuple[str, ...]:
    """Return a sentence for each event that players want to read.

    `names` are their names by seat; `viewer` is the seat that reads, None if nobody has taken a seat.
    """
    return tuple(sentence for event in events if (sentence := _sentence(event, names, viewer)))


def _sentence(event: Event, names: Sequence[str], viewer: Seat | None) -> str:
    match event:
        case HandKept() | ProphecyTaken() | CardsDiscarded():
            return _of_hand(event, names, event.seat == viewer)
        case PiecesTaken() | PiecesPicked():
            text = _("{name} takes: {pieces}.")
            return text.format(name=names[event.seat], pieces=piece_names(event.pieces))
        case SerpentBegun(seat, _number, piece):
            text = _("{name} begins a serpent: {piece}.")
            return text.format(name=names[seat], piece=piece_name(piece))
        case PieceJoined(seat, number, piece, end):
            text = _("{name} extends serpent {number} at the {end}: {piece}.")
            values = {"number": number, "end": end_name(end), "piece": piece_name(piece)}
            return text.format(name=names[seat], **values)
        case ProphecyPlayed() | TemplePlaced():
            return _card_laid(event, names)
        case SerpentFinished(seat, number, points):
            text = _("{name} finishes serpent {number}: {points}.")
            return text.format(name=names[seat], number=number, points=points_words(points))
        case TokenSpent(seat, token):
            return _("{name} spends {token}.").format(name=names[seat], token=token_name(token))
        case TempleTaken(seat, card):
            return _("{name} takes the temple {card}.").format(name=names[seat], card=quoted_card(card))
    return _of_table(event, names)


def _of_hand(event: HandKept | ProphecyTaken | CardsDiscarded, names: Sequence[str], known: bool) -> str:
    name = names[event.seat]
    match event:
        case HandKept(_seat, kept, discarded):
            text = ngettext(
                "{name} keeps {kept} prophecy and discards {discarded}.",
                "{name} keeps {kept} prophecies and discards {discarded}.",
                len(kept),
            )
            return text.format(name=name, kept=len(kept), discarded=len(discarded))
        case ProphecyTaken(_seat, card, unseen):
            if unseen and not known:
                return _("{name} draws an unseen prophecy.").format(name=name)
            return _("{name} takes the prophecy {card}.").format(name=name, card=quoted_card(card))
        case CardsDiscarded(_seat, cards):
            text = ngettext(
                "{name} discards {number} prophecy.", "{name} discards {number} prophecies.", len(cards)
            )
            return text.format(name=name, number=len(cards))


def _card_laid(event: ProphecyPlayed | TemplePlaced, names: Sequence[str]) -> str:
    values = {
        "name": names[event.seat],
        "card": quoted_card(event.card),
        "number": event.serpent,
        "points": points_words(event.points),
    }
    if isinstance(event, ProphecyPlayed):
        return _("{name} plays the prophecy {card} beside serpent {number}: {points}.").format(**values)
    return _("{name} puts the temple {card} beside serpent {number}: {points}.").format(**values)


def _of_table(event: Event, names: Sequence[str]) -> str:
    match event:
        case SupplyRefilled():
            return _("The supply board is filled again.")
        case DiscardsShuffled(cards):
            text = ngettext(
                "The discards are shuffled: {cards} prophecy in the new deck.",
                "The discards are shuffled: {cards} prophecies in the new deck.",
                cards,
            )
            return text.format(cards=cards)
        case DisplayDiscarded():
            return _("The whole display is discarded.")
        case TempleRevealed(_pile, card):
            if card is None:
                return _("This pile of temples is empty now.")
            return _("A new common temple: {card}.").format(card=quoted_card(card))
        case EndingBegan(cause, seat):
            if cause is Cause.THIRD_SERPENT and seat is not None:
                return _("{name} has finished a third serpent: the last turns begin.").format(
                    name=names[seat]
                )
            return _("The body segments are gone: the last turns begin.")
        case TurnSkipped(seat):
            return _("{name} can do nothing, and the turn is skipped.").format(name=names[seat])
        case GameEnded(winners):
            return _victory([names[seat] for seat in winners])
        case SerpentClosed() | DisplayFilled() | TurnEnded() | TurnBegan():
            return ""
    return ""


def _victory(winners: Sequence[str]) -> str:
    if len(winners) == 1:
        return _("{name} wins the game.").format(name=winners[0])
    return _("{names} share the victory.").format(names=listed(winners))
