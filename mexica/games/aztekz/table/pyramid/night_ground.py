"""The ground of the table, drawn once for a window: the lake by night, the pyramid, the panels."""

from typing import Final

import pygame
from pygame import Rect, Surface

from mexica.drawing.soft_shadow import soft_shadow
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import canvas, native, put, scale
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.torches import pyramid_scale

_TERRACES: Final = 3.14  # cells from the middle, where they begin to fade into the night
_FADE: Final = 0.36  # cells in which they do


def draw_ground(layout: PyramidLayout, sprites: Sprites) -> Surface:
    """Return the ground in the size of the window; the bar along the bottom is part of it."""
    picture = canvas(layout.size)
    _lake(picture, sprites)
    _pyramid(picture, layout, sprites)
    for panel in (layout.side.players, layout.side.lower):
        _panel(picture, layout, sprites, panel)
    picture.blit(sprites.surface("bar_stone", layout.bar.size), layout.bar)
    return picture


def _lake(picture: Surface, sprites: Sprites) -> None:
    """The lake, which is cut, not scaled, as long as it is large enough."""
    source = sprites.source("lake")
    if source is None:
        return
    needed = max(picture.width / source.width, picture.height / source.height)
    if needed > 1:
        source = scale(source, (round(source.width * needed), round(source.height * needed)))
    picture.blit(source, (0, 0))


def _pyramid(picture: Surface, layout: PyramidLayout, sprites: Sprites) -> None:
    source = sprites.source("pyramid")
    if source is None:
        return
    across, down = pyramid_scale(layout)
    scaled = native(scale(source, (round(source.width * across), round(source.height * down))))
    x, y = (part * by for part, by in zip(sprites.anchor("pyramid"), (across, down), strict=True))
    _fade_out(scaled, x, layout.cell[0])
    place = scaled.get_rect(topleft=(round(layout.middle[0] - x), round(layout.middle[1] - y)))
    clip = picture.get_clip()
    picture.set_clip(layout.stage)
    put(picture, scaled, place)
    picture.set_clip(clip)


def _fade_out(picture: Surface, middle: float, cell: int) -> None:
    """Let the outer terraces fade to the left and to the right."""
    line = Surface((picture.width, 1), pygame.SRCALPHA)
    for x in range(picture.width):
        share = min(1.0, max(0.0, 1 - (abs(x - middle) / cell - _TERRACES) / _FADE))
        level = round(255 * share * share * (3 - 2 * share))
        line.set_at((x, 0), (level, level, level, level))
    picture.blit(pygame.transform.scale(line, picture.size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def _panel(picture: Surface, layout: PyramidLayout, sprites: Sprites, area: Rect) -> None:
    blur = max(2, layout.px(9))
    shadow = soft_shadow(area.size, blur, 0.75)
    put(picture, shadow, (area.left - 2 * blur, area.top - 2 * blur + layout.px(4)))
    put(picture, sprites.surface("panel_stone", area.size), area)
