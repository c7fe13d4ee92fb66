"""Ground of dressed stone: height and colour maps of slabs, carved and painted, lit by a low morning sun."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw
from scipy import ndimage

Array = NDArray[np.float32]
Box = tuple[float, float, float, float]
Point = tuple[float, float]
Polygon = list[Point]

LIME = np.array((203, 183, 147), np.float32)
COOL = np.array((176, 163, 138), np.float32)
RED = np.array((158, 62, 40), np.float32)
TEAL = np.array((54, 138, 130), np.float32)
_JOINT = (128, 108, 80)  # what shows between stones
_SUN = np.array([-0.90, -0.30, 0.95])
_SUN = _SUN / np.linalg.norm(_SUN)
_FINE, _SMALL, _MIDDLE, _LARGE, _HUGE = 1.2, 3, 9, 40, 130  # features of the noise, in pixels of the window

FRET: Polygon = [
    *((0, 8), (0, 6.4), (1.6, 6.4), (1.6, 4.8), (3.2, 4.8), (3.2, 3.2), (4.8, 3.2), (4.8, 1.6), (12.6, 1.6)),
    *((12.6, 6.8), (7.8, 6.8), (7.8, 4.6), (9.4, 4.6), (9.4, 5.3), (11.0, 5.3), (11.0, 3.2), (6.4, 3.2)),
    (6.4, 8),
]
PERIOD = 14.4


class Ground:
    """A rectangle of ground, its size in pixels of a window of 1600x1000; the picture is twice as large.

    All of it repeats: what leaves one side comes in at the other.
    """

    scale = 2

    def __init__(self, width: int, height: int, seed: int = 0) -> None:
        self.size = width, height
        shape = height * self.scale, width * self.scale
        self.height = np.full(shape, -0.4, np.float32)
        self.colour = np.zeros((*shape, 3), np.float32) + _JOINT
        self.light = np.ones(shape, np.float32)
        features = (_FINE, _SMALL, _MIDDLE, _LARGE, _HUGE)
        self.rough = {size: self._noise(size, seed + n) for n, size in enumerate(features)}

    def _noise(self, feature: float, seed: int) -> Array:
        """Noise of unit variance, its features about this many pixels of the window wide."""
        field = np.random.default_rng(seed).standard_normal(self.height.shape).astype(np.float32)
        field = ndimage.gaussian_filter(field, feature * self.scale / 2, mode="wrap")
        out: Array = ((field - field.mean()) / field.std()).astype(np.float32)
        return out

    def stone(
        self, box: Box, tone: Array, gap: float = 0.8, bevel: float = 2.2, lift: float = 1.0,
        tilt: Point = (0, 0),
    ) -> None:  # fmt: skip
        """Lay a dressed stone with worn edges; it may reach over the sides."""
        x0, y0, x1, y1 = (round(v * self.scale) for v in box)
        yy, xx = np.mgrid[y0:y1, x0:x1]
        part = np.ix_(np.arange(y0, y1) % self.height.shape[0], np.arange(x0, x1) % self.height.shape[1])
        away = np.minimum(np.minimum(xx - x0, x1 - 1 - xx), np.minimum(yy - y0, y1 - 1 - yy)) / self.scale
        away = away + 0.09 * self.rough[_SMALL][part] + 0.38 * self.rough[_MIDDLE][part]
        inside = away > gap
        rise = np.clip((away - gap) / bevel, 0, 1)
        u, v = (xx - x0) / max(1, x1 - x0) - 0.5, (yy - y0) / max(1, y1 - y0) - 0.5
        high = lift * (1 - (1 - rise) ** 2) * 1.3 + tilt[0] * u + tilt[1] * v
        self.height[part] = np.where(inside, high, np.float32(-0.4))
        worn = np.clip(1 - rise, 0, 1)[..., None] * 12
        self.colour[part] = np.where(inside[..., None], tone + worn, self.colour[part])

    def pave(self, area: Box, row: float, wide: float, seed: int, base: Array, vary: float = 9) -> None:
        """Pave an area in courses of stones of unequal length, each course shifted along."""
        chance = np.random.default_rng(seed)
        courses = np.linspace(area[1], area[3], max(1, round((area[3] - area[1]) / row)) + 1)
        for top, bottom in pairwise(courses):
            x, shift = area[0], chance.uniform(0, wide) if area[2] - area[0] == self.size[0] else 0.0
            while x < area[2] - 1:
                width = wide * chance.uniform(0.65, 1.45)
                if area[2] - x - width < wide * 0.45:
                    width = area[2] - x
                tone = base * (1 + chance.normal(0, vary / 255))
                tone = tone + np.array((1, 0, -1), np.float32) * chance.normal(0, 3.0)
                tilt = float(chance.normal(0, 0.8)), float(chance.normal(0, 0.8))
                self.stone((x + shift, top, x + shift + width, bottom), tone, tilt=tilt)
                x += width

    def carve(
        self, polygons: list[Polygon], depth: float, paint: Array | None = None, faded: float = 0.55
    ) -> None:
        """Sink shapes into the stone, with the rest of old paint in them."""
        mask = ndimage.gaussian_filter(self.drawn(polygons), 0.6 * self.scale)
        self.height -= depth * mask
        self.colour *= (1 - 0.14 * mask)[..., None]
        if paint is not None:
            share = np.clip(faded + 0.28 * self.rough[_MIDDLE] + 0.16 * self.rough[_FINE], 0, 0.92) * mask
            self.colour = self.colour * (1 - share[..., None]) + paint * share[..., None]

    def drawn(self, polygons: list[Polygon]) -> Array:
        """A mask of polygons in pixels of the window."""
        finer, (height, width) = 2 * self.scale, self.height.shape
        picture = Image.new("L", (width * 2, height * 2), 0)
        pen = ImageDraw.Draw(picture)
        for polygon in polygons:
            pen.polygon([(x * finer, y * finer) for x, y in polygon], fill=255)
        small = picture.resize((width, height), Image.Resampling.BOX)
        out: Array = np.asarray(small).astype(np.float32) / 255
        return out

    def lit(self) -> Image.Image:
        """The ground in sunlight, with hollows, stains and moss."""
        high = self.height + 0.10 * self.rough[_SMALL] + 0.05 * self.rough[_FINE] + 0.45 * self.rough[_MIDDLE]
        wide = np.pad(high, 1, mode="wrap")
        gy, gx = (slope[1:-1, 1:-1] * 0.55 * self.scale / 2 for slope in np.gradient(wide))
        sun = np.clip(-gx * _SUN[0] - gy * _SUN[1] + _SUN[2], 0, None) / np.sqrt(gx**2 + gy**2 + 1) / _SUN[2]
        around = ndimage.gaussian_filter(high, 3 * self.scale, mode="wrap")
        hollow = np.clip((around - high) / 3.0, 0, 1)
        stain = 0.030 * self.rough[_HUGE] + 0.025 * self.rough[_LARGE] + 0.020 * self.rough[_SMALL]
        moss = (
            np.clip(self.rough[_LARGE] * 0.6 + self.rough[_MIDDLE] * 0.5 - 1.0 + hollow, 0, 1)[..., None]
            * 0.3
        )
        colour = self.colour * (1 + stain)[..., None]
        colour = colour * (1 - moss) + np.array((96, 104, 58), np.float32) * moss
        tone = (0.34 + 0.66 * sun) * (1 - 0.34 * hollow) * self.light
        rgb = np.clip(colour * tone[..., None] * np.array((1.02, 1.0, 0.95)), 0, 255)
        return Image.fromarray(rgb.astype(np.uint8), "RGB")


def frets(begin: float, end: float, unit: float, turn: Callable[[float, float], Point]) -> list[Polygon]:
    """Stepped frets between two places, as many as fit evenly; `turn` lays a point (along, across)."""
    count = int((end - begin) // (PERIOD * unit))
    pitch = (end - begin) / count
    return [[turn(begin + k * pitch + x * unit, y * unit) for x, y in FRET] for k in range(count)]


def frieze(ground: Ground, width: float, block: float, seed: int) -> None:
    """A border of carved blocks around the whole ground: frets between two lines, a sun in every corner."""
    right, bottom = ground.size
    chance = np.random.default_rng(seed)
    for length, across in ((right, False), (bottom, True)):
        cuts = np.linspace(width, length - width, max(1, round((length - 2 * width) / block)) + 1)
        for a, b in pairwise(cuts):
            for near in (0.0, (bottom if not across else right) - width):
                box = (near, a, near + width, b) if across else (a, near, b, near + width)
                ground.stone(box, LIME * (1.03 + chance.normal(0, 0.022)), 0.5, 2.0, 1.8)
    corners = [(x, y) for x in (0, right - width) for y in (0, bottom - width)]
    for x, y in corners:
        ground.stone((x, y, x + width, y + width), LIME * 1.06, 0.5, 2.4, 2.6)
    unit = width / 12.5
    off = width * 0.5 - 4.8 * unit
    drawn = frets(width, right - width, unit, lambda a, b: (a, off + b))
    drawn += frets(width, right - width, unit, lambda a, b: (a, bottom - width + off + b))
    drawn += frets(width, bottom - width, unit, lambda a, b: (off + b, a))
    drawn += frets(width, bottom - width, unit, lambda a, b: (right - off - b, a))
    ground.carve(drawn, 2.4, RED, 0.42)
    ground.carve(
        [line for inset in (1.7, width - 3.2) for line in _ring(ground.size, inset)], 1.2, TEAL, 0.40
    )
    ground.carve([part for x, y in corners for part in _sun(x, y, width)], 2.2, RED, 0.5)


def _ring(size: tuple[int, int], inset: float) -> list[Polygon]:
    thick, right, bottom = 1.3, size[0] - inset, size[1] - inset
    boxes = (
        (inset, inset, right, inset + thick), (inset, bottom - thick, right, bottom),
        (inset, inset, inset + thick, bottom), (right - thick, inset, right, bottom),
    )  # fmt: skip
    return [[(a, b), (c, b), (c, d), (a, d)] for a, b, c, d in boxes]


def _sun(x: float, y: float, width: float) -> list[Polygon]:
    mx, my = x + width / 2, y + width / 2

    def at(reach: float, turn: float) -> Point:
        return mx + reach * width * np.cos(turn), my + reach * width * np.sin(turn)

    rays = [[at(0.20, k - 0.3), at(0.40, k), at(0.20, k + 0.3)] for k in np.arange(8) * np.pi / 4]
    return [*rays, [at(0.13, turn) for turn in np.linspace(0, 2 * np.pi, 24)]]
