"""Chinampas: floating gardens on the lake where no panel of the window covers it."""

from __future__ import annotations

from bake import plants
from bake.materials import stone, wood
from bake.primitives import frustum
from bake.soup import Soup
from bake.view import WATER

# centre and size in cells: the open water east of row 4, north of M, south-east of row 12, and west of row 8
PLOTS = (
    (17.1, -3.64, 1.5, 0.46), (18.9, -3.70, 1.4, 0.46), (17.9, -4.27, 1.5, 0.46), (19.8, -4.25, 1.3, 0.46),
    (18.8, -9.78, 1.5, 0.44), (20.5, -9.72, 1.3, 0.44),
    (13.0, -0.55, 1.2, 0.50), (13.35, -13.2, 1.2, 0.50),
    (-1.35, -6.3, 0.9, 0.50), (-1.55, -7.1, 1.1, 0.50),
    (22.9, -2.1, 1.3, 0.5), (23.3, -11.6, 1.3, 0.5), (22.7, -12.4, 1.2, 0.5),
)  # fmt: skip


def gardens(s: Soup) -> None:
    """Rafts of soil with planted rows."""
    for plot in PLOTS:
        garden(s, *plot)


def garden(s: Soup, x: float, y: float, width: float, depth: float) -> None:
    """One raft about its centre."""
    soil = stone("soil", (0.10, 0.055, 0.03), vary=0.3, joint=0)
    bank = wood("raft", (0.24, 0.145, 0.065), axis=0)
    half = width / 2, depth / 2
    frustum(half, (half[0] - 0.02, half[1] - 0.02), (WATER - 0.02, WATER + 0.07), bank, (x, y))
    inner = half[0] - 0.04, half[1] - 0.04
    frustum(inner, (inner[0] - 0.01, inner[1] - 0.01), (WATER, WATER + 0.085), soil, (x, y))
    kind = s.chance.choice("abcd")
    rows = int(depth / 0.15)
    for row in range(rows):
        along = x - half[0] + 0.10
        while along < x + half[0] - 0.07:
            _plant(s, kind, (along, y - half[1] + (row + 0.5) * depth / rows, WATER + 0.08))
            along += 0.115


def _plant(s: Soup, kind: str, at: tuple[float, float, float]) -> None:
    if kind == "a":
        plants.tuft(s, at, 0.13, (0.13, 0.26, 0.04), n=16)
    elif kind == "b":
        s.leaves(at, (0.062, 0.062, 0.05), 70, 0.022, (0.06, 0.17, 0.04))
    else:
        bloom = (0.80, 0.26, 0.03) if kind == "c" else (0.70, 0.06, 0.10)
        s.leaves(at, (0.060, 0.060, 0.045), 60, 0.020, (0.13, 0.21, 0.04))
        s.leaves((at[0], at[1], at[2] + 0.03), (0.045, 0.045, 0.025), 22, 0.016, bloom)
