"""The table as a whole: nothing secret is drawn, lights show, pieces can be told apart."""

import random
from itertools import combinations, product

import pygame
import pytest
from attrs import evolve
from pygame import Surface

from mexica.games.coatl.rules import State, new_setup, start
from mexica.games.coatl.rules.material import COLOURS
from mexica.games.coatl.rules.serpent import serpent_of
from mexica.games.coatl.table.court import places
from mexica.games.coatl.table.court.court_look import PLAIN, ActionMark, CourtLook, Ghost
from mexica.games.coatl.table.court.court_view import CourtView, mark_place
from mexica.games.coatl.table.court.enlarged_card import beside_market, card_at, enlarged_place
from mexica.games.coatl.table.court.hits import all_places, place_at
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.places import Kind
from mexica.games.coatl.table.court.seen_table import seen_table
from mexica.games.coatl.table.court.serpent_view import sprite_name
from mexica.games.coatl.table.court.sprite_loading import load_sprites
from tests.games.coatl import tables
from tests.games.coatl.table.positions import played

SIZE = (1024, 700)
SHINES_THROUGH = 30  # of 255: how far a light may change the plate over it
BRIGHTER = 90  # of 765: by how much stone is brighter where a piece can be laid
APART = 6.0  # of 255: how far the mean grey of any two reliefs lies apart, or else their patterns do


@pytest.fixture(scope="module")
def view(window: None) -> CourtView:
    layout = CourtLayout(SIZE, 3)
    return CourtView(layout, load_sprites(layout))


def _drawn(view: CourtView, state: State, viewer: int | None, look: CourtLook = PLAIN) -> bytes:
    surface = Surface(SIZE).convert()
    view.draw(surface, seen_table(state, viewer), look)
    return pygame.image.tobytes(surface, "RGB")


def _shuffled(state: State, viewer: int | None) -> State:
    """The same position with all that this seat may not know drawn anew."""
    chance = random.Random(1)
    hidden = [seat for seat in range(state.seats) if seat != viewer]
    cards = [card for seat in hidden for card in state.players[seat].hand] + list(state.deck)
    temples = [card for seat in hidden for card in state.players[seat].temples]
    temples += [card for pile in state.piles for card in pile[1:]]
    chance.shuffle(cards)
    chance.shuffle(temples)
    players = list(state.players)
    for seat in hidden:
        hand, own = len(players[seat].hand), len(players[seat].temples)
        players[seat] = evolve(players[seat], hand=tuple(cards[:hand]), temples=tuple(temples[:own]))
        del cards[:hand], temples[:own]
    piles = []
    for pile in state.piles:
        piles.append((*pile[:1], *temples[: len(pile) - 1]))
        del temples[: max(0, len(pile) - 1)]
    return evolve(state, players=tuple(players), deck=tuple(cards), piles=tuple(piles))


@pytest.mark.parametrize("viewer", [0, None])
@pytest.mark.parametrize("actions", [0, 40])
def test_two_positions_alike_to_a_viewer_look_alike(
    view: CourtView, viewer: int | None, actions: int
) -> None:
    state = played(3, actions)
    other = _shuffled(state, viewer)
    assert other != state
    everywhere = all_places(view.layout, seen_table(state, viewer))
    before = _drawn(view, state, viewer)
    view.draw(Surface(SIZE), seen_table(played(3, 10), viewer))  # draw all of it again
    assert _drawn(view, other, viewer) == before
    hands = [place for place in everywhere if place.kind in (Kind.PROPHECY, Kind.TEMPLE, Kind.DECK)]
    for place in hands:
        look = CourtLook(pointed=place)
        assert _drawn(view, other, viewer, look) == _drawn(view, state, viewer, look)


def test_a_hand_that_nobody_may_see_lies_face_down_in_the_enlarged_court(window: None) -> None:
    layout = CourtLayout(SIZE, 3).enlarging(1)
    view, state = CourtView(layout, load_sprites(layout)), played(3, 40)
    table = seen_table(state, 0)
    assert table.players[1].hand == (None,) * len(state.players[1].hand)
    assert card_at(table, places.prophecy(1, 0)) is None
    assert _drawn(view, state, 0) == _drawn(view, _shuffled(state, 0), 0)


def test_every_kind_of_light_is_seen(view: CourtView) -> None:
    state = played(3, 60)
    number = next(n for n, one in enumerate(state.players[0].serpents, 1) if not one.finished)
    serpent = state.players[0].serpents[number - 1]
    end = places.end(0, number, "tail" if serpent.tail_is_open else "head")
    looks = (
        CourtLook(lit=frozenset({places.display(0)})),
        CourtLook(chosen=frozenset({places.display(0)})),
        CourtLook(barred=frozenset({places.display(0)})),
        CourtLook(lit=frozenset({end})),
        CourtLook(ghosts=(Ghost(end, "G"),)),
        CourtLook(fulfilled=((places.piece(0, number, 0),),)),
        CourtLook(marks=(ActionMark(1, 1, places.DECK),)),
        CourtLook(pointed=places.display(1)),
        CourtLook(hidden=frozenset({places.display(1)})),
        CourtLook(nobody_moves=True),
    )
    pictures = [_drawn(view, state, 0, look) for look in (PLAIN, *looks)]
    assert len(set(pictures)) == len(pictures)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [(1024, 700), (1600, 1000)])
def test_a_mark_at_a_players_line_covers_no_letter_of_the_name(size: tuple[int, int], seats: int) -> None:
    layout = CourtLayout(size, seats)
    for seat in range(seats):
        area = layout.player_line(seat)
        radius, (x, y) = mark_place(places.line(seat), area, 12.5 * layout.k, 0)
        shield = min(area.height, 42 * layout.k)
        assert layout.market.players.left <= x - radius
        assert x + radius <= area.left + shield / 2
        assert area.top <= y <= area.bottom


