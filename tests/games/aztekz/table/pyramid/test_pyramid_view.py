"""What is drawn: the same however it came about, with everything that can be pointed at where it is seen."""

from itertools import pairwise

import pygame
import pytest
from attrs import evolve
from pygame import Rect, Surface

from mexica.games.aztekz.rules.cells import Cell
from mexica.games.aztekz.rules.material import SHAPES, SOULS
from mexica.games.aztekz.table.pictures.guide_pictures import example
from mexica.games.aztekz.table.pyramid import places
from mexica.games.aztekz.table.pyramid.cell_lights import joints
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.places import Place
from mexica.games.aztekz.table.pyramid.pyramid_look import (
    PLAIN,
    ActionMark,
    ActionRing,
    Ghost,
    PyramidLook,
    RingEntry,
)
from mexica.games.aztekz.table.pyramid.pyramid_view import PyramidView
from mexica.games.aztekz.table.pyramid.seen_pyramid import SeenHero, SeenPyramid, seen_pyramid
from mexica.games.aztekz.table.pyramid.sprite_loading import load_sprites
from mexica.games.aztekz.table.pyramid.turn_signs import steps_plate
from tests.games.aztekz.table.positions import played, steps

SIZE = (1024, 700)
TABLE = seen_pyramid(example(), {(1, 2)})
HELPER = places.hero(0, "helper1")
PLATE = (32, 26, 34)  # the ground of a number
RING = ActionRing(
    HELPER, tuple(RingEntry(key, "icon_hint", key.capitalize()) for key in ("take", "drop", "give")), "drop"
)


@pytest.fixture(scope="module")
def view(window: None) -> PyramidView:
    layout = PyramidLayout(SIZE, 2)
    return PyramidView(layout, load_sprites(layout))


def picture(view: PyramidView, table: SeenPyramid, look: PyramidLook = PLAIN) -> Surface:
    surface = Surface(view.layout.size).convert()
    view.draw(surface, table, look)
    return surface


def pixels(view: PyramidView, table: SeenPyramid, look: PyramidLook = PLAIN) -> bytes:
    return pygame.image.tobytes(picture(view, table, look), "RGB")


def test_the_number_of_steps_to_a_card_looks_like_no_mark_of_a_players_action(view: PyramidView) -> None:
    cell = next(iter(TABLE.cards))
    plate = steps_plate(view.fonts, 2, 13)
    assert plate.width > 1.3 * plate.height  # marks are round
    area = view.places_of(TABLE)[places.on(cell)]
    plain, walked = (picture(view, TABLE, look) for look in (PLAIN, evolve(PLAIN, reachable={cell: 2})))
    assert like_plate(walked, area) - like_plate(plain, area) > 0.3 * plate.width * plate.height


def like_plate(drawn: Surface, area: Rect) -> int:
    """How many pixels of an area have about the colour of a plate."""
    columns, rows = range(area.left, area.right), range(area.top, area.bottom)
    seen = (drawn.get_at((x, y)) for x in columns for y in rows)
    return sum(max(abs(a - b) for a, b in zip(one, PLATE, strict=False)) <= 3 for one in seen)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_table_that_changed_often_looks_as_one_drawn_at_once(window: None, seats: int) -> None:
    layout = PyramidLayout(SIZE, seats)
    view = PyramidView(layout, load_sprites(layout))
    away = frozenset({places.DRAWN, places.on((0, 0)), places.hero(0, "chief")})
    hidden = PyramidLook(hidden=away, fire=(1.3, 1.0))
    for number, (_before, _action, _events, state) in enumerate(steps(seats, 40, seats)):
        if number % 4 == 0:
            picture(view, seen_pyramid(state), hidden if number % 8 else PLAIN)
    at_once = PyramidView(layout, view.sprites)
    table = played(seats, 40, seats)[1]
    assert pixels(view, table) == pixels(at_once, table)


def test_the_stage_is_drawn_again_only_where_its_fires_burn_otherwise(
    view: PyramidView, monkeypatch: pytest.MonkeyPatch
) -> None:
    lively = PyramidView(view.layout, view.sprites)
    picture(lively, TABLE)
    drawn: list[Rect] = []
    monkeypatch.setattr(lively._fires, "draw", lambda target: drawn.append(target.get_clip()))
    picture(lively, TABLE, PyramidLook(pointed=HELPER, marks=(ActionMark(1, 1, places.on((0, 0))),)))
    assert drawn == []
    picture(lively, TABLE, PyramidLook(fire=(1.0, 1.0)))
    stage = view.layout.stage
    assert 0 < sum(area.width * area.height for area in drawn) < stage.width * stage.height * 0.6


