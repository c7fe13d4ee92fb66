"""The five reliefs of the serpents, each drawn on the unrolled skin of a body segment.

A map's x runs along the segment (0..PITCH), its y around it: 0 is the ridge, positive to the south (towards
the viewer). Every relief gives a height in cells and a linear colour a pixel.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage

PITCH = 0.80  # of a piece, in cells
RADIUS = 0.26
ROUND = 2 * math.pi * RADIUS
PX = 640  # map pixels a cell
W, H = round(PITCH * PX), round(ROUND * PX)
MID = 0.235  # where a pattern's middle lies, from the ridge
Colour = tuple[float, float, float]


@dataclass(frozen=True)
class Paint:
    """Ground, figure, accent; the pale stone under the paint; feathers of ridge and plume with their tips."""

    ground: Colour
    figure: Colour
    accent: Colour
    feather: Colour
    tip: Colour
    rough: float = 0.72
    spec: float = 0.3


PAINTS = {
    "yellow": Paint(
        (0.90, 0.570, 0.060),
        (1.00, 0.90, 0.42),
        (0.52, 0.075, 0.018),
        (0.96, 0.70, 0.100),
        (0.60, 0.09, 0.02),
    ),
    "red": Paint(
        (0.270, 0.011, 0.011),
        (0.74, 0.58, 0.36),
        (0.070, 0.006, 0.006),
        (0.330, 0.016, 0.012),
        (0.78, 0.62, 0.38),
    ),
    "black": Paint(
        (0.011, 0.011, 0.016),
        (0.026, 0.026, 0.036),
        (0.58, 0.56, 0.54),
        (0.016, 0.016, 0.023),
        (0.62, 0.58, 0.52),
        0.28,
        0.6,
    ),
    "green": Paint(
        (0.010, 0.085, 0.032),
        (0.036, 0.260, 0.055),
        (0.32, 0.54, 0.13),
        (0.028, 0.260, 0.065),
        (0.52, 0.70, 0.20),
    ),
    "blue": Paint(
        (0.040, 0.185, 0.520),
        (0.84, 0.93, 0.95),
        (0.085, 0.380, 0.680),
        (0.060, 0.270, 0.600),
        (0.84, 0.92, 0.94),
    ),
}
CLAY: Colour = (0.62, 0.50, 0.34)
BELLY: Colour = (0.72, 0.60, 0.40)


def noise(scale: float, seed: int, shape: tuple[int, int] = (H, W)) -> np.ndarray:
    """Soft noise of unit variance, its features `scale` cells wide."""
    field = ndimage.gaussian_filter(
        np.random.default_rng(seed).standard_normal(shape), scale * PX / 2, mode="wrap"
    )
    return ((field - field.mean()) / field.std()).astype(np.float32)


class Skin:
    """A map being drawn: masks in, heights and colours out."""

    def __init__(self, paint: Paint) -> None:
        self.paint = paint
        self.height = np.zeros((H, W), np.float32)
        self.colour = np.tile(np.array(paint.ground, np.float32), (H, W, 1))

    def mask(self, polygons: list[list[tuple[float, float]]], soft: float = 0.0) -> np.ndarray:
        """The union of polygons in cells; y counts from the ridge and goes on around."""
        picture = Image.new("L", (W, H), 0)
        pen = ImageDraw.Draw(picture)
        for polygon in polygons:
            for turn in (-H, 0, H):
                pen.polygon([(x * PX, y * PX + turn) for x, y in polygon], fill=255)
        out = np.asarray(picture).astype(np.float32) / 255
        return ndimage.gaussian_filter(out, soft * PX) if soft else out

    def stroke(self, points: list[tuple[float, float]], width: float) -> np.ndarray:
        """A line with round ends."""
        picture = Image.new("L", (W, H), 0)
        pen = ImageDraw.Draw(picture)
        for turn in (-H, 0, H):
            dots = [(x * PX, y * PX + turn) for x, y in points]
            pen.line(dots, fill=255, width=round(width * PX), joint="curve")
            for x, y in dots:
                r = width * PX / 2
                pen.ellipse((x - r, y - r, x + r, y + r), fill=255)
        return np.asarray(picture).astype(np.float32) / 255

    def disc(self, x: float, y: float, r: float) -> np.ndarray:
        """A round."""
        return self.mask(
            [[(x + r * math.cos(t), y + r * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 48)]]
        )

    def raise_(self, mask: np.ndarray, by: float, colour: Colour | None = None, bevel: float = 0.010) -> None:
        """Raise (or sink) a shape with rounded edges and paint it."""
        deep = ndimage.distance_transform_edt(mask > 0.5) / (bevel * PX)
        t = np.clip(deep, 0, 1)
        self.height += (by * (1 - (1 - t) ** 2)).astype(np.float32)
        if colour is not None:
            self.tint(mask, colour)

    def tint(self, mask: np.ndarray, colour: Colour) -> None:
        """Paint without raising."""
        m = ndimage.gaussian_filter(mask, 1.0)[..., None]
        self.colour = self.colour * (1 - m) + np.array(colour, np.float32) * m


def _sun(s: Skin) -> None:
    x0, y0 = PITCH * 0.49, MID
    rays, small = [], []
    for k in range(12):
        a, w = 2 * math.pi * k / 12, 0.235

        def at(r: float, t: float) -> tuple[float, float]:
            return x0 + r * 1.42 * math.cos(t), y0 + r * math.sin(t)

        long = 0.236 if k % 2 == 0 else 0.205
        (rays if k % 2 == 0 else small).append([at(0.100, a - w), at(long, a), at(0.100, a + w)])
    outline = []  # dark around the sun: it reads on the light ground, also in grey
    for k in range(12):
        a, long = 2 * math.pi * k / 12, 0.262 if k % 2 == 0 else 0.228
        wide = [(0.09, a - 0.33), (long, a), (0.09, a + 0.33)]
        outline.append([(x0 + r * 1.42 * math.cos(t), y0 + r * math.sin(t)) for r, t in wide])
    s.tint(s.mask(outline), s.paint.accent)
    s.raise_(s.mask(small), 0.020, s.paint.accent, 0.014)
    s.raise_(s.mask(rays), 0.030, s.paint.figure, 0.016)
    s.raise_(s.disc(x0, y0, 0.128), 0.012, s.paint.accent)
    s.raise_(s.disc(x0, y0, 0.113), 0.022, s.paint.figure, 0.018)
    s.raise_(s.disc(x0, y0, 0.066), -0.018, s.paint.accent, 0.012)
    s.raise_(s.disc(x0, y0, 0.036), 0.022, s.paint.figure, 0.016)
    back = [[(x - 0.05, -0.06), (x, -0.24), (x + 0.05, -0.06)] for x in np.arange(0.1, PITCH, 0.115)]
    s.raise_(s.mask(back), 0.02, s.paint.figure)


def _fret(s: Skin) -> None:
    """Two stepped frets that hook into each other, as on Mitla's walls."""
    u = 0.0365
    top, left = 0.055, 0.105
    steps = [
        (0, 9),
        (0, 7.3),
        (1.7, 7.3),
        (1.7, 5.6),
        (3.4, 5.6),
        (3.4, 3.9),
        (5.1, 3.9),
        (5.1, 2.0),
        (15.6, 2.0),
        (15.6, 8.0),
        (9.3, 8.0),
        (9.3, 4.6),
        (12.6, 4.6),
        (12.6, 5.9),
        (10.9, 5.9),
        (10.9, 6.5),
        (14.0, 6.5),
        (14.0, 3.4),
        (7.6, 3.4),
        (7.6, 9),
    ]
    s.raise_(
        s.mask([[(left + x * u, top + (y - 1.2) * u * 1.12) for x, y in steps]]), 0.032, s.paint.figure, 0.011
    )
    bars = [[(0.07, y), (0.74, y), (0.74, y + 0.018), (0.07, y + 0.018)] for y in (0.035, 0.392)]
    s.raise_(s.mask(bars), 0.014, s.paint.accent, 0.006)
    back = [
        [(x, ROUND - 0.23), (x + 0.07, ROUND - 0.23), (x + 0.07, ROUND - 0.10), (x, ROUND - 0.10)]
        for x in (0.13, 0.31, 0.49, 0.67)
    ]
    s.raise_(s.mask(back), 0.02, s.paint.figure)


