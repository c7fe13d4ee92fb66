"""Actions made by hand with fields that mean nothing: refused before any rule looks at them."""

from mexica.games.coatl.rules.actions import (
    DECK,
    Discard,
    Done,
    JoinPiece,
    KeepHand,
    LayPiece,
    PerfectPick,
    PlaceTemple,
    PlayProphecy,
    PriestCommitment,
    SeeTheFuture,
    TakePieces,
    TakeProphecy,
)
from mexica.games.coatl.rules.cards import is_prophecy, is_temple
from mexica.games.coatl.rules.material import PIECES, SERPENTS, SPACES, is_body, is_head
from mexica.rulebook.quoting import quoted
from mexica.rulebook.refusing import Refusal, refuse


def refusal(action: object) -> Refusal | None:
    """Return why this is no action of Cóatl, None if it is one, legal or not."""
    match action:
        case SeeTheFuture() | Done():
            return None
        case KeepHand(cards) | Discard(cards):
            return _no_prophecies(cards)
        case TakePieces(space):
            return _no_space(space)
        case TakeProphecy(card):
            return None if card == DECK else _no_prophecy(card)
        case LayPiece(piece):
            return _no_piece(piece)
        case JoinPiece():
            return _no_serpent(action.serpent) or _no_piece(action.piece) or _no_end(action)
        case PlayProphecy(card, serpent):
            return _no_prophecy(card) or _no_serpent(serpent)
        case PlaceTemple(card, serpent):
            return _no_temple(card) or _no_serpent(serpent)
        case PerfectPick(pieces):
            return _no_pick(pieces)
        case PriestCommitment(card):
            return _no_temple(card)
    return refuse("C4.1", "{what} is not an action.", what=quoted(action))


def _no_prophecies(cards: object) -> Refusal | None:
    if not isinstance(cards, tuple):
        return refuse("C8.4", "{what} is not a list of prophecies.", what=quoted(cards))
    return next((refused for refused in map(_no_prophecy, cards) if refused), None)


def _no_prophecy(card: object) -> Refusal | None:
    if is_prophecy(card):
        return None
    return refuse("C8.4", "{what} is not a prophecy; there are P0 to P54.", what=quoted(card))


def _no_temple(card: object) -> Refusal | None:
    if is_temple(card):
        return None
    return refuse("C9.2", "{what} is not a temple; there are T0 to T19.", what=quoted(card))


def _no_space(space: object) -> Refusal | None:
    if isinstance(space, str) and space in SPACES:
        return None
    return refuse(
        "C2.2", "{what} is not a space of the supply board: h1, h2, t1, t2, b1 to b6.", what=quoted(space)
    )


def _no_piece(piece: object) -> Refusal | None:
    if isinstance(piece, str) and piece in PIECES:
        return None
    return refuse("C1.2", "{what} is not a piece; pieces are written as hY, G and tR.", what=quoted(piece))


def _no_serpent(number: object) -> Refusal | None:
    if type(number) is int and 1 <= number <= SERPENTS:
        return None
    return refuse("C7.2", "Serpents are numbered 1 to 3, not {what}.", what=quoted(number))


def _no_end(action: JoinPiece) -> Refusal | None:
    end: object = action.end
    if is_body(action.piece):
        if end in ("head", "tail"):
            return None
        return refuse("C7.3", "A body segment is joined at the head or at the tail end.")
    if end is None:  # its own one too
        return None
    if is_head(action.piece):
        return refuse("C7.3", "A head is joined at the head end only.")
    return refuse("C7.3", "A tail is joined at the tail end only.")


def _no_pick(pieces: object) -> Refusal | None:
    if isinstance(pieces, tuple) and pieces and not any(map(_no_piece, pieces)):
        bodies = sum(map(is_body, pieces))
        if (len(pieces), bodies) in ((1, 0), (2, 2)):
            return None
    return refuse("C10.2", "Perfect Pick takes one head, one tail or two body segments.")
