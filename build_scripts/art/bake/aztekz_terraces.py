"""The terraces below the top of the pyramid: ledges with discs, merlons and lamps, stairs with serpents."""

from __future__ import annotations

import math
from collections.abc import Sequence

from bake.primitives import Material, ball, box, extruded, lathe, prism, square

TOP, KERB = 3.10, 0.24  # half width of the top, width of its kerb
STEP, TREAD, TIERS = 0.50, 0.30, 3
STAIR = 0.62  # half width of the stairs
Use = dict[str, Material]
Place = tuple[float, float, float]
_APART = 0.212  # from a disc to the next
_MERLONS = 0.36
_MERLON = ((0.095, 0.040, 0.0, 0.06), (0.062, 0.036, 0.05, 0.105), (0.03, 0.032, 0.10, 0.145))
_LAMPS = (-1.55, 0.0, 1.55)
_CHEEK = 0.085  # half width of the walls beside the stairs


def build(use: Use, niches: Sequence[float]) -> None:
    """Put the terraces and the stairs into the scene; `niches` are the places that discs leave free."""
    for tier in range(TIERS):
        _tier(use, tier)
        _discs(use, tier, niches)
        if tier:
            _rim(use, tier)
    _stairs(use)
    for side in (-1, 1):
        _serpent(use, side * (STAIR + _CHEEK))


def _tier(use: Use, tier: int) -> None:
    half, z = TOP + TREAD * tier, -STEP * tier
    if tier:
        square(half, half, (z - 0.05, z), use["tread"], bevel=0.02)
    square(half + 0.05, half + 0.05, (z - 0.13, z - 0.045), use["ledge"], bevel=0.014)
    square(half + 0.012, half + 0.012, (z - 0.34, z - 0.12), use["body"], bevel=0.006)
    square(half + 0.05, half + 0.05, (z - 0.39, z - 0.33), use["ledge"], bevel=0.012)
    square(half + 0.20, half + 0.03, (z - STEP, z - 0.38), use["body"], bevel=0.01)


def _discs(use: Use, tier: int, niches: Sequence[float]) -> None:
    """A row of discs on the painted band of the south face."""
    half, z = TOP + TREAD * tier, -STEP * tier
    for k in range(-14 - tier, 15 + tier):
        x = k * _APART
        if abs(x) < STAIR + 0.22 or any(abs(x - niche) < 0.20 for niche in niches):
            continue
        ring = [(0.062, -0.02), (0.058, 0.014), (0.030, 0.016), (0.026, 0.004)]
        disc = lathe(ring, use["disc"], n=20)
        disc.rotation_euler, disc.location = (math.pi / 2, 0, 0), (x, -half - 0.012, z - 0.225)


def _rim(use: Use, tier: int) -> None:
    """Stepped merlons along the west, east and north rim of a tread, painted plates between them."""
    half, z = TOP + TREAD * tier, -STEP * tier
    count = int(half / _MERLONS)
    for k in range(-count, count + 1):
        along = k * _MERLONS
        spots = [(side * (half - 0.045), along, False) for side in (-1, 1)]
        spots += [(along, half - 0.045, True)]
        for x, y, level in spots:
            _merlon(use, x, y, z, level)
        between = along + _MERLONS / 2
        for side in (-1, 1):
            _plate(use, side * (half - 0.165), between, z, ("red", "teal")[k % 2])


def _merlon(use: Use, x: float, y: float, z: float, level: bool) -> None:
    for long, thick, low, high in _MERLON:
        a, b = (long, thick) if level else (thick, long)
        box((x - a, x + a), (y - b, y + b), (z + low, z + high), use["frame"], 0.010)


def _plate(use: Use, x: float, y: float, z: float, paint: str) -> None:
    """A stepped cross laid into the tread."""
    for a, b in ((0.075, 0.028), (0.028, 0.075), (0.052, 0.052)):
        box((x - a, x + a), (y - b, y + b), (z - 0.01, z + 0.010), use[paint], 0.004)
    box((x - 0.022, x + 0.022), (y - 0.022, y + 0.022), (z, z + 0.016), use["cream"], 0.004)


def lamps(use: Use) -> list[Place]:
    """Put bowls for fire on the first tread, west and east; returns the places of their flames."""
    x, z = TOP + TREAD - 0.15, -STEP
    places = []
    for side in (-1, 1):
        for y in _LAMPS:
            square(0.085, 0.07, (z, z + 0.06), use["frame"], (side * x, y), bevel=0.010)
            bowl = [(0.030, z + 0.05), (0.075, z + 0.10), (0.085, z + 0.14), (0.060, z + 0.125)]
            lathe(bowl, use["bowl"], (side * x, y), n=20)
            places.append((side * x, y, z + 0.15))
    return places


def _stairs(use: Use) -> None:
    steps, length = 9 * TIERS, (TREAD + 0.17) * TIERS
    deep = STEP * TIERS
    for i in range(steps):
        z, y = -deep * (i + 1) / steps, -TOP - length * i / steps
        box((-STAIR, STAIR), (y - length / steps - 0.02, y + 0.25), (z - 0.25, z), use["stair"], 0.008)
    foot = -TOP - length
    slope = [(-TOP + 0.1, 0.07), (-TOP - 0.03, 0.07), (foot, -deep + 0.07), (foot, -deep - 0.5),
             (-TOP + 0.1, -deep - 0.5)]  # fmt: skip
    for side in (-1, 1):
        x = side * (STAIR + _CHEEK)
        prism(slope, (x - _CHEEK, x + _CHEEK), use["ledge"], 0.018)


def _serpent(use: Use, x: float) -> None:
    """A serpent's head with open jaws at the upper end of a wall beside the stairs, looking down."""
    y = -TOP
    box((x - 0.115, x + 0.115), (y - 0.02, y + 0.20), (0.02, 0.20), use["frame"], 0.03)
    snout = [[(x + sx * w, y + b, z) for sx, b in ((-1, back), (1, back), (1, front), (-1, front))]
             for w, back, front, z in ((0.105, 0.06, -0.21, 0.115), (0.080, 0.08, -0.19, 0.215))]  # fmt: skip
    extruded(snout[0], snout[1], use["frame"], 0.018)
    box((x - 0.095, x + 0.095), (y - 0.15, y + 0.02), (0.025, 0.065), use["frame"], 0.012)
    box((x - 0.080, x + 0.080), (y - 0.135, y), (0.05, 0.12), use["red"], 0.004)
    for side in (-1, 1):
        for k in range(3):
            at = x + side * 0.075, y - 0.185 + 0.055 * k, 0.105
            ball(0.016, at, use["cream"], (0.9, 0.9, 2.0), n=8)
        ball(0.040, (x + side * 0.082, y - 0.03, 0.205), use["disc"], (0.7, 1.2, 0.9), n=12)
        ball(0.020, (x + side * 0.092, y - 0.045, 0.218), use["dark"], n=8)
        ball(0.022, (x + side * 0.035, y - 0.185, 0.212), use["teal"], (1, 1.2, 0.8), n=8)
    for k in range(4):
        box((x - 0.085 + 0.012 * k, x + 0.085 - 0.012 * k), (y + 0.06 + 0.04 * k, y + 0.09 + 0.04 * k),
            (0.19, 0.225 + 0.012 * k), use["teal" if k % 2 else "red"], 0.006)  # fmt: skip