def _flakes(s: Skin) -> None:
    """Knapped facets, each a tilted plane with a pale rim."""
    chance = np.random.default_rng(5)
    yy, xx = np.mgrid[0:H, 0:W].astype(np.float32) / PX
    points = []
    for row in range(13):
        for column in range(7):
            jitter = chance.uniform(-0.030, 0.030, 2)
            points.append(
                ((column + 0.5 * (row % 2)) * 0.135 - 0.02 + jitter[0], row * ROUND / 13 + jitter[1])
            )
    best = np.full((H, W), 9.0, np.float32)
    second, owner = best.copy(), np.zeros((H, W), int)
    for number, (x, y) in enumerate(points):
        dy = (yy - y + ROUND / 2) % ROUND - ROUND / 2
        d = np.hypot(xx - x, dy * 1.05)
        nearer = d < best
        second = np.where(nearer, best, np.minimum(second, d))
        owner = np.where(nearer, number, owner)
        best = np.where(nearer, d, best)
    edge = second - best
    tilt = chance.uniform(-0.55, 0.55, (len(points), 2))
    px = np.array(points, np.float32)
    dy = (yy - px[owner, 1] + ROUND / 2) % ROUND - ROUND / 2
    plane = tilt[owner, 0] * (xx - px[owner, 0]) + tilt[owner, 1] * dy
    s.height += np.clip(plane, -0.03, 0.03).astype(np.float32) + 0.022 * np.clip(edge / 0.05, 0, 1)
    tone = chance.uniform(0.6, 2.4, len(points))[owner][..., None].astype(np.float32)
    s.colour = np.array(s.paint.ground, np.float32) * tone
    rim = np.clip(1.25 - np.abs(edge - 0.016) / 0.0105, 0, 1).astype(np.float32)
    s.tint(np.clip(rim * (0.80 + 0.22 * noise(0.06, 3)), 0, 1), s.paint.accent)


