"""Neutral temples in moss green: the baked jade is too close in lightness to the grey player's stone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
from PIL import Image

import manifest
from kit import Array, Sprite, noise, smoothstep

BAKED = Path(__file__).resolve().parent / "baked"
PALE = np.array([1.0, 1.02, 0.80], np.float32)
MOSS = np.array([0.70, 0.86, 0.48], np.float32)


def moss(rgb: Array, seed: int) -> Array:
    """Pale stone overgrown with moss in patches; the painted (warm) bands keep their colour."""
    warm = smoothstep(rgb[..., 0] - rgb[..., 1], 6, 34)[..., None]
    height, width = rgb.shape[:2]
    patches = noise(height, width, 9, seed) + 0.25 * noise(height, width, 2, seed + 1)
    grown = (0.12 + 0.58 * smoothstep(patches, -0.8, 1.4))[..., None]
    out: Array = rgb * (warm + (1 - warm) * (PALE * (1 - grown) + MOSS * grown))
    return out


def build() -> Iterator[Sprite]:
    """The four neutral temples, from the baked pictures beside this script."""
    entries = manifest.load()["sprites"]
    for floors in range(1, 5):
        name = f"temple_neutral_{floors}"
        rgba = np.asarray(Image.open(BAKED / f"{name}.png").convert("RGBA")).astype(np.float32)
        rgba = np.concatenate([moss(rgba[..., :3], floors), rgba[..., 3:]], -1)
        im = Image.fromarray(np.clip(rgba + 0.5, 0, 255).astype(np.uint8), "RGBA")
        x, y = entries[name]["anchor"]
        yield Sprite(name, im, "piece", (x, y))
