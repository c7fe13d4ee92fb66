"""Stepped frets to the left and right of a title, as codices paint them."""

from itertools import pairwise
from typing import Final

import pygame
from pygame import Rect, Surface

RED: Final = "frieze_red"  # on paper
TURQUOISE: Final = "frieze_turquoise"  # on stone
HIGH: Final = 0.56  # of the height of the letters beside it
_MOST: Final = 3  # periods on each side
_RATIO: Final = 2  # a period's width over its height


def beside(title: Rect, room: Rect, high: int) -> list[tuple[Rect, bool]]:
    """Return the places of periods so many pixels high beside a title, and whether each is mirrored.

    As many stand on each side as there is room for, three at most, none where the title needs it all.
    """
    wide, gap = _RATIO * high, round(1.2 * high)
    spare = min(title.left - room.left, room.right - title.right) - gap
    places = []
    for number in range(max(0, min(_MOST, spare // wide))):
        left = Rect(title.left - gap - (number + 1) * wide, title.centery - high // 2, wide, high)
        right = left.copy()
        right.left = title.right + gap + number * wide
        places += [(left, False), (right, True)]
    return places


def across(room: Rect) -> list[Rect]:
    """Return the places of periods that fill a strip from end to end, about as wide as they are drawn."""
    many = max(1, round(room.width / (_RATIO * room.height)))
    edges = [room.left + round(number * room.width / many) for number in range(many + 1)]
    return [Rect(left, room.top, right - left, room.height) for left, right in pairwise(edges)]


def draw_beside(target: Surface, period: Surface, title: Rect, room: Rect) -> None:
    """Draw a premultiplied period beside a title, mirrored on its right."""
    mirrored = pygame.transform.flip(period, flip_x=True, flip_y=False)
    for place, right in beside(title, room, period.height):
        target.blit(mirrored if right else period, place, special_flags=pygame.BLEND_PREMULTIPLIED)