def _quetzal(s: Skin) -> None:
    """Long overlapping feathers that sweep back, each with a quill."""
    rows = 8
    for row in reversed(range(rows)):
        y0 = -0.30 + row * 0.112
        for column in range(-2, 4):
            x0 = column * 0.27 + 0.135 * (row % 2) - 0.02
            n = np.linspace(0, 1, 14)
            half = 0.084 * np.sin(np.pi * np.clip(0.12 + 0.88 * n, 0, 1) ** 0.8) ** 0.7
            drop = 0.105 * n**1.2
            low = [(x0 + 0.40 * a, y0 + d + h) for a, d, h in zip(n, drop, half, strict=True)]
            up = [(x0 + 0.40 * a, y0 + d - h) for a, d, h in zip(n, drop, half, strict=True)]
            mask = s.mask([low + up[::-1]])
            ring = mask - ndimage.grey_erosion(mask, 11)
            chance = np.random.default_rng(row * 31 + column + 9)
            f = 0.85 + 0.4 * chance.random()
            _, xx = np.mgrid[0:H, 0:W].astype(np.float32) / PX
            along = np.clip((xx - x0) / 0.40, 0, 1)
            deep = np.clip(ndimage.distance_transform_edt(mask > 0.5) / (0.03 * PX), 0, 1)
            level = 0.010 + 0.030 * along + 0.012 * deep
            m = mask > 0.5
            s.height[m] = level[m]
            shade = np.array(s.paint.figure, np.float32) * f * (0.32 + 1.05 * along[..., None] ** 1.3)
            s.colour[m] = shade[m]
            s.tint(np.clip(ring, 0, 1) * (along > 0.35), s.paint.accent)
            quill = [(x0 + 0.36 * a, y0 + d) for a, d in zip(n, drop, strict=True)]
            line = s.stroke(quill, 0.014) * mask
            s.height += 0.005 * line
            s.tint(line * 0.9, s.paint.accent)


