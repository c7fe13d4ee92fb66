"""Where everything is: nothing overlaps or lies outside, in any window, for any number of seats."""

from itertools import combinations, product

import pytest
from pygame import Rect

from mexica.games.coatl.rules.material import BOARD_SPACES, HAND, SERPENTS, SPACES, TOKENS
from mexica.games.coatl.rules.serpent import Serpent, serpent_of
from mexica.games.coatl.table.court.court_plan import CourtPlan
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.market_plan import BAGS
from mexica.games.coatl.table.court.places import TEMPLE_SLOT

SIZES = (
    *((1024, 570), (1024, 700), (1280, 1024), (1600, 1000), (1920, 1080), (2560, 1080), (3840, 2160)),
    *((1024, 1400), (1080, 1920)),  # of a screen that stands upright
)
SCALES = (0.8, 1.0, 1.5, 2.0)
LAYOUTS = [
    CourtLayout(size, seats, seats - 1, scale)
    for number, (size, seats, scale) in enumerate(product(SIZES, (2, 3, 4), SCALES))
    if number % 3 == 0  # of sizes, seats and scales each with each other one
]


def _named(layout: CourtLayout) -> str:
    return f"{layout.size[0]}x{layout.size[1]}-{layout.seats}-{layout.scale}"


def _market(layout: CourtLayout) -> dict[str, Rect]:
    market = layout.market
    return {
        "players": market.players,
        "deck": market.deck,
        "supply": market.supply.rect,
        **{f"display {slot}": rect for slot, rect in enumerate(market.displays)},
        **{f"pile {slot}": market.pile(slot) for slot in (0, 1)},
        **{f"bag {kind}": market.bag(kind) for kind in BAGS},
    }


def _parts(plan: CourtPlan) -> dict[str, Rect]:
    parts = {f"room {number}": plan.serpent_room(number) for number in range(1, SERPENTS + 1)}
    for number, slot in product(range(1, SERPENTS + 1), range(TEMPLE_SLOT + 1)):
        parts[f"card {number} {slot}"] = plan.card(number, slot)
    parts |= {f"token {name}": plan.token(name) for name in TOKENS} | {"board": plan.board.rect}
    if plan.large:
        return parts | {f"hand {slot}": rect for slot, rect in enumerate(plan.hand_cards(HAND))}
    return parts | {"plate": plan.plate, "hand": plan.hand}


def _overlaps(parts: dict[str, Rect]) -> list[tuple[str, str]]:
    return [(a, b) for (a, one), (b, other) in combinations(parts.items(), 2) if one.colliderect(other)]


def _whole(plan: CourtPlan) -> Rect:
    return plan.area if plan.large else plan.area.unionall([plan.plate, plan.board.rect])


@pytest.mark.parametrize("layout", LAYOUTS, ids=_named)
def test_nothing_overlaps_or_lies_outside(layout: CourtLayout) -> None:
    plans = [layout.court(seat) for seat in range(layout.seats)]
    table = _market(layout) | {f"court {plan.seat}": _whole(plan) for plan in plans}
    assert not _overlaps(table)
    assert all(layout.board_area.contains(rect) for rect in table.values())
    for plan in plans:
        parts = _parts(plan)
        assert not _overlaps(parts)
        assert all(_whole(plan).contains(rect) for rect in parts.values())
        assert all(plan.board.rect.contains(plan.board.hollow(slot)) for slot in range(BOARD_SPACES))
    supply = layout.market.supply
    hollows = {name: supply.space(name) for name in SPACES}
    assert not _overlaps(hollows)
    assert all(supply.rect.contains(rect) for rect in hollows.values())


@pytest.mark.parametrize(
    "pieces", ["Y", "hY G", "G G tR", "hY G U K R tG", "Y R K G U Y R K G U Y R K G U Y"]
)
def test_a_serpent_and_its_ends_stay_in_its_lane(pieces: str) -> None:
    serpent = serpent_of(pieces.split())
    for layout in LAYOUTS:
        for seat in range(layout.seats):
            plan = layout.court(seat)
            room, where = plan.serpent_room(2), plan.serpent(2, serpent)
            ends = [where.end(name) for name, is_open in _ends(serpent) if is_open]
            for rect in (where.piece(0), where.piece(len(serpent.pieces) - 1), *ends):
                assert room.left - 1 <= rect.left, (layout, pieces)
                assert rect.right <= room.right + 1, (layout, pieces)


def _ends(serpent: Serpent) -> tuple[tuple[str, bool], ...]:
    return ("head", serpent.head_is_open), ("tail", serpent.tail_is_open)


def test_a_long_serpent_is_drawn_smaller_than_a_short_one() -> None:
    plan = CourtLayout((1600, 1000), 3).court(0)
    short, long = (plan.serpent(1, serpent_of(text.split())) for text in ("hY G", "hY " + "G " * 14 + "tY"))
    assert short.scale == plan.serpent_scale
    assert long.scale < short.scale


def test_any_court_can_be_brought_to_the_front() -> None:
    layout = CourtLayout((1600, 1000), 4, 1)
    assert [layout.enlarging(2).court(seat).large for seat in range(4)] == [False, False, True, False]
    assert layout.enlarging(2).court(2).area == layout.court(1).area


def test_more_cards_than_fit_the_hand_overlap_within_it() -> None:
    plan = CourtLayout((1024, 700), 4).court(0)
    cards = plan.hand_cards(8)
    assert all(plan.hand.inflate(2, 2).contains(card) for card in cards)
    assert cards[0].right > cards[1].left


def test_a_hint_covers_neither_the_own_court_nor_the_market() -> None:
    for layout in LAYOUTS:
        place = layout.hint_place
        assert layout.board_area.contains(place)
        assert not place.colliderect(layout.court(layout.near).area)
        assert not place.colliderect(layout.market.area)
        assert place.height >= 150, layout  # three plans in the smallest letters


def test_the_record_leaves_the_toasts_free() -> None:
    for layout in LAYOUTS:
        assert not layout.record_area(left=True).colliderect(layout.toast_strip)
        assert all(layout.board_area.contains(layout.record_area(left=left)) for left in (True, False))


@pytest.mark.parametrize("layout", LAYOUTS, ids=_named)
def test_five_cards_in_hand_are_not_much_smaller_than_those_of_the_display(layout: CourtLayout) -> None:
    (card, *_others) = layout.court(layout.near).hand_cards(HAND)
    assert card.width >= 0.6 * layout.market.display(0).width
