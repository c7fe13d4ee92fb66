"""From the scene to files: the colour pass, the shadow pass, a dark rim, trimmed edges, manifest entries."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import bpy
import numpy as np
from numpy.typing import NDArray
from PIL import Image
from scipy import ndimage

from bake import scene
from bake.view import View

Array = NDArray[np.float32]
SHADOW = (26, 20, 34)
RIM = (38, 19, 12)
DARKEST = 205
FADED = 14  # pixels
FAINT = 4  # alpha that nobody sees


@dataclass(frozen=True)
class Shot:
    """A picture to take: its size in pixels, and the pixel on which the middle of the cell falls."""

    size: tuple[int, int]
    anchor: tuple[float, float]


@dataclass(frozen=True)
class Frame:
    """What a sprite's picture takes in around the middle of its cell, in cells to each side."""

    left: float
    right: float
    up: float
    down: float

    def shot(self, view: View) -> Shot:
        """The picture at a camera, all even, so that the half-size shadow pass falls on whole pixels."""
        reach = (self.left, self.right, self.up, self.down)
        left, right, up, down = (2 * round(v * view.scale / 2) for v in reach)
        return Shot((left + right, up + down), (left, up))


@dataclass
class Picture:
    """A finished sprite: its name, picture, anchor in pixels, layer, and what else the manifest says of
    it."""

    name: str
    image: Image.Image
    anchor: tuple[float, float]
    layer: str
    extra: dict[str, Any] = field(default_factory=dict)
    suffix: str = ".png"
    save: dict[str, Any] = field(default_factory=lambda: {"optimize": True})

    def write(self, folder: Path) -> dict[str, Any]:
        """Write the file and return its entry in the manifest."""
        file = self.name + self.suffix
        image = bled(self.image) if self.image.mode == "RGBA" else self.image
        image.save(folder / file, **self.save)
        anchor = [int(v) if float(v).is_integer() else round(v, 2) for v in self.anchor]
        return {"file": file, "size": list(image.size), "anchor": anchor, "layer": self.layer, **self.extra}


def colour_pass(view: View, shot: Shot, floor: float = 0.0) -> Image.Image:
    """The things in the scene, lit, with warm light thrown back by an unseen ground at height `floor`."""
    scene.look(view, shot.size, shot.anchor)
    plane = scene.ground(floor)
    plane.visible_camera = False
    picture = scene.render()
    bpy.data.objects.remove(plane)
    return picture


def shadow_pass(view: View, shot: Shot, samples: int, floor: float = 0.0, fade: bool = True) -> Image.Image:
    """The shadow that the things in the scene throw on the ground at height `floor`.

    It fills the whole frame and so costs most: it is rendered at half size with direct light only. `fade`
    lets its
    faint far haze end before the picture does.
    """
    scene.look(view, shot.size, shot.anchor)
    things = scene.meshes()
    plane = scene.ground(floor)
    plane.is_shadow_catcher = True
    for thing in things:
        thing.visible_camera = False
    picture = _half_size(samples)
    for thing in things:
        thing.visible_camera = True
    bpy.data.objects.remove(plane)
    alpha = np.asarray(picture.getchannel("A").resize(shot.size, Image.Resampling.BICUBIC)).astype(np.float32)
    alpha = np.clip(alpha * 1.08 - 16, 0, DARKEST) * (_fading(alpha.shape) if fade else 1)
    shadow = Image.new("RGBA", shot.size, (*SHADOW, 0))
    shadow.putalpha(Image.fromarray(alpha.astype(np.uint8)))
    return shadow


def _half_size(samples: int) -> Image.Image:
    cycles, render = bpy.context.scene.cycles, bpy.context.scene.render
    kept = cycles.samples, cycles.max_bounces
    cycles.samples, cycles.max_bounces = samples, 0
    render.resolution_percentage = 50
    picture = scene.render()
    cycles.samples, cycles.max_bounces = kept
    render.resolution_percentage = 100
    return picture


def _fading(shape: tuple[int, ...]) -> Array:
    """1, and less towards the borders."""
    y, x = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
    near = np.minimum(np.minimum(x, shape[1] - 1 - x), np.minimum(y, shape[0] - 1 - y))
    out: Array = np.clip(near / FADED, 0, 1)
    return out


def rimmed(picture: Image.Image, width: float, strength: float) -> Image.Image:
    """The picture over a soft dark outline of this width in pixels, so that it reads on grass without its
    colour."""
    alpha = np.asarray(picture.getchannel("A")).astype(np.float32) / 255
    away = ndimage.distance_transform_edt(alpha < 0.5)  # half covered counts as inside
    outline = np.clip(width + 0.5 - away, 0, 1)
    outline = ndimage.gaussian_filter(outline, 0.35 * width) * strength
    under = Image.new("RGBA", picture.size, (*RIM, 0))
    under.putalpha(Image.fromarray((np.clip(outline, 0, 1) * 255).astype(np.uint8)))
    under.alpha_composite(picture)
    return under


def trimmed(picture: Image.Image, anchor: tuple[float, float]) -> tuple[Image.Image, tuple[float, float]]:
    """The picture without its empty borders, and the anchor within it."""
    seen = picture.getchannel("A").point(lambda value: 255 if value > FAINT else 0)
    left, top, right, bottom = seen.getbbox() or (0, 0, 1, 1)
    return picture.crop((left, top, right, bottom)), (anchor[0] - left, anchor[1] - top)


def bled(picture: Image.Image, rounds: int = 4) -> Image.Image:
    """The picture with its edge colours spread into the clear pixels, so that scaling leaves no dark
    fringe."""
    pixels = np.asarray(picture).astype(np.float32).copy()
    known = (pixels[..., 3] > 0).astype(np.float32)
    rgb = pixels[..., :3] * known[..., None]
    near = np.ones((3, 3), np.float32)
    for _ in range(rounds):
        count = ndimage.convolve(known, near, mode="constant")
        total = np.stack([ndimage.convolve(rgb[..., k], near, mode="constant") for k in range(3)], -1)
        new = (known == 0) & (count > 0)
        rgb[new] = total[new] / count[new][:, None]
        known[new] = 1
    pixels[..., :3] = rgb
    return Image.fromarray(pixels.round().astype(np.uint8), "RGBA")
