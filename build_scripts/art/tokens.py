"""Calpulli tokens of the Emperor's display, seen from above; the game writes the numbers on them."""

from __future__ import annotations

import math
from collections.abc import Iterator

import emblems
from emblems import Pen
from kit import CREAM, GOLD, INK, LIMESTONE, RED, TURQUOISE, Canvas, Colour, Look, Point, Sprite, centred
from surfaces import BORDER

YELLOW: Colour = (240, 198, 74)
BLUE: Colour = (44, 96, 150)
CHOSEN: Colour = (255, 200, 72)
WHITE: Colour = (250, 247, 240)
FIELDS = {"yellow": (72.0, 52.0, 28.0), "blue": (50.5, 97.0, 20.0), "white": (93.5, 97.0, 20.0)}


def octagon(x: float, y: float, r: float) -> list[Point]:
    """The corners of an octagon with flat sides up and down; `r` from centre to side."""
    far = r / math.cos(math.pi / 8)
    return [
        (x + far * math.cos(a), y + far * math.sin(a))
        for a in (math.pi / 8 + i * math.pi / 4 for i in range(8))
    ]


def body(c: Canvas, r: float) -> None:
    """The token's stone with its red painted band."""
    x, y = c.size[0] / 2, c.size[1] / 2
    k = r / 66
    c.shadow(c.polygon(octagon(x, y, r)), 4 * k, 0.55)
    c.paint(
        c.polygon(octagon(x, y, r)), BORDER.but(colour=LIMESTONE, bevel=5 * k, outline=1.5 * k, pores=0.1)
    )
    c.paint(c.polygon(octagon(x, y, r - 6 * k)), Look(RED, bevel=1.5 * k, depth=-0.8, outline=1.0 * k))
    for i in range(16 if k == 1 else 0):
        a, far = i * math.pi / 8, (r - 9.5) / (math.cos(math.pi / 8) if i % 2 else 1)
        c.paint(c.disc(x + far * math.cos(a), y + far * math.sin(a), 1.9), Look(CREAM, bevel=1.2))
    c.paint(c.polygon(octagon(x, y, r - 13 * k)), Look((242, 227, 190), bevel=2 * k, outline=1.2 * k))


def field(c: Canvas, at: tuple[float, float, float], colour: Colour) -> None:
    """A disc for a number: (x, y, radius)."""
    x, y, r = at
    c.paint(c.disc(x, y, r), Look(colour, bevel=2.2, outline=1.5, shine=0.2, grain=0.015))


def face() -> Canvas:
    """The face with three fields: size large, the second and third values small."""
    c = Canvas(144, 144, 70)
    body(c, 66)
    for name, colour in (("yellow", YELLOW), ("blue", BLUE), ("white", WHITE)):
        field(c, FIELDS[name], colour)
    return c


def place() -> Canvas:
    """An empty place, carved into stone."""
    c = Canvas(144, 144, 71)
    c.paint(c.polygon(octagon(72, 72, 65)), BORDER.but(colour=(136, 114, 88), bevel=2.5))
    c.paint(c.polygon(octagon(72, 72, 59)), BORDER.but(colour=(82, 66, 50), bevel=6, depth=-1.0, wear=0.2))
    c.paint(
        c.polygon(octagon(72, 72, 38)) & ~c.polygon(octagon(72, 72, 35)),
        BORDER.but(colour=(66, 52, 40), bevel=1, depth=-1),
    )
    c.paint(c.polygon(octagon(72, 72, 9)), BORDER.but(colour=(66, 52, 40), bevel=2, depth=-1))
    return c


def chosen() -> Canvas:
    """A golden rim around the token that a click would choose."""
    c = Canvas(144, 144, 75)
    ring = c.polygon(octagon(72, 72, 69.5)) & ~c.polygon(octagon(72, 72, 60.5))
    c.glow(c.polygon(octagon(72, 72, 60.5)) ^ c.polygon(octagon(72, 72, 57)), 6, CHOSEN, 0.45)
    c.paint(ring, Look(CHOSEN, bevel=3, outline=1.5, shine=0.5))
    return c


def back() -> Canvas:
    """The back: a sun of four directions."""
    c = Canvas(144, 144, 73)
    body(c, 66)
    for turn, (reach, width, colour) in enumerate(((42, 17, TURQUOISE), (36, 15, GOLD))):
        for i in range(4):
            a = math.pi / 2 * i + turn * math.pi / 4
            ux, uy = math.cos(a), math.sin(a)
            points = [(12, -width), (reach - 9, -width), (reach, 0), (reach - 9, width), (12, width)]
            placed = [(72 + p * ux - q * 0.72 * uy, 72 + p * uy + q * 0.72 * ux) for p, q in points]
            c.paint(c.polygon(placed), Look(colour, bevel=2.5, outline=1.3))
    c.paint(c.disc(72, 72, 17), Look(RED, bevel=3, outline=1.5))
    c.paint(c.disc(72, 72, 8.5), Look(GOLD, bevel=5, outline=1.2, shine=0.5))
    return c


def build() -> Iterator[Sprite]:
    """Tokens and the seat emblems."""
    yield centred("token_face", face(), "token", fields=FIELDS)
    yield centred("token_place", place(), "token")
    small = Canvas(72, 72, 72)
    body(small, 32)
    field(small, (36, 36, 21), YELLOW)
    yield centred("token_small", small, "token", fields={"yellow": (36, 36, 21)})
    yield centred("token_back", back(), "token")
    yield centred("token_chosen", chosen(), "token")
    for colour in emblems.COLOURS:
        c = Canvas(64, 64, 74)
        emblems.rimmed(
            c, lambda cc, n=colour: emblems.shrine(Pen(cc, 4, 4, 0.875), n), [(2.6, CREAM), (1.4, INK)]
        )
        yield centred(f"roof_{colour}", c, "icon")
