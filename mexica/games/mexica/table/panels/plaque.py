"""A paper plaque beside a district that scores: each owner's floors, place and points."""

from collections.abc import Iterator
from functools import lru_cache
from math import hypot
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from mexica.drawing.colours import INK, RED, Colour
from mexica.drawing.fonts import Fonts
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import native, put, put_centred
from mexica.games.mexica.rules.spaces import Space, SpaceSet, column_and_row, each
from mexica.games.mexica.table.board.figures import Plaque, PlaqueRow, Point
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.panels.place_disc import place_disc

_DIM: Final[Colour] = (104, 66, 42)
# lengths in letter heights
_WIDE: Final = 21.5
_PITCH: Final = 1.65
_EDGE: Final = 0.95
_TOP: Final = 2.6  # kept free below the upper edge of the lake, where toasts are
_COUNTED: Final = 7.9  # from the right end of a row to the end of the count
_PLACE: Final = 4.6  # the same to the middle of the disc with the place
_SHARED: Final = 6.4  # and to the sign of a shared place
_ROOF: Final = 0.9  # of a cell's height: how far a temple rises over its space
_FINE: Final = 0.3  # of a cell: step of the fine search near the best place of the coarse one
_APART: Final = 1.0  # cells between a district and its plaque, if there is room
_AVOIDED: Final = 6.0  # cells: a place that hides the Emperor's display counts as this much further away


@frozen
class PlaquePlace:
    """The place of a plaque in pixels, and the height of its letters."""

    rect: Rect
    size: int

    @classmethod
    def beside(cls, layout: Layout, spaces: SpaceSet, rows: int) -> "PlaquePlace":
        """Return the place nearest to these spaces, a space away if possible, never on the players panel."""
        return _beside(layout, spaces, rows)

    def row(self, number: int) -> Rect:
        """The row with this number; the title is number 0."""
        edge, pitch = round(_EDGE * self.size), _PITCH * self.size
        top = self.rect.top + edge + round(number * pitch)
        return Rect(self.rect.left + edge, top, self.rect.width - 2 * edge, round(pitch))

    def points(self, number: int) -> Point:
        """The middle of the points in this row."""
        row = self.row(number)
        return row.right - 0.8 * self.size, float(row.centery)


