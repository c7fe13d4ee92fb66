"""What lies under a pixel, among things whose areas may overlap."""

from collections.abc import Mapping
from typing import TypeVar

from pygame import Rect

T = TypeVar("T")


def uppermost(areas: Mapping[T, Rect], position: tuple[int, int]) -> T | None:
    """Return the last, and so uppermost, of these things that lies under a pixel, None if none does."""
    found = (thing for thing in reversed(list(areas)) if areas[thing].collidepoint(position))
    return next(found, None)
