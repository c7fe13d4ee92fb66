"""Cell overlays, each exactly one ground cell and anchored at its centre.

They differ in form as well as in colour: the hovered cell has a plain bright ring, the chosen
one a double gold ring, the refused one a hatch, the last one played a thin frame, a district a
fine weave.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from PIL import Image

import manifest
from kit import Array, Canvas, Colour, K, Sprite, distance, smoothstep, to_image

W, H = 128, 104
SHADE: Colour = (44, 26, 12)
LIGHT: Colour = (255, 233, 160)
AMBER: Colour = (255, 200, 72)


def depth(c: Canvas, inset: float) -> Array:
    """Signed distance in sprite pixels to a rounded frame `inset` from the cell's edge, positive inside."""
    mask = c.rect(inset, inset * 0.8, W - inset, H - inset * 0.8, 9)
    reach = 64 * K
    signed: Array = np.where(mask, distance(mask, reach), -distance(~mask, 24 * K)) / np.float32(K)
    return signed


def band(signed: Array, start: float, width: float, soft: float = 0.7) -> Array:
    """A line `width` wide that begins `start` inside the frame."""
    rise, fall = (
        smoothstep(signed, start - soft, start),
        smoothstep(signed, start + width, start + width + soft),
    )
    out: Array = (rise * (1 - fall)).astype(np.float32)
    return out


def ringed(c: Canvas, signed: Array, colour: Colour, width: float, strength: float) -> None:
    """A bright ring with dark flanks, so that it reads on grass, sand and water alike."""
    c.blend(band(signed, -1.5, width + 3.5, 2.0) * 0.42 * strength, SHADE)
    c.blend(band(signed, 0, width) * strength, colour)


def hover() -> Canvas:
    """The cell under the cursor: a broad bright ring, the middle clear for the ghost of the piece."""
    c = Canvas(W, H, 3)
    d = depth(c, 4)
    c.blend(
        (smoothstep(d, -0.5, 0.5) * (0.16 + 0.5 * np.exp(-np.clip(d, 0, None) / 8))).astype(np.float32), LIGHT
    )
    ringed(c, d, (255, 252, 236), 4.8, 1.0)
    return c


def chosen() -> Canvas:
    """The chosen cell: a double gold ring."""
    c = Canvas(W, H, 3)
    d = depth(c, 3.5)
    c.blend(
        (smoothstep(d, -0.5, 0.5) * (0.10 + 0.42 * np.exp(-np.clip(d, 0, None) / 8))).astype(np.float32),
        AMBER,
    )
    ringed(c, d, AMBER, 5, 1.0)
    ringed(c, d - 10, (255, 222, 130), 1.6, 0.95)
    return c


def refused() -> Canvas:
    """A red hatch in a red ring with a light edge, as red and grass are alike in grey."""
    c = Canvas(W, H, 4)
    d = depth(c, 5)
    y, x = np.mgrid[0 : c.shape[0], 0 : c.shape[1]].astype(np.float32) / K
    stripe = np.abs((x + y) % 18 - 9)
    body = smoothstep(d, -0.5, 0.5)
    c.blend((body * 0.16).astype(np.float32), (120, 16, 8))
    c.blend((body * smoothstep(-stripe, -4.6, -3.6) * 0.40).astype(np.float32), (70, 8, 4))
    c.blend((body * smoothstep(-stripe, -3.4, -2.6) * 0.85).astype(np.float32), (206, 48, 30))
    ringed(c, d, (255, 240, 214), 2.4, 1.0)
    ringed(c, d - 3.4, (206, 48, 30), 3.6, 1.0)
    return c


def district() -> Canvas:
    """A warm wash with a fine slanted weave that runs on from cell to cell."""
    c = Canvas(W, H, 6)
    y, x = np.mgrid[0 : c.shape[0], 0 : c.shape[1]].astype(np.float32) / K
    line = np.abs((x / 16 + y / 13) % 1 - 0.5)
    weave = smoothstep(-line, -0.17, -0.08)
    c.blend(np.full(c.shape, 0.13, np.float32), (255, 216, 130))
    c.blend((weave * 0.24).astype(np.float32), (255, 240, 200))
    return c


def build() -> Iterator[Sprite]:
    """Every overlay, as large as a cell of the baked sprites."""
    width, height = manifest.load()["meta"]["cell"]
    for draw in (hover, chosen, refused, district):
        canvas = draw()
        whole = to_image(canvas.rgb, np.clip(canvas.alpha, 0, 1)).convert("RGBa")
        image = whole.resize((width, height), Image.Resampling.LANCZOS).convert("RGBA")
        yield Sprite(f"cell_{draw.__name__}", image, "overlay", (width / 2, height / 2))
