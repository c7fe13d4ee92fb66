"""What a click on a place means as an action, legal or not; `Offers` asks the rules about it."""

from mexica.games.coatl.rules.actions import (
    DECK,
    Action,
    End,
    JoinPiece,
    LayPiece,
    PlaceTemple,
    PlayProphecy,
    PriestCommitment,
    SeeTheFuture,
    TakePieces,
    TakeProphecy,
)
from mexica.games.coatl.rules.cards import Card
from mexica.games.coatl.rules.material import Piece, is_body, is_head
from mexica.games.coatl.rules.state import State
from mexica.games.coatl.table.court.places import Kind, Place
from mexica.games.coatl.table.input.holding import Holding, Tool

OF_A_SERPENT = (Kind.LANE, Kind.PIECE, Kind.END, Kind.BESIDE)


def intended(state: State, holding: Holding, place: Place) -> Action | None:
    """Return the action that using what is held on this place would be, None if it would be none at all."""
    if place.kind in OF_A_SERPENT:
        return _at_serpent(state, holding, place) if place.seat == state.turn.to_move else None
    if holding.source is not None:
        return None
    if holding.tool is Tool.FUTURE and place.kind in (Kind.DISPLAY, Kind.DECK):
        return SeeTheFuture()
    return _at_market(state, holding, place)


def _at_market(state: State, holding: Holding, place: Place) -> Action | None:
    match place.kind:
        case Kind.SUPPLY:
            return TakePieces(place.name)
        case Kind.DISPLAY:
            return TakeProphecy(state.display[place.slot]) if place.slot < len(state.display) else None
        case Kind.DECK:
            return TakeProphecy(DECK)
        case Kind.PILE if (card := state.common[place.slot]) is not None:
            return PriestCommitment(card) if holding.tool is Tool.COMMIT else _temple(state, card)
        case Kind.TEMPLE if place.seat == state.turn.to_move and place.slot < len(state.mover.temples):
            return _temple(state, state.mover.temples[place.slot])
    return None


def _temple(state: State, card: Card) -> PlaceTemple:
    """A temple beside the serpent just closed; while none is, the rules refuse it beside any."""
    return PlaceTemple(card, state.turn.closing or 1)


def _at_serpent(state: State, holding: Holding, place: Place) -> Action | None:
    source = holding.source
    if source is None:
        return None
    match source.kind:
        case Kind.BOARD:
            return _joined(state, state.mover.board[source.slot], place)
        case Kind.PROPHECY:
            return PlayProphecy(state.mover.hand[source.slot], place.number)
        case Kind.TEMPLE:
            return PlaceTemple(state.mover.temples[source.slot], place.number)
        case Kind.PILE if (card := state.common[source.slot]) is not None:
            return PlaceTemple(card, place.number)
    return None


def _joined(state: State, piece: Piece, place: Place) -> Action:
    """A piece laid at an end; where no end is named, at the one that fits, the tail end if both do."""
    serpents = state.mover.serpents
    if place.number > len(serpents):
        return LayPiece(piece)
    serpent = serpents[place.number - 1]
    if not is_body(piece):
        own: End = "head" if is_head(piece) else "tail"
        at_own = place.kind is not Kind.END or place.name == own
        return JoinPiece(place.number, piece, None if at_own else _other(own))
    if place.kind is Kind.END:
        return JoinPiece(place.number, piece, "head" if place.name == "head" else "tail")
    only_head = serpent.head_is_open and not serpent.tail_is_open
    return JoinPiece(place.number, piece, "head" if only_head else "tail")


def _other(end: End) -> End:
    return "tail" if end == "head" else "head"
