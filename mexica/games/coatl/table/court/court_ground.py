"""The ground of the table, drawn once for a window: wood, paving, courts, places for cards, light."""

from typing import Final

import pygame
from pygame import Rect, Surface

from mexica.drawing.soft_shadow import soft_shadow
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import canvas, put, scale
from mexica.games.coatl.rules.material import SERPENTS
from mexica.games.coatl.table.court.court_plan import CourtPlan
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.places import TEMPLE_SLOT

_LINE: Final = (54, 138, 130)  # between lanes
_LINE_OPACITY: Final = 70
_BELOW_SKY: Final = 1.36  # how far the wood reaches down, in heights of the sky


def draw_ground(layout: CourtLayout, sprites: Sprites) -> Surface:
    """Return the ground in the size of the window; the bar along the bottom is part of it."""
    picture = canvas(layout.size)
    _pave(picture, layout, sprites)
    _wood(picture, layout, sprites)
    plans = [layout.court(seat) for seat in range(layout.seats)]
    for plan in plans:
        if not plan.large:
            _terrace_shadow(picture, layout, plan)
    for plan in plans:
        _court(picture, layout, sprites, plan)
    _light(picture, layout, sprites)
    _bar(picture, layout, sprites)
    return picture


def _pave(picture: Surface, layout: CourtLayout, sprites: Sprites) -> None:
    source = sprites.source("paving")
    if source is None:
        return
    tile = scale(source, (round(source.width * layout.k / 2), round(source.height * layout.k / 2)))
    for top in range(0, layout.size[1], tile.height):
        for left in range(0, layout.size[0], tile.width):
            picture.blit(tile, (left, top))


def _wood(picture: Surface, layout: CourtLayout, sprites: Sprites) -> None:
    source = sprites.source("wood")
    if source is None:
        return
    height = round(layout.sky * _BELOW_SKY)
    strip = scale(source, (round(source.width * height / source.height), height))
    for left in range(0, layout.size[0], strip.width):
        put(picture, strip, (left, 0))


def _terrace_shadow(picture: Surface, layout: CourtLayout, plan: CourtPlan) -> None:
    """Where a terrace stands it throws a shadow to the right and to the front."""
    blur = max(2, round(5 * layout.k))
    size = plan.area.width, plan.area.height + layout.terrace_wall
    shadow = soft_shadow(size, blur, 0.55)
    shift = round(9 * layout.k)
    put(picture, shadow, (plan.area.left + shift - 2 * blur, plan.area.top + shift - 2 * blur))


def _court(picture: Surface, layout: CourtLayout, sprites: Sprites, plan: CourtPlan) -> None:
    name = "court_frame" if plan.large else "terrace_frame"
    put(picture, sprites.surface(name, plan.area.size), plan.area)
    if not plan.large:
        _wall(picture, layout, sprites, plan)
    _places(picture, sprites, plan)
    for number in range(1, SERPENTS):
        lane = plan.lane(number)
        line = Surface((lane.width - plan.frieze, max(1, round(1.6 * layout.k))), pygame.SRCALPHA)
        line.fill((*(part * _LINE_OPACITY // 255 for part in _LINE), _LINE_OPACITY))
        put(picture, line, (lane.left + plan.frieze // 2, lane.bottom - line.height // 2))


def _wall(picture: Surface, layout: CourtLayout, sprites: Sprites, plan: CourtPlan) -> None:
    source = sprites.source("terrace_wall")
    if source is None:
        return
    place = Rect(plan.area.left, plan.area.bottom, plan.area.width, layout.terrace_wall)
    copies = max(1, round(place.width / (source.width * place.height / source.height)))
    for number in range(copies):
        left, right = (place.left + place.width * part // copies for part in (number, number + 1))
        picture.blit(scale(source, (right - left, place.height)), (left, place.top))


def _places(picture: Surface, sprites: Sprites, plan: CourtPlan) -> None:
    for number in range(1, SERPENTS + 1):
        for slot in range(TEMPLE_SLOT + 1):
            place = plan.card(number, slot)
            name = "place_temple" if slot == TEMPLE_SLOT else "place_card"
            put(picture, sprites.stretched(name, place.size), place)


def _light(picture: Surface, layout: CourtLayout, sprites: Sprites) -> None:
    source = sprites.source("light")
    if source is not None:
        light = scale(source, layout.board_area.size)
        picture.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def _bar(picture: Surface, layout: CourtLayout, sprites: Sprites) -> None:
    """The stone that the bar's boxes and buttons lie on."""
    picture.blit(sprites.surface("bar_stone", layout.bar.size), layout.bar)
