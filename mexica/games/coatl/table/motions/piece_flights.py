"""How pieces move: from the market to a board, from the bags to the supply board, into a serpent."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from mexica.games.coatl.rules.events import (
    PieceJoined,
    PiecesPicked,
    PiecesTaken,
    SerpentBegun,
    SerpentFinished,
    SupplyRefilled,
)
from mexica.games.coatl.rules.material import SPACES, Piece, is_body, is_head
from mexica.games.coatl.rules.state import Seat, State
from mexica.games.coatl.table.court import places
from mexica.games.coatl.table.court.court_look import Moving
from mexica.games.coatl.table.court.court_things import piece_in_hollow
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.serpent_place import PITCH
from mexica.games.coatl.table.court.serpent_view import sprite_name
from mexica.games.coatl.table.motions.moving_things import Awakening, FlyingPiece, FlyingPoints, Wave
from mexica.games.coatl.table.motions.table_acts import Act, Backdrop, Part

FLIGHT: Final = 0.45  # seconds
APART: Final = 0.12  # between the starts of two things that fly together
_FILLED: Final = 0.06  # the same for pieces that fill the supply board
_WAVE: Final = 0.5
_AWAKENING: Final = 1.6
_POINTS: Final = 1.0
_IN_BAG: Final = 0.5  # the scale of a piece that leaves a bag, in those of the supply board

Spot = tuple[tuple[float, float], float]
"""Where a piece's left joint is, in pixels, and the scale at which it lies there."""
Where = Callable[[CourtLayout], Spot]


def taken(event: PiecesTaken | PiecesPicked, before: State) -> Act:
    """Return the act in which pieces fly to a player's board, from the supply board or a bag."""
    held, pieces = len(before.players[event.seat].board), event.pieces
    space = event.space if isinstance(event, PiecesTaken) else None

    def fly(slot: int, piece: Piece) -> Part:
        begin = _at_bag(piece) if space is None else _at_supply(space, pieces, slot)
        end = _at_board(event.seat, held + slot, piece)
        return Part(_flight(_name(pieces, slot), begin, end), FLIGHT, APART * slot, early=space is not None)

    hidden = frozenset() if space is None else frozenset({places.supply(space)})
    return Act(Backdrop(before, hidden), tuple(fly(*pair) for pair in enumerate(pieces)))


def refilled(event: SupplyRefilled, after: State) -> Act:
    """Return the act in which the supply board is filled from the bags."""
    parts = tuple(
        Part(
            _flight(_name(pieces, slot), _at_bag(piece), _at_supply(space, pieces, slot)),
            FLIGHT,
            _FILLED * number,
        )
        for number, (space, pieces) in enumerate(event.filled)
        for slot, piece in enumerate(pieces)
    )
    return Act(Backdrop(after, frozenset(places.supply(space) for space, _pieces in event.filled)), parts)


def joined(event: SerpentBegun | PieceJoined, before: State, after: State) -> list[Act]:
    """Return the acts in which a piece flies from its board into a serpent, through which a wave runs."""
    seat, number, piece = event.seat, event.serpent, event.piece
    player = before.players[seat]
    begun = isinstance(event, SerpentBegun)
    at_head = isinstance(event, PieceJoined) and event.end == "head"
    slot = -1 if at_head else 0 if begun else len(player.serpents[number - 1].pieces)
    held = player.board.index(piece)
    name = sprite_name(piece, 1 if begun else slot % 2)
    end = _at_serpent(before, seat, number, slot)
    fly = Part(_flight(name, _at_board(seat, held, piece), end), FLIGHT, late=False)
    serpent = after.players[seat].serpents[number - 1]

    def wave(layout: CourtLayout, share: float) -> Iterator[Moving]:
        yield Wave(serpent, layout.court(seat).serpent(number, serpent), share, at_head)

    resting = frozenset({(seat, number)}) if serpent.finished else frozenset()
    return [
        Act(Backdrop(before, frozenset({places.board(seat, held)})), (fly,)),
        Act(Backdrop(after, frozenset({places.lane(seat, number)}), resting), (Part(wave, _WAVE),)),
    ]


def finished(event: SerpentFinished, after: State) -> list[Act]:
    """Return the acts in which a finished serpent raises its head, and its points fly to the players."""
    seat, number = event.seat, event.serpent
    serpent = after.players[seat].serpents[number - 1]

    def awakening(layout: CourtLayout, share: float) -> Iterator[Moving]:
        yield Awakening(serpent, layout.court(seat).serpent(number, serpent), share)

    def points(layout: CourtLayout, share: float) -> Iterator[Moving]:
        tip = layout.court(seat).serpent(number, serpent).tip
        yield FlyingPoints(event.points, tip, layout.player_line(seat).center, share)

    asleep = Backdrop(after, frozenset({places.lane(seat, number)}), frozenset({(seat, number)}))
    return [
        Act(asleep, (Part(awakening, _AWAKENING),)),
        Act(Backdrop(after), (Part(points, _POINTS, late=False),)),
    ]


# --- where pieces lie ---


def _flight(name: str, begin: Where, end: Where) -> Callable[[CourtLayout, float], Iterable[Moving]]:
    def figures(layout: CourtLayout, share: float) -> Iterator[Moving]:
        (start, small), (goal, large) = begin(layout), end(layout)
        yield FlyingPiece(name, start, goal, (small, large), share)

    return figures


def _name(pieces: Sequence[Piece], slot: int) -> str:
    """The sprite of a piece in a hollow that it has for itself or shares."""
    return sprite_name(pieces[slot], 1 if len(pieces) == 1 else slot)


def _at_supply(space: str, pieces: Sequence[Piece], number: int) -> Where:
    """Where one of the pieces on a space lies, the first at its left."""
    hollow, lying = SPACES.index(space), tuple(pieces)

    def spot(layout: CourtLayout) -> Spot:
        (x, y), scale = piece_in_hollow(layout.market.supply, hollow, lying)
        return (x + number * PITCH * scale, y), scale

    return spot


def _at_board(seat: Seat, slot: int, piece: Piece) -> Where:
    return lambda layout: piece_in_hollow(layout.court(seat).board, slot, (piece,))


def _at_bag(piece: Piece) -> Where:
    kind = "body" if is_body(piece) else "head" if is_head(piece) else "tail"

    def spot(layout: CourtLayout) -> Spot:
        return layout.market.bag(kind).center, layout.market.supply.scale * _IN_BAG

    return spot


def _at_serpent(state: State, seat: Seat, number: int, slot: int) -> Where:
    serpents = state.players[seat].serpents

    def spot(layout: CourtLayout) -> Spot:
        plan = layout.court(seat)
        begun = number <= len(serpents)
        place = plan.serpent(number, serpents[number - 1]) if begun else plan.new_serpent(number)
        return place.joint(slot), place.scale

    return spot
