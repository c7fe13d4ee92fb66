"""Where land is (R1.1), the piece of world the island's picture shows, and the line of the shore.

World: the north-west corner of space A1 is the origin, columns run east, rows run south (negative y).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
from scipy import ndimage

from bake.fields import Array, noise
from bake.view import View

ROWS = (
    "~.~~~.....~~~~~~~~~~~", "~...........~~~~~~~~~", "............~~~~~~~~~", "..............~~~~~~~",
    "~...............~~~~~", "~......P........~.~..", "~.....PPP............", "~......P.............",
    "~~..................~", "~................~~~~", "...............~~~~~~", ".............~~~~~~~~",
    "...........~~~~~~~~~~", "~~....~~..~~~~~~~~~~~",
)  # fmt: skip
COLUMNS, LINES = len(ROWS[0]), len(ROWS)
WEST, EAST, NORTH, SOUTH = 3, 4, 2, 2  # margins of the picture around the spaces, in cells
HIDDEN = (
    1  # a row of the maps north of the picture: the water lies lower, so that the picture sees further north
)
PALACE = (7.5, -6.5)
FINE = 32  # texels a cell of the shore line, which must not depend on the picture's resolution
REACH = 0.20  # how far the beach runs out into the lake cells


@dataclass(frozen=True)
class Extent:
    """The maps of the island in cells: west and north edge, width and height."""

    west: float = -float(WEST)
    north: float = float(NORTH + HIDDEN)
    width: int = COLUMNS + WEST + EAST
    height: int = LINES + NORTH + SOUTH + HIDDEN

    def shape(self, texels: int) -> tuple[int, int]:
        """The shape of a map at so many texels a cell."""
        return self.height * texels, self.width * texels

    def texel(self, x: float, y: float, texels: int) -> tuple[int, int] | None:
        """Row and column of a point in a map; None outside."""
        row, column = int((self.north - y) * texels), int((x - self.west) * texels)
        rows, columns = self.shape(texels)
        return (row, column) if 0 <= row < rows and 0 <= column < columns else None


EXTENT = Extent()


def picture_size(view: View) -> tuple[int, int]:
    """The island's picture in pixels."""
    width, height = view.cell
    return EXTENT.width * width, (EXTENT.height - HIDDEN) * height


def picture_anchor(view: View) -> tuple[int, int]:
    """The pixel of the north-west corner of the rim of one cell around A1."""
    width, height = view.cell
    return (WEST - 1) * width, (NORTH - 1) * height


def is_land(column: int, row: int) -> bool:
    """Whether a cell is land."""
    return 0 <= row < LINES and 0 <= column < COLUMNS and ROWS[row][column] != "~"


def cells(texels: int) -> Array:
    """1 on the land cells, 0 on the lake's."""
    land = np.array([[ch != "~" for ch in row] for row in ROWS])
    whole = np.pad(land, ((NORTH + HIDDEN, SOUTH), (WEST, EAST)))
    return np.kron(whole, np.ones((texels, texels), bool)).astype(np.float32)


@cache
def _fine() -> tuple[Array, Array]:
    inside = cells(FINE) > 0
    distance = ndimage.distance_transform_edt(inside) - ndimage.distance_transform_edt(~inside)
    outline = ndimage.gaussian_filter(distance.astype(np.float32) / FINE, 0.05 * FINE)
    shape = outline.shape
    shore = outline + REACH + 0.068 * np.clip(noise(shape, FINE, 1, octaves=4), -1.6, 2.2)
    shore += 0.020 * noise(shape, 0.25 * FINE, 2, octaves=3)
    return outline, shore.astype(np.float32)


def outline(texels: int) -> Array:
    """Distance to the outline of the land cells, positive inside, in cells."""
    return _zoomed(_fine()[0], texels)


def shore(texels: int) -> Array:
    """Distance to the water's edge, positive on land, in cells: the outline with its beach, made uneven."""
    return _zoomed(_fine()[1], texels)


def at(x: float, y: float) -> tuple[float, float]:
    """`outline` and `shore` at a point of the world."""
    place = EXTENT.texel(x, y, FINE)
    if place is None:
        return -9.0, -9.0
    near, beach = _fine()
    return float(near[place]), float(beach[place])


def _zoomed(field: Array, texels: int) -> Array:
    out: Array = ndimage.zoom(field, texels / FINE, order=1, mode="nearest", grid_mode=True)
    return ndimage.gaussian_filter(out, 0.35 * texels / FINE)
