"""Flat signs for pieces, none larger than a space: those of the flat view, and a Pilli's ring."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

import pygame
from pygame import Rect, Surface

from mexica.drawing.colours import CREAM, INK, PAPER, SHADE, Colour
from mexica.drawing.fonts import Fonts
from mexica.drawing.sprites import Sprite, Sprites
from mexica.drawing.surfaces import native, put_centred, scale, smoothed
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.seat_colours import SEAT_COLOURS

_FINER: Final = 4  # scale factor while drawing, for smooth edges
_PLATE: Final = (0.90, 0.80)  # of a cell's width and height
_HEAD: Final = 0.92  # of a cell's height
_BUST: Final = 0.5  # of a Pilli's height: headdress and face
_RING: Final = (0.80, 0.74)  # of a cell's width and height
_LINE: Final = (*SHADE, 60)


class FlatSigns:
    """Makes the signs: a plate for a temple, a head and a ring for a Pilli, the outline of a space."""

    def __init__(self, layout: Layout, sprites: Sprites, fonts: Fonts) -> None:
        self._sprites = sprites
        self._fonts = fonts
        self._cell = layout.cell
        self.sign = lru_cache(maxsize=64)(self._sign)
        self.ring = lru_cache(maxsize=8)(self._ring)
        self.outline = lru_cache(maxsize=8)(_outline)

    def _sign(self, sprite: str) -> Sprite | None:
        """Return the flat view's replacement for this sprite, None if it shows the sprite itself."""
        kind, *rest = sprite.split("_")
        if kind == "temple":
            return _centred(self._plate(rest[0], rest[1]))
        if kind == "pilli":
            return _centred(self._head(sprite, rest[0]))
        return None

    def _plate(self, colour: str, floors: str) -> Surface:
        """The owner's sign and the number of floors on a plate with a rim in the owner's colour."""
        wide, high = round(_PLATE[0] * self._cell[0]), round(_PLATE[1] * self._cell[1])
        plate = _smooth((wide, high), lambda big: _draw_plate(big, SEAT_COLOURS[colour]))
        side = round(0.84 * high)
        put_centred(plate, self._sprites.fitted(f"roof_{colour}", (side, side)), (0.35 * wide, high / 2))
        put_centred(plate, self._fonts.numeral(floors, round(0.72 * high), INK), (0.77 * wide, high / 2))
        return plate

    def _head(self, sprite: str, colour: str) -> Surface:
        """The Pilli's headdress and face on a disc of its colour."""
        side = round(_HEAD * self._cell[1])
        disc = _smooth((side, side), lambda big: _draw_disc(big, SEAT_COLOURS[colour]))
        if whole := self._sprites.source(sprite):
            bust = whole.subsurface((0, 0, whole.width, round(_BUST * whole.height)))
            factor = 0.85 * side / max(bust.size)
            shown = scale(bust, (round(factor * bust.width), round(factor * bust.height)))
            put_centred(disc, shown, (side / 2, side / 2))
        return disc

    def _ring(self, colour: str) -> Surface:
        """A ring in this colour that lies on the ground of a space."""
        size = round(_RING[0] * self._cell[0]), round(_RING[1] * self._cell[1])
        return _smooth(size, lambda big: _draw_ring(big, SEAT_COLOURS[colour]))


def _centred(picture: Surface) -> Sprite:
    return Sprite(picture, (picture.width / 2, picture.height / 2))


def _smooth(size: tuple[int, int], draw: Callable[[Surface], None]) -> Surface:
    """A premultiplied picture of this size with smooth curves."""
    big = Surface((size[0] * _FINER, size[1] * _FINER), pygame.SRCALPHA)
    draw(big)
    return smoothed(big, size)


def _draw_plate(big: Surface, colour: Colour) -> None:
    area, corner = big.get_rect(), round(0.16 * big.height)
    for shade, inside in ((SHADE, 0.0), (colour, 0.028), (PAPER, 0.098)):
        edge = round(inside * big.height)
        place = area.inflate(-2 * edge, -2 * edge)
        pygame.draw.rect(big, shade, place, border_radius=max(1, corner - edge))


def _draw_disc(big: Surface, colour: Colour) -> None:
    middle, radius = big.get_rect().center, big.width / 2
    for shade, share in ((SHADE, 1.0), (CREAM, 0.95), (colour, 0.87)):
        pygame.draw.circle(big, shade, middle, share * radius)


def _draw_ring(big: Surface, colour: Colour) -> None:
    for shade, share in ((SHADE, 1.0), (CREAM, 0.95), (colour, 0.87), (CREAM, 0.62), ((*colour, 110), 0.56)):
        place = Rect(0, 0, round(share * big.width), round(share * big.height))
        place.center = big.get_rect().center
        pygame.draw.ellipse(big, shade, place)


def _outline(size: tuple[int, int]) -> Surface:
    """The outline of a space of this size: a thin line along its northern and western edge."""
    picture = Surface(size, pygame.SRCALPHA)
    thick = max(1, round(size[0] / 48))
    picture.fill(_LINE, Rect(0, 0, size[0], thick))
    picture.fill(_LINE, Rect(0, thick, thick, size[1] - thick))
    return native(picture.premul_alpha())
