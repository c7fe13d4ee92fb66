"""The signs of the seat colours: the roof shapes that tell the players apart without colour."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from kit import GOLD, Canvas, Colour, K, Look, Point

COLOURS = ("black", "grey", "sand", "red", "neutral")


@dataclass(frozen=True)
class Paint:
    """Body stone, frieze paint and roof paint of a seat colour."""

    body: Colour
    frieze: Colour
    roof: Colour


PAINT = {
    "black": Paint((50, 49, 56), GOLD, (44, 43, 50)),
    "grey": Paint((156, 162, 172), (46, 68, 108), (104, 118, 146)),
    "sand": Paint((234, 206, 144), (26, 112, 110), (232, 180, 80)),
    "red": Paint((160, 42, 38), (244, 226, 188), (150, 34, 32)),
    "neutral": Paint((112, 160, 130), (186, 132, 66), (84, 134, 104)),
}


class Pen:
    """Draws in emblem units (64 x 64) on a canvas: scaled by `unit` and moved to (x, y)."""

    def __init__(self, canvas: Canvas, x: float = 0, y: float = 0, unit: float = 1) -> None:
        self.canvas, self.x, self.y, self.unit = canvas, x, y, unit

    def at(self, points: list[Point]) -> list[Point]:
        """Emblem points in sprite pixels."""
        return [(self.x + px * self.unit, self.y + py * self.unit) for px, py in points]

    def poly(self, points: list[Point], look: Look) -> None:
        """A polygon."""
        self.canvas.paint(self.canvas.polygon(self.at(points)), self.fit(look))

    def box(self, box: tuple[float, float, float, float], look: Look) -> None:
        """A rectangle (left, top, right, bottom)."""
        left, top, right, bottom = box
        self.poly(
            [(left, top), (right - 1 / K, top), (right - 1 / K, bottom - 1 / K), (left, bottom - 1 / K)], look
        )

    def oval(self, box: tuple[float, float, float, float], look: Look) -> None:
        """An ellipse (centre x, centre y, radius x, radius y)."""
        ((x, y),) = self.at([(box[0], box[1])])
        self.canvas.paint(self.canvas.disc(x, y, box[2] * self.unit, box[3] * self.unit), self.fit(look))

    def fit(self, look: Look) -> Look:
        """The look with its bevel in sprite pixels."""
        return look.but(bevel=max(0.5, look.bevel * self.unit))


def _black(pen: Pen, p: Paint) -> None:
    roof = Look(p.roof, bevel=2, grain=0.05)
    pen.box((12, 22, 52, 34), roof)
    for left in (12, 23.3, 34.6, 45):
        pen.box((left, 13, left + 7.5, 23), Look(p.frieze, bevel=2, shine=0.6))
    pen.box((12, 29, 52, 33), Look(p.frieze, bevel=1.2, shine=0.6))


def _grey(pen: Pen, p: Paint) -> None:
    dome = [(32 - 20 * math.cos(math.pi * i / 40), 30 - 20 * math.sin(math.pi * i / 40)) for i in range(41)]
    pen.poly(dome, Look(p.roof, bevel=11, depth=0.9))
    pen.box((10, 28, 54, 33.5), Look(p.frieze, bevel=1.5))
    pen.oval((32, 9, 4.5, 4.5), Look(GOLD, bevel=4, shine=0.6))


def _sand(pen: Pen, p: Paint) -> None:
    pen.poly([(16, 32), (19, 8), (45, 8), (48, 32)], Look(p.roof, bevel=2))
    for x in (24, 32, 40):
        pen.box((x - 2.5, 15, x + 2.5, 25), Look(p.frieze, bevel=1.2, depth=-1))
    for x in (21, 28.3, 35.6, 43):
        pen.box((x - 2.2, 3.5, x + 2.2, 9), Look(p.roof, bevel=1.5))
    pen.box((13, 28, 51, 33), Look(p.frieze, bevel=1.2))


def _red(pen: Pen, p: Paint) -> None:
    pen.poly([(7, 33), (25, 7), (39, 7), (57, 33)], Look(p.roof, bevel=3))
    pen.box((22, 4.5, 42, 9), Look(p.frieze, bevel=1.5))
    pen.box((7, 29, 57, 33.5), Look(p.frieze, bevel=1.2))


def _neutral(pen: Pen, p: Paint) -> None:
    pen.box((13, 28, 51, 33.5), Look(p.frieze, bevel=1.5))
    pen.box((19, 22, 45, 29), Look(p.roof, bevel=2))
    pen.poly([(23, 13), (41, 13), (37, 23), (27, 23)], Look(p.body, bevel=2))
    pen.oval((32, 13, 9, 2.6), Look((62, 78, 40), bevel=1.5, depth=-0.8))


_ROOFS: dict[str, Callable[[Pen, Paint], None]] = {
    "black": _black, "grey": _grey, "sand": _sand, "red": _red, "neutral": _neutral,
}  # fmt: skip


def shrine(pen: Pen, colour: str) -> None:
    """The upper house of the colour's temple with its roof, seen from the front."""
    p = PAINT[colour]
    pen.box((6, 50, 58, 60), Look(p.body, bevel=2))
    pen.box((13, 32, 51, 51), Look(p.body, bevel=2))
    pen.box((26, 37, 38, 51), Look((30, 20, 18), bevel=1.5, depth=-1))
    _ROOFS[colour](pen, p)


def rimmed(canvas: Canvas, draw: Callable[[Canvas], None], rims: list[tuple[float, Colour]]) -> None:
    """Draw a figure with rims around its whole outline, the widest first."""
    trial = Canvas(*canvas.size, canvas.seed)
    draw(trial)
    for width, colour in rims:
        canvas.blend(canvas.grow(trial.alpha > 0.5, width).astype("float32"), colour)
    draw(canvas)