@pytest.mark.parametrize("place", [places.DECK, places.pile(0)])
def test_light_does_not_cross_the_count_of_a_pile(view: CourtView, place: places.Place) -> None:
    table = seen_table(played(3, 60), 0)
    area = view.places_of(table)[place]
    count = pygame.Rect(0, 0, 20, 12)
    count.center = area.midbottom
    plain, lit = Surface(SIZE).convert(), Surface(SIZE).convert()
    view.draw(plain, table)
    view.draw(lit, table, CourtLook(lit=frozenset({place})))
    unlike = [
        max(abs(one - other) for one, other in zip(plain.get_at(at), lit.get_at(at), strict=True))
        for at in product(range(count.left, count.right), range(count.top, count.bottom))
    ]
    assert max(unlike) < SHINES_THROUGH
    assert pygame.image.tobytes(plain, "RGB") != pygame.image.tobytes(lit, "RGB")


def test_every_place_can_be_pointed_at(view: CourtView) -> None:
    table = seen_table(played(3, 60), 0)
    areas = all_places(view.layout, table)
    covered = (Kind.COURT, Kind.LANE)
    for place, area in areas.items():
        if place.kind not in covered:
            assert place_at(view.layout, table, area.center) in (place, *_over(place, areas)), place


def _over(place: places.Place, areas: dict[places.Place, pygame.Rect]) -> list[places.Place]:
    """What lies over the middle of a place."""
    later = list(areas)[list(areas).index(place) + 1 :]
    return [other for other in later if areas[other].collidepoint(areas[place].center)]


def test_an_enlarged_card_of_the_market_covers_none_of_it(view: CourtView) -> None:
    market, within = view.layout.market, view.layout.board_area
    for area in market.displays:
        where = beside_market(area, (236, 326), market.area, within)
        assert within.contains(where)
        assert not where.colliderect(market.area)


def test_a_card_of_an_opening_hand_is_not_enlarged_over_the_others(window: None) -> None:
    layout = CourtLayout((1024, 700), 2)
    view, seen = CourtView(layout, load_sprites(layout)), seen_table(start(new_setup(2, seed=1)), 0)

    assert view.enlarged_card(seen, CourtLook(pointed=places.prophecy(0, 0))) is None
    assert view.enlarged_card(seen, CourtLook(pointed=places.temple(0, 0))) is not None


def test_an_opening_hand_lies_apart_from_the_temple_that_is_kept_anyway(view: CourtView) -> None:
    plan = view.layout.court(0)
    *prophecies, temple = plan.cards_held(3, 1, keeping=True)

    assert plan.hand.contains(temple)
    assert all(plan.lanes.contains(one) for one in prophecies)


def test_an_enlarged_card_stays_within_the_table(view: CourtView) -> None:
    for area in all_places(view.layout, seen_table(played(3, 60), 0)).values():
        within = view.layout.board_area
        assert within.contains(enlarged_place(area, (236, 326), within))


def test_crests_and_troughs_take_turns_from_the_head_end() -> None:
    serpent = serpent_of(["hY", "G", "R", "tK"])
    names = [sprite_name(piece, slot) for slot, piece in enumerate(serpent.pieces)]
    assert names == ["head_yellow_crest", "body_green_trough", "body_red_crest", "tail_black_trough"]
    assert sprite_name("hY", 0, raised=True) == "head_yellow_lifted"


def test_the_five_reliefs_differ_in_grey_at_forty_pixels(view: CourtView) -> None:
    """In lightness, or where that is close in the light and dark of the pattern."""
    grey = {}
    for colour in COLOURS:
        segment = view.serpents.piece(sprite_name(colour, 0), 40 / 128).surface
        middle = segment.subsurface(segment.get_rect().inflate(-segment.width // 3, -segment.height // 3))
        grey[colour] = list(pygame.image.tobytes(pygame.transform.grayscale(middle), "RGB")[::3])
    for one, other in combinations(COLOURS, 2):
        pairs = zip(grey[one], grey[other], strict=False)
        mean = abs(sum(grey[one]) / len(grey[one]) - sum(grey[other]) / len(grey[other]))
        pattern = sum(abs(a - b) for a, b in pairs) / min(len(grey[one]), len(grey[other]))
        assert mean > APART or pattern > 3 * APART, (one, other, mean, pattern)


def test_a_place_on_bare_ground_is_clearly_lit(view: CourtView) -> None:
    now = seen_table(tables.state(tables.seat("G", "", tables.serpent("hY"))), 0)
    places_lit = frozenset({places.end(0, 1, "tail"), places.lane(0, 2)})
    dark, lit = (Surface(SIZE).convert() for _ in range(2))
    view.draw(dark, now)
    view.draw(lit, now, CourtLook(lit=places_lit))
    for where in (
        view.places_of(now)[places.end(0, 1, "tail")].center,
        view.layout.court(0).new_serpent(2).end("tail").center,
    ):
        assert sum(lit.get_at(where)[:3]) - sum(dark.get_at(where)[:3]) > BRIGHTER


def test_a_new_serpent_stands_in_line_with_one_that_has_a_head(view: CourtView) -> None:
    plan, headed = view.layout.court(0), serpent_of(("hY", "G"))
    assert plan.new_serpent(2).end("tail").left == plan.serpent(1, headed).piece(1).left
    assert plan.new_serpent(2, head=True).end("tail").left == plan.serpent(1, headed).piece(0).left
