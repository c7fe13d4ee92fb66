"""What grows on the island: each function adds one plant to a soup. Lengths are in cells."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from mathutils import Vector

from bake.soup import GOLDEN, TURN, Colour, Place, Soup

GREEN: Colour = (0.085, 0.165, 0.028)
LUSH: Colour = (0.055, 0.150, 0.036)
DRY: Colour = (0.20, 0.17, 0.045)
OLIVE: Colour = (0.11, 0.15, 0.03)
HERE: Place = (0, 0, 0)


def bush(
    s: Soup, at: Place = HERE, r: float = 0.13, colour: Colour = GREEN, flower: Colour | None = None
) -> None:
    """A round bush, in flower if a colour is given."""
    c = s.chance
    for _ in range(3):
        middle = (at[0] + c.uniform(-0.5, 0.5) * r, at[1] + c.uniform(-0.4, 0.4) * r, at[2] + r * 0.5)
        s.leaves(middle, (r * 0.75, r * 0.75, r * 0.6), 130, r * 0.17, colour)
    for _ in range(14 if flower else 0):
        d = Vector((c.gauss(0, 1), c.gauss(0, 1), abs(c.gauss(0, 1)) + 0.4)).normalized()
        p = Vector(at) + Vector((d.x * r * 1.05, d.y * r * 0.95, r * 0.5 + d.z * r * 0.62))
        w = r * 0.11
        petals = ((w, 0, w * 0.3), (0, w, w * 0.5), (-w, 0, w * 0.3), (0, -w, 0))
        s.face([p + Vector(petal) for petal in petals], flower or colour)


def agave(s: Soup, at: Place = HERE, r: float = 0.17) -> None:
    """A rosette of blue-green leaves."""
    for i in range(18):
        ring = i / 18
        tone = s.near((0.11, 0.20, 0.15), 0.15)
        s.blade(at, r * (0.55 + 0.6 * ring), r * 0.16, 1.5 - 1.2 * ring, i * GOLDEN, tone, bend=0.2)


def tuft(s: Soup, at: Place = HERE, r: float = 0.08, colour: Colour = GREEN, n: int = 9) -> None:
    """A tuft of grass."""
    c = s.chance
    for _ in range(n):
        root = (at[0] + c.uniform(-0.2, 0.2) * r, at[1] + c.uniform(-0.2, 0.2) * r, at[2])
        h, lean, turn = r * c.uniform(0.6, 1.2), c.uniform(0.2, 0.8), c.uniform(0, TURN)
        s.blade(root, h, r * 0.10, lean, turn, s.near(colour))


def blossoms(s: Soup, at: Place, r: float, colour: Colour, n: int = 5) -> None:
    """A few flowers in the grass."""
    c = s.chance
    for _ in range(n):
        x, y = at[0] + c.gauss(0, 0.5) * r, at[1] + c.gauss(0, 0.5) * r
        w, z = r * c.uniform(0.12, 0.2), at[2] + r * c.uniform(0.2, 0.5)
        s.face([(x + w, y, z), (x, y + w, z + w * 0.4), (x - w, y, z), (x, y - w, z)], s.near(colour, 0.15))


def reeds(s: Soup, at: Place, r: float = 0.12, n: int = 16) -> None:
    """Reeds at the water's edge."""
    c = s.chance
    for _ in range(n):
        root = (at[0] + c.gauss(0, 0.45) * r, at[1] + c.gauss(0, 0.3) * r, at[2])
        tone = s.near((0.10, 0.17, 0.035))
        s.blade(root, c.uniform(0.10, 0.24), 0.008, c.uniform(0.02, 0.25), c.uniform(0, TURN), tone)


def palm(s: Soup, at: Place = HERE, h: float = 0.45) -> None:
    """A palm of height `h` without its crown."""
    c = s.chance
    top = Vector(s.trunk(at, h, 0.026, c.uniform(-0.10, 0.10)))
    for i in range(17):
        turn = i * GOLDEN + c.uniform(-0.2, 0.2)
        _frond(s, top, turn, c.uniform(0.17, 0.23), c.uniform(0.2, 0.8))
    for _ in range(4):
        nut = top + Vector((c.uniform(-0.02, 0.02), c.uniform(-0.02, 0.02), -0.02))
        s.leaves(tuple(nut), (0.013, 0.013, 0.013), 14, 0.010, (0.22, 0.10, 0.03))


