"""The masks of the six kinds of souls, drawn: outline, what is cut into it, what stands out; and their hues.

The kinds differ in outline, in hue, and in steps of lightness, so that eyes which see few hues or none tell
them apart too.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

BIG = 1000  # pixels of the drawings
Array = NDArray[Any]
Point = tuple[float, float]
Light = tuple[float, float, float]


class Drawing:
    """The layers "body", "cut" and "high" of a mask; coordinates from -1 to 1, y upwards."""

    def __init__(self) -> None:
        self.layers = {name: Image.new("L", (BIG, BIG), 0) for name in ("body", "cut", "high")}
        self.pens = {name: ImageDraw.Draw(picture) for name, picture in self.layers.items()}

    @staticmethod
    def px(points: Sequence[Point]) -> list[Point]:
        """Points in pixels of the drawing."""
        return [((x * 0.96 + 1) * BIG / 2, (1 - y * 0.96) * BIG / 2) for x, y in points]

    def shape(self, layer: str, points: Sequence[Point], fill: int = 255) -> None:
        """Fill an outline; with 0 take it away."""
        self.pens[layer].polygon(self.px(points), fill=fill)

    def disc(self, layer: str, x: float, y: float, r: float, fill: int = 255) -> None:
        """Fill a circle."""
        self.shape(layer, arc(x, y, r, 0, 360, 90), fill)

    def line(self, layer: str, points: Sequence[Point], width: float) -> None:
        """Draw a line with round ends."""
        at = self.px(points)
        w = width * 0.96 * BIG / 2
        self.pens[layer].line(at, fill=255, width=round(w), joint="curve")
        for x, y in at:
            self.pens[layer].ellipse([x - w / 2, y - w / 2, x + w / 2, y + w / 2], fill=255)

    def eye(self, x: float, y: float, r: float) -> None:
        """Cut a round eye with a pupil that stands out."""
        self.disc("cut", x, y, r)
        self.disc("cut", x, y, r * 0.42, 0)

    def maps(self, samples: int) -> tuple[Array, Array, Array]:
        """Whether a sample is inside the outline, how deeply it is cut, and how far it stands out."""
        small = [p.resize((samples, samples), Image.Resampling.LANCZOS) for p in self.layers.values()]
        body, cut, high = (np.asarray(p).astype(float) / 255 for p in small)
        return body > 0.5, cut, high


def arc(x: float, y: float, r: float, begin: float, end: float, n: int = 40) -> list[Point]:
    """Points on a circle, in degrees."""
    turns = np.linspace(math.radians(begin), math.radians(end), n)
    return [(x + r * math.cos(t), y + r * math.sin(t)) for t in turns]


def sun() -> Drawing:
    """A round face with twelve rays."""
    d = Drawing()
    for i in range(12):
        t = 30 * i + 15
        tip = 0.99 if i % 2 else 0.92
        d.shape("body", [*arc(0, 0, 0.60, t - 13, t + 13, 3), *arc(0, 0, tip, t, t, 1)])
    d.disc("body", 0, 0, 0.70)
    d.line("cut", arc(0, 0, 0.62, 0, 360, 90), 0.055)
    for side in (-1, 1):
        d.eye(side * 0.24, 0.12, 0.145)
        d.line("high", [(side * 0.10, 0.30), (side * 0.40, 0.28)], 0.09)
    d.shape("high", [(-0.07, 0.22), (0.07, 0.22), (0.13, -0.10), (-0.13, -0.10)])
    d.shape("cut", [(-0.24, -0.20), (0.24, -0.20), (0.15, -0.40), (-0.15, -0.40)])
    d.shape("cut", [(-0.06, -0.28), (0.06, -0.28), (0.05, -0.52), (-0.05, -0.52)], 0)  # the tongue
    return d


def moon() -> Drawing:
    """A crescent with a sleeping face in profile."""
    d = Drawing()
    d.shape("body", arc(-0.02, 0, 0.97, 42, 318, 80) + arc(0.42, 0.0, 0.708, 293, 67, 60))
    d.shape("body", [(-0.28, 0.18), (-0.02, 0.0), (-0.08, -0.10), (-0.30, -0.12)])  # nose
    d.line("cut", arc(-0.02, 0, 0.84, 62, 298, 60), 0.055)
    d.line("cut", arc(-0.50, 0.22, 0.16, 200, 340, 20), 0.070)
    d.line("cut", [(-0.52, -0.34), (-0.30, -0.30)], 0.070)
    for t in (75, 100, 258, 283):
        d.disc("cut", 0.70 * math.cos(math.radians(t)) - 0.03, 0.70 * math.sin(math.radians(t)), 0.058)
    return d


def jaguar() -> Drawing:
    """A broad face with round ears and fangs."""
    d = Drawing()
    for side in (-1, 1):
        d.disc("body", side * 0.58, 0.62, 0.31)
        d.disc("cut", side * 0.58, 0.64, 0.15)
        d.disc("body", side * 0.44, -0.14, 0.45)
    half = [(0.66, 0.62), (0.88, 0.05), (0.52, -0.62), (0.26, -0.84)]
    d.shape("body", [*half, *[(-x, y) for x, y in reversed(half)]])
    for side in (-1, 1):
        d.shape("cut", [(side * 0.16, 0.12), (side * 0.34, 0.32), (side * 0.60, 0.28), (side * 0.46, 0.08)])
        d.disc("cut", side * 0.37, 0.20, 0.06, 0)
        d.disc("high", side * 0.24, -0.36, 0.22)
        for x, y in ((0.62, -0.08), (0.70, -0.28)):
            d.disc("cut", side * x, y, 0.055)
        d.line("cut", arc(side * 0.20, 0.58, 0.11, 0, 360, 30), 0.05)
    d.shape("cut", [(-0.17, -0.06), (0.17, -0.06), (0.0, -0.26)])
    d.line("cut", [(0, -0.24), (0, -0.40)], 0.05)
    d.shape("cut", [(-0.36, -0.52), (0.36, -0.52), (0.22, -0.70), (-0.22, -0.70)])
    for side in (-1, 1):
        d.shape("cut", [(side * 0.27, -0.50), (side * 0.13, -0.50), (side * 0.20, -0.69)], 0)
    return d


def eagle() -> Drawing:
    """A head in profile, hooked beak to the left, crest to the right."""
    d = Drawing()
    for t, length in ((62, 0.98), (32, 1.0), (4, 0.98), (-24, 0.96), (-52, 0.98)):
        base = arc(0.08, 0.04, 0.40, t - 17, t + 17, 3)
        tip = arc(0.04, 0.0, length, t, t, 1)[0]
        sides = [arc(0.06, 0.02, length * 0.88, t + s, t + s, 1)[0] for s in (-9.5, 9.5)]
        d.shape("body", [base[0], sides[0], tip, sides[1], base[2]])
        d.line("cut", [arc(0.06, 0.02, 0.60, t, t, 1)[0], arc(0.06, 0.02, length * 0.84, t, t, 1)[0]], 0.05)
    d.disc("body", -0.02, 0.10, 0.56)
    beak = [(-0.30, 0.56), (-0.72, 0.46), (-0.96, 0.16), (-0.98, -0.20), (-0.86, -0.44), (-0.76, -0.14)]
    d.shape("body", [*beak, (-0.50, -0.10), (-0.44, -0.34), (-0.10, -0.40)])
    d.shape("body", [(-0.40, -0.20), (-0.62, -0.30), (-0.52, -0.46), (-0.20, -0.44)])
    throat = [(-0.34, -0.30), (0.30, -0.36), (0.34, -0.92), (0.06, -0.80), (-0.10, -0.96), (-0.30, -0.78)]
    d.shape("body", throat)
    d.eye(-0.10, 0.20, 0.165)
    d.line("high", [(-0.34, 0.40), (0.10, 0.44)], 0.10)
    d.line("cut", [(-0.44, 0.44), (-0.42, 0.10), (-0.46, -0.10)], 0.055)
    d.disc("cut", -0.66, 0.22, 0.055)
    for x in (-0.14, 0.10):
        d.line("cut", [(x, -0.46), (x + 0.02, -0.72)], 0.05)
    return d


def serpent() -> Drawing:
    """An S-shaped body with scales, open jaws and a rattle."""
    d = Drawing()
    curve = arc(0.02, 0.44, 0.44, 25, 265, 40) + arc(-0.02, -0.44, 0.44, 88, -150, 40)
    for i, (x, y) in enumerate(curve):
        d.disc("body", x, y, 0.235 - 0.09 * max(0, i - 52) / 28)
    upper = [(0.22, 0.88), (0.52, 0.94), (0.84, 0.74), (0.99, 0.62), (0.80, 0.56)]
    d.shape("body", [*upper, (0.60, 0.53), (0.86, 0.42), (0.92, 0.30), (0.58, 0.28), (0.24, 0.40)])
    d.disc("body", 0.42, 0.64, 0.29)
    d.eye(0.42, 0.70, 0.135)
    d.line("cut", [(0.60, 0.50), (0.34, 0.46)], 0.055)
    for i in range(10, 74, 7):
        d.line("cut", _scale(curve[i], curve[i + 1]), 0.05)
    x, y = curve[-1]
    for k in range(3):
        d.disc("body", x - 0.13 * (k + 0.3), y + 0.16 * k, 0.145 - 0.022 * k)
        d.disc("cut", x - 0.13 * (k + 0.3), y + 0.16 * k, 0.05)
    return d


def _scale(here: Point, there: Point) -> list[Point]:
    """An arrow across the serpent's body at a point of its way, with half of its width to each side."""
    (x, y), (u, v) = here, there
    t = math.hypot(u - x, v - y)
    ax, ay, w = (u - x) / t, (v - y) / t, 0.15
    back = x - ax * 0.05, y - ay * 0.05
    return [
        (back[0] - ay * w, back[1] + ax * w), (x + ax * 0.06, y + ay * 0.06),
        (back[0] + ay * w, back[1] - ax * w),
    ]  # fmt: skip


