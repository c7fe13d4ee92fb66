"""The letters of the columns and the numbers of the rows, on the lake around the grid."""

from collections.abc import Iterable
from typing import Final

import pygame
from pygame import Surface

from mexica.drawing.colours import SHADE, Colour
from mexica.drawing.fonts import SMALLEST, Fonts
from mexica.drawing.surfaces import Target, cached_pictures, native, put_centred
from mexica.games.mexica.rules.spaces import COLUMNS, ROWS
from mexica.games.mexica.table.board.layout import Layout

_PALE: Final[Colour] = (232, 244, 236)
_DEEP: Final = (14, 52, 66, 132)  # a drop of deep water under each, as some are on sand
_DROP: Final = 0.68  # radius of the drop, as a share of the height of the letters
_GAP: Final = 0.24  # of a cell's width, between the grid and the middle of a letter
_MOST_GROWN: Final = 1.6  # the player's scale; larger letters would reach into the grid

Label = tuple[str, tuple[float, float]]


def draw_letters(target: Target, layout: Layout, fonts: Fonts) -> None:
    """Draw A-U above and below the grid, where no panel is."""
    lake, grid, gap = layout.lake, layout.grid, _GAP * layout.cell[0]
    above = max((lake.top + grid.top) / 2, grid.top - gap)
    below = min((lake.bottom + grid.bottom) / 2, grid.bottom + gap)
    lefts = [layout.grid_rect(column, 0).centerx for column in range(len(COLUMNS))]
    marks = [(letter, (x, y)) for letter, x in zip(COLUMNS, lefts, strict=True) for y in (above, below)]
    _draw(target, layout, fonts, marks)


def draw_numbers(target: Target, layout: Layout, fonts: Fonts) -> None:
    """Draw 1-14 left and right of the grid, where no panel is, over the plants on the beach."""
    grid, gap = layout.grid, _GAP * layout.cell[0]
    marks = [
        (str(row), (x, layout.grid_rect(0, row - 1).centery))
        for row in ROWS
        for x in (grid.left - gap, grid.right + gap)
    ]
    _draw(target, layout, fonts, marks)


def _draw(target: Target, layout: Layout, fonts: Fonts, marks: Iterable[Label]) -> None:
    size = max(SMALLEST, round(layout.cell[0] * _GAP * min(max(layout.scale, 1.0), _MOST_GROWN)))
    drop = _drop(round(size * _DROP))
    for text, spot in marks:
        if not any(panel.collidepoint(spot) for panel in (layout.players, layout.display)):
            put_centred(target, drop, spot)
            put_centred(target, fonts.numeral(text, size, _PALE, SHADE), spot)


@cached_pictures(8)
def _drop(radius: int) -> Surface:
    """A disc of deep water with a soft rim."""
    soft = max(2, radius // 4)
    side = 2 * radius + 4 * soft
    disc = Surface((side, side), pygame.SRCALPHA)
    pygame.draw.aacircle(disc, _DEEP, (side // 2, side // 2), radius)
    return native(pygame.transform.gaussian_blur(disc.premul_alpha(), soft))
