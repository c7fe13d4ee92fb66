"""Cell overlays, each exactly one ground cell and anchored at its centre."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from kit import Array, Canvas, Colour, Sprite, distance, smoothstep, K, centred

W, H = 128, 100


def rim(c: Canvas, inset: float, width: float, soft: float) -> Array:
    """A rounded frame `inset` pixels from the cell's edge with soft flanks."""
    mask = c.rect(inset, inset * 0.8, W - inset, H - inset * 0.8, 10)
    inside, outside = distance(mask, 40 * K // 4), distance(~mask, 40 * K // 4)
    signed = np.where(mask, inside, -outside) / K
    out: Array = (smoothstep(signed, -soft, 0) * (1 - smoothstep(signed, width, width + soft))).astype(np.float32)
    return out


def fill(c: Canvas, inset: float) -> Array:
    """The rounded inside of the cell."""
    return c.rect(inset, inset * 0.8, W - inset, H - inset * 0.8, 10).astype(np.float32)


def ringed(name: str, wash: tuple[Colour, float], ring: tuple[Colour, float], width: float) -> Sprite:
    """A wash of colour inside a ring with a dark outer edge, so that it reads on grass, sand and water."""
    c = Canvas(W, H, 3)
    c.blend(fill(c, 5) * wash[1], wash[0])
    c.blend(rim(c, 4, width + 1.5, 1.5) * 0.45, (50, 30, 14))
    c.blend(rim(c, 5, width, 1) * ring[1], ring[0])
    return centred(name, c, "overlay")


def build() -> Iterator[Sprite]:
    """Every overlay."""
    yield ringed("cell_legal", ((255, 232, 150), 0.34), ((255, 238, 170), 0.85), 2.5)
    yield ringed("cell_hover", ((255, 246, 210), 0.40), ((255, 250, 225), 1.0), 5)
    yield ringed("cell_chosen", ((255, 206, 90), 0.35), ((255, 198, 60), 1.0), 6)
    yield ringed("cell_last", ((60, 200, 190), 0.0), ((92, 224, 210), 0.95), 2.5)
    c = Canvas(W, H, 4)
    y, x = np.mgrid[0 : c.shape[0], 0 : c.shape[1]].astype(np.float32)
    hatch = (np.abs(((x + y) / K) % 20 - 10) < 3.5).astype(np.float32)
    c.blend(fill(c, 5) * hatch * 0.75, (176, 34, 22))
    c.blend(rim(c, 5, 4, 1), (150, 24, 16))
    yield centred("cell_refused", c, "overlay")
    c = Canvas(W, H, 5)
    c.blend(np.full(c.shape, 0.26, np.float32), (255, 214, 110))
    yield centred("cell_district", c, "overlay")