def maize() -> Drawing:
    """An upright ear between two husk leaves."""
    d = Drawing()

    def ear(w: float) -> list[Point]:
        turns = np.linspace(0, math.pi / 2, 30)
        right = [(w * math.cos(t) ** 0.62, 0.22 + 0.76 * math.sin(t)) for t in turns]
        return [(-0.9 * w, -0.60), (0.9 * w, -0.60), *right, *[(-x, y) for x, y in reversed(right)]]

    leaf = [(0.04, -0.98), (0.36, -0.88), (0.62, -0.52), (0.72, -0.08), (0.94, 0.30), (0.54, 0.16),
            (0.34, -0.18), (0.16, -0.50), (0, -0.60)]  # fmt: skip
    for side in (-1, 1):
        d.shape("body", [(side * x, y) for x, y in leaf])
        d.line("cut", [(side * 0.18, -0.78), (side * 0.42, -0.46), (side * 0.56, -0.06)], 0.05)
    d.shape("body", [(-0.2, -0.5), (0.2, -0.5), (0.14, -0.98), (-0.14, -0.98)])
    d.shape("body", ear(0.40))
    d.shape("high", ear(0.36))
    for row in range(7):
        d.line("cut", [(-0.42, 0.80 - 0.20 * row), (0.42, 0.80 - 0.20 * row)], 0.040)
    for x in (-0.19, 0.0, 0.19):
        d.line("cut", [(x, -0.42), (x, 0.5), (x * 0.75, 0.88)], 0.040)
    for side in (-1, 1):
        d.line("cut", [(side * 0.40, 0.2), (side * 0.37, -0.2), (side * 0.12, -0.62)], 0.05)
    return d


MASKS: dict[str, Callable[[], Drawing]] = {
    "sun": sun, "moon": moon, "jaguar": jaguar, "eagle": eagle, "serpent": serpent, "maize": maize,
}  # fmt: skip


@dataclass(frozen=True)
class Hue:
    """A kind's colour, deep, and bright where light comes through; linear."""

    deep: Light
    bright: Light

    @property
    def halo(self) -> tuple[int, int, int]:
        """The light around it, as a colour of the screen."""
        red, green, blue = (int(255 * c ** (1 / 2.2)) for c in self.bright)
        return red, green, blue


HUES = {
    "jaguar": Hue((0.20, 0.006, 0.006), (0.70, 0.085, 0.045)),
    "eagle": Hue((0.003, 0.030, 0.34), (0.07, 0.30, 0.95)),
    "serpent": Hue((0.003, 0.115, 0.045), (0.16, 0.70, 0.30)),
    "maize": Hue((0.27, 0.085, 0.60), (0.84, 0.54, 1.00)),
    "sun": Hue((0.86, 0.36, 0.006), (1.00, 0.88, 0.26)),
    "moon": Hue((0.40, 0.50, 0.62), (0.96, 0.99, 1.00)),
}
"""From dark to light."""
