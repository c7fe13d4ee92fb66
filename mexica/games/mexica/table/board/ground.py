"""The ground: the island in its lake, and the canals with their banks."""

from collections.abc import Iterator
from typing import Final

import pygame
from pygame import Rect, Surface

from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import Target, canvas, faded, native, native_opaque, put, scale
from mexica.games.mexica.rules.spaces import ISLAND, Space, SpaceSet, column_and_row, each, holds, space_at
from mexica.games.mexica.table.board.layout import Layout

_STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west as (columns, rows)
_MOUTHS: Final = "nesw"
_CORNERS: Final = (("ne", 1, -1), ("se", 1, 1), ("sw", -1, 1), ("nw", -1, -1))
_GHOST: Final = 0.72
_LAKE: Final = (24, 74, 108)  # if the island's picture is missing
_ENLARGED: Final = 1.06  # beyond this scale the smaller picture of the island looks soft


class Ground:
    """Draws island and canals. `base` is the picture under the canals; more can be drawn on it.

    The cache holds the scaled island, not the picture from the file.
    """

    def __init__(self, layout: Layout, sprites: Sprites) -> None:
        self._layout = layout
        self._sprites = sprites
        self.base = self._lay_island()
        self._water: dict[tuple[int, int, int, int], Surface] = {}
        self._masks: dict[tuple[str, tuple[int, int]], Surface | None] = {}
        self._waters = sprites.source("canal_water")

    def draw(self, target: Surface, canals: SpaceSet) -> None:
        """Draw the base with these canals: water, the openings in the beach, then the banks.

        Anything outside the target's clip is left out.
        """
        target.blit(self.base, (0, 0))
        near = [space for space in each(canals) if self._reaches(space, target.get_clip())]
        for space in near:
            column, row = column_and_row(space)
            self._fill(target, column, row)
            for name, right, down in _openings(column, row, canals):
                self._open(target, column + right, row + down, name)
        for space in near:
            self._bank(target, space, canals, self._layout.cell_rect(space))
            for column, row, corner in _turns(*column_and_row(space), canals):
                self._open(target, column, row, _upside_down(_back_to_front(corner)))
                place = self._layout.grid_rect(column, row)
                put(target, self._sprites.stretched(f"inner_{corner}", place.size), place)

    def _reaches(self, space: Space, area: Rect) -> bool:
        """Whether a canal on this space changes an area; it opens the beach in the cells around it."""
        cell = self._layout.cell_rect(space)
        return bool(area.colliderect(cell.inflate(2 * cell.width, 2 * cell.height)))

    def draw_ghost(self, target: Target, digging: SpaceSet, canals: SpaceSet) -> None:
        """Draw canals that would be dug, translucent, over the current picture."""
        for space in each(digging):
            place = self._layout.cell_rect(space)
            cell = native(Surface(place.size, pygame.SRCALPHA))
            if tile := self._tile(*column_and_row(space), place.size):
                cell.blit(tile, (0, 0))
            self._bank(cell, space, canals | digging, cell.get_rect())
            put(target, faded(cell, _GHOST), place)

    def _lay_island(self) -> Surface:
        layout = self._layout
        area = layout.board_area
        result = canvas(layout.size)
        result.fill(_LAKE)
        name = "island" if self._sprites.scale_of("island") <= _ENLARGED else "island_large"
        whole = self._sprites.source(name)
        if whole is None:
            return result
        x, y = self._sprites.anchor(name)
        factor = self._sprites.scale_of(name)
        # the anchor is the north-west corner of a rim of one cell around A1
        left = layout.column_edge(-1) - x * factor
        top = layout.row_edge(-1) - y * factor
        shown = Rect(round(left), round(top), round(whole.width * factor), round(whole.height * factor))
        seen = shown.clip(area)
        part = Rect(
            int((seen.left - left) / factor),
            int((seen.top - top) / factor),
            min(whole.width, round(seen.width / factor)),
            min(whole.height, round(seen.height / factor)),
        ).clip(whole.get_rect())
        # scaling 32 bits per pixel takes half as long as scaling 24
        result.blit(scale(native_opaque(whole.subsurface(part)), seen.size), seen)
        _mirror(result.subsurface(area), seen, (round(1.2 * layout.cell[0]), round(1.2 * layout.cell[1])))
        return result

    def _tile(self, column: int, row: int, size: tuple[int, int]) -> Surface | None:
        """The water of a cell, from a seamless picture of 4 x 4 cells."""
        if self._waters is None:
            return None
        column, row = column % 4, row % 4
        key = (column, row, *size)
        if key not in self._water:
            wide, high = self._waters.width // 4, self._waters.height // 4
            part = self._waters.subsurface(Rect(column * wide, row * high, wide, high))
            self._water[key] = native_opaque(scale(part, size))
        return self._water[key]

    def _fill(self, target: Surface, column: int, row: int) -> None:
        place = self._layout.grid_rect(column, row)
        if tile := self._tile(column, row, place.size):
            target.blit(tile, place)

    def _open(self, target: Surface, column: int, row: int, way: str) -> None:
        """Let a canal's water run through the beach in the lake cell in this direction."""
        place = self._layout.grid_rect(column, row)
        tile, mask = self._tile(column, row, place.size), self._mask(way, place)
        if tile is None or mask is None:
            return
        strip = mask.get_rect()
        if "n" in way:
            strip.bottom = place.height
        if "w" in way:
            strip.right = place.width
        water = native(Surface(strip.size, pygame.SRCALPHA))
        water.blit(tile, (0, 0), strip)
        put(target, _cut(water, mask), strip.move(place.topleft))

    def _mask(self, way: str, place: Rect) -> Surface | None:
        """The mask of a mouth: as wide as the cell's edge, and as deep as in the art."""
        key = (way, place.size)
        if key not in self._masks:
            whole = self._sprites.source(f"mouth_{way}")
            self._masks[key] = whole and scale(whole, self._mask_size(way, whole, place))
        return self._masks[key]

    def _mask_size(self, way: str, whole: Surface, place: Rect) -> tuple[int, int]:
        wide, high = round(whole.width * self._sprites.scale), round(whole.height * self._sprites.scale)
        return place.width if way in {"n", "s"} else wide, place.height if way in {"e", "w"} else high

    def _bank(self, target: Surface, space: Space, canals: SpaceSet, place: Rect) -> None:
        for name in _banks(*column_and_row(space), canals):
            put(target, self._sprites.stretched(name, place.size), place)


