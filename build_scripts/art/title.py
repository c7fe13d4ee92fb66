"""The title picture in late light, with a calm dark lake on its left."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from PIL import Image, ImageFilter

import manifest
from board import CITY, Board
from kit import Array, Sprite, noise, smoothstep

SIZE = (1920, 1200)
EXTRA, OVERLAP = 1250, 440
VIEW = (748, 40, 3948, 2040)
NARROWING = 0.10


def lake(height: int, width: int, like: Array) -> Array:
    """Open water in the mean colour of `like`, from the seamless canal tile under broad swells."""
    tile = np.asarray(Image.open(manifest.picture("canal_water")).convert("RGB")).astype(np.float32)
    rows, cols = np.arange(height) % tile.shape[0], np.arange(width) % tile.shape[1]
    waves = (tile - tile.mean((0, 1)))[np.ix_(rows, cols)]
    swell = 1 + 0.06 * noise(height, width, 60, 5) + 0.03 * noise(height, width, 14, 6)
    out: Array = (like.mean((0, 1)) + waves * 0.8) * swell[..., None]
    return out


def widened(board: Image.Image) -> Image.Image:
    """The board with more lake on its left, blended over its own water and the gardens there."""
    a = np.asarray(board.convert("RGB")).astype(np.float32)
    sea = lake(a.shape[0], EXTRA + OVERLAP, a[:, :60])
    out = np.concatenate([np.zeros((a.shape[0], EXTRA, 3), np.float32), a], 1)
    mix = smoothstep(np.arange(EXTRA + OVERLAP, dtype=np.float32), EXTRA + 335, EXTRA + 430)[None, :, None]
    out[:, : EXTRA + OVERLAP] = sea * (1 - mix) + out[:, : EXTRA + OVERLAP] * mix
    return Image.fromarray(np.clip(out, 0, 255).astype(np.uint8))


def receding(im: Image.Image) -> Image.Image:
    """The view with its far side a little narrower, so that the city lies in depth."""
    left, top, right, bottom = VIEW
    spread = (right - left) * NARROWING / 2
    corners = (left - spread, top, left, bottom, right, bottom, right + spread, top)
    return im.transform((SIZE[0], SIZE[1]), Image.Transform.QUAD, corners, Image.Resampling.BICUBIC)


def graded(im: Image.Image) -> Image.Image:
    """Late-afternoon colours: gold in the lights, violet-blue in the darks, soft bloom, the left in dusk."""
    a = np.asarray(im).astype(np.float32) / 255
    y, x = np.mgrid[0 : im.height, 0 : im.width].astype(np.float32)
    u, v = x / im.width, y / im.height
    light = (a @ np.array([0.30, 0.59, 0.11], np.float32))[..., None]
    a = a * (1 - light) * np.array([0.90, 0.86, 1.02], np.float32) + a * light * np.array(
        [1.13, 1.0, 0.78], np.float32
    )
    bloom = Image.fromarray((np.clip(a - 0.62, 0, 1) * 255).astype(np.uint8)).filter(
        ImageFilter.GaussianBlur(18)
    )
    a = a + np.asarray(bloom).astype(np.float32) / 255 * 0.9
    sun = np.exp(-(((u - 0.72) / 0.42) ** 2 + ((v - 0.40) / 0.55) ** 2))[..., None]
    a = a * (0.74 + 0.42 * sun) + sun * np.array([0.045, 0.022, 0.0], np.float32)
    a = in_dusk(a, (0.10, 0.46), 0.64, (0.012, 0.030, 0.045))
    return Image.fromarray(np.clip(a * 255, 0, 255).astype(np.uint8))


def in_dusk(a: Array, over: tuple[float, float], share: float, light: tuple[float, float, float]) -> Array:
    """The picture, its values from 0 to 1, with its left side, where the menu lies, in dusk.

    `over` is where the dusk begins to fade and where it has, in widths; `share` is how much it takes.
    """
    v, u = (np.linspace(0, 1, side, endpoint=False, dtype=np.float32) for side in a.shape[:2])
    dusk = (1 - smoothstep(u[None] + 0.05 * (v[:, None] - 0.5), *over))[..., None]
    out: Array = a * (1 - share * dusk) + dusk * np.array(light, np.float32)
    return out


def focused(im: Image.Image) -> Image.Image:
    """The far and the near rim slightly out of focus."""
    y = np.linspace(0, 1, im.height, dtype=np.float32)[:, None]
    blur = 1 - smoothstep(y, 0.0, 0.20) + 0.6 * smoothstep(y, 0.92, 1.0)
    mask = Image.fromarray((np.repeat(np.clip(blur, 0, 1), im.width, 1) * 255).astype(np.uint8))
    return Image.composite(im.filter(ImageFilter.GaussianBlur(3.5)), im, mask)


def picture() -> Image.Image:
    """The finished title picture."""
    return graded(focused(receding(widened(Board(CITY).draw()))))


def sprite(name: str, im: Image.Image) -> Sprite:
    """A finished title picture."""
    return Sprite(name, im, "title", (0, 0), {"suffix": ".webp", "save": {"quality": 86, "method": 6}})


def build() -> Iterator[Sprite]:
    """The title picture."""
    yield sprite("title", picture())
