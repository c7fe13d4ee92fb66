"""Lights on cells: where the card fits, what a hero can reach, a scared card, the ghost of a card."""

from collections.abc import Iterator
from typing import Final

import pygame
from pygame import Rect, Surface

from mexica.drawing import palette
from mexica.drawing.colours import CREAM, GOLD, SHADE, Colour
from mexica.drawing.fonts import Fonts
from mexica.drawing.numbered_disc import numbered_disc
from mexica.drawing.surfaces import Target, cached_pictures, dimmed, native, put, put_centred, smoothed
from mexica.games.aztekz.rules.cells import DIRECTIONS, OPPOSITE, Cell, neighbour
from mexica.games.aztekz.table.pyramid.cards_view import CardsView
from mexica.games.aztekz.table.pyramid.field import Field
from mexica.games.aztekz.table.pyramid.pyramid_look import Ghost, PyramidLook
from mexica.games.aztekz.table.pyramid.seen_pyramid import SeenPyramid
from mexica.games.aztekz.table.pyramid.sprite_loading import FieldSprites

_GHOST: Final = 0.88  # opacity
_BARRED: Final = 0.62
_WARM: Final[Colour] = (255, 150, 40)
_WARMTH: Final = 0.95  # how much of the light of a path is added where it is linked
_COLD: Final[Colour] = (66, 74, 108)
_JOINT: Final = (0.95, 0.70)  # of a cell: the light around a joint
_FLOOR: Final = 0.05  # of a cell's width that paths lie over the ground
_STEP: Final[Colour] = (232, 170, 60)
_RINGS: Final = 20
_FINER: Final = 3


class CellLights:
    """Draws the lights of a look on the cells of a field."""

    def __init__(self, sprites: FieldSprites, fonts: Fonts, cards: CardsView) -> None:
        self._sprites, self._fonts, self._cards = sprites, fonts, cards

    def draw_under(self, target: Target, table: SeenPyramid, field: Field, look: PyramidLook) -> None:
        """Draw what lies on cells under heroes and souls."""
        wide = field.size[0]
        if table.scared is not None:
            put(target, self._sprites.over_cell("cell_dark", wide), self._top(table, table.scared, field))
        for cell in look.fitting:
            put(target, self._sprites.over_cell("cell_legal", wide), self._top(table, cell, field))
        for cell in look.reachable:
            put(target, self._sprites.over_cell("cell_lit", wide), self._top(table, cell, field))

    def draw_over(self, target: Target, table: SeenPyramid, field: Field, look: PyramidLook) -> None:
        """Draw the numbers of turns and steps, over heroes and souls."""
        for cell, turns in look.fitting.items():
            if turns:
                picture = turns_plate(self._fonts, turns, max(13, round(0.12 * field.size[0])))
                area = self._top(table, cell, field)
                edge = round(0.055 * field.size[0])
                put(target, picture, picture.get_rect(bottomright=(area.right - edge, area.bottom - edge)))
        for cell, steps in ((cell, steps) for cell, steps in look.reachable.items() if steps):
            radius = max(9.0, 0.088 * field.size[0])
            disc = numbered_disc(self._fonts, steps, radius, _STEP)
            area = self._top(table, cell, field)
            put_centred(target, disc, (area.left + 1.5 * radius, area.bottom - 1.5 * radius))

    def _top(self, table: SeenPyramid, cell: Cell, field: Field) -> Rect:
        """A cell, as high as the card on it lies."""
        return field.rect(cell).move(0, -field.lift(cell in table.covering))

    def draw_ghost(self, target: Surface, table: SeenPyramid, field: Field, ghost: Ghost) -> Rect:
        """Draw the card in hand on a cell, and how its paths meet those around it; return where."""
        lift = field.lift(ghost.cell in table.cards)
        card = self._cards.picture(ghost.paths, ghost.cell, field)
        x, y = field.centre(ghost.cell)
        at = round(x - card.anchor[0]), round(y - card.anchor[1] - lift)
        put(target, dimmed(card.surface, _BARRED if ghost.barred else _GHOST), at)
        for side, linked in joints(table, ghost):
            there = field.centre(neighbour(ghost.cell, side))
            middle = (x + there[0]) / 2, (y + there[1]) / 2 - _FLOOR * field.size[0] - lift / 2
            _draw_joint(target, middle, field.size[0], linked=linked)
        frame = field.rect(ghost.cell).move(0, -lift)
        put(
            target,
            _cross(frame.size) if ghost.barred else self._sprites.over_cell("cell_hover", field.size[0]),
            frame,
        )
        return Rect(at, card.surface.size).union(frame)


