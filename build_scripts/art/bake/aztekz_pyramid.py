"""The top of the stepped pyramid by night: paving for the cards, a carved kerb, niches and braziers.

The fire itself is not in the picture: flames are sprites of their own and stand at the manifest's "torches".
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import partial
from typing import Any

import bpy
import numpy as np
from numpy.typing import NDArray

from bake import aztekz_carving as carving
from bake import aztekz_terraces as terraces
from bake import output, scene
from bake.aztekz_night import Night
from bake.aztekz_relief import carved_stone, drawn, grid, lined, noise, paving, slab, worn
from bake.aztekz_stones import PALE_EDGE, SLATE
from bake.aztekz_terraces import KERB, STAIR, STEP, TIERS, TOP, TREAD, Place, Use
from bake.fields import sstep
from bake.materials import painted, plain, stone
from bake.output import Picture, Shot
from bake.primitives import ball, box, lathe, square
from bake.studio import Studio
from bake.view import View

NICHES = (-2.35, -1.25, 1.25, 2.35)
FIRE = (1.0, 0.46, 0.14)
SAMPLES = 104
_BLOCK = 0.534  # length of a block of the kerb
_RED = np.array([0.20, 0.022, 0.014])
_NIGHT = Night(moon=0.98, torch=0.20, sky=0.58)
_SAVE = {"quality": 92, "method": 6}
Array = NDArray[Any]


def _paving() -> None:
    x, y = grid((2 * TOP, 2 * TOP), SAMPLES)
    out = TOP - np.maximum(abs(x), abs(y))  # distance to the rim
    kerb = out < KERB
    joint, tone = paving(x, y, 0.36, 5, 0.26)
    groove = np.clip(1 - joint / 0.014, 0, 1)
    rough, fine = noise(x.shape, 60, 8), noise(x.shape, 3, 9)
    side = 2 * x.shape[0]
    frieze = drawn(carving.kerb(side, side / (2 * TOP), KERB), x.shape)
    height = np.where(kerb, _kerb(x, y, out, frieze), -0.020 * groove + 0.006 * tone + 0.0015 * fine)
    share = np.clip(0.16 + 0.35 * worn(height, 3) + 0.10 * rough + 0.16 * tone * ~kerb, 0, 1)[..., None]
    colour = SLATE * (1 - share) + PALE_EDGE * share
    colour = np.where(kerb[..., None], colour * 1.15, colour * (1 - 0.45 * groove)[..., None])
    colour = np.where((kerb & (frieze > 0.5))[..., None], colour * 0.25 + _RED * 0.75, colour)
    stone_like = carved_stone("paving", ao=0.7)
    slab("top", height, np.clip(colour, 0, 0.8), (2 * TOP, 2 * TOP), stone_like, base=-0.1)


def _kerb(x: Array, y: Array, out: Array, frieze: Array) -> Array:
    """The height of the kerb's carved blocks."""
    half = _BLOCK / 2
    along = np.where(abs(x) > abs(y), y, x)
    blocks = abs(((along + half) % _BLOCK) - half)
    rim = np.minimum(np.minimum(out, KERB - out), blocks)
    line = np.clip(lined(out, 0.030, 0.010) + lined(out, KERB - 0.030, 0.010), 0, 1)
    raised: Array = 0.085 - 0.03 * (1 - sstep(0, 0.022, rim)) - 0.018 * line - 0.022 * frieze
    return raised


def _niche(use: Use, x: float, tier: int) -> Place:
    """A niche in a south face, with a bowl for fire; returns the place of its flame."""
    y, z = -TOP - TREAD * tier - 0.06, -STEP * tier
    box((x - 0.165, x + 0.165), (y - 0.03, y + 0.12), (z - 0.40, z - 0.025), use["frame"], 0.014)
    box((x - 0.115, x + 0.115), (y - 0.036, y + 0.1), (z - 0.355, z - 0.080), use["dark"], 0.004)
    bowl = [(0.020, z - 0.36), (0.062, z - 0.30), (0.068, z - 0.27), (0.050, z - 0.275)]
    lathe(bowl, use["bowl"], (x, y - 0.055), n=20)
    return x, y - 0.075, z - 0.22


