"""The acts that show what an action brought about, one after another."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from attrs import evolve
from pygame import Rect

from mexica.games.coatl.rules.cards import Card
from mexica.games.coatl.rules.events import (
    DisplayDiscarded,
    DisplayFilled,
    Event,
    PieceJoined,
    PiecesPicked,
    PiecesTaken,
    ProphecyPlayed,
    ProphecyTaken,
    SerpentBegun,
    SerpentFinished,
    SupplyRefilled,
    TemplePlaced,
    TempleTaken,
)
from mexica.games.coatl.rules.material import SPACES, Piece, is_body, is_head
from mexica.games.coatl.rules.serpent import Serpent
from mexica.games.coatl.rules.state import Player, Seat, State
from mexica.games.coatl.table.court import places
from mexica.games.coatl.table.court.court_look import Moving
from mexica.games.coatl.table.court.court_things import piece_in_hollow
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.places import TEMPLE_SLOT, Place
from mexica.games.coatl.table.court.serpent_view import sprite_name
from mexica.games.coatl.table.court.slabs import Slab
from mexica.games.coatl.table.motions.moving_things import (
    Awakening,
    FlyingCard,
    FlyingPiece,
    FlyingPoints,
    Wave,
)
from mexica.games.coatl.table.motions.table_acts import Act, Backdrop, Part

FLIGHT: Final = 0.45  # seconds
APART: Final = 0.12  # between the starts of two things that fly together
WAVE: Final = 0.5
AWAKENING: Final = 1.6
POINTS: Final = 1.0

Ends = Callable[[CourtLayout], tuple[tuple[float, float], float]]
"""Where a piece's left joint is in a layout, in pixels, and at which scale it lies there."""


def acts(events: Iterable[Event], before: State, after: State, viewer: Seat | None) -> list[Act]:
    """Return the acts that show the events of one action; `viewer` sees its own cards, else only backs."""
    shown: list[Act] = []
    state = before  # what lies on the table before the event
    for event in events:
        made, state = _act(event, state, after, viewer)
        shown += made
    return shown


def _act(event: Event, state: State, after: State, viewer: Seat | None) -> tuple[list[Act], State]:
    """The acts of an event, and what lies on the table when they are over."""
    match event:
        case PiecesTaken(seat, space, pieces):
            return _taken(state, seat, places.supply(space), _at_supply(space, pieces), pieces)
        case PiecesPicked(seat, pieces):
            return _taken(state, seat, None, _at_bag(pieces[0]), pieces)
        case SupplyRefilled(filled):
            return _refilled(state, after, filled)
        case ProphecyTaken(seat, card, unseen):
            return _prophecy_taken(state, event, None if unseen and seat != viewer else card)
        case TempleTaken():
            return _temple_taken(state, event)
        case DisplayFilled(cards):
            return _display_filled(state, cards)
        case DisplayDiscarded():
            return [], evolve(state, display=())
        case SerpentBegun() | PieceJoined():
            return _joined(state, event)
        case ProphecyPlayed() | TemplePlaced():
            return _card_laid(state, event)
        case SerpentFinished(seat, number, points):
            return [_awakened(state, seat, number), _points(state, seat, number, points)], state
    return [], state


# --- pieces on their way to a board ---


def _taken(
    state: State, seat: Seat, origin: Place | None, begin: Ends, pieces: Sequence[Piece]
) -> tuple[list[Act], State]:
    board = len(state.players[seat].board)
    names = [sprite_name(piece, 1 if len(pieces) == 1 else slot) for slot, piece in enumerate(pieces)]
    parts = [
        Part(
            _flight(name, begin, _at_board(seat, board + slot, piece)),
            FLIGHT,
            APART * slot,
            early=True,
        )
        for slot, (name, piece) in enumerate(zip(names, pieces, strict=True))
    ]
    hidden = frozenset() if origin is None else frozenset({origin})
    player = state.players[seat].with_pieces(tuple(pieces))
    supply = tuple(
        () if origin == places.supply(space) else on for space, on in zip(SPACES, state.supply, strict=True)
    )
    return [Act(Backdrop(state, hidden), tuple(parts))], evolve(_with(state, seat, player), supply=supply)