def test_no_picture_is_made_ahead_for_larger_cells_than_there_are(window: None) -> None:
    layout = PyramidLayout(SIZE, 2)
    sprites = load_sprites(layout)
    view = PyramidView(layout, sprites)
    view.add_preloads(TABLE)
    sprites.preload_all()
    sizes = {size[0] for name, size, _how in sprites._sized if name.startswith(("card_nes", "card_ew"))}
    assert max(sizes - {layout.side.card.width}) == view.field(TABLE).size[0]


@pytest.mark.parametrize(
    "look",
    [
        PyramidLook(fitting={(2, 3): 3}),
        PyramidLook(reachable={(0, 0): 2}),
        PyramidLook(lit=frozenset({HELPER})),
        PyramidLook(lit=frozenset({places.souls((2, 1), "sun")})),
        PyramidLook(chosen=frozenset({HELPER})),
        PyramidLook(ghost=Ghost((2, 3), "new", "jaguar")),
        PyramidLook(ghost=Ghost((2, 3), "new", "jaguar", barred=True)),
        PyramidLook(ghost=Ghost((2, 3), "nes")),
        PyramidLook(ring=RING),
        PyramidLook(marks=(ActionMark(1, 1, places.on((0, 0))),)),
        PyramidLook(marks=(ActionMark(1, 1, places.line(1)),)),
        PyramidLook(turned="esw"),
        PyramidLook(goal=(1, 0)),
        PyramidLook(note="Turn: R"),
        PyramidLook(last_cards=True),
        PyramidLook(nobody_moves=True),
        PyramidLook(fire=(1.0, 1.0)),
        PyramidLook(hidden=frozenset({HELPER})),
    ],
    ids=str,
)
def test_every_part_of_a_look_is_seen_and_leaves_nothing_behind(view: PyramidView, look: PyramidLook) -> None:
    plain = pixels(view, TABLE)
    assert pixels(view, TABLE, look) != plain
    assert pixels(view, TABLE) == plain


def test_a_hero_pointed_at_is_ringed_otherwise_than_one_that_only_can_be(view: PyramidView) -> None:
    lit = frozenset({HELPER})
    assert pixels(view, TABLE, PyramidLook(lit=lit)) != pixels(
        view, TABLE, PyramidLook(lit=lit, pointed=HELPER)
    )


def test_heroes_and_souls_are_hit_where_they_are_seen(view: PyramidView) -> None:
    for place in (
        HELPER,
        places.hero(1, "chief"),
        places.souls((2, 1), "moon"),
        places.souls((0, 0), "serpent"),
    ):
        area = view.places_of(TABLE)[place]
        assert view.place_at(TABLE, area.center) == place
    assert view.place_at(TABLE, view.field(TABLE).centre((1, 2))) == places.on((1, 2))
    assert view.place_at(TABLE, view.field(TABLE).centre((2, 3))) == places.on((2, 3))
    assert view.place_at(TABLE, (2, 2)) is None


FOUR = tuple(SeenHero(*hero, (0, 0)) for hero in ((0, "chief"), (1, "chief"), (0, "helper1"), (1, "helper2")))
CROWDED = SeenPyramid({(0, 0): "nesw"}, FOUR, ((), ()), (0, 0))


def seen_of(view: PyramidView, hero: Place, look: PyramidLook) -> list[tuple[int, int]]:
    """The pixels of a hero that nothing hides: where the table looks quite otherwise without it."""
    there, gone = picture(view, CROWDED, look), picture(view, CROWDED, PyramidLook(hidden=frozenset({hero})))
    area = view.places_of(CROWDED)[hero]
    pixels = ((x, y) for x in range(area.left, area.right) for y in range(area.top, area.bottom))
    return [pixel for pixel in pixels if far_apart(there.get_at(pixel), gone.get_at(pixel))]


def far_apart(one: pygame.Color, other: pygame.Color) -> bool:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) > 150


def test_each_of_four_heroes_on_a_card_is_hit_wherever_it_is_seen(view: PyramidView) -> None:
    for hero in (places.hero(one.seat, one.name) for one in FOUR):
        seen = seen_of(view, hero, PLAIN)
        hits = [view.place_at(CROWDED, pixel) for pixel in seen]
        assert hits.count(hero) > 0.95 * len(hits) > 50, hero


