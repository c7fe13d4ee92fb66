"""Calpulli tokens as flat pictures with their numbers: yellow for the size, blue and white below."""

from typing import Final

import pygame
from pygame import Surface

from mexica.drawing import palette
from mexica.drawing.colours import INK, Colour
from mexica.drawing.fonts import Fonts
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import Size, native, put_centred
from mexica.games.mexica.rules import material

_LIGHT: Final = (255, 255, 255)
# Field in the art, its number from R2.1, text size as a share of the field's radius, colour.
_FIELDS: Final[tuple[tuple[str, int, float, Colour], ...]] = (
    ("yellow", 0, 1.50, INK),
    ("blue", 1, 1.75, _LIGHT),
    ("white", 2, 1.75, INK),
)


class Tokens:
    """Draws tokens; each picture is cached."""

    def __init__(self, sprites: Sprites, fonts: Fonts) -> None:
        self._sprites = sprites
        self._fonts = fonts
        self._drawn: dict[tuple[str, int, Size], Surface] = {}

    def face(self, size: int, area: Size) -> Surface:
        """Return the token of this size with its three numbers, filling an area of this size in pixels."""
        return self._numbered("token_face", size, area)

    def numbers(self, size: int) -> Surface:
        """Return the numbers of this size alone, over the whole picture of the token on the board."""
        area = self._sprites.get("calpulli").surface.size
        key = ("calpulli", size, area)
        if key not in self._drawn:
            picture = native(Surface(area, pygame.SRCALPHA))
            self._number(picture, "calpulli", size)
            self._drawn[key] = picture
        return self._drawn[key]

    def small(self, size: int, area: Size) -> Surface:
        """Return the small token of the second period's preview, with its size only."""
        return self._numbered("token_small", size, area)

    def _numbered(self, name: str, size: int, area: Size) -> Surface:
        key = (name, size, area)
        if key not in self._drawn:
            picture = self._sprites.stretched(name, area).copy()
            if picture.width:
                self._number(picture, name, size)
            self._drawn[key] = picture
        return self._drawn[key]

    def _number(self, picture: Surface, name: str, size: int) -> None:
        fields = self._sprites.fields(name, picture.size)
        values = material.values(size)
        for field, which, share, colour in _FIELDS:
            if field in fields:
                x, y, radius = fields[field]
                rim = palette.rim() if colour == _LIGHT else None
                number = self._fonts.numeral(str(values[which]), round(share * radius), colour, rim)
                put_centred(picture, number, (x, y))
