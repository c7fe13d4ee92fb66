"""What the icons share: one line weight, one palette, and the figures that several of them show."""

from __future__ import annotations

import math
from collections.abc import Callable

from kit import (
    CREAM,
    GOLD,
    INK,
    LIMESTONE,
    RED,
    TURQUOISE,
    WATER,
    Canvas,
    Colour,
    Look,
    Mask,
    Point,
    Sprite,
    centred,
)

SIDE = 96
LINE = 2.4
Draw = Callable[["Icon"], None]


class Icon(Canvas):
    """A canvas, 96 x 96 if nothing else is said, whose shapes get the icons' dark outline."""

    def __init__(self, seed: int = 80, size: tuple[int, int] = (SIDE, SIDE)) -> None:
        super().__init__(*size, seed)

    def put(self, mask: Mask, colour: Colour, bevel: float = 2.5, **look: float) -> None:
        """An outlined shape."""
        self.paint(mask, Look(colour, bevel=bevel, outline=LINE, **look))

    def inlay(self, mask: Mask, colour: Colour, bevel: float = 1.2, **look: float) -> None:
        """A shape without outline, on top of another."""
        self.paint(mask, Look(colour, bevel=bevel, **look))

    def line(self, points: list[Point], width: float = LINE, colour: Colour = INK) -> None:
        """A drawn line."""
        self.blend(self.stroke(points, width).astype("float32"), colour)


def icon(name: str, draw: Draw, seed: int) -> Sprite:
    """The finished icon sprite."""
    c = Icon(seed)
    draw(c)
    return centred(f"icon_{name}", c, "icon")


def arc(x: float, y: float, r: float, start: float, end: float, n: int = 48) -> list[Point]:
    """Points of an arc; degrees, clockwise from east on the screen."""
    steps = [math.radians(start + (end - start) * i / n) for i in range(n + 1)]
    return [(x + r * math.cos(a), y + r * math.sin(a)) for a in steps]


def spiral(x: float, y: float, r0: float, r1: float, start: float, end: float) -> list[Point]:
    """Points of a volute from radius r0 to r1."""
    n = 60
    out = []
    for i in range(n + 1):
        t = i / n
        a, r = math.radians(start + (end - start) * t), r0 + (r1 - r0) * t
        out.append((x + r * math.cos(a), y + r * math.sin(a)))
    return out


def octagon(x: float, y: float, r: float, squash: float = 1) -> list[Point]:
    """Octagon with flat sides up and down."""
    far = r / math.cos(math.pi / 8)
    angles = [math.pi / 8 + i * math.pi / 4 for i in range(8)]
    return [(x + far * math.cos(a), y + far * math.sin(a) * squash) for a in angles]


def token(c: Icon, x: float, y: float, r: float, squash: float = 1) -> None:
    """A calpulli token: octagon of stone, red band, pale face."""
    c.put(c.polygon(octagon(x, y, r, squash)), LIMESTONE, 3)
    c.inlay(c.polygon(octagon(x, y, r * 0.84, squash)), RED, 1, depth=-0.8)
    c.inlay(c.polygon(octagon(x, y, r * 0.62, squash)), CREAM, 1.5)


def coin(c: Icon, x: float, y: float, r: float) -> None:
    """An action token: turquoise disc with a gold rim and sun."""
    c.put(c.disc(x, y, r), GOLD, 3, shine=0.5)
    c.inlay(c.disc(x, y, r * 0.78), TURQUOISE, 1.5, depth=-0.8)
    rays: list[Point] = []
    for i in range(16):
        a, rr = math.radians(i * 22.5), r * (0.66 if i % 2 == 0 else 0.34)
        rays.append((x + rr * math.cos(a), y + rr * math.sin(a)))
    c.inlay(c.polygon(rays), GOLD, 1.5)
    c.inlay(c.disc(x, y, r * 0.22), GOLD, 3, shine=0.6)


def water(c: Icon, mask: Mask, top: float, bottom: float) -> None:
    """Codex water: turquoise with pale wave lines, inside the mask."""
    c.put(mask, WATER, 3, depth=-0.8)
    for i, y in enumerate(range(round(top), round(bottom), 9)):
        pts = [(x, y + 2.4 * math.sin((x + i * 9) / 3.6)) for x in range(0, SIDE + 1, 1)]
        line = c.stroke(pts, 1.8) & c.grow(mask, -2.5)
        c.blend(line.astype("float32") * 0.85, (150, 216, 214))
