"""Souls that lie on cards, and heroes with what they carry."""

from collections.abc import Iterator, Sequence
from functools import cache
from math import hypot
from typing import Final

import pygame
from pygame import Rect, Surface

from mexica.drawing.colours import CREAM, SHADE
from mexica.drawing.fonts import Fonts
from mexica.drawing.manifest import manifest
from mexica.drawing.sprites import Sprite
from mexica.drawing.surfaces import Target, cached_pictures, dimmed, put, put_centred, smoothed
from mexica.games.aztekz.rules.cells import Cell
from mexica.games.aztekz.rules.material import CHIEF, SOULS
from mexica.games.aztekz.table.pyramid import places
from mexica.games.aztekz.table.pyramid.field import Field
from mexica.games.aztekz.table.pyramid.lying_souls import (
    ROW,
    STACKED,
    in_crowd,
    plaque,
    souls_on,
    spot,
    stacked,
)
from mexica.games.aztekz.table.pyramid.places import Place
from mexica.games.aztekz.table.pyramid.pyramid_look import Ghost, PyramidLook
from mexica.games.aztekz.table.pyramid.seat_colours import COLOURS
from mexica.games.aztekz.table.pyramid.seen_pyramid import SeenHero, SeenPyramid
from mexica.games.aztekz.table.pyramid.sprite_loading import FieldSprites
from mexica.resources import resource

Point = tuple[float, float]

_FINER: Final = 3
_STONE: Final = (20, 22, 40, 255)
_RIM: Final = (150, 160, 190, 255)

_BESIDE_SOULS: Final = 0.07  # of a cell that heroes stand further north where souls lie
_BESIDE_TWO_ROWS: Final = 0.14  # likewise, where souls lie in two rows
_CARRIED: Final = 2
_HANGING: Final = 0.8  # of its size lying, that of a carried soul
_MASK: Final = 0.08  # of a cell's width: half that of a carried soul
_SEEN: Final = 60  # of 255: what is less opaque hides nothing
_GLOW: Final = 0.55
_NUMBER: Final = 0.115  # the height of a number over a cell's width


