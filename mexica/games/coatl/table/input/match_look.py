"""What the court shows over the position while somebody plays: lights, ghosts, levels, fulfilments."""

from collections.abc import Iterator

from attrs import evolve

from mexica.games.coatl.rules import State
from mexica.games.coatl.rules.actions import JoinPiece, LayPiece
from mexica.games.coatl.rules.cards import Card, is_prophecy
from mexica.games.coatl.rules.material import is_body, is_head
from mexica.games.coatl.rules.serpent import Serpent
from mexica.games.coatl.rules.state import Player, Seat
from mexica.games.coatl.rules.worth import fulfilments, prophecy_worth
from mexica.games.coatl.table.court import places
from mexica.games.coatl.table.court.court_look import PLAIN, CourtLook, Ghost
from mexica.games.coatl.table.court.places import TEMPLE_SLOT, Kind, Place
from mexica.games.coatl.table.input.hand import Hand


def court_look(
    state: State,
    hand: Hand,
    pointed: Place | None,
    viewer: Seat | None,
    look: CourtLook = PLAIN,
) -> CourtLook:
    """Return the look with what a seat sees over a position, `look` being all else.

    `viewer` is the seat that looks, None if nobody has taken a seat: then nothing shows what a hand holds.
    """
    if viewer is None:
        return evolve(look, pointed=pointed if pointed and _is_common(pointed) else None)
    chosen = {place for place in (hand.holding.source,) if place is not None}
    chosen |= {places.prophecy(viewer, slot) for slot in hand.marked}
    return evolve(
        look,
        lit=hand.lit(),
        barred=frozenset(_barred(state, hand, viewer)),
        chosen=frozenset(chosen),
        levels=card_levels(state, viewer),
        fulfilled=tuple(_fulfilled(state, pointed, viewer)),
        ghosts=tuple(_ghosts(state, hand, pointed)),
        pointed=pointed,
    )


def without_previews(look: CourtLook) -> CourtLook:
    """Return the look for a player who wants no places lit and no piece shown before it is laid."""
    return evolve(look, lit=PLAIN.lit, barred=PLAIN.barred, ghosts=PLAIN.ghosts)


def _is_common(place: Place) -> bool:
    return place.kind not in (Kind.PROPHECY, Kind.TEMPLE)


def _barred(state: State, hand: Hand, viewer: Seat) -> Iterator[Place]:
    """The cards of one's own hand that cannot be played now, while something else could be."""
    if hand.state is None or viewer != state.turn.to_move or hand.holding.source is not None:
        return
    lit = hand.lit()
    cards = [places.prophecy(viewer, slot) for slot in range(len(state.mover.hand))]
    if any(place.kind is Kind.BOARD or place in cards for place in lit):
        yield from (place for place in cards if place not in lit)


def card_levels(state: State, viewer: Seat | None) -> dict[Place, int]:
    """Return how often the best of the viewer's unfinished serpents fulfils each card of hand and display."""
    return {} if viewer is None else dict(_levels(state, viewer))


def _levels(state: State, viewer: Seat) -> Iterator[tuple[Place, int]]:
    player = state.players[viewer]
    for slot, card in enumerate(player.hand):
        yield places.prophecy(viewer, slot), _most(card, player)
    for slot, card in enumerate(state.display):
        yield places.display(slot), _most(card, player)


def _most(card: Card, player: Player) -> int:
    growing = (player.serpents[number - 1] for number in player.unfinished)
    return max((prophecy_worth(card, serpent).times for serpent in growing), default=0)


def _fulfilled(state: State, pointed: Place | None, viewer: Seat) -> Iterator[tuple[Place, ...]]:
    """The pieces of each fulfilment of the card pointed at: on all one's own serpents, or on its own."""
    if pointed is None:
        return
    if pointed.kind is Kind.BESIDE:
        serpents = state.players[pointed.seat].serpents[pointed.number - 1 : pointed.number]
        for serpent in serpents:
            card = _beside(serpent, pointed.slot)
            if card is not None and is_prophecy(card):
                yield from _on(pointed.seat, pointed.number, card, serpent)
        return
    card = _card_at(state, pointed, viewer)
    if card is not None:
        for number, serpent in enumerate(state.players[viewer].serpents, 1):
            yield from _on(viewer, number, card, serpent)


def _on(seat: Seat, number: int, card: Card, serpent: Serpent) -> Iterator[tuple[Place, ...]]:
    for pieces in fulfilments(card, serpent):
        yield tuple(places.piece(seat, number, slot) for slot in pieces)


def _beside(serpent: Serpent, slot: int) -> Card | None:
    if slot == TEMPLE_SLOT:
        return serpent.temple
    return serpent.prophecies[slot] if slot < len(serpent.prophecies) else None


def _card_at(state: State, place: Place, viewer: Seat) -> Card | None:
    if place.kind is Kind.DISPLAY:
        return state.display[place.slot] if place.slot < len(state.display) else None
    hand = state.players[viewer].hand
    if place.kind is Kind.PROPHECY and place.seat == viewer and place.slot < len(hand):
        return hand[place.slot]
    return None


def _ghosts(state: State, hand: Hand, pointed: Place | None) -> Iterator[Ghost]:
    """The piece in hand where it would be laid."""
    action = None if pointed is None else hand.action_at(pointed)
    seat = state.turn.to_move
    match action:
        case LayPiece(piece):
            yield Ghost(places.lane(seat, len(state.mover.serpents) + 1), piece)
        case JoinPiece(number, piece, end):
            own = "head" if is_head(piece) else "tail"
            name = str(end) if is_body(piece) else own
            yield Ghost(places.end(seat, number, name), piece)