def _refilled(
    state: State, after: State, filled: Sequence[tuple[str, tuple[Piece, ...]]]
) -> tuple[list[Act], State]:
    parts = [
        Part(
            _flight(sprite_name(pieces[0], 1), _at_bag(pieces[0]), _at_supply(space, pieces)),
            FLIGHT,
            0.5 * APART * number,
            late=True,
        )
        for number, (space, pieces) in enumerate(filled)
        if pieces
    ]
    full = evolve(state, supply=after.supply, bags=after.bags)
    hidden = frozenset(places.supply(space) for space, _pieces in filled)
    return [Act(Backdrop(full, hidden), tuple(parts))] if parts else [], full


def _flight(name: str, begin: Ends, end: Ends) -> Callable[[CourtLayout, float], Iterable[Moving]]:
    def figures(layout: CourtLayout, share: float) -> Iterator[Moving]:
        (start, small), (goal, large) = begin(layout), end(layout)
        yield FlyingPiece(name, start, goal, (small, large), share)

    return figures


def _at_supply(space: str, pieces: Sequence[Piece]) -> Ends:
    def ends(layout: CourtLayout) -> tuple[tuple[float, float], float]:
        return piece_in_hollow(layout.market.supply, SPACES.index(space), tuple(pieces))

    return ends


def _at_board(seat: Seat, slot: int, piece: Piece) -> Ends:
    def ends(layout: CourtLayout) -> tuple[tuple[float, float], float]:
        slab: Slab = layout.court(seat).board
        return piece_in_hollow(slab, slot, (piece,))

    return ends


def _at_bag(piece: Piece) -> Ends:
    kind = "body" if is_body(piece) else "head" if is_head(piece) else "tail"

    def ends(layout: CourtLayout) -> tuple[tuple[float, float], float]:
        return layout.market.bag(kind).center, layout.market.supply.scale * 0.5

    return ends


# --- pieces on their way to a serpent ---


def _joined(state: State, event: SerpentBegun | PieceJoined) -> tuple[list[Act], State]:
    seat, number, piece = event.seat, event.serpent, event.piece
    player = state.players[seat]
    slot = player.board.index(piece)
    at_head = isinstance(event, PieceJoined) and event.end == "head"
    if isinstance(event, SerpentBegun):
        serpent, where = Serpent((piece,)), 0
        grown = evolve(player, serpents=(*player.serpents, serpent))
    else:
        old = player.serpents[number - 1]
        serpent, where = old.with_piece(piece, at_head), -1 if at_head else len(old.pieces)
        row = list(player.serpents)
        row[number - 1] = serpent
        grown = evolve(player, serpents=tuple(row))
    goal = _at_serpent(seat, number, player, where)
    name = sprite_name(piece, 1 if where == 0 else where % 2)
    fly = Part(_flight(name, _at_board(seat, slot, piece), goal), FLIGHT, late=False)
    grown = evolve(grown, board=(*player.board[:slot], *player.board[slot + 1 :]))
    now = _with(state, seat, grown)
    lane = frozenset({places.lane(seat, number)})
    resting = frozenset({(seat, number)}) if serpent.finished else frozenset()

    def wave(layout: CourtLayout, share: float) -> Iterator[Moving]:
        yield Wave(serpent, layout.court(seat).serpent(number, serpent), share, at_head)

    flying = Act(Backdrop(state, frozenset({places.board(seat, slot)})), (fly,))
    return [flying, Act(Backdrop(now, lane, resting), (Part(wave, WAVE),))], now


def _at_serpent(seat: Seat, number: int, player: Player, where: int) -> Ends:
    def ends(layout: CourtLayout) -> tuple[tuple[float, float], float]:
        plan = layout.court(seat)
        if number > len(player.serpents):
            place = plan.new_serpent(number)
        else:
            place = plan.serpent(number, player.serpents[number - 1])
        return place.joint(where), place.scale

    return ends


def _awakened(state: State, seat: Seat, number: int) -> Act:
    serpent = state.players[seat].serpents[number - 1]

    def figures(layout: CourtLayout, share: float) -> Iterator[Moving]:
        yield Awakening(serpent, layout.court(seat).serpent(number, serpent), share)

    hidden = frozenset({places.lane(seat, number)})
    return Act(Backdrop(state, hidden, frozenset({(seat, number)})), (Part(figures, AWAKENING),))


def _points(state: State, seat: Seat, number: int, points: int) -> Act:
    serpent = state.players[seat].serpents[number - 1]

    def figures(layout: CourtLayout, share: float) -> Iterator[Moving]:
        tip = layout.court(seat).serpent(number, serpent).tip
        yield FlyingPoints(points, tip, layout.player_line(seat).center, share)

    return Act(Backdrop(state), (Part(figures, POINTS, late=False),))


