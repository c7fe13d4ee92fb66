"""Cards on which much lies and stands stay readable, and the ring of actions hides little of them."""

from collections.abc import Iterator
from itertools import combinations, product

import pygame
import pytest
from attrs import evolve
from pygame import Mask, Rect, Surface

from mexica.games.aztekz import rules
from mexica.games.aztekz.rules.material import HEROES, SOULS
from mexica.games.aztekz.table.input.hand import Hand
from mexica.games.aztekz.table.input.match_look import action_ring
from mexica.games.aztekz.table.pyramid import places
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.places import Kind
from mexica.games.aztekz.table.pyramid.pyramid_look import PyramidLook
from mexica.games.aztekz.table.pyramid.pyramid_view import PyramidView
from mexica.games.aztekz.table.pyramid.seen_pyramid import SeenHero, SeenPyramid, seen_pyramid
from mexica.games.aztekz.table.pyramid.sprite_loading import load_sprites
from tests.games.aztekz.tables import drawn, lying, seat, table

ROUNDED = 2  # of 255, where one picture is blended on another
SIZES = ((1024, 700), (1600, 1000), (3840, 2160))
CROWDED = table(
    drawn("┌ ┬ ┬ .", "├ ┼ ┤ ┬", "├ ┼ ┼ ┤", "├ ┴ ┤ .", at=(-1, -1)),
    seat("0,0", "0,1 with 2 sun", "1,0 with 1 moon"),
    seat("0,0", "1,0 with 2 jaguar", "0,-1 with 1 moon"),
    souls={
        "0,1": lying(sun=1, moon=1, eagle=2),
        "1,1": lying(sun=1, moon=1, jaguar=2, eagle=1, serpent=2, maize=1),
        "-1,0": lying(moon=2, jaguar=1, eagle=1, maize=3),
    },
)


def opened(size: tuple[int, int], seats: int = 2) -> PyramidView:
    layout = PyramidLayout(size, seats)
    return PyramidView(layout, load_sprites(layout))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("standing", range(5))
def test_souls_of_up_to_six_kinds_stay_on_their_card_side_by_side(
    window: None, size: tuple[int, int], standing: int
) -> None:
    view = opened(size)
    heroes = tuple(SeenHero(number, HEROES[number % 3], (0, 0)) for number in range(standing))
    for many in range(1, len(SOULS) + 1):
        souls = tuple((kind, 1) for kind in SOULS[:many])
        seen = SeenPyramid({(0, 0): "nesw"}, heroes, ((),) * 4, (0,) * 4, {(0, 0): souls})
        areas = view.places_of(seen)
        found = [areas[places.souls((0, 0), kind)] for kind, _number in souls]
        assert all(areas[places.on((0, 0))].contains(area) for area in found)
        assert not any(one.colliderect(other) for one, other in combinations(found, 2))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("standing", range(1, 5))
