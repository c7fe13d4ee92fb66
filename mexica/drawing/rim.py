"""Pieces that are only planned: slightly transparent, with a light rim that shows on any ground."""

from typing import Final

import pygame
from pygame import Mask, Surface

from mexica.drawing import palette
from mexica.drawing.colours import Colour
from mexica.drawing.sprites import Sprite
from mexica.drawing.surfaces import faded, put

_OPACITY: Final = 0.82
_RIM: Final[Colour] = (255, 244, 206)
_FINER: Final = 2
_SOLID: Final = 140  # of 255; less is a soft shadow, not the piece


def planned(piece: Sprite, wide: float) -> Sprite:
    """Return a piece as a planned one, with a rim of this many pixels."""
    reach = max(1, round(palette.thick(wide)))
    around = reach + 1
    old = piece.surface
    result = Surface((old.width + 2 * around, old.height + 2 * around), pygame.SRCALPHA)
    put(result, faded(old, _OPACITY), (around, around))
    put(result, _ring(old, reach, result.size), (0, 0))
    return Sprite(result, (piece.anchor[0] + around, piece.anchor[1] + around))


def _ring(picture: Surface, reach: int, size: tuple[int, int]) -> Surface:
    """The rim alone, made larger and scaled down for a smooth edge."""
    big = pygame.transform.scale_by(picture, _FINER)
    solid = pygame.mask.from_surface(big, _SOLID)
    placed = Mask((size[0] * _FINER, size[1] * _FINER))
    around = (reach + 1) * _FINER
    placed.draw(solid, (around, around))
    disc = _disc(reach * _FINER)
    ring = Mask(placed.get_size())
    placed.convolve(disc, ring, (-(disc.get_size()[0] // 2), -(disc.get_size()[1] // 2)))
    ring.erase(placed, (0, 0))
    drawn = ring.to_surface(setcolor=(*_RIM, 255), unsetcolor=(0, 0, 0, 0))
    return pygame.transform.smoothscale(drawn, size)


def _disc(radius: int) -> Mask:
    side = 2 * radius + 1
    disc = Surface((side, side), pygame.SRCALPHA)
    pygame.draw.circle(disc, (255, 255, 255, 255), (radius, radius), radius)
    return pygame.mask.from_surface(disc)
