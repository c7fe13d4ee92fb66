"""Fields sunk into stone, on which texts are read."""

import pygame
from pygame import Surface

from mexica.drawing import palette
from mexica.drawing.surfaces import cached_pictures, smoothed


@cached_pictures(64)
def sunk_field(size: tuple[int, int], strong: bool = False) -> Surface:
    """Return a field sunk into a panel; a `strong` one, with a lit frame, is that of the seat to move."""
    big = Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
    solid = palette.solid(150)
    corner = max(8, size[1] // 9)
    pygame.draw.rect(big, (70, 46, 24, solid) if strong else (9, 13, 32, solid), big.get_rect(), 0, corner)
    wide = max(3, round(palette.thick(4)))
    edge = (112, 180, 176, 255) if strong else (6, 8, 20, 200)
    pygame.draw.rect(big, edge, big.get_rect(), wide, corner)
    return smoothed(big, size)
