"""A plaque of paper beside a district that scores: who gets how many points, and where on it each stands."""

from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from mexica.table.figures import Plaque, Point
from mexica.table.fonts import INK, Colour, Fonts
from mexica.table.layout import Layout
from mexica.table.sprites import Sprites, native, put

_RED: Final[Colour] = (150, 28, 20)
# lengths in heights of letters
_WIDE: Final = 13.5
_PITCH: Final = 1.55
_EDGE: Final = 0.85
_TOP: Final = 2.6  # kept free under the upper edge of the lake, where sentences stand
_AWAY: Final = 0.8  # of a cell, from the middle of the district


@frozen
class PlaquePlace:
    """Where a plaque with so many rows hangs, in pixels."""

    rect: Rect
    size: int

    @classmethod
    def beside(cls, layout: Layout, spot: Point, rows: int) -> "PlaquePlace":
        """The place nearest to a pixel of the board that covers neither it nor a panel, if there is one."""
        size = layout.text_size
        rect = Rect(0, 0, round(_WIDE * size), round((_PITCH * (rows + 1) + 2 * _EDGE) * size))
        x, y = round(spot[0]), round(spot[1])
        wide, high = (round(_AWAY * side) for side in layout.cell)
        free = layout.lake.inflate(-size, -size)
        free.height -= round(_TOP * size)
        free.top += round(_TOP * size)
        spots = (("midbottom", (x, y - high)), ("midtop", (x, y + high)))
        sides = (("midright", (x - wide, y)), ("midleft", (x + wide, y)))
        places = []
        for corner, at in (*spots, *sides):
            place = rect.copy()
            setattr(place, corner, at)
            places.append(place.clamp(free))
        panels = [layout.players, layout.display]
        beside = (place for place in places if not place.collidepoint(x, y))
        return cls(next((place for place in beside if place.collidelist(panels) < 0), places[0]), size)

    def row(self, number: int) -> Rect:
        """The row of this number, the title being number 0."""
        edge, pitch = round(_EDGE * self.size), _PITCH * self.size
        top = self.rect.top + edge + round(number * pitch)
        return Rect(self.rect.left + edge, top, self.rect.width - 2 * edge, round(pitch))

    def points(self, number: int) -> Point:
        """The middle of the points in this row."""
        row = self.row(number)
        return row.right - 0.8 * self.size, float(row.centery)


def drawn(plaque: Plaque, layout: Layout, sprites: Sprites, fonts: Fonts) -> tuple[Surface, Rect]:
    """Return a plaque as a premultiplied picture, and where it hangs."""
    place = PlaquePlace.beside(layout, plaque.spot, len(plaque.rows))
    size, shift = place.size, place.rect.topleft
    picture = native(Surface(place.rect.size, pygame.SRCALPHA))
    put(picture, sprites.surface("tooltip", place.rect.size), (0, 0))
    row = place.row(0).move(-shift[0], -shift[1])
    title = fonts.fitted(plaque.title, size, row.width, _RED, True)
    put(picture, title, title.get_rect(center=row.center))
    for number, (sign, name, points) in enumerate(plaque.rows, start=1):
        row = place.row(number).move(-shift[0], -shift[1])
        emblem = sprites.fitted(sign, (round(1.4 * size),) * 2)
        put(picture, emblem, emblem.get_rect(center=(row.left + round(0.75 * size), row.centery)))
        gained = fonts.numeral(f"+{points}", round(1.1 * size), _RED)
        put(picture, gained, gained.get_rect(midright=row.midright))
        words = fonts.fitted(name, size, row.width - round(4.1 * size), INK)
        put(picture, words, words.get_rect(midleft=(row.left + round(1.75 * size), row.centery)))
    return picture, place.rect
