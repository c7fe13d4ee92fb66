"""Pictures compared: pygame rounds a blended pixel one way or the other, by where in a blit it lies."""

from typing import Final

import pygame
from pygame import Surface

ROUNDING: Final = 2  # of 255 levels


def unlike(one: Surface, other: Surface) -> int:
    """How many pixels of two pictures of one size differ by more than rounding."""
    same = pygame.transform.threshold(
        None, one, None, (ROUNDING, ROUNDING, ROUNDING), set_behavior=0, search_surf=other
    )
    return one.width * one.height - same
