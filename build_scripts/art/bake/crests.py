"""The headdresses of the Pilli: a sign of its own for each colour, in the shape of that colour's temple roof.

A crest stands in a plane that leans back from the brow: u runs to the right, w up along the plane, in cells.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from bake.primitives import Material, extruded

LEAN = math.radians(24)
BROW = (0.0, 0.045, 0.80)
Plane = tuple[float, float]
_LEAF = ((0, 0.35), (0.25, 0.75), (0.55, 1.0), (0.82, 0.9), (0.96, 0.5), (1.0, 0.0))


@dataclass(frozen=True)
class Feather:
    """A feather from a point of the plane; `turn` in degrees from straight up, clockwise."""

    root: Plane
    turn: float
    length: float
    width: float
    paint: str = "plume"
    tip: str = "tip"


@dataclass(frozen=True)
class Crest:
    """Feathers behind, and painted plates in front, each an outline with its paint."""

    feathers: tuple[Feather, ...]
    plates: tuple[tuple[str, tuple[Plane, ...]], ...] = field(default=())


def _point(u: float, w: float, out: float) -> tuple[float, float, float]:
    """A point of the plane, `out` towards the viewer."""
    y = BROW[1] + w * math.sin(LEAN) - out * math.cos(LEAN)
    return BROW[0] + u, y, BROW[2] + w * math.cos(LEAN) + out * math.sin(LEAN)


def sheet(
    outline: Sequence[Plane], material: Material, out: float, thick: float = 0.014, bevel: float = 0.0
) -> None:
    """A flat outline in the plane, `out` before it."""
    back = [_point(u, w, out - thick) for u, w in outline]
    extruded(back, [_point(u, w, out) for u, w in outline], material, bevel)


def _leaf(feather: Feather, begin: float, end: float) -> list[Plane]:
    angle = math.radians(feather.turn)
    across, along = (math.cos(angle), -math.sin(angle)), (math.sin(angle), math.cos(angle))
    half = [(u, w) for u, w in _LEAF if begin <= u <= end]
    edge = half + [(u, -w) for u, w in reversed(half) if w > 0]
    return [
        (
            feather.root[0] + along[0] * u * feather.length + across[0] * w * feather.width,
            feather.root[1] + along[1] * u * feather.length + across[1] * w * feather.width,
        )
        for u, w in edge
    ]


def build(crest: Crest, use: dict[str, Material]) -> None:
    """Put a crest on the brow."""
    for number, feather in enumerate(crest.feathers):
        out = 0.004 * (number % 2)
        sheet(_leaf(feather, 0, 1), use[feather.paint], out)
        sheet(_leaf(feather, 0.82, 1), use[feather.tip], out + 0.006)
    for number, (paint, outline) in enumerate(crest.plates):
        sheet(outline, use[paint], 0.022 + 0.010 * number, 0.03, 0.003)


def _ring(r: float, at: Plane, n: int = 28) -> tuple[Plane, ...]:
    return tuple(
        (at[0] + r * math.sin(2 * math.pi * i / n), at[1] + r * math.cos(2 * math.pi * i / n))
        for i in range(n)
    )


def _bar(left: float, right: float, low: float, high: float) -> tuple[Plane, ...]:
    return ((left, low), (right, low), (right, high), (left, high))


def merlons() -> Crest:
    """Black: a broad wall of upright plumes under four golden merlons."""
    feathers = tuple(
        Feather((-0.215 + 0.0717 * i, 0.02), -14 + 4.67 * i, 0.27, 0.040, ("jade", "plume")[i % 2])
        for i in range(7)
    )
    plates = [("plume", _bar(-0.235, 0.235, 0.02, 0.165)), ("tip", _bar(-0.235, 0.235, 0.125, 0.165))]
    for i in range(4):
        middle = -0.1875 + 0.125 * i
        plates.append(("tip", _bar(middle - 0.045, middle + 0.045, 0.15, 0.245)))
    plates += [("jade", _bar(-0.205, 0.205, 0.050, 0.085))]
    return Crest(feathers, tuple(plates))


def disc() -> Crest:
    """Grey: a round disc of plumes all about."""
    middle = (0.0, 0.165)
    feathers = tuple(Feather(middle, 360 * i / 22, 0.275, 0.042, ("plume", "jade")[i % 2]) for i in range(22))
    plates = (
        ("band", _ring(0.190, middle)),
        ("plume", _ring(0.160, middle)),
        ("tip", _ring(0.078, middle, 20)),
    )
    return Crest(feathers, plates)


def comb() -> Crest:
    """Sand: a tall narrow comb with windows."""
    feathers = tuple(
        Feather(
            (-0.104 + 0.052 * i, 0.05), 0, 0.42 - 0.012 * abs(i - 2), 0.036, ("plume", "jade")[i % 2], "band"
        )
        for i in range(5)
    )
    plates = [("plume", _bar(-0.130, 0.130, 0.02, 0.285)), ("band", _bar(-0.130, 0.130, 0.02, 0.065))]
    for i in range(3):
        middle = -0.078 + 0.078 * i
        plates.append(("band", _bar(middle - 0.024, middle + 0.024, 0.115, 0.225)))
    return Crest(feathers, tuple(plates))


def triangle() -> Crest:
    """Red: a steep triangle, its edges feathered."""
    feathers = []
    for i in range(6):
        share = i / 5
        root = 0.20 * (1 - share), 0.03 + 0.24 * share
        for side in (-1, 1):
            feathers.append(
                Feather(
                    (side * root[0], root[1]), side * (66 - 52 * share), 0.135, 0.036, ("jade", "band")[i % 2]
                )
            )
    feathers.append(Feather((0, 0.27), 0, 0.15, 0.040, "plume"))
    plates = (
        ("band", ((-0.215, 0.015), (0.215, 0.015), (0.0, 0.385))),
        ("plume", ((-0.165, 0.042), (0.165, 0.042), (0.0, 0.325))),
        ("band", ((-0.078, 0.075), (0.078, 0.075), (0.0, 0.215))),
    )
    return Crest(tuple(feathers), plates)


CRESTS = {"black": merlons, "grey": disc, "sand": comb, "red": triangle}
