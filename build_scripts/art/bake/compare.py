"""How far sprites made anew are from those that are committed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image

TOLERANCE = 2.0  # of 255, on average over a sprite: what another processor's rounding may change


def difference(first: Path, second: Path) -> float:
    """The mean difference of two pictures in premultiplied colour, 0 to 255; 255 if their sizes differ."""
    pixels = []
    for path in (first, second):
        with Image.open(path) as picture:
            pixels.append(np.asarray(picture.convert("RGBA").convert("RGBa")).astype(np.float32))
    if pixels[0].shape != pixels[1].shape:
        return 255.0
    return float(np.abs(pixels[0] - pixels[1]).mean())


def differences(names: list[str], baked: Path, entries: dict[str, Any], committed: Path) -> dict[str, float]:
    """The difference of each of these sprites between two folders."""
    return {
        name: difference(baked / entries[name]["file"], committed / entries[name]["file"]) for name in names
    }


def check(names: list[str], baked: Path, entries: dict[str, Any], committed: Path) -> int:
    """Print the sprites that are furthest off; 1 if one is further off than allowed."""
    away = differences(names, baked, entries, committed)
    for name, off in sorted(away.items(), key=lambda item: -item[1])[:10]:
        print(f"{name}: {off:.2f} of 255 on average")
    return int(max(away.values()) > TOLERANCE)
