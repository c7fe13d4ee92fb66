"""Pictures of parts of a table, in any size."""

import gc
from collections.abc import Callable
from typing import Final, Generic, Protocol, TypeVar

from pygame import Rect, Surface

from mexica.drawing.surfaces import Size, canvas, scale

_WIDTH: Final = 1600  # of the window of which pictures are parts
_ABOVE_BAR: Final = 0.904  # of its height
_LARGEST: Final = 2.0  # of it; larger tables take too much memory
NEARER: Final = ((1600, 904), 1.5)
"""For which size a table is laid out, and how much it is enlarged, so that small parts of it are sharp."""

Table_contra = TypeVar("Table_contra", contravariant=True)
Look_contra = TypeVar("Look_contra", contravariant=True)
Key = TypeVar("Key")
Camera = TypeVar("Camera")


class TableDrawing(Protocol[Table_contra, Look_contra]):
    """A view of a table: it draws a position with a look."""

    def draw(self, surface: Surface, table: Table_contra, look: Look_contra, /) -> None:
        """Draw the position over all of the surface."""
        ...


class TableCamera(Generic[Table_contra, Look_contra]):
    """Takes pictures of the table that a view draws in a window of a size, of parts of the area `within`."""

    def __init__(self, drawing: TableDrawing[Table_contra, Look_contra], window: Size, within: Rect) -> None:
        self._drawing, self._within = drawing, within
        self._frame = canvas(window)

    def take(self, table: Table_contra, look: Look_contra, area: Rect, size: Size) -> Surface:
        """Return a picture of this size, in pixels, with this area of the window in its middle."""
        self._drawing.draw(self._frame, table, look)
        return scale(self._frame.subsurface(seen_area(area, size, self._within)), size).copy()


def one_at_a_time(make: Callable[[Key], Camera]) -> Callable[[Key], Camera]:
    """Return a function that makes cameras by a key and keeps the latest; the one before is freed first."""
    kept: dict[Key, Camera] = {}

    def camera(key: Key) -> Camera:
        if key not in kept:
            kept.clear()
            gc.collect()  # a view refers to itself in circles, and takes up to 100 MB
            kept[key] = make(key)
        return kept[key]

    return camera


def window_for(size: Size, enlarged: float = 1.0) -> Size:
    """Return a window whose area above the bar has the proportions of a picture of this size.

    It is this many times as large as one of 1600 pixels' width, at most twice.
    """
    wide = round(_WIDTH * min(enlarged, _LARGEST))
    return wide, round(wide * size[1] / size[0] / _ABOVE_BAR)


def seen_area(area: Rect, size: Size, within: Rect) -> Rect:
    """Return the area enlarged to the proportions of a picture of this size, inside `within` if possible."""
    factor = max(area.width / size[0], area.height / size[1])
    factor = min(factor, within.width / size[0], within.height / size[1])
    seen = Rect(0, 0, int(size[0] * factor), int(size[1] * factor))
    seen.center = area.center
    return seen.clamp(within)
