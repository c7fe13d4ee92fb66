"""The stone banks of the canals: one picture of exactly one cell for every pattern of land around it.

A canal cell is drawn as water, then `bank_<mask>` (north 1, east 2, south 4, west 8; set where the
neighbour is land),
then `inner_<corner>` where both neighbours are water and the cell between them is land. Neighbours join
without a
seam: a kerb stone straddles every edge that two cells share, and its grain starts from the cells' common
corner.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator
from itertools import pairwise

from bake.materials import plain, stone
from bake.output import Picture, Shot
from bake.primitives import Material, box, extruded, moved
from bake.studio import Studio
from bake.view import WATER

KERB = 0.115
LAP = 0.02  # how far the stones reach under the grass, so that no gap shows there
SUNK = 0.016  # how far the mortar lies behind the stones' faces
BEYOND = 0.45  # how far a kerb goes on outside the picture, for the shadow it throws into it
MARGIN = 16  # pixels rendered around the cell and cut off again, so that the filters see beyond its edge
SIDES = range(4)
CORNERS = {"ne": (1, 1), "se": (1, -1), "sw": (-1, -1), "nw": (-1, 1)}
_BETWEEN = {"ne": (0, 1), "se": (2, 1), "sw": (2, 3), "nw": (0, 3)}
Span = tuple[float, float]


class Mason:
    """Lays kerb stones with the quay wall under them."""

    def __init__(self) -> None:
        tones = ((0.52, 0.445, 0.325), (0.45, 0.38, 0.275), (0.56, 0.485, 0.36))
        self.kerbs = [
            stone(f"kerb{i}", c, vary=0.22, joint=0.0, bump=0.4, ao=0.7) for i, c in enumerate(tones)
        ]
        self.mortar = plain("mortar", (0.10, 0.08, 0.055), rough=1.0, spec=0.1)
        self.wall = stone("quay", (0.27, 0.22, 0.16), vary=0.3, joint=0.55, joint_scale=15, ao=0.6, wet=WATER)

    def lay(self, x: Span, y: Span, origin: tuple[float, float], kerb: Material, sunk: float = 0.0) -> None:
        """A kerb stone, flush with the ground, over its piece of wall; the grain starts at `origin`."""
        (x0, x1), (y0, y1) = ((a - o, b - o) for (a, b), o in zip((x, y), origin, strict=True))
        gap = 0.004
        moved(box((x0 + gap, x1 - gap), (y0 + gap, y1 - gap), (-0.10, -sunk), kerb, 0.010), *origin)
        gap = 0.008
        moved(box((x0 + gap, x1 - gap), (y0 + gap, y1 - gap), (WATER, -0.06), self.wall, 0.006), *origin)

    def side(self, k: int, land: frozenset[int]) -> None:
        """The kerb along side `k` of the cell, and on beyond its ends where the canal goes on."""
        chance = random.Random(20 + k)
        cuts = [
            -0.5 + KERB,
            -0.13 + chance.uniform(-0.04, 0.04),
            0.13 + chance.uniform(-0.04, 0.04),
            0.5 - KERB,
        ]
        self._mortar(k, land)
        for number, (begin, end) in enumerate(pairwise(cuts)):
            deep = KERB + chance.uniform(-0.012, 0.006)
            self._along(k, (begin, end), deep, (0.0, 0.0), self.kerbs[number % 2], chance.uniform(0, 0.005))
        for end in (-1, 1):
            turn = (1 if end > 0 else 3) if k in (0, 2) else (0 if end > 0 else 2)
            if turn not in land:
                self._straddle(k, end)

    def _mortar(self, k: int, land: frozenset[int]) -> None:
        """What fills the joints along side `k`: without it the water would show through them."""
        before, after = (3, 1) if k in (0, 2) else (2, 0)
        along = -0.5 - BEYOND * (before not in land), 0.5 + BEYOND * (after not in land)
        across = (0.5 - KERB + SUNK, 0.5 + LAP) if k in (0, 1) else (-0.5 - LAP, -0.5 + KERB - SUNK)
        x, y = (along, across) if k in (0, 2) else (across, along)
        box(x, y, (WATER, -SUNK), self.mortar, 0)

    def _straddle(self, k: int, end: int) -> None:
        """The stone over the edge that two cells share, and the kerb that the neighbour's picture shows."""
        out = 0.5 if k in (0, 1) else -0.5
        vertex = (end * 0.5, out) if k in (0, 2) else (out, end * 0.5)
        self._along(k, _span(end * (0.5 - KERB), end * (0.5 + KERB)), KERB, vertex, self.kerbs[2], 0.0)
        self._along(k, _span(end * (0.5 + KERB), end * (0.5 + BEYOND)), KERB, (0.0, 0.0), self.kerbs[0], 0.0)

    def _along(
        self, k: int, span: Span, deep: float, origin: tuple[float, float], kerb: Material, sunk: float
    ) -> None:
        across = (0.5 - deep, 0.5 + LAP) if k in (0, 1) else (-0.5 - LAP, -0.5 + deep)
        x, y = (span, across) if k in (0, 2) else (across, span)
        self.lay(x, y, origin, kerb, sunk)

    def corner(self, name: str) -> None:
        """The stone between two sides of land."""
        sx, sy = CORNERS[name]
        x, y = (_span(s * (0.5 - KERB), s * (0.5 + LAP)) for s in (sx, sy))
        self.lay(x, y, (sx * 0.5, sy * 0.5), self.kerbs[2])

    def inner(self, name: str) -> None:
        """The corner of land between two sides of water: an angle whose arms are the neighbours' last
        stones."""
        sx, sy = CORNERS[name]
        for gap, (low, high), material, bevel in (
            (0.004, (-0.10, 0.0), self.kerbs[2], 0.010),
            (0.008, (WATER, -0.06), self.wall, 0.006),
        ):
            outline = [(-sx * a, -sy * b) for a, b in _angle(KERB - gap, gap - LAP)]
            rings = [[(x, y, z) for x, y in outline] for z in (low, high)]
            moved(extruded(rings[0], rings[1], material, bevel), sx * 0.5, sy * 0.5)
        beside = _span(sx * (0.5 + KERB), sx * (0.5 + BEYOND)), _span(sy * (0.5 - KERB), sy * 0.5)
        beyond = _span(sx * (0.5 - KERB), sx * 0.5), _span(sy * (0.5 + KERB), sy * (0.5 + BEYOND))
        for x, y in (beside, beyond):
            self.lay(x, y, (0.0, 0.0), self.kerbs[0])


