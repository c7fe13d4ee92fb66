"""Stepped frets to the left and right of a title, as codices paint them."""

from itertools import pairwise
from typing import Final

import pygame
from pygame import Rect, Surface

ON_PAPER: Final = "frieze_red"  # sprites
ON_STONE: Final = "frieze_turquoise"
HIGH: Final = 0.56  # of the height of the letters beside it
_MOST: Final = 3  # periods on each side
_RATIO: Final = 2  # width of a period over its height


def beside(title: Rect, room: Rect, high: int) -> list[tuple[Rect, bool]]:
    """Return the places of periods so many pixels high beside a title, and whether each is mirrored.

    There are equally many on both sides: as many as there is room for, at most three.
    """
    wide, gap = _RATIO * high, round(1.2 * high)
    spare = min(title.left - room.left, room.right - title.right) - gap
    places = []
    for number in range(max(0, min(_MOST, spare // max(wide, 1)))):
        left = Rect(title.left - gap - (number + 1) * wide, title.centery - high // 2, wide, high)
        right = left.copy()
        right.left = title.right + gap + number * wide
        places += [(left, False), (right, True)]
    return places


def across(room: Rect) -> list[Rect]:
    """Return the places of periods that fill a strip from end to end, nearly in their own proportions."""
    many = max(1, round(room.width / (_RATIO * room.height)))
    edges = [room.left + round(number * room.width / many) for number in range(many + 1)]
    return [Rect(left, room.top, right - left, room.height) for left, right in pairwise(edges)]


def draw_beside(target: Surface, period: Surface, title: Rect, room: Rect) -> None:
    """Draw a premultiplied period beside a title, mirrored on its right."""
    mirrored = pygame.transform.flip(period, flip_x=True, flip_y=False)
    for place, right in beside(title, room, period.height):
        target.blit(mirrored if right else period, place, special_flags=pygame.BLEND_PREMULTIPLIED)