# --- cards ---


def _prophecy_taken(state: State, event: ProphecyTaken, seen: Card | None) -> tuple[list[Act], State]:
    seat, unseen = event.seat, event.unseen
    player = state.players[seat]
    slot = 0 if unseen else state.display.index(event.card)
    count = len(player.hand) + len(player.temples) + 1

    def begin(layout: CourtLayout) -> Rect:
        return layout.market.deck if unseen else layout.market.display(slot)

    end = _hand_place(seat, len(player.hand), count)
    hidden = frozenset() if unseen else frozenset({places.display(slot)})
    display = state.display if unseen else (*state.display[:slot], *state.display[slot + 1 :])
    now = evolve(_with(state, seat, player.with_card(event.card)), display=display)
    return [Act(Backdrop(state, hidden), (_card(seen, begin, end),))], now


def _temple_taken(state: State, event: TempleTaken) -> tuple[list[Act], State]:
    player, pile = state.players[event.seat], event.pile
    count = len(player.hand) + len(player.temples) + 1
    end = _hand_place(event.seat, count - 1, count)
    part = _card(event.card, lambda layout: layout.market.pile(pile), end, temple=True)
    now = _with(state, event.seat, evolve(player, temples=(*player.temples, event.card)))
    return [Act(Backdrop(state, frozenset({places.pile(pile)})), (part,))], now


def _display_filled(state: State, cards: Sequence[Card]) -> tuple[list[Act], State]:
    first = len(state.display)
    now = evolve(state, display=(*state.display, *cards))
    hidden = frozenset(places.display(first + number) for number in range(len(cards)))
    parts = [
        evolve(_card(card, lambda layout: layout.market.deck, _display_place(first + number)), begin=number * APART)
        for number, card in enumerate(cards)
    ]
    return [Act(Backdrop(now, hidden), tuple(parts))], now


def _card_laid(state: State, event: ProphecyPlayed | TemplePlaced) -> tuple[list[Act], State]:
    seat, number, card = event.seat, event.serpent, event.card
    player = state.players[seat]
    count = len(player.hand) + len(player.temples)
    serpent = player.serpents[number - 1]
    if isinstance(event, ProphecyPlayed):
        at = player.hand.index(card)
        origin, slot, begin = places.prophecy(seat, at), len(serpent.prophecies), _hand_place(seat, at, count)
        player = evolve(player, hand=(*player.hand[:at], *player.hand[at + 1 :]))
        laid = evolve(serpent, prophecies=(*serpent.prophecies, card))
    else:
        slot, laid = TEMPLE_SLOT, evolve(serpent, temple=card)
        if (pile := event.pile) is not None:
            origin, begin = places.pile(pile), _pile_place(pile)
        else:
            at = player.temples.index(card)
            origin, begin = places.temple(seat, at), _hand_place(seat, len(player.hand) + at, count)
            player = evolve(player, temples=(*player.temples[:at], *player.temples[at + 1 :]))
    row = list(player.serpents)
    row[number - 1] = laid
    now = _with(state, seat, evolve(player, serpents=tuple(row)))
    part = _card(card, begin, lambda layout: layout.court(seat).card(number, slot), temple=slot == TEMPLE_SLOT)
    resting = frozenset({(seat, number)}) if serpent.finished else frozenset()
    return [Act(Backdrop(state, frozenset({origin}), resting), (part,))], now


Area = Callable[[CourtLayout], Rect]


def _card(card: Card | None, begin: Area, end: Area, *, temple: bool = False) -> Part:
    def figures(layout: CourtLayout, share: float) -> Iterator[Moving]:
        yield FlyingCard(card, begin(layout), end(layout), share, temple)

    return Part(figures, FLIGHT)


def _hand_place(seat: Seat, slot: int, count: int) -> Area:
    """The place of a card in hand, or of all cards in hand at a terrace."""

    def area(layout: CourtLayout) -> Rect:
        plan = layout.court(seat)
        return plan.hand_cards(count)[slot] if plan.large else plan.hand

    return area


def _display_place(slot: int) -> Area:
    return lambda layout: layout.market.display(slot)


def _pile_place(pile: int) -> Area:
    return lambda layout: layout.market.pile(pile)


def _with(state: State, seat: Seat, player: Player) -> State:
    return evolve(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))
