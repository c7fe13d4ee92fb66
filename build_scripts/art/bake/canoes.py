"""Dug-out canoes without passengers, seen in eight directions, for boat trips and to drift on the lake."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator

from bake import scene
from bake.materials import wood
from bake.output import Frame, Picture
from bake.primitives import box, smooth, solid
from bake.studio import Rim, Studio
from bake.view import WATER

DIRECTIONS = ("e", "ne", "n", "nw", "w", "sw", "s", "se")  # where the bow points, an eighth of a turn apart
LENGTH, BEAM, SECTIONS = 0.40, 0.105, 17
FRAMES = Frame(0.5, 0.5, 0.36, 0.52), Frame(0.58, 0.62, 0.42, 0.60)


def hull() -> None:
    """A hull with its bow to the east, afloat: what lies under the water line is left out."""
    planks = wood("hull", (0.30, 0.135, 0.052), axis=0)
    vertices, faces = [], []
    for i in range(SECTIONS):
        u = -1 + 2 * i / (SECTIONS - 1)
        half = BEAM * (1 - abs(u) ** 3.2) + 0.004
        up = 0.060 * abs(u) ** 3.5 * (1.25 if u > 0 else 1.0)
        low = max(up - 0.02, 0.0)
        outside = (-1.0, 0.070 + up), (-0.62, low), (0.62, low), (1.0, 0.070 + up)
        inside = (0.80, 0.066 + up), (0.46, 0.014 + up), (-0.46, 0.014 + up), (-0.80, 0.066 + up)
        for y, z in (*outside, *inside):
            vertices.append((u * LENGTH, y * half, WATER + z))
    for i in range(SECTIONS - 1):
        for k in range(8):
            near = i * 8
            faces.append((near + k, near + (k + 1) % 8, near + 8 + (k + 1) % 8, near + 8 + k))
    faces += [tuple(range(8))[::-1], tuple((SECTIONS - 1) * 8 + k for k in range(8))]
    smooth(solid("hull", vertices, faces, planks))
    light = wood("thwart", (0.46, 0.25, 0.10), axis=1)
    for x in (-0.20, 0.02, 0.22):
        half = BEAM * (1 - abs(x / LENGTH) ** 3.2) * 0.86
        box((x - 0.02, x + 0.02), (-half, half), (WATER + 0.050, WATER + 0.062), light, 0.003)
    shaft = wood("paddle", (0.56, 0.36, 0.16), axis=0)
    box((-0.17, 0.20), (0.012, 0.026), (WATER + 0.064, WATER + 0.076), shaft, 0.003)
    box((0.18, 0.285), (-0.006, 0.044), (WATER + 0.064, WATER + 0.074), shaft, 0.006)


def turned(direction: str) -> None:
    """The hull with its bow in this direction."""
    hull()
    for thing in scene.meshes():
        thing.rotation_euler = (0, 0, DIRECTIONS.index(direction) * math.pi / 4)


def bake(studio: Studio, direction: str) -> Iterator[Picture]:
    """A canoe's sprite and its shadow on the water; the anchor is the middle of the cell's ground, as
    everywhere."""
    build = functools.partial(turned, direction)
    yield from studio.piece(f"canoe_{direction}", "boat", build, FRAMES, Rim(1.4, 0.45), floor=WATER)
