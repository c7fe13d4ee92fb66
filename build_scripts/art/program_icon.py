"""The icon of the program: the red temple before the sun, above the lake, drawn anew for each size.

python build_scripts/art/program_icon.py   the files for menus and packages; needs Pillow and numpy
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from io import BytesIO
from math import ceil, copysign, cos, pi, sin
from pathlib import Path
from struct import pack

import numpy as np
from PIL import Image

import manifest
from emblems import PAINT, Pen
from kit import CREAM, GOLD, LIMESTONE, TURQUOISE, WATER, Canvas, Colour, Look, Mask, Point, Sprite

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
LARGEST_PLAIN = 32
LARGEST_FREE = 64
"""Up to this size all colours are kept; larger pictures have so many that they weigh six times as much."""
COLOURS = 256
LARGEST_OF_WINDOWS = 256
MACOS = {b"icp4": 16, b"icp5": 32, b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}
WINDOW = 64
OF_PACKAGES = Path(__file__).resolve().parents[1] / "packaging" / "icons"
OF_MENUS = manifest.RESOURCES / "desktop"

RED, ROOF = PAINT["red"].body, PAINT["red"].roof
NIGHT: Colour = (30, 20, 18)
DEEP: Colour = (20, 92, 118)
FOAM: Colour = (136, 206, 202)
STEP: Colour = (112, 28, 26)
BRIGHT_RED: Colour = (196, 50, 42)
GLARE: Colour = (246, 204, 96)

FULL = 128
"""Units across the icon with all details."""
PLAIN = 16
"""Units across the small icon, so that at 16 pixels each edge lies between two pixels."""


def program_icon(size: int) -> Image.Image:
    """The icon of this many pixels a side; small ones are drawn with fewer and stronger shapes."""
    if size <= LARGEST_PLAIN:
        canvas = Canvas(size, size, 90)
        _plain(PixelPen(canvas, unit=size / PLAIN))
        return canvas.image()
    return _full().convert("RGBa").resize((size, size), Image.Resampling.LANCZOS).convert("RGBA")


class PixelPen(Pen):
    """A pen whose points lie between pixels, the same on both sides of the middle."""

    def at(self, points: list[Point]) -> list[Point]:
        """The points in whole sprite pixels."""
        middle = self.canvas.size[0] / 2
        return [(middle + _whole(x * self.unit - middle), _whole(y * self.unit)) for x, y in points]

    def box(self, box: tuple[float, float, float, float], look: Look) -> None:
        """A rectangle (left, top, right, bottom) of whole sprite pixels."""
        (left, top), (right, bottom) = self.at([box[:2], box[2:]])
        self.canvas.paint(self.canvas.rect(left, top, right, bottom), self.fit(look))


def _whole(length: float) -> float:
    return copysign(ceil(abs(length) - 0.5), length)


def _plain(pen: Pen) -> None:
    canvas, middle = pen.canvas, 8 * pen.unit
    canvas.paint(canvas.disc(middle, middle, middle), Look(GOLD, bevel=0.5, shine=0.4))
    canvas.paint(canvas.disc(middle, middle, 7.2 * pen.unit), Look(TURQUOISE, bevel=0.5, depth=0.5))
    red = Look(BRIGHT_RED, bevel=0.35, depth=0.6, grain=0)
    cream, dark = Look(CREAM, bevel=0.2, depth=0.4, grain=0), Look(NIGHT, bevel=0.1, depth=0, grain=0)
    for box in ((2, 11, 14, 14), (3, 9, 13, 11), (4, 7, 12, 9), (5, 5, 11, 7)):
        pen.box(box, red)
    pen.poly([(4, 5), (6, 2), (10, 2), (12, 5)], Look(ROOF, bevel=0.4, grain=0))
    pen.box((6, 1, 10, 2), cream)
    pen.box((7, 5, 9, 7), dark)
    pen.box((6, 7, 7, 14), cream)
    pen.box((9, 7, 10, 14), cream)
    pen.box((7, 7, 9, 14), Look(STEP, bevel=0.2, depth=0.4, grain=0))


@lru_cache(maxsize=1)
def _full() -> Image.Image:
    canvas = Canvas(SIZES[-1], SIZES[-1], 90)
    pen = Pen(canvas, unit=SIZES[-1] / FULL)
    _coin(pen)
    temple = _silhouette(pen)
    pen.canvas.shadow(temple, 5 * pen.unit, 0.5, (1.6 * pen.unit, 2.4 * pen.unit))
    pen.canvas.blend(pen.canvas.grow(temple, 1.3 * pen.unit).astype("float32"), (58, 16, 14))
    for tier in TIERS:
        _tier(pen, tier)
    _stair(pen)
    _shrine(pen)
    return canvas.image()


TIERS = ((102, 86, 44), (86, 70, 36), (70, 54, 28))
"""Bottom, top and half the width at the bottom of each storey."""


def _coin(pen: Pen) -> None:
    canvas, unit = pen.canvas, pen.unit
    canvas.paint(_disc(pen, 63), Look(GOLD, bevel=5 * unit, outline=0.9 * unit, shine=0.5))
    field = _disc(pen, 56)
    canvas.paint(field, Look(TURQUOISE, bevel=3 * unit, depth=-0.9, outline=0.8 * unit))
    for ray in _rays():
        canvas.paint(canvas.polygon(pen.at(ray)) & field, Look(GOLD, bevel=unit, depth=0.7, alpha=0.9))
    canvas.paint(
        canvas.disc(64 * unit, 48 * unit, 33 * unit), Look(GLARE, bevel=3 * unit, outline=0.7 * unit)
    )
    _lake(pen, field)


def _rays() -> Iterator[list[Point]]:
    """Sixteen rays of the sun, long and short in turn."""
    for number in range(16):
        way, reach = pi * number / 8, 52 if number % 2 == 0 else 44
        points = ((way - 0.13, 30.0), (way, float(reach)), (way + 0.13, 30.0))
        yield [(64 + far * sin(angle), 48 - far * cos(angle)) for angle, far in points]


def _lake(pen: Pen, field: Mask) -> None:
    canvas, unit = pen.canvas, pen.unit
    shore = canvas.polygon(pen.at([(0, 92), (128, 92), (128, 128), (0, 128)])) & field
    canvas.paint(shore, Look(WATER, bevel=2 * unit, depth=-0.5))
    for row, y in enumerate((98, 105, 112)):
        wave = [(x, y + 1.3 * sin(x / 3.2 + row * 2)) for x in range(4, 125)]
        canvas.blend((canvas.stroke(pen.at(wave), 1.4 * unit) & shore).astype("float32") * 0.8, FOAM)


def _silhouette(pen: Pen) -> Mask:
    house, stair = [(48, 38), (80, 38), (80, 56), (48, 56)], [(52, 60), (76, 60), (76, 108), (52, 108)]
    roof = [(40, 42), (53, 16), (75, 16), (88, 42)]
    shapes = [pen.canvas.polygon(pen.at(shape)) for shape in (house, stair, roof, *map(_sides, TIERS))]
    whole: Mask = np.logical_or.reduce(shapes)
    return whole


def _sides(tier: tuple[float, float, float]) -> list[Point]:
    bottom, top, half = tier
    return [(64 - half, bottom), (66.5 - half, top), (61.5 + half, top), (64 + half, bottom)]


def _tier(pen: Pen, tier: tuple[float, float, float]) -> None:
    _, top, half = tier
    pen.poly(_sides(tier), Look(RED, bevel=2))
    pen.box((64 - half + 1.5, top + 5.5, 64 + half - 1.5, top + 10), Look(CREAM, bevel=1))
    for side in (-1, 1):
        for step in range(4):
            x = 64 + side * (half - 4.5 - step * 6.5)
            if abs(x - 64) > STAIR_HALF + 2:
                pen.oval((x, top + 7.75, 1.5, 1.5), Look(TURQUOISE, bevel=0.8))


STAIR_HALF = 12


def _stair(pen: Pen) -> None:
    pen.box((64 - STAIR_HALF + 2, 55, 64 + STAIR_HALF - 2, 108), Look(STEP, bevel=1))
    for number in range(13):
        y = 56 + number * 4
        pen.box((64 - STAIR_HALF + 3, y, 64 + STAIR_HALF - 3, y + 2.4), Look(BRIGHT_RED, bevel=0.8))
    for side in (-1, 1):
        left, right = sorted((64 + side * STAIR_HALF, 64 + side * (STAIR_HALF - 4.5)))
        pen.box((left, 54, right, 108), Look(CREAM, bevel=1.4))


def _shrine(pen: Pen) -> None:
    pen.box((48, 38, 80, 56), Look(RED, bevel=1.6))
    pen.box((56, 43, 72, 56), Look(NIGHT, bevel=1.2, depth=-1))
    pen.poly([(40, 42), (53, 17), (75, 17), (88, 42)], Look(ROOF, bevel=3.5))
    pen.box((40, 38.5, 88, 43), Look(CREAM, bevel=1.2))
    pen.box((50, 14, 78, 18.5), Look(LIMESTONE, bevel=1.4))
    for x in (51, 77):
        pen.oval((x, 16, 3.6, 3.6), Look(GOLD, bevel=2, shine=0.6))


def _disc(pen: Pen, radius: float) -> Mask:
    return pen.canvas.disc(64 * pen.unit, 64 * pen.unit, radius * pen.unit)


def build() -> Iterator[Sprite]:
    """The icon of the program's window."""
    yield Sprite(f"window_icon_{WINDOW}", program_icon(WINDOW), "icon", (WINDOW / 2, WINDOW / 2))