def _draw_joint(target: Surface, middle: tuple[float, float], wide: int, *, linked: bool) -> None:
    """Warm or darken the paths where two cards meet; walls are so dark that they hardly change."""
    size = round(_JOINT[0] * wide), round(_JOINT[1] * wide)
    area = Rect(round(middle[0] - size[0] / 2), round(middle[1] - size[1] / 2), *size)
    seen = area.clip(target.get_clip())
    if not seen.width or not seen.height:
        return
    part = Rect(seen.left - area.left, seen.top - area.top, *seen.size)
    if linked:
        warm = target.subsurface(seen).copy()
        warm.blit(_spot(size), (0, 0), part, special_flags=pygame.BLEND_RGB_MULT)
        target.blit(warm, seen, special_flags=pygame.BLEND_RGB_ADD)
    else:
        target.blit(_shade(size), seen, part, special_flags=pygame.BLEND_RGB_MULT)


def joints(table: SeenPyramid, ghost: Ghost) -> Iterator[tuple[str, bool]]:
    """Yield the sides on which a ghost or its neighbour has a path, and whether both have one (A1.3)."""
    for side in DIRECTIONS:
        beside = table.cards.get(neighbour(ghost.cell, side))
        if beside is not None:
            here, there = side in ghost.paths, OPPOSITE[side] in beside
            if here or there:
                yield side, here and there


@cached_pictures(12)
def _spot(size: tuple[int, int]) -> Surface:
    """An opaque picture, black at its edges, warm in the middle."""
    return _round(size, (0, 0, 0), tuple(round(part * _WARMTH) for part in _WARM))


@cached_pictures(12)
def _shade(size: tuple[int, int]) -> Surface:
    """An opaque picture, white at its edges, cold and dark in the middle."""
    return _round(size, (255, 255, 255), _COLD)


def _round(size: tuple[int, int], edge: tuple[int, ...], middle: tuple[int, ...]) -> Surface:
    side = 4 * _RINGS
    picture = Surface((side, side))
    picture.fill(edge)
    for ring in range(side // 2, 0, -1):
        share = 1 - ring / (side / 2)
        share = share * share * (3 - 2 * share)
        tone = [round(one + (other - one) * share) for one, other in zip(edge, middle, strict=True)]
        pygame.draw.circle(picture, tone, (side // 2, side // 2), ring)
    return pygame.transform.smoothscale(picture, size)


@cached_pictures(8)
def _cross(size: tuple[int, int]) -> Surface:
    """The frame of a card that may not be laid so: red, with a slanting bar in a corner."""
    big = Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
    thick = max(4, round(palette.thick(0.05 * size[0])))
    area = big.get_rect().inflate(-thick, -thick)
    pygame.draw.rect(big, (*SHADE, 200), area, thick + 4, thick)
    pygame.draw.rect(big, (226, 84, 60, 255), area.inflate(-4, -4), thick - 2, thick)
    return smoothed(big, size)


@cached_pictures(64)
def turns_plate(fonts: Fonts, turns: int, size: int) -> Surface:
    """Return a small plate with a round arrow and in how many turns a card fits; letters have this height."""
    words = fonts.numeral(str(turns), size, CREAM)
    high, arrow = round(1.5 * size), round(1.05 * size)
    wide = words.width + arrow + round(0.95 * size)
    big = Surface((wide * _FINER, high * _FINER), pygame.SRCALPHA)
    pygame.draw.rect(big, (*GOLD, 255), big.get_rect(), border_radius=high * _FINER // 3)
    pygame.draw.rect(
        big,
        (32, 26, 34, 255),
        big.get_rect().inflate(-2 * _FINER, -2 * _FINER),
        border_radius=high * _FINER // 3,
    )
    left = round(0.3 * size) * _FINER
    _arrow(big, Rect(left, (high - arrow) * _FINER // 2, arrow * _FINER, arrow * _FINER))
    plate = smoothed(big, (wide, high))
    put_centred(plate, words, (wide - words.width / 2 - 0.35 * size, high / 2))
    return native(plate)


def _arrow(target: Surface, area: Rect) -> None:
    """An arrow that goes three quarters of the way round."""
    thick = max(2, round(0.15 * area.width))
    ring = area.inflate(-thick, -thick)
    pygame.draw.arc(target, GOLD, ring, -0.2, 4.4, thick)
    tip, reach = (ring.right - thick // 2, ring.centery), 0.24 * area.width
    points = [(tip[0] - reach, tip[1] - 1), (tip[0] + reach, tip[1] - 1), (tip[0], tip[1] + 1.3 * reach)]
    pygame.draw.polygon(target, GOLD, points)
