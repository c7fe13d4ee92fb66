"""The ground: how canals change the beach."""

import pygame
import pytest
from pygame import Surface

from mexica.drawing.surfaces import canvas, put
from mexica.games.mexica.rules.spaces import column_and_row, named, set_of
from mexica.games.mexica.table.board.ground import Ground
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.sprite_loading import load_sprites

LAYOUT = Layout((1024, 700))
ROUNDING = 3  # of 255


@pytest.fixture(scope="module")
def ground() -> Ground:
    pygame.init()
    pygame.display.set_mode(LAYOUT.size)
    return Ground(LAYOUT, load_sprites(LAYOUT))


def lake_cell(ground: Ground, *canals: str) -> Surface:
    """Return the picture of the lake west of C9 once these canals are dug."""
    picture = canvas(LAYOUT.size)
    ground.draw(picture, set_of(named(name) for name in canals))
    column, row = column_and_row(named("C9"))
    return picture.subsurface(LAYOUT.grid_rect(column - 1, row))


def test_a_bank_turns_round_a_corner_of_land_in_the_lake(ground: Ground) -> None:
    """West of C9 is the lake, and south of that is B10: with both dug, C10's corner is stone, not beach."""
    cell = lake_cell(ground, "C9", "B10")
    stone = Surface(cell.size)
    put(stone, load_sprites(LAYOUT).stretched("inner_se", cell.size), (0, 0))
    corner = cell.width - 2, cell.height - 2
    assert max(abs(a - b) for a, b in zip(cell.get_at(corner), stone.get_at(corner), strict=True)) <= ROUNDING


@pytest.mark.parametrize("canals", [("C9",), ("B10",), ("C9", "B10", "C10")])
def test_without_such_a_corner_no_stone_stands_in_the_lake(ground: Ground, canals: tuple[str, ...]) -> None:
    """One canal alone does not turn there, and where all three are dug there is no land to turn round."""
    turned, cell = lake_cell(ground, "C9", "B10"), lake_cell(ground, *canals)
    corner = cell.width - 2, cell.height - 2
    assert turned.get_at(corner) != cell.get_at(corner)
