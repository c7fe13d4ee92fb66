"""The highlights on the board: legal spaces, prices, a district, the path of a move."""

import math
from collections.abc import Iterable, Sequence
from typing import Final

import pygame
from pygame import Surface, Vector2

from mexica.drawing import palette
from mexica.drawing.canvas import Drawable, over
from mexica.drawing.colours import CREAM, INK, SHADE, Colour
from mexica.drawing.fonts import Fonts
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import Target, cached_pictures, faded, native, put, put_centred, smoothed
from mexica.games.mexica.rules.spaces import (
    EAST,
    SOUTH,
    Space,
    SpaceSet,
    column_and_row,
    each,
    holds,
    shifted,
    size,
)
from mexica.games.mexica.rules.state import State
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.board.move_path import draw_way

_HATCHED: Final = 20  # spaces; a larger district is not hatched
_EDGE: Final = 0.05  # of a cell's width
_MARKS: Final = {"dotted": 0.075, "near": 0.11, "legal": 0.17, "priced": 0.27}  # half the width, of a cell's
_FAINT: Final = 0.5  # opacity of marks when nearly every space has one
_NEAR: Final = 2.3  # spaces from the mouse: nearer marks stand out
RED: Final[Colour] = (196, 44, 30)
_PEARL: Final = (250, 236, 200)
_INSET: Final = 0.08  # of a cell's width
_SHELL: Final = 0.022
_STRUNG: Final = 4.6  # distance between shells, in radii
_FLAT: Final = 0.8  # height of a mark, of its width
_FINER: Final = 4
_PRICE: Final = 0.29  # height of a price, of a cell's width
_UP: Final = 0.22  # of a cell's height; a mark is raised by this if something in front hides it


class Highlights:
    """Draws highlights, under the pieces and over them."""

    def __init__(self, layout: Layout, sprites: Sprites, fonts: Fonts) -> None:
        self._layout, self._sprites, self._fonts = layout, sprites, fonts
        self._marks = {name: _diamond(share * layout.cell[0]) for name, share in _MARKS.items()}
        if not palette.high():
            self._marks["dotted"] = faded(self._marks["dotted"], _FAINT)

    def draw_under(self, target: Target, look: Look) -> None:
        """Draw the highlights under the pieces."""
        self._draw_district(target, look.district)

    def draw_on(self, target: Target, state: State, look: Look) -> None:
        """Draw all marks, over the pieces, which would otherwise hide them."""
        size = max(12, round(_PRICE * self._layout.cell[0]))
        prices, behind = dict(look.prices), behind_others(state)
        for space in sorted({*look.legal, *look.dotted, *prices}):
            kind = "priced" if space in prices else "legal" if space in look.legal else "dotted"
            middle = self._mark(target, kind, space, behind)
            if space in prices:
                put_centred(target, self._fonts.numeral(str(prices[space]), size, INK), middle)

    def draw_passing(self, target: Drawable, state: State, look: Look) -> None:
        """Draw what may change every frame: marks near the mouse, chosen, refused, hover, route."""
        self._draw_near(target, state, look)
        self._wash(target, "cell_chosen", sorted(look.chosen))
        self._wash(target, "cell_refused", sorted(look.refused), RED)
        if look.digging:
            self._draw_edge(target, look.digging)
        elif look.hover is not None:
            self._draw_hover(target, state, look.hover, look.barred)
        if look.route:
            draw_way(over(target), self._layout, look.route, [space for space, _ in look.prices])

    def _draw_near(self, target: Target, state: State, look: Look) -> None:
        """Make the marks near the mouse stand out from the others."""
        if look.pointed is None or not look.dotted:
            return
        behind, here = behind_others(state), column_and_row(look.pointed)
        for space in look.dotted - {look.pointed} - {ghost for _, ghost in look.ghosts}:
            if math.dist(here, column_and_row(space)) < _NEAR:
                self._mark(target, "near", space, behind)

    def _mark(self, target: Target, kind: str, space: Space, behind: SpaceSet) -> tuple[float, float]:
        """Mark a space and return the middle of the mark, slightly raised if something in front hides it."""
        x, y = self._layout.centre(space)
        middle = x, y - (_UP * self._layout.cell[1] if holds(behind, space) else 0)
        put_centred(target, self._marks[kind], middle)
        return middle

    def _draw_hover(self, target: Target, state: State, space: Space, barred: bool) -> None:
        """Highlight the space under the mouse; frame it if a wash would change a piece's colour."""
        if not barred and not holds(taken(state), space):
            self._wash(target, "cell_hover", (space,))
            return
        place = self._layout.cell_rect(space)
        put(target, _edge(place.size, (True,) * 4, RED if barred else CREAM), place)

    def _draw_district(self, target: Target, district: SpaceSet) -> None:
        """Hatch a district, or draw only its edge if it is too large to hatch without covering the island."""
        if size(district) <= _HATCHED:
            self._fill(target, "cell_district", each(district))
        else:
            self._draw_edge(target, district)

    def _draw_edge(self, target: Target, spaces: SpaceSet) -> None:
        for space in each(spaces):
            sides = open_sides(spaces, space)
            if any(sides):
                place = self._layout.cell_rect(space)
                put(target, _edge(place.size, sides), place)

    def _wash(self, target: Target, name: str, spaces: Sequence[Space], colour: Colour = CREAM) -> None:
        """Wash spaces; in high contrast frame each of them too, in this colour."""
        self._fill(target, name, spaces)
        for space in spaces if palette.high() else ():
            place = self._layout.cell_rect(space)
            put(target, _edge(place.size, (True,) * 4, colour), place)

    def _fill(self, target: Target, name: str, spaces: Iterable[Space]) -> None:
        for space in spaces:
            place = self._layout.cell_rect(space)
            put(target, self._sprites.stretched(name, place.size), place)