def _waves(s: Skin) -> None:
    """A running scroll: crests that roll over, foam above the swell."""
    for y0, size, count, shift in ((0.27, 1.0, 2, 0.06),):
        step = 0.66 / count
        for k in range(-1, count + 1):
            cx, cy = shift + step * (k + 0.60), y0 - 0.035
            spiral = []
            for t in np.linspace(0, 1, 60):
                a = -2.9 + t * 8.2
                r = 0.118 * size * (1 - t) ** 0.85 + 0.012
                spiral.append((cx + r * 1.05 * math.cos(a), cy + r * math.sin(a)))
            swell = [
                (cx - step * 0.98, cy + 0.135),
                (cx - step * 0.62, cy + 0.125),
                (cx - step * 0.36, cy + 0.06),
            ]
            s.raise_(s.stroke([*swell, *spiral[:2]], 0.046), 0.030, s.paint.figure, 0.016)
            s.raise_(s.stroke(spiral, 0.040), 0.030, s.paint.figure, 0.016)
    xs = np.linspace(0, PITCH, 60)
    low = s.stroke([(x, 0.405 + 0.014 * math.sin(x * 2 * math.pi / 0.165)) for x in xs], 0.030)
    s.raise_(low, 0.020, s.paint.accent, 0.01)
    high = s.stroke([(x, 0.045 + 0.012 * math.sin(x * 2 * math.pi / 0.165)) for x in xs], 0.026)
    s.raise_(high, 0.018, s.paint.accent, 0.01)
    back = s.stroke([(x, ROUND - 0.17 + 0.03 * math.sin(x * 2 * math.pi / 0.2)) for x in xs], 0.04)
    s.raise_(back, 0.02, s.paint.figure, 0.012)


def _belly(s: Skin) -> None:
    """Pale plates along the belly."""
    a, b = 0.425, ROUND - 0.38
    plates = [
        [(x + 0.006, a), (x + 0.076, a), (x + 0.086, b), (x + 0.016, b)]
        for x in np.arange(-0.02, PITCH, 0.089)
    ]
    gap = s.mask([[(0, a - 0.012), (PITCH, a - 0.012), (PITCH, b), (0, b)]])
    s.tint(gap, tuple(c * 0.3 for c in BELLY))
    s.height *= 1 - gap
    s.raise_(s.mask(plates), 0.022, BELLY, 0.018)


DRAW = {"yellow": _sun, "red": _fret, "black": _flakes, "green": _quetzal, "blue": _waves}


def skin(name: str, seed: int = 1) -> tuple[np.ndarray, np.ndarray]:
    """Height (cells) and linear colour of a segment's skin, with chips, worn edges and stains."""
    s = Skin(PAINTS[name])
    DRAW[name](s)
    _belly(s)
    h = ndimage.gaussian_filter(s.height, 1.6)
    chips = np.clip(noise(0.030, seed) + 0.55 * noise(0.11, seed + 1) - 2.0, 0, 1)
    h = h - 0.020 * chips * (h > 0.012)
    proud = h - ndimage.gaussian_filter(h, 0.018 * PX)  # edges that stand out are rubbed
    worn = np.clip(proud / 0.012 - 0.55 + 0.5 * noise(0.035, seed + 2), 0, 1) * (
        0.42 if name != "black" else 0.15
    )
    worn = np.maximum(worn, 0.85 * np.clip(chips * 3, 0, 1))[..., None]
    colour = s.colour * (1 + 0.10 * noise(0.16, seed + 3) + 0.06 * noise(0.02, seed + 4))[..., None]
    colour = colour * (1 - worn) + np.array(CLAY, np.float32) * worn
    dust = np.clip(-proud / 0.012, 0, 1)[..., None] * 0.35
    colour = colour * (1 - dust)
    return h.astype(np.float32), np.clip(colour, 0, 1).astype(np.float32)
