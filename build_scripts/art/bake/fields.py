"""Arrays over the island: noise that repeats at its borders, smooth steps, colours, and their way into
Blender."""

from __future__ import annotations

from typing import Any

import bpy
import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]
WATER_ROUGH, WATER_SPEC = 0.48, 0.12  # glossier water breaks up into white glints of the sun


def srgb(red: float, green: float, blue: float) -> Array:
    """A colour of the screen as linear light."""
    c = np.array((red, green, blue), np.float32) / 255
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4).astype(np.float32)


def noise(
    shape: tuple[int, int],
    size: float,
    seed: int,
    octaves: int = 5,
    gain: float = 0.5,
    aniso: tuple[float, float] = (1, 1),
) -> Array:
    """Fractal noise around 0 with deviation 1, made in the spectrum and so periodic; `size` of features in
    texels.

    `aniso` multiplies the frequencies down and across: the larger one gets the shorter features.
    """
    chance = np.random.default_rng(seed)
    spectrum = np.fft.rfft2(chance.standard_normal(shape).astype(np.float32))
    down, across = np.fft.fftfreq(shape[0])[:, None] * aniso[0], np.fft.rfftfreq(shape[1])[None] * aniso[1]
    frequency = (np.hypot(across, down) * size).astype(np.float32)
    strength = np.zeros_like(frequency)
    for octave in range(octaves):
        log = np.log(np.maximum(frequency / 2**octave, 1e-6))
        strength += (gain / 2) ** octave * np.exp(-(log**2) / 0.35)
    field = np.fft.irfft2(spectrum * strength, shape).astype(np.float32)
    out: Array = (field - field.mean()) / field.std()
    return out


def sstep(begin: float, end: float, x: Any) -> Any:
    """0 before `begin`, 1 after `end`, smooth between; `end` may be the smaller."""
    t = np.clip((x - begin) / (end - begin), 0, 1)
    return t * t * (3 - 2 * t)


def mix(first: Array, second: Array, share: Array) -> Array:
    """Two colours mixed by an array of shares."""
    out: Array = first + (second - first) * share[..., None]
    return out


def water_maps(colour: Array, swell: Array) -> dict[str, Array]:
    """What `image_material` needs of open water."""
    return {
        "albedo": np.clip(colour * 0.86, 0, 1).astype(np.float32),
        "rough": np.full(swell.shape, WATER_ROUGH, np.float32),
        "bump": (swell * 0.11 + 0.5).astype(np.float32),
    }


def _image(name: str, array: Array) -> Any:
    height, width = array.shape[:2]
    image = bpy.data.images.new(name, width, height, float_buffer=True, is_data=True)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = array if array.ndim == 3 else array[..., None]
    image.pixels.foreach_set(np.ascontiguousarray(pixels[::-1]).ravel())
    return image


def image_material(maps: dict[str, Array]) -> Any:
    """A material from arrays of colour, roughness and bump, laid over the surface's UV map and repeated."""
    material = bpy.data.materials.new("surface")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    surface = next(n for n in nodes if n.type == "BSDF_PRINCIPLED")
    surface.inputs["Specular IOR Level"].default_value = WATER_SPEC
    out = {}
    for key in ("albedo", "rough", "bump"):
        texture = nodes.new("ShaderNodeTexImage")
        texture.image, texture.extension = _image(key, maps[key]), "REPEAT"
        out[key] = texture.outputs[0]
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.8, 0.12
    links.new(out["albedo"], surface.inputs["Base Color"])
    links.new(out["rough"], surface.inputs["Roughness"])
    links.new(out["bump"], bump.inputs["Height"])
    links.new(bump.outputs[0], surface.inputs["Normal"])
    return material


def surface(
    maps: dict[str, Array], west: float, north: float, size: tuple[float, float], heights: Array
) -> Any:
    """A height field as a mesh with the maps on it; `heights` are its vertices from the north-west corner."""
    ny, nx = heights.shape
    gx, gy = np.meshgrid(np.linspace(west, west + size[0], nx), np.linspace(north, north - size[1], ny))
    index = np.arange(ny * nx).reshape(ny, nx)
    quads = np.stack([index[1:, :-1], index[1:, 1:], index[:-1, 1:], index[:-1, :-1]], -1).reshape(-1, 4)
    mesh = bpy.data.meshes.new("surface")
    mesh.from_pydata(np.stack([gx, gy, heights], -1).reshape(-1, 3).tolist(), [], quads.tolist())
    uv = np.stack([(gx - west) / size[0], 1 - (north - gy) / size[1]], -1).reshape(-1, 2)[quads.ravel()]
    mesh.uv_layers.new(name="uv").data.foreach_set("uv", np.ascontiguousarray(uv, np.float32).ravel())
    mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), bool))
    thing = bpy.data.objects.new("surface", mesh)
    bpy.context.scene.collection.objects.link(thing)
    mesh.materials.append(image_material(maps))
    return thing
