"""Calpulli tokens that lie on the foundation of their district's house, and the coins of the action
points."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

from bake import scene
from bake.materials import Colour, gold, painted, plain, stone
from bake.output import Frame, Picture
from bake.primitives import Material, ball, box, extruded, lathe, moved, octagon, slab, solid
from bake.studio import Rim, Studio
from bake.view import TILT

RADIUS = 0.462
FACE = 0.098
FRAMES = Frame(0.56, 0.56, 0.54, 0.50), Frame(0.62, 0.68, 0.60, 0.56)
Field = tuple[float, float, float]
FIELDS: dict[str, Field] = {
    "yellow": (0.0, 0.128, 0.196),
    "blue": (-0.162, -0.186, 0.140),
    "white": (0.162, -0.186, 0.140),
}
PAINTS: dict[str, Colour] = {
    "yellow": (0.86, 0.52, 0.05),
    "blue": (0.018, 0.095, 0.30),
    "white": (0.88, 0.84, 0.74),
}
RAISED = 0.012
FROM_ABOVE = math.radians(15)


def disc() -> None:
    """The token's stone with its red painted band, on the foundation."""
    body = stone("token", (0.60, 0.51, 0.37), vary=0.18, joint=0.0, bump=0.3)
    red = painted("token_red", (0.40, 0.060, 0.036))
    face = stone("token_face", (0.76, 0.67, 0.48), vary=0.10, joint=0.0, bump=0.12, ao=0.5)
    slab(octagon(RADIUS), (0.0, 0.075), body, 0.014, shrink=0.98)
    slab(octagon(RADIUS - 0.045), (0.06, FACE - 0.012), red, 0.004)
    _rim(body)
    slab(octagon(RADIUS - 0.082), (0.06, FACE), face, 0.006)


def _rim(material: Material) -> None:
    outer, inner = octagon(RADIUS - 0.012), octagon(RADIUS - 0.050)
    for i in range(8):
        k = (i + 1) % 8
        ring = [outer[i], outer[k], inner[k], inner[i]]
        extruded([(x, y, 0.05) for x, y in ring], [(x, y, FACE + 0.006) for x, y in ring], material, 0.008)


def foundation() -> None:
    """A broken square of low wall stones that shows at the corners, grass between them."""
    chance = random.Random(12)
    tones = ((0.42, 0.36, 0.26), (0.34, 0.28, 0.20), (0.38, 0.31, 0.21))
    wall = [stone(f"ruin{i}", c, vary=0.25, joint=0.0, bump=0.5, moss=0.35) for i, c in enumerate(tones)]
    paving = stone("paving", (0.34, 0.27, 0.18), vary=0.25, joint=0.45, joint_scale=7, moss=0.3)
    slab(
        [(x * 0.45, y * 0.45) for x, y in ((-1, -0.9), (-0.9, -1), (1, -1), (1, 0.86), (0.9, 1), (-1, 0.96))],
        (-0.02, 0.008),
        paving,
        0.006,
    )
    for side in range(4):
        along = -0.45
        while along < 0.40:
            length = chance.uniform(0.075, 0.15)
            middle, hidden = along + length / 2, abs(along + length / 2) < 0.2  # by the token
            along += length + 0.008
            if hidden or chance.random() < 0.16:  # fallen
                continue
            _block(wall[chance.randrange(3)], side, middle, length, chance)


def _block(material: Material, side: int, along: float, length: float, chance: random.Random) -> None:
    """A wall stone on a side of the square."""
    half, height, out = length / 2, chance.uniform(0.018, 0.055), 0.428 + chance.uniform(-0.010, 0.008)
    block = box((-half, half), (-0.038, 0.034), (-0.02, height), material, 0.010)
    block.rotation_euler = (0, 0, (side % 2) * math.pi / 2 + chance.uniform(-0.07, 0.07))
    moved(block, *((along, out), (out, along), (along, -out), (-out, along))[side])


