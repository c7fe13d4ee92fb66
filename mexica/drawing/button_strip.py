"""A strip of buttons below a title."""

from collections.abc import Mapping
from typing import Final, TypeVar

from pygame import Rect

T = TypeVar("T")

_TITLE: Final = 0.42  # of the height of the strip


def title_place(strip: Rect) -> Rect:
    """Return the place of the title in the strip."""
    return Rect(strip.left, strip.top, strip.width, round(strip.height * _TITLE))


def button_places(strip: Rect, shares: Mapping[T, float]) -> dict[T, Rect]:
    """Return where the buttons are, from the left, each with its share of the width.

    A last button without a share takes the rest.
    """
    gap = max(3, round(strip.height * 0.06))
    area = strip.inflate(-2 * gap, 0)
    top = title_place(strip).bottom
    places: dict[T, Rect] = {}
    left = area.left
    for button, share in shares.items():
        wide = round(share * area.width) or area.right - left + gap
        places[button] = Rect(left, top, wide - gap, strip.bottom - gap - top)
        left += wide
    return places