def taken(state: State) -> SpaceSet:
    """Return the spaces on which something stands."""
    board = state.board
    return board.bridges | board.temple_spaces | board.token_spaces | state.pilli_spaces


def behind_others(state: State) -> SpaceSet:
    """Return the spaces directly north of a Pilli or a temple, which may hide them."""
    return shifted(state.board.temple_spaces | state.pilli_spaces, -SOUTH)


def open_sides(district: SpaceSet, space: Space) -> tuple[bool, ...]:
    """Return on which sides a space lies at the border of its district: north, east, south, west."""
    return tuple(not holds(district, space + side) for side in (-SOUTH, EAST, SOUTH, -EAST))


@cached_pictures(64)
def shells(size: tuple[int, int], sides: tuple[bool, ...]) -> Surface:
    """Return a row of pale shells a little inside these sides of a space: north, east, south, west."""
    wide, high = size[0] * _FINER, size[1] * _FINER
    picture = Surface((wide, high), pygame.SRCALPHA)
    inset, radius = _INSET * wide, palette.thick(_SHELL * wide)
    dark, light = (*SHADE, palette.solid(110)), (*_PEARL, palette.solid(215))
    corners = ((inset, inset), (wide - inset, inset), (wide - inset, high - inset), (inset, high - inset))
    for number, is_open in enumerate(sides):
        if not is_open:
            continue
        begin, end = Vector2(corners[number]), Vector2(corners[(number + 1) % 4])
        # a neighbour of the same district continues the row
        begin -= (end - begin).normalize() * (0 if sides[number - 1] else inset)
        end += (end - begin).normalize() * (0 if sides[(number + 1) % 4] else inset)
        many = max(2, round((end - begin).length() / (_STRUNG * radius)))
        for shell in range(many):
            spot = begin.lerp(end, (shell + 0.5) / many)
            pygame.draw.circle(picture, dark, spot + Vector2(0, 0.35 * radius), 1.25 * radius)
            pygame.draw.circle(picture, light, spot, radius)
    return smoothed(picture, size)


@cached_pictures(64)
def _edge(size: tuple[int, int], sides: tuple[bool, ...], colour: Colour = CREAM) -> Surface:
    """A line along these sides of a space: north, east, south, west."""
    picture, (wide, high) = Surface(size, pygame.SRCALPHA), size
    line = max(2, round(palette.thick(_EDGE * wide)))
    dark, light = (*SHADE, palette.solid(120)), (*colour, palette.solid(235))
    for paint, thick in ((dark, line + max(1, line // 2)), (light, line)):
        lines = (
            (0, 0, wide, thick), (wide - thick, 0, thick, high),
            (0, high - thick, wide, thick), (0, 0, thick, high),
        )  # fmt: skip
        for place, is_open in zip(lines, sides, strict=True):
            if is_open:
                picture.fill(paint, place)
    return native(picture.premul_alpha())


def _diamond(radius: float) -> Surface:
    """A light diamond with a dark rim; the radius is half its width."""
    rim = palette.thick(max(1.5, min(3.0, 0.28 * radius)))
    side = 2 * round(radius + rim + 1)
    big, middle = Surface((side * _FINER, side * _FINER), pygame.SRCALPHA), side * _FINER / 2
    dark, light = (*SHADE, palette.solid(215)), (*CREAM, palette.solid(245))
    for colour, reach in ((dark, radius + rim), (light, radius)):
        x, y = reach * _FINER, reach * _FINER * _FLAT
        corners = ((middle - x, middle), (middle, middle - y), (middle + x, middle), (middle, middle + y))
        pygame.draw.polygon(big, colour, corners)
    return smoothed(big, (side, side))