def test_heroes_that_can_be_chosen_are_hit_before_those_that_stand_before_them(view: PyramidView) -> None:
    hero, front = places.hero(0, "helper1"), places.hero(1, "helper2")
    lit = frozenset({hero})
    covered = [
        pixel for pixel in seen_of(view, hero, PyramidLook(lit=lit)) if view.place_at(CROWDED, pixel) == front
    ]
    hits = [view.place_at(CROWDED, pixel, lit) for pixel in covered]
    assert hits.count(hero) > 0.8 * len(hits) > 50  # some pixels are of the ring around its foot


def test_everything_in_the_panels_can_be_pointed_at(view: PyramidView) -> None:
    asked: list[Place] = [places.DRAWN, places.SOUL, places.TURN_LEFT, places.TURN_RIGHT, places.DECK]
    asked += [places.SUPPLY, *map(places.shape, SHAPES), *map(places.kind, SOULS)]
    asked += [places.pile(0, 2), places.pile(1, 0), places.line(1)]
    areas = view.places_of(TABLE)
    for place in asked:
        spot = areas[place].topleft if place.kind is places.Kind.LINE else areas[place].center
        spot = (areas[place].centerx, areas[place].top + 2) if place == places.DRAWN else spot
        assert view.place_at(TABLE, spot) == place


def test_that_no_soul_or_no_card_is_drawn_is_said_where_it_would_be_seen(view: PyramidView) -> None:
    side, over = view.layout.side, evolve(TABLE, drawn=None, soul=None, mover=None)
    between = evolve(over, mover=0)
    assert differing(view, over, between, side.hand)
    assert differing(view, evolve(TABLE, soul=None), between, side.soul)


def test_only_a_card_that_can_lie_in_several_ways_has_buttons_that_turn_it(view: PyramidView) -> None:
    cross = evolve(TABLE, drawn="nesw")
    for paths in ("ns", "ne", "nes"):
        turnable = evolve(TABLE, drawn=paths)
        for place, step in ((places.TURN_LEFT, -1), (places.TURN_RIGHT, 1)):
            button = view.layout.side.turner(step)
            assert view.places_of(turnable)[place] == button
            assert place not in view.places_of(cross)
            assert differing(view, turnable, cross, button)
            gone = evolve(PLAIN, hidden=frozenset({places.DRAWN}))  # it is on its way
            assert pixels_in(view, turnable, button, gone) == pixels_in(view, cross, button, gone)


def differing(view: PyramidView, one: SeenPyramid, other: SeenPyramid, part: Rect) -> bool:
    """Whether two positions look different in a part of the window."""
    return pixels_in(view, one, part) != pixels_in(view, other, part)


def pixels_in(view: PyramidView, table: SeenPyramid, part: Rect, look: PyramidLook = PLAIN) -> bytes:
    return pygame.image.tobytes(picture(view, table, look).subsurface(part), "RGB")


def test_a_ring_lies_on_the_stage_with_every_entry_where_it_is_hit(view: PyramidView) -> None:
    areas = view.ring.areas(RING, view.places_of(TABLE))
    assert list(areas) == ["take", "drop", "give"]
    for key, area in areas.items():
        assert view.layout.stage.contains(area)
        assert view.ring.key_at(RING, view.places_of(TABLE), area.center) == key
    assert view.ring.key_at(RING, view.places_of(TABLE), (5, 5)) is None
    stones = list(areas.values())
    assert not any(one.colliderect(other) for one, other in pairwise(stones))


