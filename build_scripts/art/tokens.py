"""Calpulli tokens of the Emperor's display, seen from above; the game writes the numbers on them."""

from __future__ import annotations

import math
from collections.abc import Iterator

import emblems
from emblems import Pen
from kit import CREAM, INK, LIMESTONE, RED, Canvas, Colour, Look, Point, Sprite, centred

YELLOW: Colour = (240, 198, 74)
BLUE: Colour = (52, 104, 156)


def octagon(x: float, y: float, r: float) -> list[Point]:
    """The corners of an octagon with flat sides up and down; `r` from centre to side."""
    far = r / math.cos(math.pi / 8)
    return [(x + far * math.cos(a), y + far * math.sin(a)) for a in (math.pi / 8 + i * math.pi / 4 for i in range(8))]


def body(c: Canvas, r: float) -> None:
    """The token's stone with its red painted band."""
    x, y = c.size[0] / 2, c.size[1] / 2
    k = r / 66
    c.shadow(c.polygon(octagon(x, y, r)), 4 * k, 0.5)
    c.paint(c.polygon(octagon(x, y, r)), Look(LIMESTONE, bevel=5 * k, outline=1.5 * k, pits=0.06))
    c.paint(c.polygon(octagon(x, y, r - 8 * k)), Look(RED, bevel=1.5 * k, depth=-0.8, outline=1.2 * k))
    c.paint(c.polygon(octagon(x, y, r - 16 * k)), Look((240, 224, 186), bevel=2 * k, outline=1.2 * k))


def face() -> Canvas:
    """The face with three fields: size large, first and second/third values small."""
    c = Canvas(144, 144, 70)
    body(c, 66)
    c.paint(c.disc(72, 54, 27), Look(YELLOW, bevel=3, outline=1.6, shine=0.3))
    c.paint(c.disc(52, 97, 18), Look(BLUE, bevel=2.5, outline=1.6))
    c.paint(c.disc(92, 97, 18), Look((250, 246, 236), bevel=2.5, outline=1.6))
    return c


def place() -> Canvas:
    """An empty place, carved into stone."""
    c = Canvas(144, 144, 71)
    oct_ = c.polygon(octagon(72, 72, 64))
    c.paint(oct_, Look((104, 84, 62), bevel=6, depth=-1, grain=0.08, pits=0.1))
    c.paint(c.polygon(octagon(72, 72, 50)), Look((96, 77, 57), bevel=3, depth=-0.7, grain=0.08, pits=0.1))
    return c


def build() -> Iterator[Sprite]:
    """Tokens and the seat emblems."""
    fields = {"yellow": [72, 54, 27], "blue": [52, 97, 18], "white": [92, 97, 18]}
    yield centred("token_face", face(), "token", fields=fields)
    yield centred("token_place", place(), "token")
    small = Canvas(72, 72, 72)
    body(small, 32)
    small.paint(small.disc(36, 36, 20), Look(YELLOW, bevel=2.5, outline=1.2))
    yield centred("token_small", small, "token", fields={"yellow": [36, 36, 20]})
    back = Canvas(144, 144, 73)
    body(back, 66)
    emblems.rimmed(back, lambda cc: emblems.shrine(Pen(cc, 40, 40, 1.0), "neutral"), [(1.5, INK)])
    yield centred("token_back", back, "token")
    for colour in emblems.COLOURS:
        c = Canvas(64, 64, 74)
        emblems.rimmed(c, lambda cc, n=colour: emblems.shrine(Pen(cc, 4, 4, 0.875), n), [(2.6, CREAM), (1.4, INK)])
        yield centred(f"roof_{colour}", c, "icon")
