"""Water running into a new canal: the old ground disappears, starting at the wet end."""

from typing import Final

import pygame
from pygame import Rect, Surface

from mexica.drawing.draw_list import DrawList
from mexica.drawing.surfaces import clipped, native, put
from mexica.games.mexica.rules.spaces import SpaceSet
from mexica.games.mexica.table.board.figures import FillingCanal
from mexica.games.mexica.table.board.ground import Ground
from mexica.games.mexica.table.board.layout import Layout

_SHORE: Final = 0.5  # cells around a canal in which the banks change too
_EARLY: Final = 0.5  # share of the near shore that is wet at the beginning
_SOFT: Final = 0.45  # width of the soft front of the water, in cell widths


class CanalFilling:
    """Draws the ground from before a canal was dug over the current ground, wherever it is still dry."""

    def __init__(self, layout: Layout, ground: Ground, panels: DrawList) -> None:
        self._layout, self._ground, self._panels = layout, ground, panels
        self._kept: tuple[object, Surface, Surface] | None = None
        self._dug: tuple[SpaceSet, SpaceSet, Rect, Surface] | None = None

    def area(self, dry: FillingCanal) -> Rect:
        """Return the part of the window in which something changes."""
        cells = [self._layout.cell_rect(space) for space in dry.spaces]
        wide, tall = (round(2 * _SHORE * side) for side in self._layout.cell)
        return cells[0].unionall(cells[1:]).inflate(wide, tall)

    def note(self, canals: SpaceSet, now: SpaceSet, area: Rect, ground: Surface) -> None:
        """Remember how an area of the ground looks with these canals, before the current ones are drawn."""
        clipped = area.clip(ground.get_rect())
        self._dug = canals, now, clipped, ground.subsurface(clipped).copy()

    def draw(self, target: Surface, dry: FillingCanal, wet: Surface, canals: SpaceSet) -> None:
        """Draw the area of `wet`, the ground with these canals, and the parts that are still dry over it."""
        area = self.area(dry)
        key = dry.canals, dry.spaces, dry.towards, canals
        if self._kept is None or self._kept[0] != key:
            self._kept = key, self._before(area, dry.canals, wet, canals), _mask(area, dry, self._soft)
        _, before, mask = self._kept
        rest = before.copy()
        rest.blit(mask, _shift(area, dry, self._soft), special_flags=pygame.BLEND_RGBA_MULT)
        target.blit(wet, area, area)
        put(target, rest, area)

    @property
    def _soft(self) -> int:
        return round(_SOFT * self._layout.cell[0])

    def _before(self, area: Rect, canals: SpaceSet, wet: Surface, now: SpaceSet) -> Surface:
        """An area with the earlier canals: as remembered, or drawn on the ground, which is then restored."""
        if self._dug is not None and self._dug[:2] == (canals, now) and self._dug[2].contains(area):
            _, _, noted, ground = self._dug
            before = native(Surface(area.size, pygame.SRCALPHA))
            before.blit(ground, (0, 0), area.move(-noted.left, -noted.top))
            return before
        with clipped(wet, area):
            for dug in (canals, now):
                self._ground.draw(wet, dug)
                self._panels.draw(wet)
                if dug == canals:
                    before = native(Surface(area.size, pygame.SRCALPHA))
                    before.blit(wet, (0, 0), area)
        return before


def _mask(area: Rect, dry: FillingCanal, soft: int) -> Surface:
    """A mask twice as long as the area: transparent, then a soft edge, then opaque, along the water's way."""
    along = area.width if dry.towards[0] else area.height
    line = Surface((2 * along + soft, 1), pygame.SRCALPHA)
    line.fill((255, 255, 255, 255))
    line.fill((0, 0, 0, 0), (0, 0, along, 1))
    for step in range(soft):
        level = round(255 * step / soft)
        line.set_at((along + step, 0), (level, level, level, level))
    mask = pygame.transform.scale(line, (line.width, area.height if dry.towards[0] else area.width))
    turns = {(1, 0): 0, (0, -1): 90, (-1, 0): 180, (0, 1): 270}
    return native(pygame.transform.rotate(mask, turns[dry.towards]))


def _shift(area: Rect, dry: FillingCanal, soft: int) -> tuple[int, int]:
    """The offset of the mask for the share of the canal that is wet."""
    x, y = dry.towards
    along = area.width if x else area.height
    began = _SHORE * _EARLY * along / (len(dry.spaces) + 1)
    front = round(began + (along + soft - began) * dry.share)  # distance of the line into the area
    move = front - soft - along if x + y > 0 else -front
    return (move, 0) if x else (0, move)