@lru_cache(maxsize=64)
def _beside(layout: Layout, spaces: SpaceSet, rows: int) -> PlaquePlace:
    size, (wide, high) = layout.text_size, layout.cell
    rect = Rect(0, 0, round(_WIDE * size), round((_PITCH * (rows + 1) + 2 * _EDGE) * size))
    free = layout.lake.inflate(-size // 2, -size // 2)
    free.height -= round(_TOP * size)
    free.top += round(_TOP * size)
    kept = [strip.inflate(size // 2, size // 2) for strip in _strips(layout, spaces)]
    apart = [layout.cell_rect(space).inflate(2 * _APART * wide, 2 * _APART * high) for space in each(spaces)]
    whole = kept[0].unionall(kept[1:])
    panels = layout.players.inflate(size, size)

    def far(place: Rect, least: float) -> float:
        """The distance of a place from the best; may stop early once it exceeds `least`."""
        if place.colliderect(panels):
            return 1e9
        middle = hypot(place.centerx - whole.centerx, place.centery - whole.centery) / wide
        worse = middle + (_AVOIDED if place.colliderect(layout.display) else 0.0)
        worse += 200.0 if place.collidelist(apart) >= 0 else 0.0
        worse += 1000.0 if place.collidelist(kept) >= 0 else 0.0
        if worse >= least:
            return worse
        covered = sum(place.clip(strip).width * place.clip(strip).height for strip in kept)
        near = min(_gap(place, strip) for strip in kept) / wide
        return worse + covered + near * 2

    def nearest(places: Iterator[Rect]) -> Rect:
        best, least = rect, 1e10
        for place in places:
            if (found := far(place, least)) < least:
                best, least = place, found
        return best

    rect.topleft = free.topleft
    best = nearest(_placed(rect, free, free, (wide, high)))
    near = best.inflate(2 * wide, 2 * high).clip(free)
    return PlaquePlace(nearest(_placed(rect, near, free, (_FINE * wide, _FINE * high))), size)


def _placed(rect: Rect, area: Rect, free: Rect, grain: tuple[float, float]) -> Iterator[Rect]:
    """The rectangle moved over an area in steps of this grain and to its far edges, kept within `free`."""
    right, bottom = (max(0, area.width - rect.width), max(0, area.height - rect.height))
    for x in (*range(0, right, max(1, round(grain[0]))), right):
        for y in (*range(0, bottom, max(1, round(grain[1]))), bottom):
            yield rect.move_to(topleft=(area.left + x, area.top + y)).clamp(free)


def _strips(layout: Layout, spaces: SpaceSet) -> Iterator[Rect]:
    """The runs of spaces in each row, with the roofs that rise above the row."""
    by_row: dict[int, list[Space]] = {}
    for space in each(spaces):
        by_row.setdefault(column_and_row(space)[1], []).append(space)
    roof = round(_ROOF * layout.cell[1])
    for found in by_row.values():
        run: Rect | None = None
        for space in found:
            cell = layout.cell_rect(space)
            if run is not None and cell.left == run.right:
                run.width += cell.width
                continue
            if run is not None:
                yield run
            run = Rect(cell.left, cell.top - roof, cell.width, cell.height + roof)
        if run is not None:
            yield run


def _gap(one: Rect, other: Rect) -> float:
    across = max(0, one.left - other.right, other.left - one.right)
    down = max(0, one.top - other.bottom, other.top - one.bottom)
    return hypot(across, down)


def drawn(plaque: Plaque, layout: Layout, sprites: Sprites, fonts: Fonts) -> tuple[Surface, Rect]:
    """Return a plaque as a premultiplied picture, and its place."""
    place = PlaquePlace.beside(layout, plaque.spaces, len(plaque.rows))
    paper = _Paper(place, sprites, fonts)
    paper.write_title(plaque)
    for number, owner in enumerate(plaque.rows, start=1):
        paper.write_row(number, owner)
    return paper.picture, place.rect


class _Paper:
    """A plaque that is being drawn."""

    def __init__(self, place: PlaquePlace, sprites: Sprites, fonts: Fonts) -> None:
        self._place, self._sprites, self._fonts = place, sprites, fonts
        self.picture = native(Surface(place.rect.size, pygame.SRCALPHA))
        put(self.picture, sprites.surface("tooltip", place.rect.size), (0, 0))

    def write_title(self, plaque: Plaque) -> None:
        """Write the title, and at the end of the line the pay of each place, on its disc."""
        row, size, fonts = self._row(0), self._place.size, self._fonts
        left = row.right
        for place in range(len(plaque.pays), 0, -1):
            left -= round(1.75 * size)
            disc = place_disc(fonts, size, place, str(plaque.pays[place - 1]))
            put_centred(self.picture, disc, (left + round(0.85 * size), row.centery))
        title = fonts.fitted(plaque.title, round(1.05 * size), left - row.left - size // 2, RED, True)
        put(self.picture, title, title.get_rect(midleft=(row.left, row.centery)))

    def write_row(self, number: int, owner: PlaqueRow) -> None:
        """Write the owner of the row, the count, the place and the points."""
        row, size, fonts = self._row(number), self._place.size, self._fonts
        sign = self._sprites.fitted(owner.sign, (round(1.5 * size),) * 2)
        put(self.picture, sign, sign.get_rect(center=(row.left + round(0.75 * size), row.centery)))
        counted = fonts.text(owner.counted, size, _DIM)
        end = row.right - round((_COUNTED if owner.place else _PLACE) * size)
        put(self.picture, counted, counted.get_rect(midright=(end, row.centery)))
        begin = row.left + round(1.85 * size)
        name = fonts.fitted(owner.name, size, end - counted.width - size // 2 - begin, INK, True)
        put(self.picture, name, name.get_rect(midleft=(begin, row.centery)))
        if owner.place:
            disc = place_disc(fonts, size, owner.place)
            put_centred(self.picture, disc, (row.right - round(_PLACE * size), row.centery))
        if owner.shared:
            tie = self._sprites.fitted("icon_tie", (round(1.05 * size),) * 2)
            put_centred(self.picture, tie, (row.right - round(_SHARED * size), row.centery))
        gained = fonts.numeral(_points(owner), round(1.15 * size), RED if owner.points else _DIM)
        put(self.picture, gained, gained.get_rect(midright=row.midright))

    def _row(self, number: int) -> Rect:
        left, top = self._place.rect.topleft
        return self._place.row(number).move(-left, -top)


def _points(owner: PlaqueRow) -> str:
    if owner.points is None:
        return "–"  # noqa: RUF001  # it scores for nobody
    return f"+{owner.points}" if owner.points else "0"
