"""Print how far apart the temples' colours are, as seen by different eyes.

python build_scripts/art/contrast.py [FOLDER]   of the sprites in resources/mexica, or in another folder

The colour of a temple is the mean of its opaque pixels, the ground's that of the lawn; distances are CIE76
in L*a*b*, under grey light in L* alone. A distance below 15 is marked.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

import manifest

Array = NDArray[np.float64]
COLOURS = ("black", "grey", "sand", "red", "neutral")
FLOORS = 3
OPAQUE = 0.9
LAWN = (12, 3, 3)  # column, row and side in cells of a piece of lawn, counted from the picture's anchor
ENOUGH = 15
TO_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
WHITE = np.array([0.9505, 1.0, 1.089])
# Machado, Oliveira and Fernandes (2009), severity 1, on linear RGB
DEUTERANOPIA = np.array(
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
)
PROTANOPIA = np.array(
    [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
)
TRITANOPIA = np.array(
    [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
)


def linear(rgb: Array) -> Array:
    """Light from sRGB values between 0 and 1."""
    out: Array = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    return out


def lab(light: Array) -> Array:
    """L*, a* and b* of linear RGB."""
    xyz = TO_XYZ @ np.clip(light, 0, 1) / WHITE
    x, y, z = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


def seen(matrix: Array) -> Callable[[Array], Array]:
    """What an eye makes of linear RGB, in L*a*b*."""
    return lambda light: lab(matrix @ light)


def grey(light: Array) -> Array:
    """The lightness alone."""
    return lab(light)[:1]


EYES = {
    "normal": seen(np.eye(3)),
    "deuteranopia": seen(DEUTERANOPIA),
    "protanopia": seen(PROTANOPIA),
    "tritanopia": seen(TRITANOPIA),
    "grey": grey,
}


def colours(folder: Path) -> dict[str, Array]:
    """The colour of every kind of temple, and of the ground, as linear RGB."""
    sprites = manifest.load(folder / manifest.NAME)["sprites"]
    found = {}
    for colour in COLOURS:
        with Image.open(folder / sprites[f"temple_{colour}_{FLOORS}"]["file"]) as picture:
            pixels = np.asarray(picture.convert("RGBA")).astype(np.float64) / 255
        found[colour] = linear(pixels[pixels[..., 3] > OPAQUE][:, :3].mean(0))
    wide, tall = manifest.load()["meta"]["cell"]
    island = manifest.load()["sprites"]["island_large"]
    column, row, side = LAWN
    left, top = island["anchor"][0] + column * wide, island["anchor"][1] + row * tall
    with Image.open(manifest.picture("island_large")) as picture:
        lawn = picture.convert("RGB").crop((left, top, left + side * wide, top + side * tall))
    found["ground"] = linear(np.asarray(lawn).reshape(-1, 3).mean(0) / 255)
    return found


def main(folder: Path) -> None:
    """Print the lightness of all, then the distances eye by eye, the smallest first."""
    found = colours(folder)
    print("L*:", ", ".join(f"{name} {grey(light)[0]:.0f}" for name, light in found.items()))
    for eye, see in EYES.items():
        pairs = {
            (a, b): float(np.linalg.norm(see(found[a]) - see(found[b]))) for a, b in combinations(found, 2)
        }
        print(f"{eye}:")
        for (a, b), distance in sorted(pairs.items(), key=lambda item: item[1]):
            print(f"  {a}-{b} {distance:.0f}{' !' if distance < ENOUGH else ''}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else manifest.MEXICA)
