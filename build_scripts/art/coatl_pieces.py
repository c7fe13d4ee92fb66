"""Cóatl's baked sprites laid on pictures: by their anchors, and in rows as a serpent."""

from __future__ import annotations

from functools import cache

from PIL import Image

from manifest import COATL, NAME, load

PITCH = 128  # pixels from a piece to the next


@cache
def sprite(name: str, scale: float = 1.0) -> tuple[Image.Image, tuple[float, float]]:
    """A sprite and its anchor at a scale."""
    entry = load(COATL / NAME)["sprites"][name]
    with Image.open(COATL / entry["file"]) as file:
        whole = file.convert("RGBa")
    size = max(1, round(whole.width * scale)), max(1, round(whole.height * scale))
    x, y = entry["anchor"]
    return whole.resize(size, Image.Resampling.LANCZOS).convert("RGBA"), (x * scale, y * scale)


def blit(picture: Image.Image, name: str, x: float, y: float, scale: float = 1.0) -> None:
    """Lay a sprite with its anchor on a pixel."""
    image, anchor = sprite(name, scale)
    over(picture, image, round(x - anchor[0]), round(y - anchor[1]))


def serpent(picture: Image.Image, names: list[str], x: float, y: float, scale: float) -> None:
    """Lay pieces in a row from the left joint on, from tail to head."""
    for number, name in reversed(list(enumerate(names))):
        blit(picture, name, x + number * PITCH * scale, y, scale)


def over(picture: Image.Image, image: Image.Image, x: int, y: int) -> None:
    """Lay a picture over another, cropped to it."""
    left, top = max(0, -x), max(0, -y)
    right, bottom = min(image.width, picture.width - x), min(image.height, picture.height - y)
    if right > left and bottom > top:
        picture.alpha_composite(image.crop((left, top, right, bottom)), (x + left, y + top))