@pytest.mark.parametrize("helpers", range(4))
def test_the_head_of_a_chief_to_the_south_hides_no_soul(
    window: None, size: tuple[int, int], standing: int, helpers: int
) -> None:
    view = opened(size)
    cards = {(0, 0): "nesw", (0, 1): "nesw"}
    south = [SeenHero(3 - number // 2, HEROES[1 + number % 2], (0, 1)) for number in range(helpers)]
    south.append(SeenHero(1, "chief", (0, 1)))
    heroes = tuple(SeenHero(number, HEROES[number % 3], (0, 0)) for number in range(standing))
    for many in range(1, len(SOULS) + 1):
        souls = tuple((kind, 1) for kind in SOULS[:many])
        seen = SeenPyramid(cards, (*heroes, *south), ((),) * 4, (0,) * 4, {(0, 0): souls})
        areas = view.places_of(seen)
        found = [areas[places.souls((0, 0), kind)] for kind, _number in souls]
        figure = areas[places.hero(1, "chief")]
        assert all(areas[places.on((0, 0))].contains(area) for area in found)
        assert not any(one.colliderect(other) for one, other in combinations(found, 2))
        if helpers < 2:  # more are a crowd, before which souls lie on a plaque
            assert not any(figure.collidepoint(area.center) for area in found)


@pytest.mark.parametrize("size", SIZES[:2])
@pytest.mark.parametrize("standing", [1, 4])
@pytest.mark.parametrize(("chiefs", "helpers"), [(0, 2), (0, 3), (1, 2), (4, 0)])
def test_a_crowd_to_the_south_hides_no_soul(
    window: None, size: tuple[int, int], standing: int, chiefs: int, helpers: int
) -> None:
    view = opened(size, seats=4)
    south = [SeenHero(seat, "chief", (0, 1)) for seat in range(chiefs)]
    south += [SeenHero(seat, "helper2", (0, 1), "moon", 1) for seat in range(4 - helpers, 4)]
    others = tuple(evolve(hero, seat=3 - hero.seat) for hero in south)  # of other colours
    heroes = tuple(SeenHero(number, "helper1", (0, 0)) for number in range(standing))
    for many in (3, len(SOULS)):
        souls = tuple((kind, 1 + number) for number, kind in enumerate(SOULS[:many]))
        cards = {(0, 0): "nesw", (0, 1): "nesw"}
        seen = SeenPyramid(cards, (*heroes, *south), ((),) * 4, (0,) * 4, {(0, 0): souls})
        areas, shown = view.places_of(seen), picture(view, seen, PyramidLook())
        recoloured = picture(view, evolve(seen, heroes=(*heroes, *others)), PyramidLook())
        for place in (places.souls((0, 0), kind) for kind, _number in souls):
            assert view.place_at(seen, areas[place].center) == place
            inner = areas[place].inflate(-areas[place].width // 4, -areas[place].height // 4)
            pairs = ((shown.get_at(at), recoloured.get_at(at)) for at in pixels(inner))
            assert all(abs(a - b) <= ROUNDED for one, other in pairs for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("standing", range(1, 5))
def test_what_a_helper_alone_to_the_south_carries_hides_no_soul(
    window: None, size: tuple[int, int], standing: int
) -> None:
    view = opened(size)
    heroes = tuple(SeenHero(number, HEROES[number % 3], (0, 0)) for number in range(standing))
    carrier = SeenHero(1, "helper2", (0, 1), "moon", 3)
    for many in range(1, 4):
        souls = tuple((kind, 1) for kind in SOULS[:many])
        cards = {(0, 0): "nesw", (0, 1): "nesw"}
        seen = SeenPyramid(cards, (*heroes, carrier), ((),) * 4, (0,) * 4, {(0, 0): souls})
        areas = view.places_of(seen)
        load = areas[places.hero(1, "helper2")]
        for kind, _number in souls:
            area = areas[places.souls((0, 0), kind)]
            assert areas[places.on((0, 0))].contains(area)
            assert area.clip(load).width <= 0.25 * area.width


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("hero", ["helper1", "helper2"])
def test_a_ring_hides_nothing_that_is_to_be_clicked_but_cards_in_part(
    window: None, size: tuple[int, int], hero: str
) -> None:
    state, hand, view = rules.position(CROWDED), Hand(), opened(size)
    hand.update(state, acts=True)
    hand.choose(hero)
    ring, areas = action_ring(hand, None, {}), view.places_of(seen_pyramid(state))
    assert ring is not None
    stones = list(view.ring.areas(ring, areas).values())
    for place in hand.lit() | {ring.place}:
        if place.kind in {Kind.HERO, Kind.SOULS}:
            hidden = sum(_area(stone.clip(areas[place])) for stone in stones)
            assert hidden <= 0.2 * _area(areas[place]), place
        elif place.kind is Kind.CELL:
            hidden = sum(_area(stone.clip(areas[place])) for stone in stones)
            assert hidden <= 0.5 * _area(areas[place]), place


def pixels(area: Rect) -> Iterator[tuple[int, int]]:
    return product(range(area.left, area.right), range(area.top, area.bottom))


def _area(rect: Rect) -> int:
    return rect.width * rect.height


@pytest.mark.parametrize("size", SIZES)
def test_heroes_that_are_lit_hide_no_number(window: None, size: tuple[int, int]) -> None:
    """Three helpers that may be stolen from stand close together, near the number of steps to a card."""
    cards = {(0, 0): "nesw", (0, -1): "nesw"}
    robbed = tuple(SeenHero(number, "helper1", (0, 0), "jaguar", 2 + number) for number in (1, 2, 3))
    heroes = SeenHero(0, "chief", (0, 0)), *robbed
    seen = SeenPyramid(cards, heroes, ((),) * 4, (0,) * 4)
    look = PyramidLook(reachable={(0, -1): 1})
    lit = evolve(look, lit=frozenset(places.hero(hero.seat, hero.name) for hero in heroes))
    view = opened(size, seats=4)
    plain, shown = (picture(view, seen, one) for one in (look, lit))
    numbers = Surface(size, pygame.SRCALPHA)
    field = view.field(seen)
    view._people.draw_numbers(numbers, seen, field, lit)
    view._lights.draw_over(numbers, seen, field, lit)
    inked = pygame.mask.from_surface(numbers, 254)
    assert inked.count() > 100
    hidden = [at for at in inked_pixels(inked) if shown.get_at(at) != plain.get_at(at)]
    assert len(hidden) <= 0.02 * inked.count()


def picture(view: PyramidView, table: SeenPyramid, look: PyramidLook) -> Surface:
    surface = Surface(view.layout.size).convert()
    view.draw(surface, table, look)
    return surface


def inked_pixels(mask: Mask) -> Iterator[tuple[int, int]]:
    """The pixels of a mask."""
    wide, high = mask.get_size()
    return (at for at in product(range(wide), range(high)) if mask.get_at(at))
