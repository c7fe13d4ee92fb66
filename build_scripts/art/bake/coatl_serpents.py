"""Serpent pieces: segments and tails, each as crest and trough of one long wave.

A piece is PITCH long; its left joint is the anchor (x = 0, y = 0 on the ground). The body's middle line
runs through (0, 0) and (PITCH, 0) with a slope that the next piece takes up. Pieces are drawn from the tail
to the head: the collar at a piece's right end lies over the neck of the next one.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from bake.coatl_forms import TO_CAMERA, clay, cord, feather, mesh, unit
from bake.coatl_reliefs import CLAY, PAINTS, PITCH, RADIUS, ROUND, H, W, skin

SWING, HEAVE = 0.105, 0.050  # of the wave, sideways and upwards
REST = RADIUS + HEAVE + 0.01  # height of the middle line at a joint
ROLL = math.radians(-22)  # where the ridge of feathers stands, from straight up, north of it
COLLAR = 0.885  # from here to the right end
BONE = (0.86, 0.78, 0.58)
GOLD = (0.80, 0.47, 0.07)
JADE = (0.03, 0.34, 0.22)
_SKINS: dict[str, Any] = {}


def skin_of(name: str) -> Any:
    """The relief of a colour, drawn once."""
    if name not in _SKINS:
        _SKINS[name] = skin(name)
    return _SKINS[name]


def middle(s: np.ndarray, sign: int) -> np.ndarray:
    """The middle line at a share of the piece; `sign` 1 is the crest, -1 the trough."""
    wave = np.sin(np.pi * s) * sign
    return np.stack([s * PITCH, SWING * wave, REST + HEAVE * wave], -1)


def frame(s: np.ndarray, sign: int) -> tuple[np.ndarray, ...]:
    """Middle, direction, up and south at shares of the piece."""
    s = np.atleast_1d(np.asarray(s, float))
    along = unit(middle(s + 1e-3, sign) - middle(s - 1e-3, sign))
    south = unit(np.cross(np.array([0.0, 0.0, 1.0]), along)) * -1
    return middle(s, sign), along, np.cross(along, -south), south


def girth(s: np.ndarray) -> np.ndarray:
    """The radius along a segment: a neck that the collar before it hides, a barrel, the collar."""
    r = RADIUS * (0.955 + 0.05 * np.sin(np.pi * np.clip(s / COLLAR, 0, 1)))
    r = r - 0.045 * np.clip((0.055 - s) / 0.05, 0, 1) ** 1.5
    t = np.clip((s - COLLAR) / (1.035 - COLLAR), 0, 1)
    two = np.maximum(np.exp(-(((t - 0.30) / 0.26) ** 4)), np.exp(-(((t - 0.80) / 0.21) ** 4)))
    return np.where(s > COLLAR - 0.005, RADIUS * 0.955 + 0.034 * two - 0.03 * (t > 0.985), r)


def trunk(
    name: str, sign: int, start: float = -0.075, end: float = 1.035, taper: Any = None, collar: bool = True
) -> None:
    """The body between two shares of the piece, with its relief; `taper` scales the radius along it."""
    paint = PAINTS[name]
    height, colour = skin_of(name)
    s = np.linspace(start, end, round(270 * (end - start)))
    turn = np.linspace(-np.pi, np.pi, 380, endpoint=False)
    centre, _, up, south = frame(s, sign)
    scale = np.ones_like(s) if taper is None else taper(s)
    px = np.clip((s * W), 0, W - 1)
    py = (turn * RADIUS / ROUND * H) % H
    rows, columns = np.round(py).astype(int) % H, np.round(px).astype(int)
    high, tone = height[np.ix_(rows, columns)].T, colour[np.ix_(rows, columns)].transpose(1, 0, 2)
    inside = np.clip((s - 0.02) / 0.03, 0, 1) * (np.clip((COLLAR - s) / 0.02, 0, 1) if collar else 1)
    r = girth(s) if collar else np.where(s < COLLAR - 0.05, girth(s), RADIUS * 0.955)
    radius = (r * scale)[:, None] + high * (inside * scale)[:, None]
    if collar:
        band = np.clip((s - COLLAR) / 0.01, 0, 1)[:, None]
        t = np.clip((s - COLLAR) / (1.035 - COLLAR), 0, 1)[:, None]
        radius = radius + 0.010 * band * (t < 0.56) * np.cos(turn * 26)[None]  # notched like a rope
        ring = np.where(
            t[..., None] < 0.56,
            np.array(CLAY) * 1.18,
            np.array(paint.tip if name != "black" else (0.50, 0.46, 0.40)),
        )
        tone = tone * (1 - band[..., None]) + ring * band[..., None] * (
            0.9 + 0.1 * np.cos(turn * 26)[None, :, None]
        )
    stub = np.clip((0.03 - s) / 0.02, 0, 1)[:, None, None]
    tone = tone * (1 - stub) + np.array(CLAY) * 0.75 * stub
    points = centre[:, None] + radius[..., None] * (
        np.cos(turn)[None, :, None] * up[:, None] + np.sin(turn)[None, :, None] * south[:, None]
    )
    mesh(points, tone, clay(paint.rough, paint.spec), around=True, caps=True)


def ridge(name: str, sign: int, shares: list[float], scale: Any = lambda s: 1.0) -> None:
    """Two rows of feathers on the back, swept towards the tail."""
    paint = PAINTS[name]
    stuff = clay(0.7, 0.25)
    for row, (turn, length, width, lean) in enumerate(
        ((ROLL - 0.05, 0.265, 0.056, 0.78), (ROLL + 0.22, 0.165, 0.047, 1.05))
    ):
        for number, share in enumerate(shares):
            s = share + 0.045 * row
            centre, along, up, south = (v[0] for v in frame(np.array([s]), sign))
            k = scale(s)
            out = math.cos(turn) * up + math.sin(turn) * south
            root = centre + out * RADIUS * 0.93 * k
            way = out * math.cos(lean) + along * math.sin(lean)
            base = (
                paint.feather
                if (number + row) % 2 == 0
                else tuple(0.55 * a + 0.45 * b for a, b in zip(paint.feather, paint.figure, strict=True))
            )
            feather(
                root,
                way,
                length * (0.6 + 0.4 * k),
                width * (0.65 + 0.35 * k),
                base,
                paint.tip,
                stuff,
                bend=-0.03 * out,
            )


def segment(name: str, sign: int) -> None:
    """A body segment."""
    trunk(name, sign)
    ridge(name, sign, [0.05 + 0.128 * k for k in range(7)])


def tail(name: str, sign: int) -> None:
    """The tail: the body tapers to a rattle of bone rings and a plume."""
    paint = PAINTS[name]

    def taper(s: np.ndarray) -> np.ndarray:
        return 1 - 0.55 * np.clip((s - 0.08) / 0.80, 0, 1) ** 1.5

    def thin(s: float) -> float:
        return float(taper(np.array(s)))

    trunk(name, sign, end=0.84, taper=taper, collar=False)
    ridge(name, sign, [0.05 + 0.128 * k for k in range(6)], thin)
    stuff, bone = clay(0.7, 0.25), clay(0.5, 0.4)
    centre, along, up, _ = (v[0] for v in frame(np.array([0.83]), sign))
    n = 60
    u = np.linspace(0, 1, n)
    spine = centre + along * (u * 0.235)[:, None] + up * (0.05 * u**2)[:, None]
    radii = (0.135 - 0.045 * u) * (0.80 + 0.26 * np.abs(np.sin(u * np.pi * 4)) ** 0.6)
    tone = np.where(
        (u * 4 % 1 < 0.12)[:, None] | (u * 4 % 1 > 0.90)[:, None], np.array(BONE) * 0.35, np.array(BONE)
    )
    cord(spine, radii, tone, bone, n=30)
    hub = spine[-1] - along * 0.03
    for layer, (count, length, width, spread) in enumerate(((7, 0.44, 0.072, 1.05), (5, 0.31, 0.062, 0.72))):
        for k in range(count):
            a = (k / (count - 1) - 0.5) * 2 * spread
            screen_up = np.array([0, 0.8125, 0.583])
            way = along * math.cos(a) + screen_up * math.sin(a)
            base = paint.feather if (k + layer) % 2 == 0 else paint.figure
            feather(
                hub + TO_CAMERA * 0.018 * layer,
                way,
                length * (1 - 0.12 * abs(a)),
                width,
                base,
                paint.tip,
                stuff,
                bend=screen_up * 0.05 * math.sin(a),
                share=0.68,
            )
    cord(hub + np.outer(np.linspace(-0.5, 0.5, 8), along) * 0.055, 0.062, GOLD, clay(0.4, 0.5), n=20)
