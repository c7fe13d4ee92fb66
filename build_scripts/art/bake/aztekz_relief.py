"""Slabs of carved stone: a map of heights and one of colours become a fine mesh with upright sides."""

from __future__ import annotations

from typing import Any

import bpy
import numpy as np
from numpy.typing import NDArray
from PIL import Image
from scipy import ndimage
from scipy.spatial import cKDTree

from bake.materials import Graph

Array = NDArray[Any]
Size = tuple[float, float]
_COURSES = ((1.0, 1.0), (0.62, 1.05), (0.58, 0.35), (0.50, 0.35), (0.46, 1.05), (0.0, 0.75))
"""The sides from the top down: share of the height, and how light; a joint parts two courses."""


def carved_stone(name: str = "carved", ao: float = 0.55) -> Any:
    """Stone in the mesh's own colours "Col", dark in hollows, with a fine grain."""
    if made := bpy.data.materials.get(name):
        return made
    graph = Graph(name).set(Roughness=0.8, Specular_IOR_Level=0.3)
    colour = graph.node("VertexColor", layer_name="Col").outputs[0]
    bump = graph.bump(graph.noise(graph.place, 60, 3), 0.25, 0.01)
    return graph.set(Base_Color=graph.scaled(colour, graph.hollows(ao)), Normal=bump).material


def grid(size: Size, samples: int) -> tuple[Array, Array]:
    """x and y of the samples, `samples` to a cell, rows from north to south; `size` in cells."""
    nx, ny = round(size[0] * samples), round(size[1] * samples)
    x = (np.arange(nx) + 0.5) / nx * size[0] - size[0] / 2
    y = size[1] / 2 - (np.arange(ny) + 0.5) / ny * size[1]
    across, down = np.meshgrid(x, y)
    return across, down


def slab(
    name: str,
    height: Array,
    colour: Array,
    size: Size,
    material: Any,
    at: tuple[float, float, float] = (0, 0, 0),
    base: float = 0.0,
    keep: Array | None = None,
) -> Any:
    """A slab: its top from the maps, its sides straight down to `base`; with `keep` only the top, where that
    says so."""
    ny, nx = height.shape
    gx, gy = np.meshgrid(
        np.linspace(-size[0] / 2, size[0] / 2, nx), np.linspace(size[1] / 2, -size[1] / 2, ny)
    )
    points, rgb = np.stack([gx, gy, height], -1).reshape(-1, 3), colour.reshape(-1, 3)
    index = np.arange(nx * ny).reshape(ny, nx)
    quads = np.stack([index[1:, :-1], index[1:, 1:], index[:-1, 1:], index[:-1, :-1]], -1).reshape(-1, 4)
    if keep is not None:
        inside = keep[1:, :-1] & keep[1:, 1:] & keep[:-1, 1:] & keep[:-1, :-1]
        return _meshed(name, points, rgb, quads[inside.ravel()], material, at)
    ring = np.concatenate([index[0, :-1], index[:-1, -1], index[-1, :0:-1], index[:0:-1, 0]])
    points, rgb, sides = _with_sides(points, rgb, ring, base)
    return _meshed(name, points, rgb, np.concatenate([quads, sides]), material, at)


def _with_sides(points: Array, rgb: Array, ring: Array, base: float) -> tuple[Array, Array, Array]:
    rim, n, first = points[ring], len(ring), len(points)
    tint = np.clip(ndimage.gaussian_filter1d(rgb[ring], 6, axis=0, mode="wrap") * 1.3, 0, 0.75)
    for share, light in _COURSES:
        level = rim.copy()
        level[:, 2] = base + (rim[:, 2] - base) * share
        points, rgb = np.concatenate([points, level]), np.concatenate([rgb, tint * light])
    quads = []
    for course in range(len(_COURSES) - 1):
        a = first + course * n + np.arange(n)
        b = first + course * n + (np.arange(n) + 1) % n
        quads.append(np.stack([a, b, b + n, a + n], -1))
    return points, rgb, np.concatenate(quads)


def _meshed(name: str, points: Array, rgb: Array, quads: Array, material: Any, at: Any) -> Any:
    faces = quads.astype(np.int32)
    made = bpy.data.meshes.new(name)
    made.vertices.add(len(points))
    made.vertices.foreach_set("co", points.astype(np.float32).ravel())
    made.loops.add(faces.size)
    made.loops.foreach_set("vertex_index", faces.ravel())
    made.polygons.add(len(faces))
    made.polygons.foreach_set("loop_start", np.arange(0, faces.size, 4, dtype=np.int32))
    made.polygons.foreach_set("loop_total", np.full(len(faces), 4, np.int32))
    made.polygons.foreach_set("use_smooth", np.ones(len(faces), bool))
    made.update(calc_edges=True)
    layer = made.color_attributes.new("Col", "FLOAT_COLOR", "POINT")
    rgba = np.concatenate([rgb, np.ones((len(rgb), 1))], 1).astype(np.float32)
    layer.data.foreach_set("color", rgba.ravel())
    made.materials.append(material)
    thing = bpy.data.objects.new(name, made)
    thing.location = at
    bpy.context.scene.collection.objects.link(thing)
    return thing


def noise(shape: tuple[int, ...], scale: float, seed: int) -> Array:
    """Smooth noise of unit variance with features of about `scale` samples, and smaller ones in them."""
    rng = np.random.default_rng(seed)
    octaves = ((1.0, 1.0), (2.2, 1.2), (5.0, 1.4))
    field = sum(
        ndimage.gaussian_filter(rng.standard_normal(shape), scale / k, mode="wrap") * weight / k
        for k, weight in octaves
        if scale / k > 0.4
    )
    out: Array = (field - np.mean(field)) / np.std(field)
    return out


def paving(x: Array, y: Array, spacing: float, seed: int, jitter: float = 0.30) -> tuple[Array, Array]:
    """Irregular flagstones: the distance to the next joint, and a tone from -1 to 1 for each stone."""
    rng = np.random.default_rng(seed)
    left, right, low, high = x.min() - 0.3, x.max() + 0.3, y.min() - 0.3, y.max() + 0.3
    px, py = np.meshgrid(np.arange(left, right, spacing), np.arange(low, high, spacing))
    px[::2] += spacing / 2
    points = np.stack([px.ravel(), py.ravel()], 1)
    points += rng.uniform(-jitter, jitter, points.shape) * spacing
    away, which = cKDTree(points).query(np.stack([x.ravel(), y.ravel()], 1), k=2)
    a, b = points[which[:, 0]], points[which[:, 1]]
    joint = (away[:, 1] ** 2 - away[:, 0] ** 2) / (2 * np.linalg.norm(b - a, axis=1))
    tone = rng.uniform(-1, 1, len(points))[which[:, 0]]
    return joint.reshape(x.shape), tone.reshape(x.shape)


def worn(height: Array, reach: float) -> Array:
    """About 1 on edges that stick out, about -1 in grooves."""
    around = ndimage.gaussian_filter(height, reach, mode="nearest")
    out: Array = np.clip((height - around) / 0.010, -1, 1)
    return out


def lined(away: Array, at: float, width: float) -> Array:
    """1 on a line at a distance, 0 from half its width on."""
    out: Array = np.clip(1 - abs(away - at) / width, 0, 1)
    return out


def drawn(picture: Image.Image, shape: tuple[int, ...]) -> Array:
    """A grey drawing in this many rows and columns, 0 to 1."""
    small = picture.resize((shape[1], shape[0]), Image.Resampling.LANCZOS)
    return np.asarray(small).astype(float) / 255