def founded() -> None:
    """The face with three fields for numbers."""
    foundation()
    disc()
    edge = painted("field_edge", (0.10, 0.045, 0.022))
    for name, (x, y, r) in FIELDS.items():
        paint = painted(f"field_{name}", PAINTS[name], 0.06)
        lathe(
            [(r + 0.016, FACE - 0.01), (r + 0.014, FACE + 0.006), (r, FACE + 0.008)],
            edge,
            (x, y),
            n=48,
            soft=False,
        )
        lathe(
            [(r, FACE), (r, FACE + RAISED - 0.003), (r - 0.008, FACE + RAISED), (0.0, FACE + RAISED)],
            paint,
            (x, y),
            n=48,
            soft=False,
        )


def back() -> None:
    """The back of a token: a sun of four directions."""
    foundation()
    disc()
    jade = painted("back_jade", (0.02, 0.28, 0.26))
    bright = plain("back_gold", (0.80, 0.50, 0.12), rough=0.5)
    red = painted("token_red", (0.40, 0.060, 0.036))
    for turn, reach, width, paint in ((0.0, 0.325, 0.125, jade), (0.5, 0.285, 0.105, bright)):
        for quarter in range(4):
            angle = math.pi / 2 * (quarter + turn)
            c, s = math.cos(angle), math.sin(angle)
            shape = [
                (0.085, -width),
                (reach - 0.07, -width),
                (reach, 0),
                (reach - 0.07, width),
                (0.085, width),
            ]
            outline = [(p * c - q * 0.72 * s, p * s + q * 0.72 * c) for p, q in shape]
            extruded(
                [(x, y, FACE - 0.01) for x, y in outline],
                [(x, y, FACE + 0.02 - 0.006 * turn) for x, y in outline],
                paint,
                0.006,
            )
    lathe(
        [(0.135, FACE), (0.135, FACE + 0.028), (0.12, FACE + 0.034), (0, FACE + 0.034)], red, n=40, soft=False
    )
    ball(0.07, (0, 0, FACE + 0.030), gold(), (1, 1, 0.5), n=12)


def coin() -> None:
    """An action point: a golden coin with a sun on jade."""
    bright = gold()
    jade = stone(
        "coin_jade", (0.02, 0.27, 0.25), vary=0.25, joint=0.0, bump=0.05, ao=0.4, rough=0.25, spec=0.6
    )
    lathe([(0.235, 0), (0.25, 0.02), (0.25, 0.06), (0.235, 0.078)], bright, n=48)
    lathe([(0.205, 0.07), (0.205, 0.082), (0.0, 0.084)], jade, n=48, soft=False)
    ball(0.07, (0, 0, 0.085), bright, (1, 1, 0.5), n=14)
    for ray in range(8):
        c, s = math.cos(math.pi * ray / 4), math.sin(math.pi * ray / 4)
        reach = 0.180 if ray % 2 == 0 else 0.145
        corners = [
            (0.085 * c - 0.03 * s, 0.085 * s + 0.03 * c, 0.08),
            (0.085 * c + 0.03 * s, 0.085 * s - 0.03 * c, 0.08),
            (reach * c, reach * s, 0.08),
            (0.085 * c, 0.085 * s, 0.112),
        ]
        solid("ray", corners, [(0, 1, 2), (0, 1, 3), (1, 2, 3), (2, 0, 3)], bright)


def bake_founded(studio: Studio) -> Iterator[Picture]:
    """The founded token; its entry says where the numbers go: x, y and radius across, in pixels of the
    sprite."""
    fields = {
        name: (*studio.spot(FRAMES[0], x, y, FACE + RAISED), r * studio.view.scale)
        for name, (x, y, r) in FIELDS.items()
    }
    yield from studio.piece("calpulli", "piece", founded, FRAMES, Rim(1.8, 0.6), extra={"fields": fields})


def bake_back(studio: Studio) -> Iterator[Picture]:
    """The token face down."""
    yield from studio.piece("calpulli_back", "piece", back, FRAMES, Rim(1.8, 0.6))


def upright_coin() -> None:
    """The coin turned towards the viewer, for panels."""
    coin()
    for thing in scene.meshes():
        thing.rotation_euler = (TILT - FROM_ABOVE, 0, 0)
        thing.location = (0, 0, 0.09)


def bake_coins(studio: Studio) -> Iterator[Picture]:
    """The coin as it lies on the ground, and as panels show it."""
    yield from studio.piece("ap", "token", coin, FRAMES, Rim(1.6, 0.5))
    yield from studio.piece("ap_ui", "token", upright_coin, FRAMES, Rim(1.6, 0.5))
