"""Neutral temples in moss green: the baked jade is too close in lightness to the grey player's stone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import manifest
import numpy as np
from kit import Array, Sprite
from PIL import Image

BAKED = Path(__file__).resolve().parent / "baked"
MOSS = np.array([0.80, 0.98, 0.50], np.float32)


def moss(rgb: Array) -> Array:
    """Pale jade turned to moss; painted (more saturated, warm) bands keep their colour."""
    high, low = rgb.max(-1), rgb.min(-1)
    saturation = (high - low) / np.maximum(high, 1)
    warm = np.clip((rgb[..., 0] - rgb[..., 1]) / 30, 0, 1) * np.clip(saturation * 3, 0, 1)
    light = rgb @ np.array([0.30, 0.59, 0.11], np.float32)
    green = (light[..., None] / 255) ** 1.18 * 255 * MOSS
    out: Array = green * (1 - warm[..., None]) + rgb * warm[..., None]
    return out


def build() -> Iterator[Sprite]:
    """The four neutral temples, from the baked pictures beside this script."""
    entries = manifest.load()["sprites"]
    for floors in range(1, 5):
        name = f"temple_neutral_{floors}"
        rgba = np.asarray(Image.open(BAKED / f"{name}.png").convert("RGBA")).astype(np.float32)
        rgba = np.concatenate([moss(rgba[..., :3]), rgba[..., 3:]], -1)
        im = Image.fromarray(np.clip(rgba + 0.5, 0, 255).astype(np.uint8), "RGBA")
        x, y = entries[name]["anchor"]
        yield Sprite(name, im, "piece", (x, y))
