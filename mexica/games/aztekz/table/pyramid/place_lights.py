"""Rings around heroes and souls that can be chosen or are pointed at, and the marks of the others' turns."""

from collections import Counter
from typing import Final

import pygame
from pygame import Rect, Surface

from mexica.drawing import palette
from mexica.drawing.colours import SHADE, Colour
from mexica.drawing.fonts import Fonts
from mexica.drawing.numbered_disc import numbered_disc, on_disc, sign_for_disc
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import Target, cached_pictures, put, put_centred, smoothed
from mexica.games.aztekz.table.pyramid import places
from mexica.games.aztekz.table.pyramid.field import Field
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.lying_souls import souls_on
from mexica.games.aztekz.table.pyramid.people_view import PeopleView, standing_on
from mexica.games.aztekz.table.pyramid.places import Kind, Place
from mexica.games.aztekz.table.pyramid.pyramid_look import PyramidLook
from mexica.games.aztekz.table.pyramid.seen_pyramid import SeenPyramid

_LIT: Final[Colour] = (255, 226, 130)
_POINTED: Final[Colour] = (120, 240, 226)
_PARTED: Final[Colour] = (255, 92, 60)
_FOOT: Final = (0.36, 0.20)  # of a cell's width: the ring around a hero's foot
_MASK: Final = 0.30  # likewise: that around a soul
_FINER: Final = 3
# the corners of a cell in which marks stand one after the other, in cells from its middle
_CORNERS: Final = ((-0.40, -0.38), (0.40, -0.38), (-0.22, -0.38), (0.22, -0.38), (0.0, -0.38), (0.40, 0.36))
_BEFORE_END: Final = 1.3  # radii from the end of a line to its last mark


class PlaceLights:
    """Draws rings and marks."""

    def __init__(self, layout: PyramidLayout, sprites: Sprites, fonts: Fonts, people: PeopleView) -> None:
        self._layout, self._sprites, self._fonts, self._people = layout, sprites, fonts, people

    def draw_lights(self, target: Surface, table: SeenPyramid, look: PyramidLook, field: Field) -> None:
        """Draw rings around what can be chosen, what is pointed at, and heroes that a card would part."""
        wide = field.size[0]
        parted = look.ghost.parted if look.ghost is not None else frozenset()
        if not (look.lit or parted):
            return
        for hero, (x, y) in standing_on(table, field):
            place = places.hero(hero.seat, hero.name)
            if colour := _colour(place, look, parted):
                size = round(_FOOT[0] * wide), round(_FOOT[1] * wide)
                put_centred(target, _ring(size, _thick(wide), colour), (x, y))
                self._people.draw_hero(target, hero, (x, y), wide)
        self._people.draw_plaques(target, table, field, look)
        for cell in table.lying:
            for kind, _count, (x, y), share in souls_on(table, cell, field):
                if colour := _colour(places.souls(cell, kind), look, parted):
                    side = round(_MASK * share * wide)
                    put_centred(target, _ring((side, side), _thick(wide), colour), (x, y - 0.03 * wide))

    def draw_marks(self, target: Target, look: PyramidLook, areas: dict[Place, Rect]) -> None:
        """Draw numbered discs in the colour and with the sign of whoever acted, several side by side."""
        standing: Counter[Place] = Counter()
        for mark in look.marks:
            if mark.place not in areas:
                continue
            radius, sign = self.mark_radius, look.seat(mark.seat).sign
            middle = _mark_place(mark.place, areas[mark.place], radius, standing[mark.place])
            put_centred(target, numbered_disc(self._fonts, mark.number, radius, sign.colour), middle)
            if mark.place.kind is not Kind.LINE:
                put_centred(target, sign_for_disc(self._sprites, sign, radius), on_disc(middle, radius))
            standing[mark.place] += 1

    @property
    def mark_radius(self) -> float:
        """The radius of a mark, in pixels."""
        return max(9.0, 0.085 * self._layout.cell[0])


def _colour(place: Place, look: PyramidLook, parted: frozenset[Place]) -> Colour | None:
    if place in look.hidden:
        return None
    if place in parted:
        return _PARTED
    if place in look.lit:
        return _POINTED if place == look.pointed else _LIT
    return None


def _mark_place(place: Place, area: Rect, radius: float, before: int) -> tuple[float, float]:
    """The middle of a mark at a place with so many marks already."""
    if place.kind is Kind.LINE:
        return area.right - (_BEFORE_END + 2 * before) * radius, area.top + 1.2 * radius
    if place.kind is not Kind.CELL:
        return area.left + (0.4 + 2 * before) * radius, area.top + 0.4 * radius
    right, down = _CORNERS[before % len(_CORNERS)]
    return area.centerx + right * area.width, area.centery + down * area.height


def _thick(width: int) -> int:
    return max(2, round(palette.thick(0.018 * width)))


@cached_pictures(32)
def _ring(size: tuple[int, int], thick: int, colour: Colour) -> Surface:
    """A ring with a dark edge and a soft glow."""
    around = 3 * thick
    whole = Surface((size[0] + 2 * around, size[1] + 2 * around), pygame.SRCALPHA)
    thing = Rect(around, around, *size)
    pygame.draw.ellipse(whole, (*colour, 130), thing.inflate(thick, thick), 2 * thick)
    glow = pygame.transform.gaussian_blur(whole.premul_alpha(), max(1, thick))
    big = Surface((whole.width * _FINER, whole.height * _FINER), pygame.SRCALPHA)
    ring = Rect(*(part * _FINER for part in thing))
    dark = 2 * _FINER
    pygame.draw.ellipse(big, (*SHADE, 200), ring.inflate(dark, dark), thick * _FINER + dark)
    pygame.draw.ellipse(big, (*colour, 255), ring, thick * _FINER)
    put(glow, smoothed(big, whole.size), (0, 0))
    return glow
