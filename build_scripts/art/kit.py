"""The drawing kit of the interface art: masks drawn at four times the size, lit as reliefs, then reduced."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

Array = NDArray[np.float32]
Colour = tuple[int, int, int]
Point = tuple[float, float]
Mask = NDArray[np.bool_]

K = 4
_TO_LIGHT = np.array([-0.52, -0.62, 0.95], np.float32)
_TO_LIGHT /= np.linalg.norm(_TO_LIGHT)

INK: Colour = (62, 34, 22)
CREAM: Colour = (248, 234, 200)
RED: Colour = (168, 50, 34)
TURQUOISE: Colour = (38, 150, 146)
GOLD: Colour = (214, 164, 66)
LEAF: Colour = (86, 122, 52)
STONE: Colour = (134, 112, 86)
LIMESTONE: Colour = (204, 186, 154)
WOOD: Colour = (150, 102, 60)
PAPER: Colour = (230, 208, 164)
WATER: Colour = (30, 124, 146)


@dataclass(frozen=True)
class Look:
    """How a shape is painted: lengths in sprite pixels, strengths around 1."""

    colour: Colour
    bevel: float = 2.0
    depth: float = 1.0
    grain: float = 0.03
    pits: float = 0.0
    pores: float = 0.0
    wear: float = 0.0
    shine: float = 0.0
    outline: float = 0.0
    ink: Colour = INK
    alpha: float = 1.0

    def but(self, **changes: Any) -> Look:
        """The same look with some fields changed."""
        return replace(self, **changes)


@dataclass(frozen=True)
class Sprite:
    """A finished picture with what the manifest says about it."""

    name: str
    image: Image.Image
    layer: str
    anchor: Point
    extra: dict[str, Any] = field(default_factory=dict)

    def write(self, folder: Path) -> dict[str, Any]:
        """Write the file and return its entry in the manifest."""
        extra = dict(self.extra)
        options = extra.pop("save", {"optimize": True})
        file = self.name + extra.pop("suffix", ".png")
        self.image.save(folder / file, **options)
        anchor = [int(v) if float(v).is_integer() else v for v in self.anchor]
        return {"file": file, "size": list(self.image.size), "anchor": anchor, "layer": self.layer, **extra}


@lru_cache(maxsize=64)
def noise(height: int, width: int, scale: float, seed: int) -> Array:
    """Periodic noise of unit variance whose features are about `scale` pixels wide."""
    rng = np.random.default_rng(seed)
    spectrum = np.fft.rfft2(rng.standard_normal((height, width)))
    k = np.hypot(np.fft.fftfreq(height)[:, None], np.fft.rfftfreq(width)[None]) * scale
    a = np.fft.irfft2(spectrum / (1 + k**2) ** 1.1, (height, width))
    a = ((a - a.mean()) / a.std()).astype(np.float32)
    a.setflags(write=False)
    return a


def distance(inside: Mask, reach: int) -> Array:
    """Distance in pixels from every inside pixel to the nearest outside one, exact up to `reach`."""
    far = np.float32((reach + 1) ** 2)
    d = np.where(inside, far, np.float32(0))
    for axis in (0, 1):
        best = d.copy()
        for step in range(1, reach + 1):
            cost = np.float32(step * step)
            for ahead, behind in _shift(d, axis, step):
                np.minimum(best[ahead], d[behind] + cost, out=best[ahead])
        d = best
    root: Array = np.sqrt(np.minimum(d, far))
    return root


def _shift(a: Array, axis: int, step: int) -> Iterable[tuple[tuple[slice, ...], tuple[slice, ...]]]:
    whole = slice(None)
    lead, trail = slice(step, None), slice(None, -step)
    if step >= a.shape[axis]:
        return []
    forward = (lead, whole) if axis == 0 else (whole, lead)
    backward = (trail, whole) if axis == 0 else (whole, trail)
    return [(forward, backward), (backward, forward)]


def smoothstep(a: Array, low: float, high: float) -> Array:
    """0 below `low`, 1 above `high`, smooth between."""
    t = np.clip((a - low) / (high - low), 0, 1)
    out: Array = t * t * (3 - 2 * t)
    return out


def shade_of(height: Array) -> Array:
    """Lambert light on a height field in pixels, 1.0 where it is flat."""
    gy, gx = np.gradient(height)
    lit = (-gx * _TO_LIGHT[0] - gy * _TO_LIGHT[1] + _TO_LIGHT[2]) / np.sqrt(gx**2 + gy**2 + 1)
    tone = 0.30 + 0.70 * lit / _TO_LIGHT[2]
    out: Array = np.clip(np.where(tone > 1, 1 + (tone - 1) * 1.7, tone), 0.3, 1.6).astype(np.float32)
    return out


class Canvas:
    """A picture of `width` x `height` sprite pixels, held four times as large in premultiplied colours."""

    def __init__(self, width: int, height: int, seed: int = 1, period: tuple[int, int] | None = None) -> None:
        self.size = (width, height)
        self.seed = seed
        self.period = period or self.size
        self.shape = (height * K, width * K)
        self.rgb = np.zeros((*self.shape, 3), np.float32)
        self.alpha = np.zeros(self.shape, np.float32)

    # ------------------------------------------------------------ masks
    def blank(self) -> tuple[Image.Image, ImageDraw.ImageDraw]:
        """An empty mask and the pen that draws on it, in supersampled pixels."""
        im = Image.new("L", (self.shape[1], self.shape[0]), 0)
        return im, ImageDraw.Draw(im)

    def polygon(self, points: Sequence[Point]) -> Mask:
        """The mask of a polygon."""
        im, pen = self.blank()
        pen.polygon([(x * K, y * K) for x, y in points], fill=255)
        return np.asarray(im) > 0

    def rect(self, left: float, top: float, right: float, bottom: float, radius: float = 0) -> Mask:
        """The mask of a rectangle with rounded corners; right and bottom are exclusive."""
        im, pen = self.blank()
        pen.rounded_rectangle((left * K, top * K, right * K - 1, bottom * K - 1), radius * K, fill=255)
        return np.asarray(im) > 0

    def disc(self, x: float, y: float, rx: float, ry: float | None = None) -> Mask:
        """The mask of an ellipse around (x, y)."""
        yy, xx = np.mgrid[0 : self.shape[0], 0 : self.shape[1]].astype(np.float32)
        u, v = ((xx + 0.5) / K - x) / rx, ((yy + 0.5) / K - y) / (ry or rx)
        mask: Mask = u * u + v * v <= 1
        return mask

    def ring(self, x: float, y: float, outer: float, inner: float) -> Mask:
        """The mask of a ring around (x, y)."""
        return self.disc(x, y, outer) & ~self.disc(x, y, inner)

    def stroke(self, points: Sequence[Point], width: float) -> Mask:
        """The mask of a line with round ends and joints."""
        im, pen = self.blank()
        r = width * K / 2
        dense = [(x * K, y * K) for x, y in points]
        for (x0, y0), (x1, y1) in pairwise(dense):
            n = math.hypot(x1 - x0, y1 - y0) or 1
            ox, oy = -(y1 - y0) / n * r, (x1 - x0) / n * r
            pen.polygon(
                [(x0 + ox, y0 + oy), (x1 + ox, y1 + oy), (x1 - ox, y1 - oy), (x0 - ox, y0 - oy)], fill=255
            )
        for x, y in dense:
            pen.ellipse((x - r, y - r, x + r, y + r), fill=255)
        return np.asarray(im) > 0

    def grow(self, mask: Mask, by: float) -> Mask:
        """The mask grown (or shrunk, when negative) by a round pen of `by` pixels."""
        reach = max(1, math.ceil(abs(by) * K) + 1)
        if by >= 0:
            return distance(~mask, reach) <= by * K
        return distance(mask, reach) > -by * K

    # ------------------------------------------------------------ paint
    def texture(self, scale: float, salt: int) -> Array:
        """Noise over the canvas, repeating with the canvas period; features `scale` sprite pixels wide."""
        w, h = self.period[0] * K, self.period[1] * K
        tile = noise(h, w, scale * K, self.seed * 101 + salt)
        rows, cols = np.arange(self.shape[0]) % h, np.arange(self.shape[1]) % w
        return tile[np.ix_(rows, cols)]

    def paint(self, mask: Mask, look: Look) -> None:
        """Paint a shape as a relief: outline, mottled colour, rounded edge lit from the upper left."""
        if look.outline:
            self.blend(self.grow(mask, look.outline).astype(np.float32) * look.alpha, look.ink)
        colour = self.mottled(look) * self.light(mask, look)[..., None]
        self.blend(mask.astype(np.float32) * look.alpha, colour)

    def mottled(self, look: Look) -> Array:
        """The material's own colours before light: cloudy tone, a drift between warm and cool, dark pores."""
        tone = 1 + look.grain * (0.6 * self.texture(14, 1) + 0.6 * self.texture(3, 2))
        if look.pores:
            tone = tone * (1 - look.pores * smoothstep(self.texture(0.8, 5), 1.3, 2.4))
        drift = look.grain * 0.22 * self.texture(18, 6)
        warm = np.stack([1 + drift, np.ones_like(drift), 1 - drift], -1)
        out: Array = np.array(look.colour, np.float32) * tone[..., None] * warm
        return out

    def light(self, mask: Mask, look: Look) -> Array:
        """Light on the shape's rounded (and worn) edge and its pits; the canvas border counts as an edge."""
        reach = max(1, round(look.bevel * K))
        deep = distance(np.pad(mask, 1), reach)[1:-1, 1:-1]
        if look.wear:
            deep = deep - look.wear * reach * 0.3 * np.clip(
                self.texture(6, 7) + 0.25 * self.texture(1.5, 8), -1, 2.5
            )
        t = np.clip(deep / reach, 0, 1)
        height = (1 - (1 - t) ** 2) * reach * 0.6 * look.depth
        if look.pits:
            height = height + look.pits * K * (0.7 * self.texture(1.6, 3) + self.texture(5, 4))
        lit = shade_of(height)
        if look.shine:
            lit = lit + look.shine * np.clip(lit - 1.05, 0, 1)
        return lit

    def blend(self, alpha: Array, colour: Colour | Array) -> None:
        """Lay a colour (one or one a pixel) over the picture."""
        a = alpha[..., None]
        self.rgb = self.rgb * (1 - a) + np.asarray(colour, np.float32) * a
        self.alpha = self.alpha * (1 - alpha) + alpha

    def shadow(self, mask: Mask, reach: float, strength: float, shift: Point = (1.5, 2.0)) -> None:
        """A soft warm shadow that the shape throws to the lower right; call it before painting the shape."""
        moved = np.roll(mask, (round(shift[1] * K), round(shift[0] * K)), (0, 1))
        r = round(reach * K)
        fall = 1 - distance(~moved, r) / (r + 1)
        self.blend((smoothstep(fall, 0, 1) * strength).astype(np.float32), (26, 18, 24))

    def glow(self, mask: Mask, reach: float, colour: Colour, strength: float) -> None:
        """Light that fades outwards from a shape over `reach` pixels."""
        r = round(reach * K)
        fall = 1 - distance(~mask, r) / (r + 1)
        self.blend((smoothstep(fall, 0, 1) * strength).astype(np.float32), colour)

    def image(self) -> Image.Image:
        """The picture at its real size, straight alpha, edge colours spread outwards (no dark fringes)."""
        w, h = self.size
        rgb = self.rgb.reshape(h, K, w, K, 3).mean((1, 3))
        alpha = np.clip(self.alpha, 0, 1).reshape(h, K, w, K).mean((1, 3))
        return to_image(rgb, alpha)


def to_image(premultiplied: Array, alpha: Array) -> Image.Image:
    """A PIL picture from premultiplied colours (0-255) and alpha (0-1), colours bled past the edge."""
    colour, weight = premultiplied.copy(), alpha.copy()
    for _ in range(3):
        empty = weight < 1 / 512
        spread_c, spread_w = np.zeros_like(colour), np.zeros_like(weight)
        for axis in (0, 1):
            for step in (-1, 1):
                spread_c += np.roll(colour, step, axis)
                spread_w += np.roll(weight, step, axis)
        colour[empty], weight[empty] = spread_c[empty], spread_w[empty]
    straight = np.where(weight[..., None] > 0, colour / np.maximum(weight, 1e-6)[..., None], 0)
    rgba = np.concatenate([straight, alpha[..., None] * 255], -1)
    return Image.fromarray(np.clip(rgba + 0.5, 0, 255).astype(np.uint8), "RGBA")


def centred(name: str, canvas: Canvas, layer: str, **extra: Any) -> Sprite:
    """A sprite anchored at its middle."""
    w, h = canvas.size
    return Sprite(name, canvas.image(), layer, (w / 2, h / 2), extra)
