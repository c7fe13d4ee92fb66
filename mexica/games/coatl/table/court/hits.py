"""What lies under a pixel: every place of a position with its rectangle."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from pygame import Rect

from mexica.drawing.hit_areas import uppermost
from mexica.games.coatl.rules.material import (
    BOARD_SPACES,
    HEAD_SPACES,
    PILES,
    SERPENTS,
    SPACES,
    TAIL_SPACES,
    TOKENS,
)
from mexica.games.coatl.rules.state import Phase, Seat
from mexica.games.coatl.table.court import places
from mexica.games.coatl.table.court.court_plan import CourtPlan
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.market_plan import BAGS
from mexica.games.coatl.table.court.places import TEMPLE_SLOT, Place
from mexica.games.coatl.table.court.seen_table import SeenPlayer, SeenTable

_Found = Iterator[tuple[Place, Rect]]
_Known = tuple[tuple[Place, Rect], ...]
_KEPT: Final = 16  # layouts, or courts of them


def all_places(layout: CourtLayout, table: SeenTable) -> dict[Place, Rect]:
    """Return the places of a position with their rectangles, what lies on top after what lies below."""
    found: dict[Place, Rect] = {}
    for seat, player in enumerate(table.players):
        plan = layout.court(seat)
        found.update(_court(layout, seat, player))
        found.update(_hand(plan, player, table.turn.phase is Phase.KEEPING))
        found[places.line(seat)] = layout.player_line(seat)
    found.update(_market(layout, table))
    return found


def place_at(layout: CourtLayout, table: SeenTable, position: tuple[int, int]) -> Place | None:
    """Return the uppermost place under a pixel, None where there is nothing."""
    return uppermost(all_places(layout, table), position)


@lru_cache(_KEPT)
def _resting(layout: CourtLayout, seat: Seat) -> tuple[_Known, _Known, _Known]:
    """What is always there in a court: with its board, the tokens, the lanes."""
    plan = layout.court(seat)
    board = ((places.board(seat, slot), plan.board.hollow(slot)) for slot in range(BOARD_SPACES))
    return (
        ((places.court(seat), plan.area), *board),
        tuple((places.token(seat, name), plan.token(name)) for name in TOKENS),
        tuple((places.lane(seat, number), plan.serpent_room(number)) for number in range(1, SERPENTS + 1)),
    )


@lru_cache(_KEPT)
def _court(layout: CourtLayout, seat: Seat, player: SeenPlayer) -> _Known:
    return tuple(_in_court(layout, seat, player))


def _in_court(layout: CourtLayout, seat: Seat, player: SeenPlayer) -> _Found:
    plan = layout.court(seat)
    board, tokens, lanes = _resting(layout, seat)
    yield from board
    yield from ((place, area) for place, area in tokens if place.name in player.tokens)
    yield from lanes
    for number, serpent in enumerate(player.serpents, 1):
        where = plan.serpent(number, serpent)
        for name, is_open in (("head", serpent.head_is_open), ("tail", serpent.tail_is_open)):
            if is_open:
                yield places.end(seat, number, name), where.end(name)
        for slot in range(len(serpent.pieces)):
            yield places.piece(seat, number, slot), where.piece(slot)
        for slot in range(len(serpent.prophecies)):
            yield places.beside(seat, number, slot), plan.card(number, slot)
        if serpent.temple is not None:
            yield places.beside(seat, number, TEMPLE_SLOT), plan.card(number, TEMPLE_SLOT)


def _hand(plan: CourtPlan, player: SeenPlayer, keeping: bool) -> _Found:
    """The cards in hand one by one in the large court; while opening hands are chosen they lie spread out."""
    if not plan.large:
        return
    areas = plan.cards_held(len(player.hand), len(player.temples), keeping)
    yield from zip(_hand_places(plan.seat, player), areas, strict=True)


def _hand_places(seat: Seat, player: SeenPlayer) -> list[Place]:
    hand = [places.prophecy(seat, slot) for slot in player.order]
    return hand + [places.temple(seat, slot) for slot in range(len(player.temples))]


@lru_cache(_KEPT)
def _market_resting(layout: CourtLayout) -> tuple[tuple[Rect, ...], _Known, _Known]:
    """What is always there in the market: the spaces of the display, the piles, and the rest."""
    market = layout.market
    return (
        market.displays,
        tuple((places.pile(slot), market.pile(slot)) for slot in range(PILES)),
        (
            (places.DECK, market.deck),
            *((places.bag(kind), market.bag(kind)) for kind in BAGS),
            *((places.supply(name), market.supply.space(name)) for name in SPACES),
        ),
    )


def _market(layout: CourtLayout, table: SeenTable) -> _Found:
    display, piles, rest = _market_resting(layout)
    for slot in range(len(table.display)):
        yield places.display(slot), display[table.space(slot)]
    yield from piles[: len(table.piles)]
    yield from rest


def kind_of_space(space: str) -> str:
    """Return which bag fills a space of the supply board: "head", "tail" or "body"."""
    if space in HEAD_SPACES:
        return "head"
    return "tail" if space in TAIL_SPACES else "body"