def _openings(column: int, row: int, canals: SpaceSet) -> Iterator[tuple[str, int, int]]:
    """The directions in which a canal opens into the lake, with columns and rows to the lake cell there.

    Around a corner of the canal that touches no land, the beach is opened in all three lake cells.
    """
    wet = [not _is_land(column + right, row + down, canals) for right, down in _STEPS]
    for number, (right, down) in enumerate(_STEPS):
        if not _on_island(column + right, row + down):
            yield _MOUTHS[number], right, down
    for number, (name, right, down) in enumerate(_CORNERS):
        if wet[number] and wet[(number + 1) % 4] and not _is_land(column + right, row + down, canals):
            around = ((name, right, down), (_upside_down(name), right, 0), (_back_to_front(name), 0, down))
            yield from (way for way in around if not _on_island(column + way[1], row + way[2]))


def _turns(column: int, row: int, canals: SpaceSet) -> Iterator[tuple[int, int, str]]:
    """Lake cells beside a canal in which its bank turns around a corner of land: column, row, corner.

    The canal continues south or north of the lake cell; the beach left at the corner is opened too.
    """
    for name, right, down in _CORNERS:
        further = space_at(column + right, row + down)
        on = further is not None and holds(canals, further)
        if on and not _on_island(column + right, row) and _is_land(column, row + down, canals):
            yield column + right, row, _back_to_front(name)


def _upside_down(corner: str) -> str:
    return ("s" if corner[0] == "n" else "n") + corner[1]


def _back_to_front(corner: str) -> str:
    return corner[0] + ("w" if corner[1] == "e" else "e")


def _banks(column: int, row: int, canals: SpaceSet) -> Iterator[str]:
    """The stone banks of a canal: towards its land neighbours, then in the corners between water."""
    dry = [_is_land(column + right, row + down, canals) for right, down in _STEPS]
    if any(dry):
        yield f"bank_{sum(2**number for number, land in enumerate(dry) if land):02d}"
    for number, (name, right, down) in enumerate(_CORNERS):
        wet_sides = not dry[number] and not dry[(number + 1) % 4]
        if wet_sides and _is_land(column + right, row + down, canals):
            yield f"inner_{name}"


def _on_island(column: int, row: int) -> bool:
    space = space_at(column, row)
    return space is not None and holds(ISLAND, space)


def _is_land(column: int, row: int, canals: SpaceSet) -> bool:
    space = space_at(column, row)
    return space is not None and holds(ISLAND & ~canals, space)


def _cut(water: Surface, mask: Surface) -> Surface:
    """The water multiplied with a premultiplied white mask."""
    water.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return water


def _mirror(picture: Surface, known: Rect, reach: tuple[int, int]) -> None:
    """Extend the picture with mirrored strips of its edges, so that the lake fills any window."""
    area = picture.get_rect()
    while known.left > area.left:
        strip = Rect(known.left, known.top, min(reach[0], known.left), known.height)
        known = _reflect(picture, known, strip, (-strip.width, 0))
    while known.right < area.right:
        wide = min(reach[0], area.right - known.right)
        known = _reflect(picture, known, Rect(known.right - wide, known.top, wide, known.height), (wide, 0))
    while known.top > area.top:
        strip = Rect(known.left, known.top, known.width, min(reach[1], known.top))
        known = _reflect(picture, known, strip, (0, -strip.height))
    while known.bottom < area.bottom:
        high = min(reach[1], area.bottom - known.bottom)
        known = _reflect(picture, known, Rect(known.left, known.bottom - high, known.width, high), (0, high))


def _reflect(picture: Surface, known: Rect, strip: Rect, way: tuple[int, int]) -> Rect:
    mirrored = pygame.transform.flip(picture.subsurface(strip), way[0] != 0, way[1] != 0)
    beyond = strip.move(way)
    picture.blit(mirrored, beyond)
    return known.union(beyond)
