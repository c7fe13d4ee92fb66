"""Meshes from grids of coloured points: tubes, lofts, feathers; and the painted clay they are made of."""

from __future__ import annotations

import math
from typing import Any

import bpy
import numpy as np
from scipy.interpolate import PchipInterpolator

from bake import materials

TO_CAMERA = np.array((0.0, -0.583, 0.8125))
Array = np.ndarray


def unit(v: Array) -> Array:
    """The vector at length 1."""
    return v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-9)


def clay(rough: float = 0.72, spec: float = 0.3, emit: float = 0.0) -> Any:
    """Painted clay: the mesh's own colours "Col", dark hollows, fine grain."""
    name = f"clay_{rough}_{spec}_{emit}"
    if made := bpy.data.materials.get(name):
        return made
    graph = materials.Graph(name).set(Roughness=rough, Specular_IOR_Level=spec)
    colour = graph.node("VertexColor", layer_name="Col").outputs[0]
    grain = graph.noise(graph.place, 60, 3)
    tone = graph.times(graph.ranged(graph.noise(graph.place, 9, 4), 0.86, 1.12), graph.hollows(0.55))
    shown = graph.scaled(colour, tone)
    if emit:
        graph.set(Emission_Color=colour, Emission_Strength=emit)
    return graph.set(Base_Color=shown, Normal=graph.bump(grain, 0.16, 0.01)).material


def mesh(points: Array, colours: Array, material: Any, around: bool = False, caps: bool = False) -> Any:
    """A smooth surface through a grid of points; `around` joins the last column to the first."""
    rows, columns = points.shape[:2]
    index = np.arange(rows * columns).reshape(rows, columns)
    right = np.roll(index, -1, 1) if around else index[:, 1:]
    left = index if around else index[:, :-1]
    faces = np.stack([left[:-1], right[:-1], right[1:], left[1:]], -1).reshape(-1, 4).tolist()
    if caps:
        faces += [index[0, ::-1].tolist(), index[-1].tolist()]
    made = bpy.data.meshes.new("grid")
    made.from_pydata(points.reshape(-1, 3).tolist(), [], faces)
    layer = made.color_attributes.new("Col", "FLOAT_COLOR", "POINT")
    rgba = np.ones((rows * columns, 4), np.float32)
    rgba[:, :3] = np.clip(colours.reshape(-1, 3), 0, 1)
    layer.data.foreach_set("color", rgba.ravel())
    made.polygons.foreach_set("use_smooth", np.array([len(f) == 4 for f in faces]))
    made.materials.append(material)
    thing = bpy.data.objects.new("grid", made)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def feather(
    root: Array,
    way: Array,
    length: float,
    width: float,
    base: Any,
    tip: Any,
    material: Any,
    bend: Array | None = None,
    face: Array = TO_CAMERA,
    share: float = 0.72,
) -> None:
    """A feather from `root` along `way`, its flat side towards `face`, a quill along its middle.

    `bend` is how its tip is displaced.
    """
    way = unit(way)
    normal = unit(face - way * (face @ way))
    side = np.cross(normal, way)
    u, v = np.linspace(0, 1, 26), np.linspace(-1, 1, 13)
    half = width * np.clip(np.sin(np.pi * (0.10 + 0.90 * u) ** 0.75), 0, 1) ** 0.62
    bend = np.zeros(3) if bend is None else bend
    middle = root + way * (u * length)[:, None] + bend * (u**2)[:, None]
    arch = 0.34 * width * (1 - v**2) + 0.020 * np.exp(-((v / 0.16) ** 2))
    barbs = 0.004 * np.cos(u * 46)[:, None] * np.abs(v)[None]
    top = (
        middle[:, None]
        + side * (half[:, None] * v[None])[..., None]
        + normal * (arch[None] * half[:, None] / width + barbs)[..., None]
    )
    mix = np.clip((u - share + 0.10) / 0.05, 0, 1)[:, None, None] * np.ones((1, len(v), 1))
    shade = (0.62 + 0.52 * u)[:, None, None] * (1 - 0.28 * np.abs(v)[None, :, None] ** 2)
    colours = (np.array(base) * (1 - mix) + np.array(tip) * mix) * shade
    quill = np.exp(-((v / 0.14) ** 2))[None, :, None] * 0.55
    colours = colours * (1 - quill) + np.array(tip) * 0.9 * quill
    under = top - normal * 0.016
    mesh(
        np.concatenate([top, under[:, ::-1]], 1),
        np.concatenate([colours, colours[:, ::-1]], 1),
        material,
        around=True,
        caps=False,
    )


def loft(
    sections: list[tuple[float, ...]],
    place: Any,
    colour: Any,
    material: Any,
    power: float = 2.4,
    flat: float = 1.0,
    bumps: Any = None,
    n: int = 170,
    m: int = 180,
) -> Any:
    """A body through sections (f, height, half width, half height); `flat` squeezes its lower half.

    `place` turns (f, w, h) into the world; `colour` and `bumps` are functions of (f, w, h, turn).
    """
    keys = np.array(sections)
    f = keys[0, 0] + (keys[-1, 0] - keys[0, 0]) * np.sin(np.linspace(0, 1, n) * np.pi / 2)
    h, a, b = (PchipInterpolator(keys[:, 0], keys[:, k])(f)[:, None] for k in (1, 2, 3))
    t = np.linspace(0, 2 * np.pi, m, endpoint=False)[None]
    c, s = np.cos(t), np.sin(t)
    r = (np.abs(c) ** power + np.abs(s) ** power) ** (-1 / power)
    lift = np.zeros((n, m)) if bumps is None else bumps(f[:, None] + 0 * t, t + 0 * f[:, None])
    w = (a + lift) * r * c
    up = h + (b + lift) * r * s * np.where(s < 0, flat, 1.0)
    ff = f[:, None] + 0 * w
    return mesh(
        place(np.stack([ff, w, up], -1)), colour(ff, w, up, t + 0 * ff), material, around=True, caps=True
    )


def cord(points: Array, radii: Array | float, colour: Any, material: Any, n: int = 14) -> Any:
    """A round cord through points, its radius a number or one a point."""
    points = np.asarray(points, float)
    along = unit(np.gradient(points, axis=0))
    first = np.cross(along, TO_CAMERA + 0.01)
    one = unit(first)
    two = np.cross(along, one)
    t = np.linspace(0, 2 * math.pi, n, endpoint=False)
    r = np.broadcast_to(np.asarray(radii, float), len(points))[:, None, None]
    ring = points[:, None] + r * (
        one[:, None] * np.cos(t)[None, :, None] + two[:, None] * np.sin(t)[None, :, None]
    )
    colours = (
        np.broadcast_to(np.asarray(colour, float), ring.shape)
        if np.ndim(colour) == 1
        else np.repeat(np.asarray(colour)[:, None], n, 1)
    )
    return mesh(ring, colours, material, around=True, caps=True)