class PeopleView:
    """Draws all that stands and lies on the cards of a field; heroes in the `colours` of their seats."""

    def __init__(self, sprites: FieldSprites, fonts: Fonts) -> None:
        self._sprites, self._fonts = sprites, fonts
        self.colours: Sequence[str] = COLOURS

    def add_preloads(self, widest: int) -> None:
        """Have what heroes carry made, and the ring around one, where cells are `widest` now."""
        self._sprites.add_preload("hero_ring", widest)
        for soul in SOULS:
            self._sprites.add_preload(f"soul_{soul}_small", widest, _HANGING)
            self._sprites.add_preload(f"soul_{soul}_glow", widest, _HANGING)

    def draw(self, target: Target, table: SeenPyramid, field: Field, look: PyramidLook) -> None:
        """Draw souls, then heroes from north to south; places that the look hides are left out."""
        for cell in sorted(table.lying, key=lambda cell: cell[::-1]):
            if not in_crowd(table, cell):
                self._draw_lying(target, table, cell, field, look)
        standing = [one for one in standing_on(table, field) if _place(one[0]) not in look.hidden]
        for hero, at in standing:
            self._put(target, self._figure(hero, field.size[0], "_shadow"), at)
        for hero, at in standing:
            if (hero.seat, hero.name) == table.moving or _place(hero) in look.chosen:
                self._put(target, self._sprites.figure("hero_ring", field.size[0]), at)
            self._figure_with_masks(target, hero, at, field.size[0])
        self.draw_plaques(target, table, field, look)
        self.draw_numbers(target, table, field, look)

    def draw_plaques(self, target: Target, table: SeenPyramid, field: Field, look: PyramidLook) -> None:
        """Draw the souls between crowds of heroes, on plaques before them."""
        for cell in table.lying:
            if in_crowd(table, cell) and any(places.souls(cell, kind) not in look.hidden for kind in SOULS):
                area = plaque(table, cell, field)
                put(target, _plaque(area.size), area)
                self._draw_lying(target, table, cell, field, look)

    def draw_numbers(self, target: Target, table: SeenPyramid, field: Field, look: PyramidLook) -> None:
        """Draw how many souls the heroes carry, which no hero hides."""
        for hero, at in standing_on(table, field):
            if _place(hero) not in look.hidden:
                self._carried_number(target, hero, at, field.size[0])

    def _draw_lying(
        self, target: Target, table: SeenPyramid, cell: Cell, field: Field, look: PyramidLook
    ) -> None:
        """The souls of a card, then their numbers, which no mask hides."""
        seen = [one for one in souls_on(table, cell, field) if places.souls(cell, one[0]) not in look.hidden]
        for kind, count, at, share in seen:
            self._draw_masks(target, (kind, stacked(table, cell, count)), at, field.size[0], share)
        for _kind, count, at, share in seen:
            self._draw_count(target, count, at, field.size[0], share)

    def draw_hero(self, target: Target, hero: SeenHero, at: Point, width: int) -> None:
        """Draw a hero with what it carries, its foot at this pixel."""
        self._figure_with_masks(target, hero, at, width)
        self._carried_number(target, hero, at, width)

    def _figure_with_masks(self, target: Target, hero: SeenHero, at: Point, width: int) -> None:
        self._put(target, self._figure(hero, width), at)
        if hero.soul is None:
            return
        x, y = self._rack(hero, at, width)
        glow = self._sprites.figure(f"soul_{hero.soul}_glow", width, _HANGING).surface
        put_centred(target, dimmed(glow, _GLOW), (x, y))
        mask = self._sprites.figure(f"soul_{hero.soul}_small", width, _HANGING).surface
        unit = width / 144
        for number in range(min(hero.souls, _CARRIED)):
            put_centred(target, mask, (x, y - 10 * number * unit + unit))

    def _carried_number(self, target: Target, hero: SeenHero, at: Point, width: int) -> None:
        if hero.souls > 1:
            x, y = self._rack(hero, at, width)
            self._number(target, hero.souls, (x + 14 * width / 144, y + 7 * width / 144), width)

    def draw_shadow(self, target: Target, hero: SeenHero, at: Point, width: int) -> None:
        """Draw the shadow of a hero."""
        self._put(target, self._figure(hero, width, "_shadow"), at)

    def draw_souls(
        self, target: Target, souls: tuple[str, int], at: Point, width: int, share: float = 1.0
    ) -> None:
        """Draw lying souls, a kind and a number, as a column of masks of this share of their size."""
        self._draw_masks(target, souls, at, width, share)
        self._draw_count(target, souls[1], at, width, share)

    def _draw_masks(
        self, target: Target, souls: tuple[str, int], at: Point, width: int, share: float
    ) -> None:
        kind, count = souls
        glow, mask = (self._sprites.figure(f"soul_{kind}_{end}", width, share) for end in ("glow", "small"))
        unit = share * width / 144
        put_centred(target, dimmed(glow.surface, _GLOW), (at[0], at[1] - 10 * unit))
        self._put(target, self._sprites.figure("soul_shadow", width, share), (at[0] + unit, at[1] + 9 * unit))
        for number in range(min(count, STACKED)):
            self._put(target, mask, (at[0], at[1] - 7 * number * unit))

    def _draw_count(self, target: Target, count: int, at: Point, width: int, share: float) -> None:
        if count > 1:
            unit = share * width / 144
            self._number(target, count, (at[0] + 14 * unit, at[1] - unit), width)

    def draw_ghost_soul(self, target: Target, table: SeenPyramid, field: Field, ghost: Ghost) -> None:
        """Draw the soul of the card in hand where it would lie."""
        if ghost.soul is not None:
            at = field.floor(ghost.cell, ghost.cell in table.cards)
            self.draw_souls(target, (ghost.soul, 1), at, field.size[0])

    def _number(self, target: Target, count: int, at: Point, width: int) -> None:
        size = max(12, round(_NUMBER * width))
        put_centred(target, self._fonts.numeral(str(count), size, CREAM, SHADE), at)

    def _figure(self, hero: SeenHero, width: int, end: str = "") -> Sprite:
        kind = "chief" if hero.name == CHIEF else "helper"
        return self._sprites.figure(f"{kind}_{self.colours[hero.seat]}{end}", width)

    def _rack(self, hero: SeenHero, at: Point, width: int) -> Point:
        """Where carried souls hang."""
        x, y = self._sprites.offset(f"helper_{self.colours[hero.seat]}", "rack", width)
        return at[0] + x, at[1] + y

    def figure_rect(self, hero: SeenHero, at: Point, width: int) -> Rect:
        """Return the rectangle of a hero's figure."""
        figure = self._figure(hero, width)
        corner = round(at[0] - figure.anchor[0]), round(at[1] - figure.anchor[1])
        return Rect(corner, figure.surface.size)

    def at(self, table: SeenPyramid, field: Field, position: tuple[int, int]) -> frozenset[Place]:
        """Return the heroes whose figure, or what it carries, reaches over a pixel."""
        crowds = (plaque(table, cell, field) for cell in table.lying if in_crowd(table, cell))
        if any(area.collidepoint(position) for area in crowds):
            return frozenset()
        standing = standing_on(table, field)
        return frozenset(_place(hero) for hero, at in standing if self._covers(hero, at, field, position))

    def _covers(self, hero: SeenHero, at: Point, field: Field, position: tuple[int, int]) -> bool:
        area = self.figure_rect(hero, at, field.size[0])
        if not area.collidepoint(position):
            return False
        if hero.souls:
            x, y = self._rack(hero, at, field.size[0])
            if hypot(position[0] - x, position[1] - y) < _MASK * field.size[0]:
                return True
        pixel = position[0] - area.left, position[1] - area.top
        return bool(self._figure(hero, field.size[0]).surface.get_at(pixel).a > _SEEN)

    def _put(self, target: Target, sprite: Sprite, at: Point) -> None:
        put(target, sprite.surface, (round(at[0] - sprite.anchor[0]), round(at[1] - sprite.anchor[1])))


