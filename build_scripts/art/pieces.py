"""A game's baked sprites, laid on pictures by their anchors."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops

from manifest import NAME, load

Point = tuple[float, float]


class Pieces:
    """The sprites of a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.sprite = cache(self._sprite)

    def entry(self, name: str) -> dict[str, Any]:
        """What the manifest says of a sprite."""
        found: dict[str, Any] = load(self.folder / NAME)["sprites"][name]
        return found

    def _sprite(self, name: str, scale: float = 1.0) -> tuple[Image.Image, Point]:
        """A sprite and its anchor at a scale."""
        entry = self.entry(name)
        with Image.open(self.folder / entry["file"]) as file:
            whole = file.convert("RGBa")
        size = max(1, round(whole.width * scale)), max(1, round(whole.height * scale))
        x, y = entry["anchor"]
        return whole.resize(size, Image.Resampling.LANCZOS).convert("RGBA"), (x * scale, y * scale)

    def blit(self, picture: Image.Image, name: str, x: float, y: float, scale: float = 1.0) -> None:
        """Lay a sprite with its anchor on a pixel."""
        image, anchor = self.sprite(name, scale)
        over(picture, image, round(x - anchor[0]), round(y - anchor[1]))

    def with_shadow(self, picture: Image.Image, name: str, x: float, y: float, scale: float = 1.0) -> None:
        """Lay a sprite on its own shadow."""
        self.blit(picture, f"{name}_shadow", x, y, scale)
        self.blit(picture, name, x, y, scale)

    def shine(
        self, picture: Image.Image, name: str, x: float, y: float, scale: float = 1.0, strength: float = 1.0
    ) -> None:
        """Add the light of a sprite to an opaque picture."""
        image, anchor = self.sprite(name, scale)
        light = Image.new("RGBA", picture.size)
        over(light, image, round(x - anchor[0]), round(y - anchor[1]))
        dark = Image.new("RGB", picture.size)
        dark.paste(light, mask=light.getchannel("A").point(lambda v: round(v * strength)))
        picture.paste(ImageChops.add(picture.convert("RGB"), dark))


def over(picture: Image.Image, image: Image.Image, x: int, y: int) -> None:
    """Lay a picture over another, cropped to it."""
    left, top = max(0, -x), max(0, -y)
    right, bottom = min(image.width, picture.width - x), min(image.height, picture.height - y)
    if right > left and bottom > top:
        picture.alpha_composite(image.crop((left, top, right, bottom)), (x + left, y + top))