def write() -> None:
    """Write the icon in all sizes, and the files of Windows and macOS that hold several of them."""
    pictures = {size: program_icon(size) for size in SIZES}
    for size, picture in pictures.items():
        few = picture.quantize(COLOURS, method=Image.Quantize.FASTOCTREE) if size > LARGEST_FREE else picture
        few.save(OF_MENUS / f"mexica_{size}.png", optimize=True)
        pictures[size] = few.convert("RGBA")
    windows = [pictures[size] for size in SIZES if size <= LARGEST_OF_WINDOWS]
    windows[-1].save(
        OF_PACKAGES / "mexica.ico", append_images=windows[:-1], sizes=[picture.size for picture in windows]
    )
    (OF_PACKAGES / "mexica.icns").write_bytes(_icns(pictures))


def _icns(pictures: dict[int, Image.Image]) -> bytes:
    """The icon file of macOS: a kind, a length and a PNG for each size, with no 1024 that we do not have."""
    body = b""
    for kind, size in MACOS.items():
        png = BytesIO()
        pictures[size].save(png, "PNG", optimize=True)
        body += kind + pack(">I", len(png.getvalue()) + 8) + png.getvalue()
    return b"icns" + pack(">I", len(body) + 8) + body


if __name__ == "__main__":
    write()
