"""Compares pictures: pixel by pixel except for rounding, or part by part as the eye sees them."""

from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

ROUNDING: Final = 2  # of 255 levels: pygame rounds a blended pixel by where in a blit it lies
SIDE: Final = 32  # pixels; less than the pieces, more than the letters of a window of 1024x700
STEP: Final = 16
FAR: Final = 6  # levels; loss of JPEG takes up to 2, another version of the library of fonts up to 6


@frozen
class Difference:
    """How far the average colours of a part of two pictures are apart, in levels of 255, and where it is."""

    levels: int
    where: Rect


def unlike(one: Surface, other: Surface) -> int:
    """How many pixels of two pictures of one size differ by more than rounding."""
    same = pygame.transform.threshold(
        None, one, None, (ROUNDING, ROUNDING, ROUNDING), set_behavior=0, search_surf=other
    )
    return one.width * one.height - same


def differences(one: Surface, other: Surface) -> list[Difference]:
    """Return the overlapping square parts of two pictures whose average colours differ, the worst first.

    Averages are hardly affected by how a letter or an edge is smoothed, which varies with each version of
    SDL and freetype, but they are by anything missing, shifted or of another colour.
    """
    parts = [
        Rect(left, top, SIDE, SIDE)
        for left in range(0, one.width - SIDE + 1, STEP)
        for top in (*range(0, one.height - SIDE, STEP), one.height - SIDE)
    ]
    found = [Difference(_apart(one, other, part), part) for part in parts]
    return sorted((d for d in found if d.levels > FAR), key=lambda d: -d.levels)


def difference_picture(one: Surface, other: Surface) -> Surface:
    """Return how far two pictures are apart in each pixel, three times as bright as it is."""
    over, under = one.copy(), other.copy()
    over.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    under.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    over.blit(under, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    apart = over.copy()
    for _ in range(2):
        over.blit(apart, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return over


def _apart(one: Surface, other: Surface, part: Rect) -> int:
    colours = (pygame.transform.average_color(picture, part)[:3] for picture in (one, other))
    return max(abs(a - b) for a, b in zip(*colours, strict=True))