@cached_pictures(32)
def _plaque(size: tuple[int, int]) -> Surface:
    """A dark plaque with a light rim."""
    big = Surface((size[0] * _FINER, size[1] * _FINER), pygame.SRCALPHA)
    corner = size[1] * _FINER // 4
    pygame.draw.rect(big, _STONE, big.get_rect(), border_radius=corner)
    pygame.draw.rect(big, _RIM, big.get_rect(), _FINER, corner)
    return smoothed(big, size)


@cache
def _slots(heroes: int) -> tuple[Point, ...]:
    """Where so many heroes stand on a card: in cells to the right and to the north of its middle."""
    slots: dict[str, list[list[float]]] = manifest(resource("aztekz"))["meta"].get("slots", {})
    known = slots.get(str(heroes), [[0.0, 0.0]] * heroes)
    return tuple((float(right), float(up)) for right, up in known)


def _place(hero: SeenHero) -> Place:
    return places.hero(hero.seat, hero.name)


def standing_on(table: SeenPyramid, field: Field) -> Sequence[tuple[SeenHero, Point]]:
    """Return the heroes with the pixels of their feet, from north to south."""

    def find() -> list[tuple[SeenHero, Point]]:
        cells = {hero.cell for hero in table.heroes}
        found = [placed for cell in cells for placed in _standing(table, cell, field)]
        return sorted(found, key=lambda placed: (placed[1][1], placed[1][0]))

    return table.kept("standing", field, find)


def _standing(table: SeenPyramid, cell: Cell, field: Field) -> Iterator[tuple[SeenHero, Point]]:
    heroes = table.on(cell)
    kinds = len(table.lying.get(cell, ()))
    north = _BESIDE_TWO_ROWS if kinds > ROW else _BESIDE_SOULS if kinds else 0.0
    for hero, (right, up) in zip(heroes, _slots(len(heroes)), strict=False):
        yield hero, spot(table, cell, field, right, up + north)
