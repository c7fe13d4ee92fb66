"""Pilli Mexica: nobles in a robe of their colour, each with a headdress and a shield of its own shape."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator
from dataclasses import dataclass

import bpy

from bake import crests, scene
from bake.materials import Colour, gold, painted, plain, stone
from bake.output import Frame, Picture
from bake.primitives import Material, ball, box, extruded, lathe, octagon
from bake.studio import Rim, Studio

LEAN = math.radians(22)  # towards the camera, else only the headdress would show from above
HEIGHT = 0.88
FOOT = 0.07
SHIELD = (-0.185, -0.150, 0.375)
FRAMES = Frame(0.42, 0.42, 1.15, 0.36), Frame(0.5, 1.15, 0.85, 0.45)


@dataclass(frozen=True)
class Dress:
    """The colours of a noble: robe, trimmings, and the plumes of the headdress."""

    robe: Colour
    band: Colour
    plume: Colour
    rim: Rim


DRESSES = {
    "black": Dress((0.018, 0.018, 0.024), (0.72, 0.42, 0.06), (0.020, 0.020, 0.028), Rim(1.6, 0.5)),
    "grey": Dress((0.25, 0.31, 0.40), (0.03, 0.10, 0.28), (0.36, 0.44, 0.54), Rim(1.8, 0.6)),
    "sand": Dress((0.84, 0.55, 0.13), (0.012, 0.20, 0.19), (0.88, 0.58, 0.10), Rim(2.3, 0.85)),
    "red": Dress((0.42, 0.014, 0.016), (0.90, 0.76, 0.48), (0.46, 0.014, 0.016), Rim(2.3, 0.85)),
}


def palette(colour: str) -> dict[str, Material]:
    """The materials of a noble."""
    dress = DRESSES[colour]
    return {
        "robe": stone(f"{colour}_robe", dress.robe, vary=0.15, joint=0, bump=0.1, ao=0.5, rough=0.7),
        "band": painted(f"{colour}_trim", dress.band),
        "plume": painted(f"{colour}_plume", dress.plume),
        "tip": plain("tip", (0.90, 0.56, 0.12), rough=0.5),
        "jade": plain("jade", (0.03, 0.38, 0.24), rough=0.45, spec=0.6),
        "gold": gold(),
        "skin": plain("skin", (0.36, 0.15, 0.07), rough=0.55),
        "cotton": plain("cotton", (0.62, 0.54, 0.40), rough=0.8),
        "hair": plain("hair", (0.012, 0.009, 0.008), rough=0.5),
        "turquoise": plain("turquoise", (0.02, 0.35, 0.38), rough=0.3),
    }


def pilli(colour: str) -> None:
    """Put a noble into the scene."""
    use = palette(colour)
    body(use)
    head(use)
    crests.build(crests.CRESTS[colour](), use)
    shield(colour, use)
    lean_back()
    pedestal(use)
    for thing in scene.meshes():
        for vertex in thing.data.vertices:
            vertex.co *= HEIGHT


def pedestal(use: dict[str, Material]) -> None:
    """Put the base into the scene."""
    lathe([(0.285, -0.01), (0.296, 0.02), (0.286, 0.055), (0.245, 0.068)], use["robe"], n=40)
    lathe([(0.299, 0.016), (0.306, 0.030), (0.299, 0.044)], use["band"], n=40)


def body(use: dict[str, Material]) -> None:
    """Put the robe and the arms into the scene."""
    robe = [(0.175, 0.05), (0.190, 0.085), (0.155, 0.25), (0.122, 0.40), (0.118, 0.44), (0.150, 0.545),
            (0.135, 0.60), (0.07, 0.635)]  # fmt: skip
    lathe(robe, use["robe"], n=36, squash=(1, 0.82))
    lathe([(0.192, 0.070), (0.196, 0.105), (0.183, 0.145)], use["band"], n=36, squash=(1, 0.84))
    lathe([(0.126, 0.395), (0.130, 0.42), (0.124, 0.445)], use["gold"], n=36, squash=(1, 0.85))
    box((-0.048, 0.048), (-0.165, -0.10), (0.11, 0.41), use["cotton"], 0.012)
    box((-0.049, 0.049), (-0.168, -0.11), (0.13, 0.17), use["band"], 0.004)
    for side in (-1, 1):
        ball(0.055, (side * 0.160, -0.03, 0.52), use["robe"], (0.9, 0.9, 1.3), n=12)
        ball(0.040, (side * 0.150, -0.095, 0.42), use["skin"], (1, 1, 1.2), n=10)
        cuff = [(0.044, 0.452), (0.048, 0.465), (0.044, 0.478)]
        lathe(cuff, use["gold"], (side * 0.156, -0.075), n=16)
    lathe([(0.158, 0.540), (0.170, 0.565), (0.122, 0.608)], use["gold"], n=36, squash=(1, 0.85))


def head(use: dict[str, Material]) -> None:
    """Put the head into the scene."""
    ball(0.128, (0, -0.015, 0.725), use["skin"], (0.95, 0.95, 1.05), n=18)
    ball(0.132, (0, 0.022, 0.75), use["hair"], (1, 0.92, 0.95), n=18)
    for side in (-1, 1):
        ball(0.038, (side * 0.126, -0.04, 0.69), use["gold"], (0.6, 1, 1), n=10)
        ball(0.018, (side * 0.046, -0.128, 0.735), use["hair"], n=8)
    ball(0.020, (0, -0.142, 0.70), use["skin"], (0.8, 1, 1.4), n=8)
    brow = [(0.126, 0.795), (0.138, 0.81), (0.136, 0.845), (0.110, 0.865)]
    lathe(brow, use["gold"], (0, -0.002), n=32, squash=(1, 0.95))
    ball(0.028, (0, -0.132, 0.832), use["turquoise"], (1, 0.7, 1), n=10)


def shield(colour: str, use: dict[str, Material]) -> None:
    """A shield in the right hand, with the seat's sign on it."""

    def plate(outline: list[tuple[float, float]], out: float, material: Material) -> None:
        ring = [
            [(SHIELD[0] + u, SHIELD[1] - o, SHIELD[2] + w) for u, w in outline] for o in (out - 0.02, out)
        ]
        extruded(ring[0], ring[1], material, 0.003)

    plate(octagon(0.125), 0.01, use["gold"])
    plate(octagon(0.104), 0.018, use["band"])
    bars = [_box((x - 0.014, x + 0.014), (-0.06, 0.06)) for x in (-0.045, 0, 0.045)]
    squares = [_box((u, u + 0.057), (w, w + 0.057)) for u in (-0.062, 0.005) for w in (-0.066, 0.0)]
    wedge = [(-0.07, -0.05), (0.07, -0.05), (0.0, 0.075)]
    signs = {"black": squares, "grey": [octagon(0.062)], "sand": bars, "red": [wedge]}
    for outline in signs[colour]:
        plate(outline, 0.026, use["plume"])


def _box(u: tuple[float, float], w: tuple[float, float]) -> list[tuple[float, float]]:
    return [(u[0], w[0]), (u[1], w[0]), (u[1], w[1]), (u[0], w[1])]


def lean_back() -> None:
    """Tip what stands in the scene towards the camera."""
    for thing in bpy.data.objects:
        if thing.type != "MESH":
            continue
        for vertex in thing.data.vertices:
            if vertex.co.z > FOOT:
                y, up = vertex.co.y, vertex.co.z - FOOT
                vertex.co.y = y * math.cos(LEAN) + up * math.sin(LEAN)
                vertex.co.z = FOOT + up * math.cos(LEAN) - y * math.sin(LEAN)


def bake(studio: Studio, colour: str) -> Iterator[Picture]:
    """A noble's sprite and shadow."""
    build = functools.partial(pilli, colour)
    yield from studio.piece(f"pilli_{colour}", "pilli", build, FRAMES, DRESSES[colour].rim)
