"""The lights of Aztekz: fire, souls, sparks, lanterns and the moon on the lake, firelight on the cards.

What shines ("glow") is added to the picture; "firelight" is what it is multiplied by.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFilter
from scipy import ndimage

from bake.aztekz_masks import HUES
from kit import Sprite, smoothstep
from manifest import AZTEKZ
from pieces import Pieces

Array = NDArray[Any]
LAKE = 2560, 1600
_WARM = (255, 142, 52)
_SHADE = (26, 20, 34)
_HEAT = np.array([[170, 36, 8], [236, 104, 18], [255, 190, 60], [255, 244, 196]], float)
_TONGUES = ((0.02, 0.93, 0.74), (-0.30, 0.60, 0.52), (0.31, 0.52, 0.50))
_FINER = 8  # a pixel of the firelight for so many of the pyramid
_NIGHT = np.array([0.80, 0.84, 0.94])
_LARGE = {"suffix": ".webp", "save": {"quality": 88, "method": 6}}


def picture(colour: Any, alpha: Array) -> Image.Image:
    """One colour, with alpha from 0 to 1."""
    layers = [np.full_like(alpha, channel) for channel in colour] + [np.clip(alpha, 0, 1) * 255]
    return Image.fromarray(np.dstack(layers).astype(np.uint8))


def around(width: int) -> tuple[Array, Array]:
    """x and y from -1 to 1 over a square."""
    y, x = np.mgrid[-1 : 1 : width * 1j, -1 : 1 : width * 1j]
    return x, y


def flame(step: int) -> Sprite:
    """One of four pictures of a fire, which stands with its foot on its bowl."""
    w, h = 112, 144
    y, x = np.mgrid[0:h, 0:w].astype(float)
    u, v = (x - w / 2) / (w / 2), 1 - y / h  # v goes up
    sway = 0.16 * np.sin(6.4 * v + 1.57 * step) * v + 0.05 * np.sin(9 * v + 2.4 * step)
    heat = np.zeros_like(u)
    for number, (shift, tall, wide) in enumerate(_TONGUES):
        licking = (0.0, 0.08 * (step % 2), 0.06 * (step % 3))[number]
        t = np.clip((v - 0.06) / (tall + licking), 0, 1)
        half = wide * np.sqrt(6 * t) * np.exp(-2.4 * t) * 1.25 * (1 - t**3)
        tongue = np.clip(1 - abs(u - shift - sway) / np.maximum(half, 1e-3), 0, 1) * (v > 0.06) * (t < 1)
        heat = np.maximum(heat, tongue)
    place = np.clip(np.clip(heat * 1.05, 0, 1) ** 0.9 * (1.12 - 0.55 * v), 0, 0.999) * 3
    k = place.astype(int)
    rgb = _HEAT[k] + (_HEAT[np.minimum(k + 1, 3)] - _HEAT[k]) * (place - k)[..., None]
    made = Image.fromarray(np.dstack([rgb, smoothstep(heat, 0.02, 0.40) * 235]).astype(np.uint8))
    return Sprite(f"flame_{step + 1}", made.filter(ImageFilter.GaussianBlur(0.8)), "fire", (56, 132))


def fire_glow() -> Sprite:
    """Warm light around a fire, which may flicker."""
    x, y = around(320)
    r = np.hypot(x, y / 0.85)
    shine = 0.62 * np.exp(-(r**2) / 0.025) + 0.38 * np.exp(-(r**2) / 0.17)
    return Sprite("glow_fire", picture(_WARM, shine * smoothstep(1 - r, 0, 0.35) * 0.59), "glow", (160, 160))


def soul_glow(kind: str) -> Sprite:
    """Soft light around a soul."""
    x, y = around(128)
    r = np.hypot(x, y)
    shine = np.clip(np.exp(-(r**2) / 0.16) - 0.02, 0, 1) * smoothstep(1 - r, 0, 0.3)
    return Sprite(f"soul_{kind}_glow", picture(HUES[kind].halo, shine * 0.59), "glow", (64, 64))


def spark(step: int) -> Sprite:
    """A spark of a freed soul, white, to be tinted."""
    x, y = around(32)
    r, t = np.hypot(x, y), np.arctan2(y, x) + 0.4 * step
    star = np.exp(-((r / (0.10 + 0.22 * abs(np.cos(2 * t)) ** 8)) ** 1.6))
    shine = np.clip(star * (1.0, 0.8, 0.6)[step] * 1.15, 0, 1) * smoothstep(1 - r, 0, 0.3)
    return Sprite(f"spark_{step + 1}", picture((255, 255, 255), shine), "fire", (16, 16))


def hero_ring() -> Sprite:
    """The light under the hero that moves."""
    w, h = 120, 100
    page = Image.new("RGBA", (w * 4, h * 4), (255, 214, 120, 0))
    place = (52, 46, w * 4 - 52, h * 4 - 46)
    ImageDraw.Draw(page).ellipse(place, outline=(255, 220, 132, 255), width=22)
    soft = page.filter(ImageFilter.GaussianBlur(20))
    soft.alpha_composite(page)
    return Sprite("hero_ring", soft.resize((w, h), Image.Resampling.LANCZOS), "overlay", (60, 50))


def soul_shadow() -> Sprite:
    """The soft shadow under a soul on a card."""
    page = Image.new("RGBA", (80, 44), (*_SHADE, 0))
    ImageDraw.Draw(page).ellipse((12, 8, 68, 36), fill=(*_SHADE, 150))
    return Sprite("soul_shadow", page.filter(ImageFilter.GaussianBlur(4)), "shadow", (40, 22))


def lake() -> Sprite:
    """The still lake far below, which mirrors the stars; it is cut, not scaled, so that they stay small."""
    width, height = LAKE
    rng = np.random.default_rng(4)

    def soft(across: float, down: float, seed: int) -> Array:
        field = np.random.default_rng(seed).standard_normal((height, width))
        field = ndimage.gaussian_filter(field, (down, across), mode="wrap")
        return field / field.std()

    y = np.linspace(0, 1, height)[:, None, None]
    swell = 0.35 * soft(7, 40, 1) + 0.22 * soft(12, 2.2, 2) + 0.8 * soft(180, 70, 3)
    base = np.array([9, 19, 48]) + np.array([5, 11, 22]) * (1 - y)
    stars = np.zeros((height, width, 3))
    for _ in range(width * height // 1500):
        px, py, power = rng.integers(width), rng.integers(height), rng.pareto(1.5) * 46 + 34
        tint = ((1, 1, 1), (0.80, 0.88, 1), (1, 0.90, 0.74))[rng.integers(3)]
        stars[py, px] += np.array(tint) * min(power, 900)
    near = ndimage.gaussian_filter(stars, (0.75, 0.75, 0)) * 3.4
    wide = ndimage.gaussian_filter(stars, (3.2, 2.4, 0)) * 7
    lit = np.clip(base * (1 + 0.16 * swell)[..., None] + near + wide, 0, 255)
    return Sprite("lake", Image.fromarray(lit.astype(np.uint8)), "ground", (0, 0), _LARGE)


def moon() -> Sprite:
    """The moon mirrored in the lake, drawn out and broken by the swell."""
    r, (width, height) = 30, (520, 760)
    x, y = np.meshgrid(np.arange(width) - width / 2, np.arange(height) - 110.0)
    rng = np.random.default_rng(9)
    shift = ndimage.gaussian_filter1d(rng.standard_normal(height), 2.4) * 9.0
    shift *= np.clip((y[:, 0] + r) / 80, 0, 3)
    bent = x + shift[:, None] * 0.35 + 0.8 * np.sin(y * 0.6)
    disc = np.clip(r + 0.5 - np.hypot(bent, y * 1.08), 0, 1) * (0.82 - 0.16 * np.clip(y / r, 0, 1))
    reach = np.exp(-np.clip(y, 0, None) / 180) * np.clip((y - r * 0.6) / 22, 0, 1)
    broken = ndimage.gaussian_filter(rng.standard_normal((height, width)), (1.6, 9)) * 9.0 - 0.55
    path = reach * np.exp(-((x / (13 + 0.14 * np.clip(y, 0, None))) ** 2)) * np.clip(broken, 0, 1)
    halo = np.exp(-((np.hypot(x, y) / 90) ** 1.2)) * 0.30
    rim = smoothstep(1 - abs(x) / (width / 2), 0, 0.3) * smoothstep((y + 110) / 110, 0, 0.6)
    shine = np.clip((disc + path * 0.75 + halo) * rim, 0, 1)
    extra = {"suffix": ".webp", "save": {"quality": 88, "method": 6}}
    return Sprite("moon", picture((206, 216, 226), shine), "glow", (width / 2, 110), extra)


def lantern(number: int) -> Sprite:
    """One of three lights that float on the lake, with its reflection below."""
    w, h = 96, 140
    x, y = np.meshgrid(np.arange(w) - w / 2, np.arange(h) - 44.0)
    body = np.exp(-((np.hypot(x / (3.4 + number * 0.5), y / 4.2)) ** 4))
    near = np.exp(-((np.hypot(x, y) / 12) ** 1.5)) * 0.55
    wide = np.exp(-((np.hypot(x, y * 1.1) / 26) ** 1.4)) * 0.20
    rng = np.random.default_rng(20 + number)
    broken = np.clip(ndimage.gaussian_filter(rng.standard_normal((h, w)), (1.1, 5)) * 6 + 0.35, 0, 1)
    fall = np.exp(-np.clip(y, 0, None) / 26) * np.clip((y - 7) / 5, 0, 1)
    path = fall * np.exp(-((x / (4 + 0.10 * np.clip(y, 0, None))) ** 2)) * broken * 0.7
    rim = smoothstep(1 - abs(x) / (w / 2), 0, 0.4) * smoothstep((h - 44 - y) / h, 0, 0.3)
    heat = np.clip(body, 0, 1)[..., None]
    rgb = np.array([255, 150, 62]) * (1 - heat) + np.array([255, 236, 180]) * heat
    shine = np.clip(body + near + wide + path, 0, 1) * rim
    made = Image.fromarray(np.dstack([rgb, shine * 255]).astype(np.uint8))
    return Sprite(f"lantern_{number}", made, "glow", (w / 2, 44))


def firelight() -> Sprite:
    """What the top of the pyramid is multiplied by: warm near its fires, cool and dim between them."""
    about = Pieces(AZTEKZ).entry("pyramid")
    (width, height), anchor = about["size"], about["anchor"]
    y, x = np.mgrid[0:height:_FINER, 0:width:_FINER].astype(float)
    cell = about["scale"]
    warm = np.zeros_like(x)
    for kind, fx, fy in about["torches"]:
        reach, strength = (1.05, 1.0) if kind == "brazier" else (0.5, 0.5)
        warm += strength * np.exp(-((np.hypot(x - fx, (y - fy) * 1.15) / (reach * cell)) ** 2))
    near = np.clip(warm, 0, 1)[..., None]
    light = _NIGHT * (1 - near) + np.array([1.0, 0.95, 0.84]) * near
    rim = np.minimum(np.minimum(x, width - x), np.minimum(y, height - y)) / (0.45 * cell)
    share = smoothstep(rim, 0, 1)[..., None]
    made = Image.fromarray((255 * (1 - share + light * share)).astype(np.uint8))
    extra = {**_LARGE, "scale": cell / _FINER}
    return Sprite("firelight", made, "light", (anchor[0] / _FINER, anchor[1] / _FINER), extra)


def build() -> Iterator[Sprite]:
    """All of them."""
    yield from (flame(step) for step in range(4))
    yield fire_glow()
    yield from (soul_glow(kind) for kind in HUES)
    yield from (spark(step) for step in range(3))
    yield from (hero_ring(), soul_shadow(), lake(), moon(), firelight())
    yield from (lantern(number) for number in range(1, 4))