def _angle(far: float, near: float) -> list[tuple[float, float]]:
    """An L around the cells' common corner, measured from it into the cell."""
    return [(far, far), (-far, far), (-far, near), (near, near), (near, -far), (far, -far)]


def _span(first: float, second: float) -> Span:
    return (first, second) if first < second else (second, first)


def bank(mask: int) -> None:
    """The banks of a cell with land on these sides."""
    mason = Mason()
    land = frozenset(k for k in SIDES if mask >> k & 1)
    for k in sorted(land):
        mason.side(k, land)
    for name, sides in _BETWEEN.items():
        if land.issuperset(sides):
            mason.corner(name)


def _picture(studio: Studio, name: str) -> Picture:
    width, height = studio.view.cell
    anchor = width / 2, height / 2
    shot = Shot((width + 2 * MARGIN, height + 2 * MARGIN), (anchor[0] + MARGIN, anchor[1] + MARGIN))
    whole = studio.merged(shot, WATER, fade=False)
    return Picture(name, whole.crop((MARGIN, MARGIN, MARGIN + width, MARGIN + height)), anchor, "bank")


def bake_bank(studio: Studio, mask: int) -> Iterator[Picture]:
    """The picture of a pattern."""
    studio.set_up(functools.partial(bank, mask))
    yield _picture(studio, f"bank_{mask:02d}")


def bake_inner(studio: Studio, corner: str) -> Iterator[Picture]:
    """The picture of an inner corner."""
    studio.set_up(lambda: Mason().inner(corner))
    yield _picture(studio, f"inner_{corner}")