@pytest.mark.parametrize("size", [(1024, 700), (3840, 2160)])
def test_the_key_on_a_stone_leaves_its_picture_free(window: None, size: tuple[int, int]) -> None:
    layout = PyramidLayout(size, 2)
    view = PyramidView(layout, load_sprites(layout))
    bare, capped = (ActionRing(HELPER, (evolve(RING.entries[0], cap=cap),)) for cap in ("", "W"))
    (stone,) = view.ring.areas(capped, view.places_of(TABLE)).values()
    lower = Rect(stone.left, stone.top + stone.height // 4, stone.width, stone.height * 3 // 4)
    without, with_key = (
        picture(view, TABLE, PyramidLook(ring=ring)).subsurface(lower) for ring in (bare, capped)
    )
    assert pygame.image.tobytes(without, "RGB") == pygame.image.tobytes(with_key, "RGB")


def test_a_ring_without_room_above_lies_below(view: PyramidView) -> None:
    table = SeenPyramid({(0, row): "ns" for row in range(5)}, TABLE.heroes[:1], ((), ()), (0, 0))
    place = places.hero(0, "chief")
    top = {place: Rect(300, 4, 30, 60)}
    assert min(area.top for area in view.ring.areas(ActionRing(place, RING.entries), top).values()) > 64
    assert table.on((0, 0)) == ()


def test_linked_paths_warm_up_and_cut_ones_darken(view: PyramidView) -> None:
    ghost = Ghost((2, 3), "new")
    assert dict(joints(TABLE, ghost)) == {"n": True, "w": True}
    assert dict(joints(TABLE, Ghost((2, 3), "es"))) == {"n": False, "w": False}
    field = view.field(TABLE)
    joint = Rect(0, 0, 12, 6)
    joint.center = (field.centre((1, 3))[0] + field.size[0] // 3, field.floor((1, 3))[1])

    def light(look: PyramidLook) -> int:
        return sum(pygame.transform.average_color(picture(view, TABLE, look), joint)[:3])

    assert light(PyramidLook(ghost=ghost)) > light(PLAIN) + 20
    assert light(PyramidLook(ghost=Ghost((2, 3), "es"))) < light(PLAIN) - 20


@pytest.mark.parametrize("laid", [{}, {(0, 0): "nesw"}], ids=["beside", "on"])
def test_a_ghost_stands_behind_the_card_south_of_it(view: PyramidView, laid: dict[Cell, str]) -> None:
    table = SeenPyramid({**laid, (0, 1): "esw", (1, 1): "nsw"}, (), ((), ()), (0, 0))
    below = view.field(table).rect((0, 1))
    edge = Rect(below.left, below.top - 6, below.width, 12)  # that card's top reaches beyond its cell
    plain, ghost = (
        picture(view, table, PyramidLook(ghost=one)).subsurface(edge) for one in (None, Ghost((0, 0), "ew"))
    )
    assert pygame.image.tobytes(plain, "RGB") == pygame.image.tobytes(ghost, "RGB")


def test_a_card_on_another_lies_higher(view: PyramidView) -> None:
    flat = seen_pyramid(example())
    assert pixels(view, flat) != pixels(view, TABLE)
    field = view.field(TABLE)
    assert field.floor((1, 2), raised=True)[1] < field.floor((1, 2))[1]


def test_more_than_three_kinds_lie_in_two_rows(view: PyramidView) -> None:
    many = seen_pyramid(example())
    crowded = SeenPyramid(many.cards, (), ((), ()), (0, 0), {(1, 1): tuple((soul, 2) for soul in SOULS)})
    areas = [view.places_of(crowded)[places.souls((1, 1), soul)] for soul in SOULS]
    assert len({area.bottom for area in areas}) == 2
    assert all(view.field(crowded).rect((1, 1)).contains(area.inflate(-8, -8)) for area in areas)


def test_stones_of_theft_show_whose_souls_they_are(view: PyramidView) -> None:
    """Two helpers may carry the same, and only their colours differ."""
    stones = [RingEntry(seat, "icon_steal", "Steal", "sun", 2, seat) for seat in (0, 1)]
    shown = picture(view, TABLE, PyramidLook(ring=ActionRing(HELPER, tuple(stones))))
    areas = view.ring.areas(ActionRing(HELPER, tuple(stones)), view.places_of(TABLE))
    first, second = (pygame.image.tobytes(shown.subsurface(areas[seat]), "RGB") for seat in (0, 1))
    assert areas[0].size == areas[1].size
    assert first != second


def test_a_card_that_may_not_be_laid_has_a_sign_besides_its_colour(view: PyramidView) -> None:
    """For eyes that see red and gold alike: in one corner, clear of the number of turns in another."""
    barred, may = (
        picture(view, TABLE, PyramidLook(ghost=Ghost((2, 3), "nes", barred=barred)))
        for barred in (True, False)
    )
    cell = view.field(TABLE).rect((2, 3))
    wide, high = cell.width // 4, cell.height // 3
    left = Rect(cell.left + 6, cell.bottom - high - 6, wide - 6, high)
    right = left.move(cell.width - wide - 6, 0)
    assert reds(barred, left) >= reds(barred, right) + 20
    assert reds(may, left) == 0


def reds(surface: Surface, area: Rect) -> int:
    """How many pixels of an area are as red as the frame of a card that may not be laid."""
    pixels = ((x, y) for x in range(area.left, area.right) for y in range(area.top, area.bottom))
    return sum(one.r > 180 and one.g < 110 for one in map(surface.get_at, pixels))
