"""The light on the pyramid's top: warm near its fires, cool and dim between them."""

from typing import Final

import pygame
from pygame import Rect, Surface

from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import native_opaque, scale
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.torches import pyramid_scale

_NAME: Final = "firelight"


class FireLight:
    """A picture that the stage is multiplied by."""

    def __init__(self, layout: PyramidLayout, sprites: Sprites) -> None:
        self._light = sprites.source(_NAME)
        self._place = Rect(0, 0, 0, 0)
        if self._light is not None:
            coarser = sprites.scale_of(_NAME) / sprites.scale_of("pyramid")
            across, down = (part * coarser for part in pyramid_scale(layout))
            size = round(self._light.width * across), round(self._light.height * down)
            x, y = sprites.anchor(_NAME)
            corner = round(layout.middle[0] - x * across), round(layout.middle[1] - y * down)
            self._light, self._place = native_opaque(scale(self._light, size)), Rect(corner, size)

    def shine(self, picture: Surface, area: Rect) -> None:
        """Light an area of a picture in the size of the window."""
        seen = area.clip(self._place)
        if self._light is not None and seen.width:
            part = seen.move(-self._place.left, -self._place.top)
            picture.blit(self._light, seen, part, special_flags=pygame.BLEND_RGB_MULT)

    def keep(self, area: Rect) -> None:
        """Forget the light outside an area, in which alone it will be asked for from now on."""
        kept = area.clip(self._place)
        if self._light is not None:
            self._light = self._light.subsurface(kept.move(-self._place.left, -self._place.top)).copy()
            self._place = kept
