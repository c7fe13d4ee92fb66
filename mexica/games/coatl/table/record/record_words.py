"""The record's words: events in short and in full, and for what points were gained."""

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from functools import partial
from itertools import groupby

from attrs import frozen

from mexica.games.coatl.rules import standings
from mexica.games.coatl.rules.cards import TEMPLES, Card
from mexica.games.coatl.rules.events import (
    CardsDiscarded,
    DisplayDiscarded,
    EndingBegan,
    Event,
    HandKept,
    PieceJoined,
    PiecesPicked,
    PiecesTaken,
    ProphecyPlayed,
    ProphecyTaken,
    SerpentBegun,
    SerpentClosed,
    SerpentFinished,
    TemplePlaced,
    TempleTaken,
    TokenSpent,
    TurnSkipped,
)
from mexica.games.coatl.rules.material import Piece
from mexica.games.coatl.table.input.event_sentences import event_sentences
from mexica.games.coatl.table.input.words import (
    piece_name,
    piece_names,
    quoted_card,
    token_name,
)
from mexica.games.coatl.table.match.match_record import PlayedAction
from mexica.play.result_words import points_words
from mexica.play.turn_record import Gain
from mexica.play.viewing import Viewing
from mexica.shell.match.record_lines import RecordWords
from mexica.texts import _, ngettext


def words(viewing: Viewing) -> RecordWords:
    """Return how the record is told to whoever sits at the screen: nobody reads what another one drew."""
    return RecordWords(
        "Cóatl", gains, short, partial(_sentences, viewing), partial(_reader, viewing), merged=merged
    )


def gains(played: PlayedAction) -> Iterator[Gain]:
    """Yield the points of each card that counts from this action on, as its serpent is closed (C12.5)."""
    for event in played.events:
        match event:
            case SerpentClosed(seat, number):
                for card, worth in standings(played.state)[seat].serpents[number - 1].cards:
                    yield Gain(seat, worth.points, _what_for(card, number))
            case ProphecyPlayed(seat, card, number, points) | TemplePlaced(seat, card, number, points):
                if played.state.players[seat].serpents[number - 1].finished:
                    yield Gain(seat, points, _what_for(card, number))


def _what_for(card: Card, serpent: int) -> str:
    text = _("Serpent {number}: the prophecy {card}")
    if card in TEMPLES:
        text = _("Serpent {number}: the temple {card}")
    return text.format(number=serpent, card=quoted_card(card))


def _sentences(viewing: Viewing, events: Sequence[Event], names: Sequence[str]) -> Iterator[str]:
    for event in events:
        seat = getattr(event, "seat", None)
        knows = seat is not None and viewing.sees(seat)
        yield from event_sentences((event,), names, seat if knows else None)


def _reader(viewing: Viewing) -> Hashable:
    return viewing.all_open, viewing.viewer


@frozen
class PiecesJoined:
    """Pieces joined to a serpent one after the other, those of a colour together."""

    serpent: int
    pieces: tuple[Piece, ...]


def merged(events: Sequence[Event]) -> Iterator[Event | PiecesJoined]:
    """Yield the events of a turn, pieces joined to the same serpent one after the other as one.

    A serpent that is finished comes first: a row that is too long is cut at its end.
    """
    events = sorted(events, key=lambda event: not isinstance(event, SerpentFinished))
    for serpent, run in groupby(events, _joined_to):
        if serpent is None:
            yield from run
        else:
            pieces = Counter(event.piece for event in run if isinstance(event, PieceJoined))
            yield PiecesJoined(serpent, tuple(pieces.elements()))


def _joined_to(event: Event) -> int | None:
    return event.serpent if isinstance(event, PieceJoined) else None


def short(event: Event | PiecesJoined) -> str:
    """Return an event in a few words, empty for one that goes without saying; it tells no secret."""
    match event:
        case HandKept(_seat, cards):
            text = ngettext("keeps {number} prophecy", "keeps {number} prophecies", len(cards))
            return text.format(number=len(cards))
        case PiecesTaken() | PiecesPicked():
            return _("takes {pieces}").format(pieces=piece_names(event.pieces))
        case ProphecyTaken(_seat, card, unseen):
            text = _("draws an unseen prophecy") if unseen else _("takes the prophecy {card}")
            return text.format(card=quoted_card(card))
        case TokenSpent(_seat, token):
            return _("spends {token}").format(token=token_name(token))
        case TempleTaken(_seat, card):
            return _("takes the temple {card}").format(card=quoted_card(card))
        case CardsDiscarded(_seat, cards) if cards:
            text = ngettext("discards {number} prophecy", "discards {number} prophecies", len(cards))
            return text.format(number=len(cards))
        case DisplayDiscarded():
            return _("a new display")
        case TurnSkipped():
            return _("could do nothing")
        case EndingBegan():
            return _("begins the last turns")
    return _of_serpent(event)


def _of_serpent(event: Event | PiecesJoined) -> str:
    match event:
        case SerpentBegun(_seat, _number, piece):
            return _("begins a serpent: {pieces}").format(pieces=piece_name(piece))
        case PiecesJoined(number, pieces):
            return _("{pieces} to serpent {number}").format(pieces=piece_names(pieces), number=number)
        case ProphecyPlayed() | TemplePlaced():
            return _("plays {card}").format(card=quoted_card(event.card))
        case SerpentFinished(_seat, number, points):
            return _("finishes serpent {number}: {points}").format(number=number, points=points_words(points))
    return ""
