"""Water as arrays: waves, their light, and the colour of the lake by its depth. The canals use the same."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from bake import fields
from bake.fields import Array, mix, noise, srgb, sstep
from bake.output import Picture
from bake.studio import Studio

CANAL_DEPTH = 3.0  # as deep a colour as the lake has this far, in cells, from the shore: darker than any land
PERIOD = 4
MOUTH = 0.85  # how far a canal's water reaches into the lake cell, in cells
SOFT = 0.80  # the share of that in which it fades into the shallows
DEPTHS = (
    (-0.1, (176, 208, 178)), (0.03, (144, 204, 184)), (0.14, (92, 182, 172)), (0.42, (44, 146, 150)),
    (1.0, (27, 120, 138)), (2.2, (19, 102, 126)), (4.5, (14, 84, 112)),
)  # fmt: skip


def waves(shape: tuple[int, int], texels: int) -> tuple[Array, Array]:
    """Wave heights, and the thin bright lines of light that they gather; both repeat at the array's
    borders."""
    swell = 0.82 * noise(shape, 0.42 * texels, 14, octaves=3, gain=0.4, aniso=(1, 2.0))
    swell += 0.18 * noise(shape, 0.14 * texels, 15, octaves=2, aniso=(1, 1.6))
    net = noise(shape, 0.46 * texels, 17, octaves=2, aniso=(1, 1.7))
    net += 0.22 * noise(shape, 0.13 * texels, 18, octaves=2)
    return swell, np.clip(1 - np.abs(net) * 5.0, 0, 1) ** 1.5


def depth_colour(depth: Array) -> Array:
    """The colour of water by its distance from the shore in cells."""
    stops = [at for at, _ in DEPTHS]
    colours = np.array([srgb(*rgb) for _, rgb in DEPTHS])
    return np.stack([np.interp(depth, stops, colours[:, k]) for k in range(3)], -1).astype(np.float32)


def lit(colour: Array, depth: Array, swell: Array, net: Array, shape: tuple[int, int], texels: int) -> Array:
    """Water with broad tones, wave by wave lighter and darker, and the net of light, brightest in the
    shallows."""
    colour = colour * (1 + 0.09 * swell + 0.06 * noise(shape, 2.5 * texels, 16))[..., None]
    patches = 0.5 + 0.5 * np.tanh(noise(shape, 2.5 * texels, 19))
    share = 0.40 * sstep(0.75, 0.03, depth) + 0.10 * patches
    return mix(colour, srgb(190, 234, 216), net * share)


def canal_maps(texels: int) -> dict[str, Array]:
    """Colour, roughness and bump of `PERIOD` x `PERIOD` cells of canal, which repeat without a seam."""
    shape = (PERIOD * texels, PERIOD * texels)
    swell, net = waves(shape, texels)
    depth = np.full(shape, CANAL_DEPTH, np.float32)
    colour = lit(depth_colour(depth), depth, swell, net, shape, texels)
    return fields.water_maps(colour, swell)


def mouths(studio: Studio) -> Iterator[Picture]:
    """The masks through which a canal's water runs into the lake: `mouth_<side>`, and `mouth_<corner>`
    between two."""
    width, height = studio.view.cell
    deep = round(width * MOUTH), round(height * MOUTH)
    for number, side in enumerate("nesw"):
        size = (width, deep[1]) if side in "ns" else (deep[0], height)
        yield _mask(f"mouth_{side}", _mouth(side, size, number))
    for corner in ("ne", "se", "sw", "nw"):
        yield _mask(f"mouth_{corner}", _mouth_corner(corner, deep))


def _grid(size: tuple[int, int]) -> tuple[Array, Array]:
    y, x = np.mgrid[0 : size[1], 0 : size[0]].astype(np.float32)
    return (x + 0.5) / size[0], (y + 0.5) / size[1]


def _mouth(side: str, size: tuple[int, int], seed: int) -> Array:
    u, v = _grid(size)
    out = {"n": 1 - v, "e": u, "s": v, "w": 1 - u}[side]
    along = u if side in "ns" else v
    wobble = np.random.default_rng(seed).uniform(-0.08, 0.08, 9)
    uneven = np.interp(along, np.linspace(0, 1, 9), wobble)
    alpha = np.clip((1.0 - out + uneven * out) / SOFT, 0, 1)
    edge = np.minimum(along, 1 - along)
    alpha *= np.clip((edge - 0.02 - 0.08 * out) / (0.10 + 0.32 * out), 0, 1)
    return alpha * alpha * (3 - 2 * alpha)


def _mouth_corner(corner: str, size: tuple[int, int]) -> Array:
    """Around the corner of a canal between two sides of lake, the beach is gone as well."""
    u, v = _grid(size)
    out = np.hypot(u if "e" in corner else 1 - u, v if "s" in corner else 1 - v)
    alpha = np.clip((1.0 - out) / SOFT, 0, 1)
    return alpha * alpha * (3 - 2 * alpha)


def _mask(name: str, alpha: Array) -> Picture:
    pixels: NDArray[np.uint8] = np.full((*alpha.shape, 4), 255, np.uint8)
    pixels[..., 3] = (alpha * 255).astype(np.uint8)
    return Picture(name, Image.fromarray(pixels, "RGBA"), (0, 0), "mask")
