"""Solids: every function adds one object to the scene and returns it. Lengths are in cells."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import bmesh
import bpy

Point = tuple[float, float, float]
Face = tuple[int, ...]
Material = Any
SHARP = math.radians(25)
CREASE = math.radians(40)


def solid(
    name: str, vertices: Sequence[Point], faces: Sequence[Face], material: Material, bevel: float = 0.0
) -> Any:
    """A solid from its corners and faces, its edges rounded by `bevel`."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in vertices], [], faces)
    mesh.validate()
    outward = bmesh.new()
    outward.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(outward, faces=outward.faces)
    outward.to_mesh(mesh)
    outward.free()
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    mesh.materials.append(material)
    if bevel:
        rounded = thing.modifiers.new("bevel", "BEVEL")
        rounded.width, rounded.segments = bevel, 2
        rounded.limit_method, rounded.angle_limit = "ANGLE", SHARP
    return thing


def moved(thing: Any, x: float, y: float, z: float = 0.0) -> Any:
    """The object with its origin, and so its grain, moved."""
    thing.location = (x, y, z)
    return thing


def smooth(thing: Any) -> Any:
    """The object with its quads shaded smoothly and its creases kept."""
    for face in thing.data.polygons:
        face.use_smooth = len(face.vertices) == 4
    split = thing.modifiers.new("creases", "EDGE_SPLIT")
    split.split_angle = CREASE
    return thing


def _sides(n: int) -> list[Face]:
    return [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]


def extruded(bottom: Sequence[Point], top: Sequence[Point], material: Material, bevel: float = 0.0) -> Any:
    """A solid between two outlines with equally many corners."""
    n = len(bottom)
    faces = [tuple(range(n))[::-1], tuple(range(n, 2 * n)), *_sides(n)]
    return solid("extruded", [*bottom, *top], faces, material, bevel)


def frustum(
    bottom: tuple[float, float],
    top: tuple[float, float],
    z: tuple[float, float],
    material: Material,
    at: tuple[float, float] = (0, 0),
    bevel: float = 0.012,
) -> Any:
    """A block with these half sizes at the bottom and at the top."""
    x, y = at

    def ring(half: tuple[float, float], height: float) -> list[Point]:
        return [
            (x + sx * half[0], y + sy * half[1], height) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ]

    return extruded(ring(bottom, z[0]), ring(top, z[1]), material, bevel)


def square(
    half: float,
    top: float,
    z: tuple[float, float],
    material: Material,
    at: tuple[float, float] = (0, 0),
    bevel: float = 0.012,
) -> Any:
    """A frustum over a square."""
    return frustum((half, half), (top, top), z, material, at, bevel)


def box(
    x: tuple[float, float],
    y: tuple[float, float],
    z: tuple[float, float],
    material: Material,
    bevel: float = 0.01,
) -> Any:
    """A box between these bounds."""
    half = (x[1] - x[0]) / 2, (y[1] - y[0]) / 2
    return frustum(half, half, z, material, ((x[0] + x[1]) / 2, (y[0] + y[1]) / 2), bevel)


def prism(
    profile: Sequence[tuple[float, float]], x: tuple[float, float], material: Material, bevel: float = 0.0
) -> Any:
    """A (y, z) outline drawn out along x."""
    ends = [[(end, y, z) for y, z in profile] for end in x]
    return extruded(ends[0], ends[1], material, bevel)


def slab(
    outline: Sequence[tuple[float, float]],
    z: tuple[float, float],
    material: Material,
    bevel: float = 0.0,
    shrink: float = 1.0,
) -> Any:
    """A flat (x, y) outline with thickness, its top shrunk about the origin."""
    bottom = [(x, y, z[0]) for x, y in outline]
    return extruded(bottom, [(x * shrink, y * shrink, z[1]) for x, y in outline], material, bevel)


def lathe(
    profile: Sequence[tuple[float, float]],
    material: Material,
    at: tuple[float, float] = (0, 0),
    n: int = 40,
    squash: tuple[float, float] = (1, 1),
    soft: bool = True,
) -> Any:
    """An (r, z) profile turned about a vertical axis."""
    turns = [(math.cos(2 * math.pi * i / n), math.sin(2 * math.pi * i / n)) for i in range(n)]
    vertices = [
        (at[0] + r * c * squash[0], at[1] + r * s * squash[1], z) for r, z in profile for c, s in turns
    ]
    faces: list[Face] = []
    for j in range(len(profile) - 1):
        faces += [tuple(j * n + v for v in side) for side in _sides(n)]
    faces += [tuple(range(n))[::-1], tuple((len(profile) - 1) * n + i for i in range(n))]
    thing = solid("lathe", vertices, faces, material)
    return smooth(thing) if soft else thing


def ball(r: float, at: Point, material: Material, squash: Point = (1, 1, 1), n: int = 20) -> Any:
    """A ball, or an ellipsoid."""
    vertices, faces = [], []
    for j in range(n + 1):
        polar = math.pi * j / n
        for i in range(2 * n):
            turn = math.pi * i / n
            direction = math.sin(polar) * math.cos(turn), math.sin(polar) * math.sin(turn), math.cos(polar)
            vertices.append(tuple(c + r * d * s for c, d, s in zip(at, direction, squash, strict=True)))
    for j in range(n):
        for i in range(2 * n):
            k = (i + 1) % (2 * n)
            faces.append((j * 2 * n + i, (j + 1) * 2 * n + i, (j + 1) * 2 * n + k, j * 2 * n + k))
    thing = solid("ball", vertices, faces, material)
    for face in thing.data.polygons:
        face.use_smooth = True
    return thing


def octagon(r: float) -> list[tuple[float, float]]:
    """An outline with eight sides, one of them facing south; `r` reaches to the corners."""
    return [(r * math.cos(math.pi * (i + 0.5) / 4), r * math.sin(math.pi * (i + 0.5) / 4)) for i in range(8)]
