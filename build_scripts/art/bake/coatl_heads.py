"""A serpent's head: its profile turned to the viewer, with teeth, eye, tongue and plumes."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from scipy.interpolate import CubicSpline

from bake.coatl_forms import TO_CAMERA, clay, cord, feather, loft, mesh, unit
from bake.coatl_serpents import BONE, GOLD, JADE, ridge, trunk
from bake.coatl_skull import Skull, pose


def head(name: str, sign: int, lifted: float = 0.0) -> None:
    """The head on its piece of neck; `lifted` (0..1) raises it and makes its eye glow."""
    trunk(name, sign, start=0.36 + 0.10 * lifted)
    ridge(name, sign, [0.60, 0.745])
    skull = Skull(name, pose(sign, lifted))
    _jaws(skull)
    _teeth(skull)
    _eye(skull, lifted)
    _brow_and_nose(skull)
    _tongue(skull)
    _ruff(skull)
    _crest(skull)


def white() -> Any:
    """The glaze of teeth and trim."""
    return clay(0.45, 0.45)


def _jaws(skull: Skull) -> None:
    stuff = clay(skull.paint.rough, skull.paint.spec)
    upper = [
        (-0.14, 0.02, 0.20, 0.22),
        (0.0, 0.06, 0.245, 0.245),
        (0.14, 0.09, 0.255, 0.235),
        (0.28, 0.085, 0.215, 0.180),
        (0.44, 0.070, 0.170, 0.125),
        (0.56, 0.085, 0.155, 0.125),
        (0.65, 0.120, 0.125, 0.115),
        (0.70, 0.150, 0.07, 0.06),
        (0.715, 0.155, 0.02, 0.02),
    ]
    loft(upper, skull.place, skull.hide, stuff, flat=0.62, bumps=skull.scales)
    lower = [
        (-0.10, -0.12, 0.18, 0.13),
        (0.06, -0.185, 0.195, 0.105),
        (0.22, -0.245, 0.165, 0.072),
        (0.40, -0.290, 0.135, 0.058),
        (0.52, -0.290, 0.110, 0.052),
        (0.58, -0.270, 0.07, 0.04),
        (0.595, -0.265, 0.02, 0.015),
    ]
    loft(lower, skull.place, skull.jaw, clay(0.72, 0.3))
    gum = [
        (-0.05, -0.08, 0.15, 0.12),
        (0.12, -0.10, 0.16, 0.13),
        (0.26, -0.11, 0.13, 0.10),
        (0.36, -0.10, 0.05, 0.03),
    ]
    loft(
        gum, skull.place, lambda f, w, h, t: np.array((0.26, 0.012, 0.012)) + 0 * f[..., None], clay(0.5, 0.5)
    )


def _teeth(skull: Skull) -> None:
    def tooth(f: float, w: float, h: float, down: float, r: float, hook: float = 0.03) -> None:
        u = np.linspace(0, 1, 9)
        line = np.array([skull.at(f - hook * x * x, w, h + down * x) for x in u])
        cord(line, r * (1 - u**1.6) + 0.002, BONE, white(), n=10)

    for side in (1, -1):
        for f, w, size in (
            (0.60, 0.100, 0.20),
            (0.50, 0.135, 0.10),
            (0.42, 0.150, 0.085),
            (0.34, 0.165, 0.075),
            (0.265, 0.180, 0.065),
        ):
            tooth(f, side * w, 0.015 if f > 0.55 else -0.005, -size, 0.036 if f > 0.55 else 0.026)
        for f, w, size in (
            (0.52, 0.080, 0.115),
            (0.44, 0.105, 0.07),
            (0.36, 0.120, 0.062),
            (0.28, 0.135, 0.055),
        ):
            tooth(f, side * w, -0.245, size, 0.024, -0.01)


def _eye(skull: Skull, lifted: float) -> None:
    ring = np.linspace(0, 2 * np.pi, 40)
    fe, he, we, re = 0.215, 0.130, 0.222, 0.078
    cord(
        np.array(
            [skull.at(fe + re * math.cos(a), we - 0.05 * math.cos(a), he + re * math.sin(a)) for a in ring]
        ),
        0.024,
        skull.trim if skull.name != "red" else GOLD,
        white(),
        n=10,
    )
    glow = 3.2 * lifted
    _ball(
        skull.at(fe, we - 0.022, he),
        0.070,
        (1.0, 0.72, 0.16) if lifted else (0.90, 0.86, 0.70),
        clay(0.25, 0.6, glow),
    )
    _ball(skull.at(fe + 0.018, we + 0.030, he - 0.004), 0.034, (0.004, 0.004, 0.004), clay(0.15, 0.7))


def _brow_and_nose(skull: Skull) -> None:
    brow = np.array(
        [
            skull.at(f, w, h)
            for f, w, h in (
                (0.40, 0.17, 0.17),
                (0.33, 0.215, 0.225),
                (0.22, 0.245, 0.250),
                (0.09, 0.25, 0.245),
                (0.0, 0.24, 0.215),
                (-0.05, 0.235, 0.16),
                (-0.03, 0.24, 0.115),
                (0.02, 0.245, 0.125),
            )
        ]
    )
    cord(_smooth(brow), _swell(0.020, 0.044), skull.trim, white(), n=14)
    scroll = np.array(
        [
            skull.at(0.53, 0.10, 0.20),
            skull.at(0.60, 0.11, 0.245),
            skull.at(0.69, 0.115, 0.275),
            skull.at(0.755, 0.11, 0.240),
            skull.at(0.765, 0.10, 0.175),
            skull.at(0.72, 0.10, 0.145),
            skull.at(0.685, 0.105, 0.175),
            skull.at(0.70, 0.11, 0.205),
        ]
    )
    cord(_smooth(scroll), _swell(0.030, 0.050), skull.trim, white(), n=14)
    for r, out, tone in ((0.105, 0.0, GOLD), (0.078, 0.030, JADE), (0.034, 0.055, GOLD)):
        _disc(skull.at, (-0.005, 0.225 + out, -0.055), r, tone)


def _tongue(skull: Skull) -> None:
    for fork in (1, -1):
        line = np.array(
            [
                skull.at(0.20, 0.02, -0.13),
                skull.at(0.40, 0.03, -0.125),
                skull.at(0.58, 0.04, -0.105),
                skull.at(0.70, 0.05, -0.095 + 0.012 * fork),
                skull.at(0.82, 0.06, -0.10 + 0.075 * fork),
            ]
        )
        cord(_smooth(line), np.linspace(0.040, 0.008, 40), (0.62, 0.035, 0.030), clay(0.5, 0.4), n=10)


def _ruff(skull: Skull) -> None:
    plume = clay(0.7, 0.25)
    back = skull.way(-1.0, 0, 0)
    for layer, (count, reach, length, width, lean) in enumerate(
        ((13, 0.20, 0.265, 0.062, 0.66), (12, 0.20, 0.185, 0.055, 0.74))
    ):
        for k in range(count):
            a = math.radians(
                -152 + 276 * (k + 0.5 * layer) / (count - 1) + 28
            )  # from below, around the near side, over the top
            radial = skull.way(0, math.cos(a), math.sin(a))
            root = skull.at(-0.085 + 0.05 * layer, reach * math.cos(a), 0.02 + reach * math.sin(a))
            way = radial * math.cos(lean) + back * math.sin(lean)
            base = (
                skull.paint.feather
                if (k + layer) % 2
                else (JADE if skull.name != "green" else (0.02, 0.30, 0.30))
            )
            grow = 1.0 + 0.35 * max(0.0, math.sin(a))
            feather(
                root,
                way,
                length * grow,
                width,
                base,
                skull.paint.tip,
                plume,
                bend=back * 0.05,
                face=unit(TO_CAMERA - 0.5 * back),
            )


def _crest(skull: Skull) -> None:
    plume, back = clay(0.7, 0.25), skull.way(-1.0, 0, 0)
    for k, (f, length, lean) in enumerate(
        ((0.20, 0.26, 0.55), (0.13, 0.32, 0.80), (0.06, 0.36, 1.0), (-0.01, 0.34, 1.18))
    ):
        up = skull.way(0, 0, 1.0)
        root = skull.at(f, 0.03, 0.285 - 0.02 * k)
        base = (skull.paint.feather, skull.paint.figure)[k % 2]
        feather(
            root,
            up * math.cos(lean) + back * math.sin(lean),
            length,
            0.062,
            base,
            skull.paint.tip,
            plume,
            bend=back * 0.08 - up * 0.03,
        )


def _smooth(points: np.ndarray, n: int = 40) -> np.ndarray:
    u = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))]
    return CubicSpline(u, points)(np.linspace(0, u[-1], n))


def _swell(low: float, high: float, n: int = 40) -> np.ndarray:
    return low + (high - low) * np.sin(np.linspace(0.15, np.pi - 0.25, n)) ** 0.8


def _ball(at: np.ndarray, r: float, colour: Any, material: Any) -> None:
    a, b = np.linspace(0.001, np.pi - 0.001, 18)[:, None], np.linspace(0, 2 * np.pi, 32, endpoint=False)[None]
    points = at + r * np.stack([np.sin(a) * np.cos(b), np.sin(a) * np.sin(b), np.cos(a) + 0 * b], -1)
    mesh(points, np.broadcast_to(np.array(colour, float), points.shape), material, around=True)


def _disc(at: Any, middle: tuple[float, float, float], r: float, colour: Any) -> None:
    """A round plate in the profile plane with a soft edge."""
    t = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    rings = ((r, -0.06), (r, -0.006), (r * 0.93, 0.006), (r * 0.4, 0.008), (0.001, 0.008))
    points = np.array(
        [
            [at(middle[0] + k * math.cos(a), middle[1] + o, middle[2] + k * math.sin(a)) for a in t]
            for k, o in rings
        ]
    )
    mesh(points, np.broadcast_to(np.array(colour, float), points.shape), clay(0.4, 0.5), around=True)
