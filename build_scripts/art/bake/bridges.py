"""Bridges of planks over one cell of water, from bank to bank, in both directions."""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator

from bake.materials import plain, stone, wood
from bake.output import Frame, Picture
from bake.primitives import Material, ball, box, lathe
from bake.studio import Rim, Studio
from bake.view import WATER

HALF, SIDE, RISE = 0.62, 0.27, 0.085
PLANKS, BEAMS, ROPES = 13, 10, 12
FRAMES = Frame(0.76, 0.76, 0.76, 0.76), Frame(0.9, 0.95, 0.82, 0.9)


def arch(along: float) -> float:
    """Height of the deck so far from its middle."""
    return 0.035 + RISE * (1 - (along / HALF) ** 2)


class Bridge:
    """A bridge one walks over east and west ("ew") or north and south ("ns")."""

    def __init__(self, way: str) -> None:
        self.axis = 0 if way == "ew" else 1
        self.deck = wood("deck", (0.43, 0.215, 0.080), axis=1 - self.axis)
        self.beam = wood("beam", (0.26, 0.115, 0.040), axis=self.axis)
        self.rope = plain("rope", (0.66, 0.50, 0.26), rough=0.9)
        self.sill = stone("sill", (0.50, 0.43, 0.32), vary=0.2, joint=0.0)

    def put(
        self,
        along: tuple[float, float],
        across: tuple[float, float],
        z: tuple[float, float],
        material: Material,
        bevel: float,
    ) -> None:
        """A box in the bridge's own directions."""
        x, y = (along, across) if self.axis == 0 else (across, along)
        box(x, y, z, material, bevel)

    def build(self) -> None:
        """Put the bridge into the scene."""
        chance = random.Random(4)
        for i in range(PLANKS):
            begin, end = (-HALF + (i + k) * 2 * HALF / PLANKS for k in (0, 1))
            z, jut = arch((begin + end) / 2), chance.uniform(-0.018, 0.018)
            self.put(
                (begin, end - 0.012), (-SIDE + jut, SIDE + jut), (z - 0.015, z + 0.022), self.deck, 0.008
            )
        for side in (-SIDE, SIDE):
            self._beam(side * 0.72)
            self._rail(side)
        for end in (-1, 1):
            near = sorted((end * (HALF - 0.02), end * (HALF + 0.05)))
            self.put((near[0], near[1]), (-SIDE - 0.05, SIDE + 0.05), (-0.03, 0.028), self.sill, 0.010)
        for x in (-0.2, 0.2):
            for y in (-0.2, 0.2):
                lathe([(0.035, WATER - 0.005), (0.035, 0.06)], self.beam, (x, y), n=12)

    def _beam(self, across: float) -> None:
        for i in range(BEAMS):
            begin = -HALF + i * 2 * HALF / BEAMS
            z = arch(begin + HALF / BEAMS)
            near = (across - 0.03, across + 0.03)
            self.put((begin, begin + 2 * HALF / BEAMS + 0.01), near, (z - 0.075, z - 0.015), self.beam, 0.004)

    def _rail(self, across: float) -> None:
        for along in (-HALF + 0.04, -HALF / 3, HALF / 3, HALF - 0.04):
            z = arch(along)
            near = (across - 0.024, across + 0.024)
            self.put(
                (along - 0.024, along + 0.024), near, (max(z - 0.16, -0.02), z + 0.125), self.beam, 0.006
            )
            at = (along, across) if self.axis == 0 else (across, along)
            ball(0.030, (*at, z + 0.138), self.beam, n=8)
        length = (2 * HALF - 0.08) / ROPES
        for i in range(ROPES):
            begin = -HALF + 0.04 + i * length
            z = arch(begin + length / 2) + 0.095
            near = (across - 0.014, across + 0.014)
            self.put((begin, begin + length + 0.006), near, (z - 0.014, z + 0.014), self.rope, 0.004)


def bake(studio: Studio, way: str) -> Iterator[Picture]:
    """A bridge's sprite and its shadow on the water."""
    build = functools.partial(lambda: Bridge(way).build())
    yield from studio.piece(f"bridge_{way}", "bridge", build, FRAMES, Rim(1.4, 0.4), floor=WATER)
