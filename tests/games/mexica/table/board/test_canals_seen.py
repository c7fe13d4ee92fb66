"""Canals are told from land by their lightness alone, as in grey or by eyes that see few colours."""

import pygame
import pytest
from pygame import Rect, Surface

from mexica.drawing.contrast import contrast
from mexica.games.mexica.rules.spaces import ISLAND, PALACE, column_and_row, each
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.sprite_loading import load_sprites

LEAST = 1.6
TILES = 4  # in a row, and rows, of the canals' water
LAYOUT = Layout((1600, 1000))
Colour = tuple[int, ...]


def source(name: str) -> Surface:
    picture = load_sprites(LAYOUT).source(name)
    assert picture is not None
    return picture


def water() -> list[Colour]:
    """The average colour of each tile of water."""
    picture = source("canal_water")
    wide, high = picture.width // TILES, picture.height // TILES
    tiles = [Rect(x * wide, y * high, wide, high) for x in range(TILES) for y in range(TILES)]
    return [pygame.transform.average_color(picture, tile) for tile in tiles]


def land(name: str) -> list[Colour]:
    """The average colour of each land space in a picture of the island, without its edge."""
    sprites = load_sprites(LAYOUT)
    picture, anchor, scale = source(name), sprites.anchor(name), sprites.scale_of(name)
    wide, high = (side / scale for side in LAYOUT.cell)
    found = []
    for column, row in map(column_and_row, each(ISLAND & ~PALACE)):
        left, top = anchor[0] + (column + 1.1) * wide, anchor[1] + (row + 1.1) * high
        found.append(pygame.transform.average_color(picture, Rect(left, top, 0.8 * wide, 0.8 * high)))
    return found


@pytest.mark.parametrize("name", ["island", "island_large"])
def test_the_lightest_canal_is_darker_than_the_darkest_land(name: str) -> None:
    pygame.init()
    pygame.display.set_mode(LAYOUT.size)
    apart = {(canal, grass): contrast(canal, grass) for canal in water() for grass in land(name)}
    assert min(apart.values()) >= LEAST, min(apart, key=lambda pair: apart[pair])
