"""The light on the pyramid's top: moonlight that fades towards the corners, and the warmth of the fires."""

from collections.abc import Iterable
from functools import lru_cache
from math import exp, hypot
from typing import Final

import pygame
from pygame import Rect, Surface

from mexica.drawing.surfaces import native_opaque
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.torches import BRAZIER, Torch

_COARSE: Final = 12  # pixels of the window for one of the map
_MOON: Final = (0.95, 0.97, 1.02)
_WARM: Final = (0.26, 0.10, -0.08)  # more of it beside a brazier
_REACH: Final = 1.04  # cells that a brazier lights
_DARKEST: Final = 0.38


class NightLight:
    """A map of light that is laid on pictures of the stage: what is over 1 is added, what is under taken."""

    def __init__(self, layout: PyramidLayout, torches: Iterable[Torch]) -> None:
        self._layout = layout
        self._fires = [torch.foot for torch in torches if torch.kind == BRAZIER]
        self._maps = lru_cache(maxsize=1)(self._made)

    def shine(self, picture: Surface, area: Rect) -> None:
        """Light an area of a picture in the size of the window."""
        less, more = self._maps()
        area = area.clip(self._layout.stage)
        brighter = picture.subsurface(area).copy()
        brighter.blit(more, (0, 0), area, special_flags=pygame.BLEND_RGB_MULT)
        picture.blit(less, area, area, special_flags=pygame.BLEND_RGB_MULT)
        picture.blit(brighter, area, special_flags=pygame.BLEND_RGB_ADD)

    def _made(self) -> tuple[Surface, Surface]:
        stage = self._layout.stage
        size = stage.width // _COARSE + 2, stage.height // _COARSE + 2
        maps = Surface(size), Surface(size)
        for y in range(size[1]):
            for x in range(size[0]):
                light = self._at((x + 0.5) * _COARSE, (y + 0.5) * _COARSE)
                maps[0].set_at((x, y), [round(255 * min(1.0, part)) for part in light])
                maps[1].set_at((x, y), [round(255 * min(1.0, max(0.0, part - 1))) for part in light])
        whole = size[0] * _COARSE, size[1] * _COARSE
        less, more = (native_opaque(pygame.transform.smoothscale(one, whole)) for one in maps)
        return less, more

    def _at(self, x: float, y: float) -> tuple[float, ...]:
        """The light at a pixel, for each of red, green and blue."""
        wide, high = self._layout.cell
        left, top = (x - self._layout.middle[0]) / wide, (y - self._layout.middle[1]) / high
        far = hypot(left * 0.16, top * 0.183)
        dark = 1 - _DARKEST * min(1.0, max(0.0, far - 0.45))
        board = min(0.6, max(0.0, 1.6 - max(abs(left), abs(top)) / 3.1)) / 0.6
        warm = min(
            1.2,
            sum(exp(-((hypot(x - fx, (y - fy) * 1.15) / (_REACH * wide)) ** 2)) for fx, fy in self._fires),
        )
        return tuple(
            dark * (1 + (moon + warm * more - 1) * board) for moon, more in zip(_MOON, _WARM, strict=True)
        )
