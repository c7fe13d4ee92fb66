"""The title picture and the window's icon."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

import manifest
from kit import Sprite


def build() -> Iterator[Sprite]:
    """The title picture, composed from island and sprites, and the window icon in four sizes."""
    island = Image.open(manifest.RESOURCES / "island.webp").convert("RGB")
    picture = island.crop((0, 100, 3200, 2100)).resize((1920, 1200), Image.Resampling.LANCZOS)
    yield Sprite("title", picture, "title", (0, 0), {"suffix": ".webp", "save": {"quality": 80, "method": 6}})
    temple = Image.open(manifest.RESOURCES / "temple_red_4.png").convert("RGBA")
    side = max(temple.size)
    square = Image.new("RGBA", (side, side))
    square.paste(temple, ((side - temple.width) // 2, (side - temple.height) // 2))
    for size in (256, 64, 32, 16):
        im = square.convert("RGBa").resize((size, size), Image.Resampling.LANCZOS).convert("RGBA")
        yield Sprite(f"window_icon_{size}", im, "icon", (size / 2, size / 2))
