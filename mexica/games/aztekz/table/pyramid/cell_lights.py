"""Lights on cells: where the card fits, what a hero can reach, a scared card, the ghost of a card."""

from collections.abc import Iterator
from typing import Final

import pygame
from pygame import Rect, Surface, Vector2

from mexica.drawing import palette
from mexica.drawing.colours import SHADE, Colour
from mexica.drawing.fonts import Fonts
from mexica.drawing.surfaces import Target, cached_pictures, dimmed, put, smoothed
from mexica.games.aztekz.rules.cells import DIRECTIONS, OPPOSITE, Cell, neighbour
from mexica.games.aztekz.table.pyramid.cards_view import CardsView
from mexica.games.aztekz.table.pyramid.field import Field
from mexica.games.aztekz.table.pyramid.pyramid_look import Ghost, PyramidLook
from mexica.games.aztekz.table.pyramid.seen_pyramid import SeenPyramid
from mexica.games.aztekz.table.pyramid.sprite_loading import FieldSprites
from mexica.games.aztekz.table.pyramid.turn_signs import steps_plate, turns_plate

_GHOST: Final = 0.88  # opacity
_BARRED: Final = 0.62
_WARM: Final[Colour] = (255, 150, 40)
_WARMTH: Final = 0.95  # how much of the light of a path is added where it is linked
_COLD: Final[Colour] = (66, 74, 108)
_JOINT: Final = (0.95, 0.70)  # of a cell: the light around a joint
_FLOOR: Final = 0.05  # of a cell's width that paths lie over the ground
_BAR: Final[Colour] = (226, 84, 60)
_SIGN: Final = 0.085  # of a cell's width: the radius of the sign of a card that may not be laid
_RINGS: Final = 20
_LEVELS: Final = 16  # of darkness


class CellLights:
    """Draws the lights of a look on the cells of a field."""

    def __init__(self, sprites: FieldSprites, fonts: Fonts, cards: CardsView) -> None:
        self._sprites, self._fonts, self._cards = sprites, fonts, cards

    def draw_under(self, target: Target, table: SeenPyramid, field: Field, look: PyramidLook) -> None:
        """Draw what lies on cells under heroes and souls."""
        wide = field.size[0]
        dark = look.darkening if table.scared is None else (table.scared, 1.0)
        if dark is not None:
            shade = dimmed(self._sprites.over_cell("cell_dark", wide), round(dark[1] * _LEVELS) / _LEVELS)
            put(target, shade, self._top(table, dark[0], field))
        for cell in look.fitting:
            self._mark(target, table, cell, field, "legal")
        for cell in look.reachable:
            self._mark(target, table, cell, field, "lit")

    def _mark(self, target: Target, table: SeenPyramid, cell: Cell, field: Field, kind: str) -> Rect:
        """Mark a cell, or the tops of the walls of the card on it; return where."""
        name = f"card_{kind}" if cell in table.cards else f"cell_{kind}"
        mark = self._sprites.card(name, field.size[0])
        x, y = field.centre(cell)
        lift = field.lift(cell in table.covering)
        place = mark.surface.get_rect(topleft=(x - mark.anchor[0], y - mark.anchor[1] - lift))
        put(target, mark.surface, place)
        return place

    def draw_goal(self, target: Target, table: SeenPyramid, field: Field, cell: Cell) -> Rect:
        """Mark the cell that is pointed at among those that can be reached; return where."""
        return self._mark(target, table, cell, field, "hover")

    def draw_over(self, target: Target, table: SeenPyramid, field: Field, look: PyramidLook) -> None:
        """Draw the numbers of turns and steps, over heroes and souls."""
        size, edge = max(13, round(0.12 * field.size[0])), round(0.055 * field.size[0])
        for numbers, plate in ((look.fitting, turns_plate), (look.reachable, steps_plate)):
            for cell, number in numbers.items():
                if number:
                    picture, area = plate(self._fonts, number, size), self._top(table, cell, field)
                    where = picture.get_rect(bottomright=(area.right - edge, area.bottom - edge))
                    put(target, picture, where)

    def _top(self, table: SeenPyramid, cell: Cell, field: Field) -> Rect:
        """A cell, as high as the card on it lies."""
        return field.rect(cell).move(0, -field.lift(cell in table.covering))

    def draw_ghost(self, target: Surface, table: SeenPyramid, field: Field, ghost: Ghost) -> None:
        """Draw the card in hand on a cell, and how its paths meet those around it."""
        covering = ghost.cell in table.cards
        card = self._cards.seen(table.placed(ghost.cell, ghost.paths, covering=covering), field)
        x, y = field.centre(ghost.cell)
        at = round(x - card.anchor[0]), round(y - card.anchor[1])
        put(target, dimmed(card.surface, _BARRED if ghost.barred else _GHOST), at)
        for side, linked in joints(table, ghost):
            there = field.centre(neighbour(ghost.cell, side))
            middle = (x + there[0]) / 2, (y + there[1]) / 2 - _FLOOR * field.size[0]
            _draw_joint(target, middle, field.size[0], linked=linked)
        mark = self._sprites.card("card_hover", field.size[0])
        top = round(x - mark.anchor[0]), round(y - mark.anchor[1] - field.lift(covering))
        put(target, _barrier(mark.surface.size) if ghost.barred else mark.surface, top)


def ghost_area(field: Field, ghost: Ghost) -> Rect:
    """Return the area that a ghost changes: its cell, and the paths around it."""
    wide, high = field.size
    return field.rect(ghost.cell).inflate(wide, wide).move(0, -high // 8)


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
def _barrier(size: tuple[int, int]) -> Surface:
    """The frame of a card that may not be laid so: red, with a slanting bar on a disc in a corner."""
    big = Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
    thick = max(4, round(palette.thick(0.05 * size[0])))
    area = big.get_rect().inflate(-thick, -thick)
    pygame.draw.rect(big, (*SHADE, 200), area, thick + 4, thick)
    pygame.draw.rect(big, (*_BAR, 255), area.inflate(-4, -4), thick - 2, thick)
    radius = round(_SIGN * big.width)
    middle = Vector2(area.left + radius + thick, area.bottom - radius - thick)  # clear of the turns
    along = Vector2(1, -1).normalize() * (radius - thick)
    pygame.draw.circle(big, (*SHADE, 230), middle, radius + 3)
    pygame.draw.circle(big, (*_BAR, 255), middle, radius, thick)
    pygame.draw.line(big, (*_BAR, 255), middle - along, middle + along, thick)
    return smoothed(big, size)
