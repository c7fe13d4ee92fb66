"""Soft shadows under cards, panels and stones."""

from typing import Final

import pygame
from pygame import Surface

from mexica.drawing.colours import SHADE
from mexica.drawing.surfaces import cached_pictures, scale

_FINEST: Final = 4  # pixels of blur; wider ones are made coarser and enlarged, which nobody sees


def soft_shadow(size: tuple[int, int], blur: int, opacity: float = 0.62) -> Surface:
    """Return the soft shadow of a thing of this size; it reaches `2 * blur` beyond it on every side."""
    around, coarse = 2 * blur, max(1, blur // _FINEST)
    whole = size[0] + 2 * around, size[1] + 2 * around
    small = Surface((-(-whole[0] // coarse), -(-whole[1] // coarse)), pygame.SRCALPHA)
    level = round(255 * opacity)
    tone = tuple(part * level // 255 for part in SHADE)
    small.fill((*tone, level), tuple(round(part / coarse) for part in (around, around, *size)))
    return scale(pygame.transform.gaussian_blur(small, round(blur / coarse)), whole)


kept_soft_shadow = cached_pictures(96)(soft_shadow)
"""As `soft_shadow`, cached for what is drawn again and again."""
