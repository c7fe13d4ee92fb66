"""Temples of one to four floors: stepped platforms with painted bands, a flight of stairs, and a shrine on
top."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass

from bake import roofs
from bake.materials import Colour, gold, painted, plain, stone
from bake.output import Frame, Picture
from bake.primitives import Material, ball, box, prism, square
from bake.studio import Rim, Studio

FLOOR = 0.19
TOP = 0.215
FRAMES = Frame(0.58, 0.58, 0.98, 0.56), Frame(0.66, 1.0, 0.84, 0.66)
STEPS = 5  # a floor
SLIGHT = Rim()


@dataclass(frozen=True)
class Paint:
    """The colours of an owner: stone, painted bands, ledges, roof, the balustrades of the stairs."""

    body: Colour
    band: Colour
    ledge: Colour
    roof: Colour
    rail: Colour
    polish: float = 0.0
    moss: float = 0.0
    rim: Rim = SLIGHT


PAINTS = {
    "black": Paint((0.013, 0.013, 0.018), (0.72, 0.42, 0.06), (0.036, 0.035, 0.042), (0.014, 0.014, 0.019),
                   (0.070, 0.066, 0.072), polish=0.2, rim=Rim(1.4, 0.35)),
    "grey": Paint((0.305, 0.372, 0.470), (0.03, 0.095, 0.26), (0.455, 0.53, 0.63), (0.085, 0.15, 0.27),
                  (0.52, 0.59, 0.69), rim=Rim(1.6, 0.5)),
    "sand": Paint((0.86, 0.68, 0.34), (0.012, 0.19, 0.18), (0.90, 0.77, 0.47), (0.80, 0.43, 0.07),
                  (0.91, 0.80, 0.53), rim=Rim(2.4, 0.95)),
    "red": Paint((0.315, 0.024, 0.022), (0.93, 0.83, 0.60), (0.42, 0.055, 0.042), (0.28, 0.014, 0.016),
                 (0.88, 0.74, 0.48), rim=Rim(2.3, 0.85)),
    "neutral": Paint((0.102, 0.248, 0.160), (0.62, 0.33, 0.09), (0.23, 0.41, 0.285), (0.03, 0.12, 0.07),
                     (0.25, 0.43, 0.30), moss=0.35, rim=Rim(2.0, 0.75)),
}  # fmt: skip


def palette(colour: str) -> dict[str, Material]:
    """The materials of an owner."""
    p = PAINTS[colour]
    rough, spec = (0.55, 0.5) if p.polish else (0.85, 0.3)
    hollow = 0.55 if p.polish else 0.75
    return {
        "body": stone(f"{colour}_body", p.body, joint=0.40, rough=rough, spec=spec, ao=hollow, moss=p.moss),
        "ledge": stone(
            f"{colour}_ledge", p.ledge, vary=0.18, joint=0.22, joint_scale=9, ao=0.6, rough=rough, spec=spec,
            moss=p.moss * 0.6,
        ),
        "step": stone(
            f"{colour}_step", tuple(0.92 * c for c in p.ledge), vary=0.15, joint=0, bump=0.15, ao=0.85
        ),
        "band": painted(f"{colour}_band", p.band, 0.18),
        "rail": stone(f"{colour}_rail", p.rail, vary=0.14, joint=0.0, ao=0.5, moss=p.moss * 0.3),
        "roof": stone(f"{colour}_roof", p.roof, vary=0.25, joint=0, bump=0.2, ao=0.5, moss=p.moss * 0.5),
        "door": plain("door", (0.012, 0.008, 0.006), rough=1),
        "gold": gold(),
    }  # fmt: skip


def temple(colour: str, floors: int) -> None:
    """Put a temple into the scene."""
    use = palette(colour)
    base = 0.270 + 0.053 * (floors - 1)
    inset = (base - TOP) / (floors - 1) if floors > 1 else 0.0
    square(base + 0.035, base + 0.03, (-0.03, 0.025), use["ledge"])
    for floor in range(floors):
        _floor(use, base - inset * floor, 0.02 + FLOOR * floor, 4 + floors - floor)
    top = 0.02 + FLOOR * floors
    _stairs(use, base, base - inset * (floors - 1) - 0.03, top, floors * STEPS)
    roofs.shrine(colour, use, top)


def _floor(use: dict[str, Material], half: float, z: float, studs: int) -> None:
    """One floor: a sloping foot, the painted band with its studs, and ledges over and under the band."""
    low, high, top = z + 0.064, z + 0.150, z + FLOOR
    square(half, half - 0.035, (z - 0.01, low), use["body"])
    square(half - 0.022, half - 0.022, (low - 0.005, top - 0.01), use["band"], bevel=0.004)
    frame = half - 0.006
    square(frame, frame, (low - 0.002, low + 0.018), use["body"], bevel=0.006)
    square(frame, frame, (high, top), use["ledge"], bevel=0.008)
    middle = (low + high) / 2 + 0.008
    for stud in range(studs):
        along = -frame + (stud + 0.5) * 2 * frame / studs
        if abs(along) > 0.13:  # not under the stairs
            ball(0.018, (along, -half + 0.024, middle), use["ledge"], n=6)
        ball(0.018, (-half + 0.024, along, middle), use["ledge"], n=6)


def _stairs(use: dict[str, Material], base: float, head: float, top: float, steps: int) -> None:
    """One straight flight to the south between two balustrades."""
    foot, back = base + 0.10, -head + 0.05
    profile = [(back, -0.02), (-foot, -0.02)]
    for step in range(steps):
        rise = top * (step + 1) / steps
        profile += [
            (-foot + (foot - head) * step / steps, rise),
            (-foot + (foot - head) * (step + 1) / steps, rise),
        ]
    profile.append((back, top))
    prism(profile, (-0.074, 0.074), use["step"])
    slope = [(back, -0.02), (-foot - 0.012, -0.02), (-foot - 0.012, 0.05), (-head - 0.02, top + 0.035),
             (back, top + 0.035)]  # fmt: skip
    for side in (-1, 1):
        prism(slope, tuple(sorted((side * 0.072, side * 0.114))), use["rail"], bevel=0.006)
        near = tuple(sorted((side * 0.066, side * 0.120)))
        box(near, (-head - 0.028, -head + 0.028), (top - 0.01, top + 0.062), use["rail"], 0.006)


def bake(studio: Studio, colour: str, floors: int) -> Iterator[Picture]:
    """A temple's sprite and shadow."""
    build = functools.partial(temple, colour, floors)
    yield from studio.piece(f"temple_{colour}_{floors}", "piece", build, FRAMES, PAINTS[colour].rim)
