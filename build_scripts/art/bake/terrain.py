"""The maps of island and lake: height, colour, roughness and bump, from the outline of the land."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy import ndimage

from bake import isle, waves
from bake.fields import WATER_ROUGH, Array, mix, noise, srgb, sstep
from bake.view import WATER

LUSH, OLIVE, DRY = srgb(104, 130, 54), srgb(134, 146, 68), srgb(176, 160, 92)
EARTH, SAND, WET = srgb(164, 128, 82), srgb(226, 200, 146), srgb(160, 130, 88)
FOAM = srgb(242, 248, 236)
GRID_DARK, GRID_LIGHT = srgb(70, 62, 32), srgb(210, 204, 136)


@dataclass(frozen=True)
class Terrain:
    """Arrays of so many texels a cell over `isle.EXTENT`."""

    texels: int
    height: Array
    maps: dict[str, Array]


class Ground:
    """Makes the maps, each noise with a seed of its own."""

    def __init__(self, texels: int) -> None:
        self.texels = texels
        self.shape = isle.EXTENT.shape(texels)
        self.shore = isle.shore(texels)
        self.land = isle.cells(texels)
        self.grain = self.noise(0.05, 6, octaves=3)

    def noise(self, size: float, seed: int, octaves: int = 5) -> Array:
        """Noise with features of this size in cells."""
        return noise(self.shape, size * self.texels, seed, octaves)

    def heights(self) -> Array:
        """The ground: flat, sinking under the water at the shore, a little uneven inland."""
        lift = sstep(0.0, 0.15, self.shore)
        z = WATER + np.minimum(self.shore, 0) * 0.9 - WATER * lift
        z += 0.005 * self.noise(0.5, 3) * sstep(0.15, 0.5, self.shore)
        return np.maximum(z, WATER).astype(np.float32)

    def meadow(self) -> Array:
        """Grass from lush to dry, with a little bare earth."""
        wide = 0.5 + 0.5 * np.tanh(0.9 * self.noise(3.2, 4))
        colour = mix(np.broadcast_to(LUSH, (*self.shape, 3)), OLIVE, wide)
        dry = sstep(-0.6, 2.4, self.noise(0.9, 5, octaves=6) + 0.8 * (wide - 0.5))
        colour = mix(colour, DRY, dry * 0.50)
        colour = mix(colour, EARTH, sstep(0.6, 2.8, self.noise(1.3, 7, octaves=6)) * 0.45)
        clumps = sstep(0.2, 1.8, self.noise(0.22, 8, octaves=4))
        colour = mix(colour, LUSH * 0.80, clumps * 0.30)
        return colour * (1 + 0.08 * self.grain + 0.05 * self.noise(0.12, 26))[..., None]

    def gridded(self, colour: Array) -> Array:
        """The spaces told apart: each a shade of its own, a fine worn line between them."""
        shades = np.random.default_rng(3).uniform(-1, 1, (isle.EXTENT.height, isle.EXTENT.width))
        shade = np.kron(shades, np.ones((self.texels, self.texels))).astype(np.float32)
        y, x = np.mgrid[0 : self.shape[0], 0 : self.shape[1]].astype(np.float32)
        fx, fy = (x + 0.5) / self.texels % 1, (y + 0.5) / self.texels % 1
        edge = np.minimum(np.minimum(fx, 1 - fx), np.minimum(fy, 1 - fy))
        colour = colour * (1 + (0.028 * shade - 0.07 * sstep(0.10, 0, edge)) * self.land)[..., None]
        worn = np.clip(0.72 + 0.30 * self.noise(0.3, 9), 0, 1)
        near = ndimage.maximum_filter(self.land, 3)
        colour = mix(colour, GRID_DARK, 0.40 * sstep(0.016, 0.006, edge) * near * worn)
        inner = np.abs(np.minimum(fx, fy) - 0.022)
        return mix(colour, GRID_LIGHT, 0.12 * sstep(0.012, 0.0, inner) * self.land * worn)

    def beached(self, colour: Array) -> Array:
        """The sand between grass and water, wet at its edge."""
        width = 0.13 + 0.045 * self.noise(0.7, 10)
        sand = SAND * (1 + 0.05 * self.grain + 0.03 * self.noise(0.1, 11))[..., None]
        ripples = np.sin(self.shore * 95 + 1.5 * self.noise(0.3, 27))
        sand = sand * (1 + 0.025 * ripples)[..., None]
        sand = mix(sand, WET, sstep(0.060, 0.005, self.shore))
        return mix(colour, sand, sstep(width + 0.10, width - 0.02, self.shore))

    def lake(self, swell: Array, net: Array) -> tuple[Array, Array]:
        """Colour of the water and how much of it is foam."""
        depth = np.maximum(-self.shore, 0) * np.clip(1 + 0.22 * self.noise(1.6, 12), 0.5, 1.6)
        depth += 0.02 * self.noise(0.4, 13) * sstep(0.02, 0.2, -self.shore)
        colour = waves.lit(waves.depth_colour(depth), depth, swell, net, self.shape, self.texels)
        edge = (
            0.9
            * sstep(0.030, 0.004, np.abs(-self.shore - 0.004))
            * (0.65 + 0.35 * np.tanh(self.noise(0.2, 20)))
        )
        foam = np.clip(
            edge + self._wavelet(0.10, 0.020, -0.5, 21, 0.60) + self._wavelet(0.21, 0.016, 0.0, 23, 0.38),
            0,
            1,
        )
        return mix(colour, FOAM, foam), foam.astype(np.float32)

    def _wavelet(self, out: float, width: float, sparse: float, seed: int, strength: float) -> Array:
        """A broken line of foam so far out in the lake."""
        line = np.abs(-self.shore - out - 0.012 * self.noise(0.5, seed))
        share: Array = strength * sstep(width, width * 0.25, line)
        return share * sstep(sparse, sparse + 0.8, self.noise(0.55, seed + 1))


def terrain(texels: int) -> Terrain:
    """The whole picture's maps."""
    ground = Ground(texels)
    swell, net = waves.waves(ground.shape, texels)
    colour = ground.beached(ground.gridded(ground.meadow()))
    lake, foam = ground.lake(swell, net)
    water = sstep(0.004, -0.004, ground.shore)
    colour = mix(colour * 0.96, lake * 0.86, water)
    rough = 0.9 - (0.9 - WATER_ROUGH) * water * (1 - foam)
    bump = (1 - water) * (0.25 * ground.grain + 0.2 * ground.noise(0.12, 25)) * 0.06 + water * swell * 0.11
    maps = {"albedo": np.clip(colour, 0, 1), "rough": rough, "bump": bump + 0.5}
    return Terrain(texels, ground.heights(), {key: value.astype(np.float32) for key, value in maps.items()})
