"""The island in its lake, in two sizes, and the tile of canal water."""

from __future__ import annotations

from collections.abc import Iterator

import bpy
import numpy as np
from PIL import Image
from scipy import ndimage

from bake import fields, gardens, growth, isle, palace, scene, waves
from bake.fields import Array, mix, sstep
from bake.output import Picture
from bake.soup import Soup
from bake.studio import Studio
from bake.terrain import Terrain, terrain
from bake.view import WATER

VERTICES = 16  # a cell
SMALL = 96  # pixels a cell of the smaller picture, for windows up to about 2500 pixels wide
GLINT = 1.6  # the brightest direct light: single waves must not sparkle
WEBP = {"quality": 90, "method": 6}


def _heights(land: Terrain) -> Array:
    """The terrain's heights at the vertices of its mesh."""
    rows, columns = (np.linspace(0, n, n * VERTICES + 1) for n in (isle.EXTENT.height, isle.EXTENT.width))
    smooth = ndimage.gaussian_filter(land.height, land.texels / VERTICES / 3)
    y = np.clip((rows * land.texels).astype(int), 0, smooth.shape[0] - 1)
    x = np.clip((columns * land.texels).astype(int), 0, smooth.shape[1] - 1)
    return smooth[y][:, x]


def _island_scene(texels: int) -> None:
    land, extent = terrain(texels), isle.EXTENT
    fields.surface(land.maps, extent.west, extent.north, (extent.width, extent.height), _heights(land))
    for number, dress in enumerate((growth.grass, growth.beach, gardens.gardens)):
        soup = Soup(11 + number)
        dress(soup)
        soup.build(dress.__name__)
    palace.palace()


def _outdoors(samples: int) -> None:
    """Settings for large pictures without a transparent background."""
    bpy.context.scene.render.film_transparent = False
    cycles = bpy.context.scene.cycles
    cycles.samples = samples
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect = GLINT, 1.0
    cycles.max_bounces = cycles.diffuse_bounces = 1


def bake_island(studio: Studio) -> Iterator[Picture]:
    """`island_large` at the sprites' scale, and `island`, the same picture smaller; both say their own
    scale."""
    view = studio.view
    studio.set_up(lambda: _island_scene(view.scale))
    _outdoors(studio.quality.island_samples)
    width, height = view.cell
    scene.look(view, isle.picture_size(view), (isle.WEST * width, isle.NORTH * height))
    whole = without_glints(scene.render().convert("RGB"), view.cell)
    anchor = isle.picture_anchor(view)
    yield Picture("island_large", whole, anchor, "island", {"scale": view.scale}, ".webp", WEBP)
    share = SMALL / 160
    size = round(whole.width * share), round(whole.height * share)
    small = whole.resize(size, Image.Resampling.LANCZOS)
    extra = {"scale": round(view.scale * share, 2)}
    yield Picture("island", small, (anchor[0] * share, anchor[1] * share), "island", extra, ".webp", WEBP)


def without_glints(picture: Image.Image, cell: tuple[int, int]) -> Image.Image:
    """The picture without single bright pixels on the open lake; the shore keeps its foam."""
    pixels = np.asarray(picture).astype(np.float32)
    land = isle.cells(1)[isle.HIDDEN :]
    inside = np.kron(land, np.ones((cell[1], cell[0]), np.float32)) > 0
    far = sstep(0.25, 0.75, ndimage.distance_transform_edt(~inside) / cell[0])
    middle = np.stack([ndimage.median_filter(pixels[..., k], 5) for k in range(3)], -1)
    blue = middle[..., 2] > middle[..., 0] * 1.35
    spike = sstep(10, 26, pixels.mean(-1) - middle.mean(-1)) * blue * far
    spike = np.maximum(spike, ndimage.maximum_filter(spike, 3) * 0.8)
    return Image.fromarray(np.clip(mix(pixels, middle, spike), 0, 255).astype(np.uint8))


def _water_scene(texels: int) -> None:
    """A flat plane of 3 x 3 periods; the picture takes the middle one, so that its borders meet exactly."""
    n = waves.PERIOD
    flat = np.full((7, 7), WATER, np.float32)
    plane = fields.surface(waves.canal_maps(texels), -n, n, (3 * n, 3 * n), flat)
    for corner in plane.data.uv_layers[0].data:
        corner.uv = (corner.uv[0] * 3, corner.uv[1] * 3)


def bake_water(studio: Studio) -> Iterator[Picture]:
    """The tile of `PERIOD` x `PERIOD` cells of water; the cell (column, row) shows its part (column, row)
    mod PERIOD."""
    view, n = studio.view, waves.PERIOD
    studio.set_up(lambda: _water_scene(view.scale))
    _outdoors(studio.quality.samples)
    size = n * view.cell[0], n * view.cell[1]
    scene.look(view, size, (0, 0), (0, 0, WATER))
    picture = scene.render().convert("RGB")
    save = {"quality": 92, "method": 6}
    yield Picture("canal_water", picture, (0, 0), "water", {"period_cells": n}, ".webp", save)
