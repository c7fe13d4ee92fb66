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
_LAKE: Final = 0.62  # of their sizes in the files: the lights on the lake
_MOON: Final = (0.975, 0.085)  # where it is, in widths and heights of the stage; so the lanterns
_LANTERNS: Final = (
    *((0.03, 0.21), (0.05, 0.46), (0.02, 0.71), (0.055, 0.87), (0.98, 0.33)),
    *((0.28, 0.02), (0.70, 0.02), (0.97, 0.69), (0.99, 0.88)),
)
_FADE: Final = 0.36  # cells in which they do


def draw_ground(layout: PyramidLayout, sprites: Sprites) -> Surface:
    """Return the ground in the size of the window; the bar along the bottom is part of it."""
    picture = canvas(layout.size)
    _lake(picture, sprites)
    _lights(picture, layout, sprites)
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


def _lights(picture: Surface, layout: PyramidLayout, sprites: Sprites) -> None:
    """The moon in the lake, and lanterns that float on it."""
    lanterns = ((f"lantern_{number % 3 + 1}", at) for number, at in enumerate(_LANTERNS))
    for name, at in (("moon", _MOON), *lanterns):
        source, by = sprites.source(name), _LAKE * layout.k
        if source is not None:
            shine = scale(source, (round(source.width * by), round(source.height * by)))
            x, y = (part * by for part in sprites.anchor(name))
            place = round(at[0] * layout.stage.width - x), round(at[1] * layout.stage.height - y)
            picture.blit(shine, place, special_flags=pygame.BLEND_RGB_ADD)


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
