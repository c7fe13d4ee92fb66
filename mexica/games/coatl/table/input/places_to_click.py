"""Where to click in order to play an action."""

from collections.abc import Sequence

from mexica.games.coatl.rules import Action, State
from mexica.games.coatl.rules.actions import (
    DECK,
    Discard,
    JoinPiece,
    KeepHand,
    LayPiece,
    PlaceTemple,
    PlayProphecy,
    PriestCommitment,
    SeeTheFuture,
    TakePieces,
    TakeProphecy,
)
from mexica.games.coatl.rules.cards import Card
from mexica.games.coatl.rules.material import is_body, is_head
from mexica.games.coatl.table.court import places
from mexica.games.coatl.table.court.places import Place


def places_to_click(state: State, action: Action) -> tuple[Place, ...]:
    """Return the places to click, in order, to play a legal action of the player to move.

    The tool for a token is chosen first; cards that are kept or discarded are marked before the end is asked
    for. Perfect Pick and the end of something are no clicks on places: there are none.
    """
    seat, player = state.turn.to_move, state.mover
    match action:
        case TakePieces(space):
            return (places.supply(space),)
        case TakeProphecy(card):
            return (places.DECK if card == DECK else places.display(state.display.index(card)),)
        case SeeTheFuture():
            return (places.display(0) if state.display else places.DECK,)
        case PriestCommitment(card):
            return (places.pile(state.common.index(card)),)
        case KeepHand(cards) | Discard(cards):
            return tuple(places.prophecy(seat, slot) for slot in slots_of(player.hand, cards))
        case LayPiece(piece):
            return places.board(seat, player.board.index(piece)), places.lane(seat, len(player.serpents) + 1)
        case JoinPiece(number, piece, end):
            own = "head" if is_head(piece) else "tail"
            name = str(end) if is_body(piece) else own
            return places.board(seat, player.board.index(piece)), places.end(seat, number, name)
        case PlayProphecy(card, number):
            return places.prophecy(seat, player.hand.index(card)), places.lane(seat, number)
        case PlaceTemple(card):
            own_temple = card in player.temples
            place = places.temple(seat, player.temples.index(card)) if own_temple else None
            return (place or places.pile(state.common.index(card)),)
    return ()


def slots_of(hand: Sequence[Card], cards: Sequence[Card]) -> tuple[int, ...]:
    """Return a slot of the hand for each of these cards, two of a type in two slots."""
    slots: list[int] = []
    for card in cards:
        slots.append(next(n for n, one in enumerate(hand) if one == card and n not in slots))
    return tuple(slots)
