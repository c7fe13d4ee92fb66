"""What stands on Cóatl's paving: slabs with hollows, cloth bags, jade tokens, a temple, the jungle."""

from __future__ import annotations

import math
from functools import partial
from typing import Any

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage
from scipy.interpolate import PchipInterpolator

from bake import plants, temples
from bake.coatl_forms import clay, cord, mesh
from bake.coatl_hollows import Rect, board_holes, supply_holes
from bake.materials import gold, stone
from bake.output import Frame
from bake.primitives import ball, extruded, lathe
from bake.soup import Soup
from bake.studio import Rim

LIME = (0.60, 0.50, 0.34)
DARK = (0.30, 0.235, 0.155)
RED = (0.33, 0.125, 0.062)
TEAL = (0.02, 0.26, 0.25)
PX = 90  # height map pixels a cell


def _fret(width: float, height: float, band: float) -> np.ndarray:
    """A mask of stepped frets along the rim of a slab, in map pixels."""
    w, h = round(width * PX), round(height * PX)
    picture = Image.new("L", (w * 4, h * 4), 0)
    pen = ImageDraw.Draw(picture)
    u = band / 9.5
    fret = [
        (0, 8),
        (0, 6.4),
        (1.6, 6.4),
        (1.6, 4.8),
        (3.2, 4.8),
        (3.2, 3.2),
        (4.8, 3.2),
        (4.8, 1.6),
        (12.6, 1.6),
        (12.6, 6.8),
        (7.8, 6.8),
        (7.8, 4.6),
        (9.4, 4.6),
        (9.4, 5.3),
        (11.0, 5.3),
        (11.0, 3.2),
        (6.4, 3.2),
        (6.4, 8),
    ]
    pitch = 14.6 * u

    def run(length: float, turn: Any) -> None:
        count = int((length - 2 * band) // pitch)
        start = (length - count * pitch) / 2
        for k in range(count):
            pen.polygon(
                [tuple(4 * PX * c for c in turn(start + k * pitch + x * u, y * u)) for x, y in fret], fill=255
            )

    run(width, lambda a, b: (a, b + 0.02))
    run(width, lambda a, b: (width - a, height - b - 0.02))
    run(height, lambda a, b: (b + 0.02, height - a))
    run(height, lambda a, b: (width - b - 0.02, a))
    return np.asarray(picture.resize((w, h), Image.Resampling.BOX)).astype(np.float32) / 255


def slab(
    width: float, height: float, holes: list[Rect], thick: float = 0.16, band: float = 0.20, seed: int = 3
) -> None:
    """A stone slab with a frieze along its rim and hollows for pieces."""
    w, h = round(width * PX), round(height * PX)
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / PX
    rng = np.random.default_rng(seed)

    def grain(scale: float) -> np.ndarray:
        field = ndimage.gaussian_filter(rng.standard_normal((h, w)), scale * PX)
        return field / field.std()

    top = np.full((h, w), thick, np.float32)
    tone = np.ones((h, w, 3), np.float32) * np.array(LIME, np.float32)
    fret = _fret(width, height, band)
    deep = ndimage.gaussian_filter(fret, 0.7)
    edge = np.minimum(np.minimum(xx, width - xx), np.minimum(yy, height - yy))
    ring = (edge < band + 0.02) & (edge > 0.018)
    top -= np.where(ring, 0.028 * (1 - deep), 0)
    tone = np.where((ring & (fret < 0.5))[..., None], np.array(RED) * 0.85, tone)
    for x, y, a, b in holes:
        u, v = np.abs(xx - width / 2 - x), np.abs(yy - height / 2 + y)
        r = 0.16
        out = np.hypot(np.clip(u - a / 2 + r, 0, None), np.clip(v - b / 2 + r, 0, None)) - r
        lip = np.clip(1 - np.abs(out - 0.020) / 0.022, 0, 1)
        sunk = np.clip(-out / 0.10, 0, 1)
        top += 0.016 * lip - 0.125 * (1 - (1 - sunk) ** 2)
        tone = np.where((out < 0)[..., None], np.array(DARK) * (0.92 - 0.25 * sunk[..., None]), tone)
        tone = np.where((np.abs(out - 0.020) < 0.018)[..., None], np.array((0.66, 0.56, 0.38)), tone)
    chips = np.clip(grain(0.03) + 0.5 * grain(0.12) - 2.3, 0, 1)
    top += 0.004 * grain(0.10) + 0.002 * grain(0.02) - 0.02 * chips
    worn = np.clip(edge / 0.03, 0, 1)
    top -= 0.035 * (1 - worn) ** 2
    tone = tone * (1 + 0.10 * grain(0.25) + 0.05 * grain(0.03))[..., None]
    tone = tone * (1 - 0.4 * np.clip(chips, 0, 1)[..., None])
    x, y = xx - width / 2, height / 2 - yy
    points = np.stack([x, y, top], -1)
    full = np.pad(points, ((2, 2), (2, 2), (0, 0)), mode="edge")  # doubled, so that the edge stays sharp
    for side in (full[0], full[-1], full[:, 0], full[:, -1]):
        side[..., 2] = -0.02
    colours = np.pad(np.clip(tone, 0, 1), ((2, 2), (2, 2), (0, 0)), mode="edge")
    colours[-2:] = colours[-2:] * 0.15 + np.array(LIME) * 0.42
    mesh(full, colours, clay(0.85, 0.25))


def bag(stripes: list[tuple[float, float, float]], sign: str) -> None:
    """A woven bag, tied with a cord whose tassels hang down."""
    n, m = 120, 180
    u, t = np.linspace(0, 1, n)[:, None], np.linspace(0, 2 * np.pi, m, endpoint=False)[None]
    z = np.array([0, 0.02, 0.08, 0.22, 0.38, 0.50, 0.58, 0.62, 0.66, 0.74, 0.79, 0.78])
    r = np.array([0.26, 0.34, 0.405, 0.43, 0.385, 0.285, 0.165, 0.120, 0.135, 0.215, 0.245, 0.19])
    k = np.linspace(0, 1, len(z))
    zz, rr = PchipInterpolator(k, z)(u), PchipInterpolator(k, r)(u)
    folds = np.clip((zz - 0.20) / 0.35, 0, 1) * (
        0.085 * np.cos(t * 11 + 0.6 * np.sin(t * 2)) + 0.045 * np.cos(t * 5 + 1)
    )
    weave = 0.006 * np.sin(t * 90) * np.sin(zz * 260)
    rad = rr * (1 + folds) + weave
    tilt = 0.10
    points = np.stack([rad * np.cos(t), rad * np.sin(t) + zz * -tilt, zz + 0 * t], -1)
    band = (zz * 11 + 0.10 * np.cos(t * 24) * (1 if sign != "tail" else 0)) % len(stripes)
    colours = np.array(stripes)[np.floor(band + 0 * t).astype(int) % len(stripes)]
    colours = colours * (0.86 + 0.14 * (np.sin(t * 90) * np.sin(zz * 260) > 0))[..., None]
    mesh(points, colours, clay(0.9, 0.1), around=True)
    stuff = clay(0.8, 0.2)
    ring = np.linspace(0, 2 * np.pi, 60)
    for lift in (0.0, 0.030):
        cord(
            np.stack([0.132 * np.cos(ring), 0.132 * np.sin(ring) - tilt * 0.62, 0.612 + lift + 0 * ring], -1),
            0.024,
            (0.80, 0.56, 0.14),
            stuff,
        )
    for x, drop in ((-0.09, 0.26), (0.10, 0.32)):
        v = np.linspace(0, 1, 20)
        line = np.stack([x + 0.10 * x * v, -0.19 - 0.26 * np.sin(v * 1.4), 0.62 - drop * v], -1)
        cord(line, 0.013, (0.80, 0.56, 0.14), stuff)
        end = line[-1]
        cord(
            np.linspace(end, end + np.array((0, -0.03, -0.12)), 12),
            np.r_[0.02, 0.036, np.linspace(0.030, 0.046, 10)],
            (0.56, 0.03, 0.03),
            stuff,
        )


BAGS = {
    "head": [(0.55, 0.045, 0.03), (0.80, 0.66, 0.42), (0.55, 0.045, 0.03), (0.02, 0.20, 0.20)],
    "body": [(0.03, 0.17, 0.30), (0.80, 0.68, 0.44), (0.03, 0.17, 0.30), (0.62, 0.30, 0.04)],
    "tail": [(0.10, 0.24, 0.07), (0.80, 0.66, 0.42), (0.10, 0.24, 0.07), (0.50, 0.05, 0.03)],
}


def token(sign: str) -> None:
    """A carved jade disc: hand (pick), eye (future), temple (commit)."""
    jade = stone(
        "jade_disc", (0.045, 0.30, 0.19), vary=0.35, joint=0.0, bump=0.05, ao=0.6, rough=0.28, spec=0.6
    )
    pale = stone(
        "jade_pale", (0.42, 0.68, 0.46), vary=0.20, joint=0.0, bump=0.05, ao=0.6, rough=0.35, spec=0.5
    )
    lathe(
        [
            (0.325, 0),
            (0.345, 0.025),
            (0.345, 0.070),
            (0.322, 0.095),
            (0.285, 0.095),
            (0.272, 0.070),
            (0.0, 0.070),
        ],
        jade,
        n=64,
    )
    for k in range(20):
        a = 2 * math.pi * k / 20
        ball(0.017, (0.304 * math.cos(a), 0.304 * math.sin(a), 0.095), gold(), (1, 1, 0.7), n=8)

    def plate(
        outline: list[tuple[float, float]], low: float = 0.06, high: float = 0.104, material: Any = pale
    ) -> None:
        extruded(
            [(x, y, low) for x, y in outline],
            [(x * 0.985, y * 0.985, high) for x, y in outline],
            material,
            0.007,
        )

    if sign == "pick":
        plate([(-0.105, -0.20), (0.085, -0.20), (0.115, -0.09), (0.115, 0.03), (-0.105, 0.03)])
        for k, top in enumerate((0.155, 0.200, 0.205, 0.165)):
            x = -0.105 + 0.0585 * k
            plate(
                [(x, 0.015), (x + 0.045, 0.015), (x + 0.045, top - 0.02), (x + 0.0225, top), (x, top - 0.02)]
            )
        plate([(0.10, -0.10), (0.19, 0.015), (0.20, 0.075), (0.165, 0.085), (0.10, 0.01)])
        lathe([(0.050, 0.10), (0.050, 0.116), (0.026, 0.116), (0.026, 0.10)], jade, (0, -0.085), n=30)
    elif sign == "future":
        u = np.linspace(0, np.pi, 16)
        lids = [(0.235 * -math.cos(a), 0.125 * math.sin(a) ** 0.9) for a in u]
        plate(lids + [(x, -y) for x, y in lids[::-1][1:-1]])
        lathe([(0.088, 0.10), (0.088, 0.118), (0.0, 0.118)], jade, n=40)
        lathe([(0.048, 0.112), (0.048, 0.132), (0.0, 0.134)], gold(), n=30)
        for k in range(5):
            a = math.radians(40 + 25 * k)
            c, s = math.cos(a), math.sin(a)
            plate(
                [
                    (0.165 * c + 0.012 * s, 0.150 * s - 0.012 * c),
                    (0.225 * c, 0.225 * s),
                    (0.165 * c - 0.012 * s, 0.150 * s + 0.012 * c),
                ]
            )
    else:
        for k, half in enumerate((0.215, 0.165, 0.115)):
            y = -0.175 + 0.085 * k
            plate([(-half, y), (half, y), (half - 0.02, y + 0.075), (-half + 0.02, y + 0.075)])
        plate([(-0.085, 0.080), (0.085, 0.080), (0.085, 0.130), (-0.085, 0.130)])
        plate([(-0.115, 0.132), (0.115, 0.132), (0.060, 0.215), (-0.060, 0.215)])
        plate([(-0.033, -0.175), (0.033, -0.175), (0.033, 0.075), (-0.033, 0.075)], 0.09, 0.118, jade)


TEMPLE = temples.Paint(
    (0.66, 0.55, 0.36),
    (0.42, 0.045, 0.025),
    (0.74, 0.64, 0.44),
    (0.42, 0.040, 0.025),
    (0.76, 0.66, 0.46),
    moss=0.18,
    rim=Rim(2.2, 0.8),
)


def temple() -> None:
    """The limestone temple of the temple cards."""
    temples.PAINTS["sand"] = TEMPLE
    temples.temple("sand", 3)


def jungle(wide: float = 21.0) -> None:
    """A wood behind the court: trees, palms and undergrowth, three rows deep."""
    s = Soup(11)
    c = s.chance
    for row, (y, count) in enumerate(((0.50, 92), (0.34, 84), (0.18, 78), (0.02, 74))):
        for k in range(count):
            x = (k + c.uniform(-0.3, 0.3)) * wide / count / 1.55
            kind = c.random()
            at = (x, y + c.uniform(-0.05, 0.05), 0)
            if kind < 0.66:
                plants.tree(s, at, c.uniform(0.30, 0.46) - 0.05 * row)
            elif kind < 0.86:
                plants.palm(s, at, c.uniform(0.40, 0.66) - 0.07 * row)
            else:
                plants.bush(s, at, c.uniform(0.07, 0.13))
    s.build("jungle", 1.55)


def recipes() -> dict[str, tuple]:
    """Name: builder, frames, rim."""

    def around(w: float, h: float) -> tuple[Frame, Frame]:
        return Frame(w / 2 + 0.15, w / 2 + 0.15, h / 2 + 0.1, h / 2 + 0.2), Frame(
            w / 2 + 0.2, w / 2 + 0.7, h / 2 + 0.3, h / 2 + 0.5
        )

    found = {
        "slab_supply": (partial(slab, 6.5, 4.10, supply_holes()), around(6.5, 4.10), Rim(1.6, 0.6)),
        "slab_own": (partial(slab, 6.0, 2.70, board_holes(), seed=8), around(6.0, 2.70), Rim(1.6, 0.6)),
        "temple_court": (temple, temples.FRAMES, TEMPLE.rim),
        "jungle": (jungle, (Frame(0.0, 20.4, 1.7, 0.1), Frame(0.1, 0.2, 0.1, 0.1)), None),
    }
    small = Frame(0.62, 0.62, 0.85, 0.60), Frame(0.62, 1.4, 0.8, 0.8)
    for name, stripes in BAGS.items():
        found[f"bag_{name}"] = partial(bag, stripes, name), small, Rim(2.0, 0.7)
    for sign in ("pick", "future", "commit"):
        found[f"token_{sign}"] = partial(token, sign), small, Rim(1.8, 0.6)
    return found
