"""Soft shadows under cards, panels and stones."""

import pygame
from pygame import Surface

from mexica.drawing.colours import SHADE
from mexica.drawing.surfaces import cached_pictures


@cached_pictures(96)
def soft_shadow(size: tuple[int, int], blur: int, opacity: float = 0.62) -> Surface:
    """Return the soft shadow of a thing of this size; it reaches `2 * blur` beyond it on every side."""
    around = 2 * blur
    whole = Surface((size[0] + 2 * around, size[1] + 2 * around), pygame.SRCALPHA)
    level = round(255 * opacity)
    tone = tuple(part * level // 255 for part in SHADE)
    whole.fill((*tone, level), (around, around, *size))
    return pygame.transform.gaussian_blur(whole, blur)
