"""Cards that lie on other cards: thicker, with a painted band in front, a lit rim, and a shadow around."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from bake.aztekz_forms import ARM, RAISED
from kit import Sprite, smoothstep
from manifest import AZTEKZ, NAME, load
from pieces import Pieces

Array = NDArray[Any]
_PIECES = Pieces(AZTEKZ)
_SAVE = {"suffix": ".webp", "save": {"quality": 90, "method": 6}}
_LIT, _WARM, _DARK = (196, 210, 240), (255, 216, 150), (8, 8, 16)
_LINE = 4  # pixels of the rim
_REACH = 44  # pixels of the shadow
_SHADE = (16, 12, 26)


def band(width: int, high: int) -> Image.Image:
    """The front of the lower slab: cream discs on red between two dark joints."""
    finer = 4
    picture = Image.new("RGB", (width * finer, high * finer), (26, 26, 33))
    pen = ImageDraw.Draw(picture)
    pen.rectangle((0, 4 * finer, width * finer, (high - 3) * finer), fill=(112, 32, 24))
    pen.rectangle((0, 0, width * finer, 3 * finer), fill=(9, 9, 14))
    middle, r = (high + 1) / 2 * finer, (high - 10) / 2 * finer
    for k in range(12):
        x = (k + 0.5) * width * finer / 12
        pen.ellipse((x - r * 1.5, middle - r, x + r * 1.5, middle + r), fill=(214, 188, 136))
        pen.ellipse((x - r * 0.6, middle - r * 0.4, x + r * 0.6, middle + r * 0.4), fill=(38, 110, 104))
    pen.rectangle((0, (high - 2) * finer, width * finer, high * finer), fill=(12, 12, 18))
    return picture.resize((width, high), Image.Resampling.BOX)


def raised(name: str, meta: dict[str, Any]) -> Sprite:
    """A card as it looks on another."""
    flat, (ax, ay) = _PIECES.sprite(name)
    high = round(RAISED * meta["z_px"])
    pixels = np.asarray(flat).astype(np.float32).copy()
    pixels[..., :3] = np.clip(pixels[..., :3] * 1.06, 0, 255)
    for line, colour, strength in _rim(pixels[..., 3] > 0, name.split("_")[1], ay, meta):
        pixels[line, :3] = pixels[line, :3] * (1 - strength) + np.array(colour) * strength
    out = Image.new("RGBA", (flat.width, flat.height + high))
    out.paste(band(flat.width, high), (0, flat.height))
    out.alpha_composite(Image.fromarray(pixels.astype(np.uint8)))
    return Sprite(f"{name}_raised", out, "card", (ax, ay + high), _SAVE)


def _rim(solid: Array, shape: str, ay: float, meta: dict[str, Any]) -> list[tuple[Array, Any, float]]:
    """Lines along the top's borders, each with its colour and strength."""
    y, x = np.mgrid[0 : solid.shape[0], 0 : solid.shape[1]]
    wide, tall = meta["cell"]
    first = solid.argmax(0)[None]  # of each column
    path = (abs(x - wide / 2) < ARM * wide) & ("s" in shape)
    front = ay + tall / 2 - np.where(path, meta["floor"] + 0.01, meta["wall"] - 0.012) * meta["z_px"]
    top = y < front
    return [
        (solid & top & (x < _LINE), _LIT, 0.55),
        (solid & top & (x >= wide - _LINE), _WARM, 0.42),
        (solid & (y < first + _LINE), _LIT, 0.50),
        (solid & (y >= front - _LINE / 2) & (y < front + _LINE / 2), _WARM, 0.60),
        (solid & (y >= front + _LINE / 2) & (y < front + _LINE), _DARK, 0.5),
    ]


def shadow(meta: dict[str, Any]) -> Sprite:
    """What a raised card darkens around it; drawn over its neighbours, before the card itself."""
    wide, tall = meta["cell"]
    lift = (RAISED + meta["wall"]) * meta["z_px"]
    box = (_REACH, _REACH, _REACH + wide, _REACH + tall + lift)
    size = round(wide + 2 * _REACH), round(tall + lift + 2 * _REACH)
    y, x = np.mgrid[0 : size[1], 0 : size[0]].astype(np.float32)
    right, left = np.clip(x - box[2], 0, None) / 1.0, np.clip(box[0] - x, 0, None) / 0.62
    above, below = np.clip(box[1] - y, 0, None) / 0.62, np.clip(y - box[3], 0, None) / 0.34
    away = np.hypot(np.maximum(right, left), np.maximum(above, below))
    alpha = 0.80 * (1 - smoothstep(away / _REACH, 0.0, 0.95)) ** 1.3
    layers = [np.full_like(alpha, channel) for channel in _SHADE] + [alpha * 255]
    made = Image.fromarray(np.dstack(layers).astype(np.uint8))
    anchor = _REACH + wide / 2, _REACH + lift + tall / 2
    save = {"suffix": ".webp", "save": {"quality": 90, "alpha_quality": 90, "method": 6}}
    return Sprite("card_raised_shadow", made, "shadow", anchor, save)


def build() -> Iterator[Sprite]:
    """Every card, and the shadow that all share."""
    data = load(AZTEKZ / NAME)
    cards = [
        name
        for name in data["sprites"]
        if name.startswith("card_") and set(name.split("_")[1]) <= set("nesw")
    ]
    yield from (raised(name, data["meta"]) for name in cards if not name.endswith("_raised"))
    yield shadow(data["meta"])