def _brazier(use: Use, x: float, y: float) -> Place:
    """A stone stand with a bowl; returns the place of its flame."""
    square(0.125, 0.105, (0.0, 0.16), use["ledge"], (x, y), bevel=0.016)
    square(0.135, 0.135, (0.15, 0.19), use["frame"], (x, y), bevel=0.012)
    bowl = [(0.06, 0.185), (0.10, 0.215), (0.128, 0.275), (0.118, 0.283), (0.09, 0.250)]
    lathe(bowl, use["bowl"], (x, y), n=28)
    lathe([(0.105, 0.245), (0.05, 0.252), (0.01, 0.254)], use["embers"], (x, y), n=20)
    for k in range(13):  # coals
        t, r = 2.4 * k, 0.018 + 0.0062 * k
        coal = use["coal" if k % 3 else "embers"]
        ball(0.027, (x + r * math.cos(t), y + r * math.sin(t), 0.258), coal, (1, 1, 0.7), n=6)
    return x, y, 0.30


def _shining(place: Place, energy: float, radius: float) -> None:
    lamp = bpy.data.lights.new("fire", "POINT")
    lamp.energy, lamp.color, lamp.shadow_soft_size = energy, FIRE, radius
    thing = bpy.data.objects.new("fire", lamp)
    thing.location = place
    bpy.context.scene.collection.objects.link(thing)


def _palette() -> Use:
    return {
        "body": stone("tier", (0.050, 0.058, 0.082), vary=0.4, joint=0.55, joint_scale=5.0),
        "tread": stone("tread", (0.120, 0.135, 0.175), vary=0.35, joint=0.5, joint_scale=3.2),
        "ledge": stone("ledge", (0.125, 0.135, 0.160), vary=0.35, joint=0.4, joint_scale=4.0),
        "stair": stone("stair", (0.36, 0.33, 0.28), vary=0.3, joint=0.35, joint_scale=4.0),
        "frame": stone("frame", (0.25, 0.24, 0.22), vary=0.3, joint=0.2, joint_scale=5.0),
        "disc": painted("disc", (0.34, 0.25, 0.13)),
        "red": painted("terrace_red", (0.46, 0.050, 0.030)),
        "teal": painted("terrace_teal", (0.030, 0.34, 0.31)),
        "cream": painted("terrace_cream", (0.56, 0.46, 0.30)),
        "bowl": plain("bowl", (0.16, 0.075, 0.035), rough=0.6),
        "dark": plain("niche", (0.055, 0.030, 0.018), rough=1.0),
        "embers": plain("embers", (1.0, 0.20, 0.02), emit=0.85),
        "coal": plain("coal", (0.040, 0.016, 0.010), rough=0.9),
    }


def pyramid() -> list[tuple[str, Place]]:
    """Put the pyramid into the scene; returns the kinds and the places of the flames."""
    use = _palette()
    _paving()
    terraces.build(use, NICHES)
    flames = [("niche", _niche(use, x, tier)) for tier in (0, 1) for x in NICHES]
    flames += [("niche", place) for place in terraces.lamps(use)]
    for _, (x, y, z) in flames:
        _shining((x, y - 0.06, z + 0.02), 7.0, 0.03)
    corner = TOP - KERB / 2
    south = STAIR + 0.30
    stands = ((-corner, corner), (corner, corner), (-corner, -corner), (corner, -corner), (-corner, 0),
              (corner, 0), (-south, -corner), (south, -corner), (0, corner))  # fmt: skip
    for x, y in stands:
        place = _brazier(use, x, y)
        _shining((x, y, place[2] + 0.22), 36.0, 0.06)
        flames.append(("brazier", place))
    return flames


def _shot(view: View) -> Shot:
    width = 2 * round((TOP + TREAD * (TIERS - 1) + 0.25) * view.scale)
    up = 2 * round((TOP * view.cell[1] + 0.5 * view.z_px) / 2)
    down = 2 * round(((TOP + TREAD * 3) * view.cell[1] + STEP * TIERS * view.z_px) / 2)
    return Shot((width, up + down), (width / 2, up))


def bake(studio: Studio) -> Iterator[Picture]:
    """The pyramid, with the pixels of its flames' feet; the anchor is the middle of the field."""
    view, flames = studio.view, []
    studio.set_up(partial(_NIGHT.over, lambda: flames.extend(pyramid())))
    cycles = bpy.context.scene.cycles
    cycles.samples = studio.quality.island_samples
    cycles.sample_clamp_indirect, cycles.max_bounces = 2.0, 2
    shot = _shot(view)
    scene.look(view, shot.size, shot.anchor)
    picture, anchor = output.trimmed(scene.render(), shot.anchor)
    torches = [
        [kind, round(anchor[0] + x * view.scale, 1), round(anchor[1] - y * view.cell[1] - z * view.z_px, 1)]
        for kind, (x, y, z) in flames
    ]
    extra = {"torches": torches, "scale": view.scale}
    yield Picture("pyramid", picture, anchor, "ground", extra, ".webp", _SAVE)