def _frond(s: Soup, root: Any, turn: float, length: float, lift: float) -> None:
    out = Vector((math.cos(turn), math.sin(turn), 0))
    side = Vector((-out.y, out.x, 0))
    tone = s.near((0.075, 0.16, 0.025), 0.25)
    last: tuple[Any, Any, Any] | None = None
    for k in range(6):
        u = k / 5
        middle = root + out * length * u + Vector((0, 0, length * (lift * u - 1.15 * u * u)))
        w = 0.034 * math.sin(math.pi * min(1, u * 0.9 + 0.1)) + 0.003
        drop = Vector((0, 0, w * 0.5))
        now = (middle - side * w - drop, middle, middle + side * w - drop)
        if last:
            s.face([last[0], last[1], now[1], now[0]], [x * (0.8 + 0.5 * u) for x in tone])
            s.face([last[1], last[2], now[2], now[1]], [x * (1.0 + 0.5 * u) for x in tone])
        last = now


def tree(s: Soup, at: Place = HERE, h: float = 0.36, colour: Colour = LUSH) -> None:
    """A tree of four leafy balls."""
    s.trunk(at, h * 0.55, 0.028, s.chance.uniform(-0.03, 0.03))
    balls = (
        (0, 0, 0.70, 0.125),
        (-0.09, -0.02, 0.56, 0.095),
        (0.09, 0.01, 0.58, 0.10),
        (0, -0.07, 0.56, 0.09),
    )
    for dx, dy, dz, r in balls:
        middle = (at[0] + dx, at[1] + dy, at[2] + h * dz + 0.06)
        s.leaves(middle, (r, r, r * 0.8), 170, 0.020, colour)


def maize(s: Soup, at: Place = HERE) -> None:
    """Two rows of maize."""
    c = s.chance
    for row in (-0.08, 0.06):
        for column in (-0.13, -0.045, 0.045, 0.13):
            x, y = at[0] + column + c.uniform(-0.015, 0.015), at[1] + row + c.uniform(-0.015, 0.015)
            for i in range(8):
                turn = i * 2.4 + c.uniform(-0.3, 0.3)
                s.blade(
                    (x, y, at[2] + 0.02 * i),
                    0.10,
                    0.011,
                    c.uniform(0.5, 1.0),
                    turn,
                    s.near((0.10, 0.19, 0.03)),
                )
            s.leaves((x, y, at[2] + 0.23), (0.012, 0.012, 0.03), 16, 0.010, (0.55, 0.36, 0.08))


def nopal(s: Soup, at: Place = HERE) -> None:
    """Prickly pear: the cactus at which the Mexica founded their city."""
    green: Colour = (0.085, 0.21, 0.065)
    young: Colour = (0.098, 0.24, 0.075)
    for turn, off in ((0.3, 0.0), (1.9, 0.05), (-0.6, -0.06)):
        root = (at[0] + off, at[1] + s.chance.uniform(-0.03, 0.03), at[2])
        top, up, side = _pad(s, root, 0.062, turn, s.chance.uniform(-0.25, 0.25), green)
        for way in (-1, 1):
            bud = top + side * way * 0.03 - up * 0.015
            tip, _, _ = _pad(s, bud, 0.045, turn + s.chance.uniform(-0.5, 0.5), way * 0.5, young)
            if s.chance.random() < 0.8:
                s.leaves(tuple(tip), (0.014, 0.014, 0.016), 16, 0.011, (0.62, 0.05, 0.06))


def _pad(
    s: Soup, root: Sequence[float], r: float, turn: float, tilt: float, colour: Colour
) -> tuple[Any, Any, Any]:
    """One flat oval; returns its top and the directions up and along it."""
    side = Vector((math.cos(turn), math.sin(turn), 0))
    up = Vector((math.sin(tilt) * -side.y, math.sin(tilt) * side.x, math.cos(tilt)))
    out = side.cross(up).normalized()
    angles = [TURN * i / 12 for i in range(12)]
    ring = [Vector(root) + side * (r * 0.72 * math.cos(a)) + up * (r * math.sin(a) + r) for a in angles]
    middle = Vector(root) + up * r
    for i in range(12):
        for way in (1, -1):
            s.face([middle + out * way * r * 0.28, ring[i], ring[(i + 1) % 12]], s.near(colour, 0.06))
    return Vector(root) + up * 1.9 * r, up, side
