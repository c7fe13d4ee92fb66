"""Draw the ground of Cóatl's courts: stone frames, paving, a wall, places for cards, light, the wood behind.

python build_scripts/art/coatl_ground.py   writes them and enters them in resources/coatl. It needs
requirements-bake.txt without Blender.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from PIL import Image, ImageFilter
from scipy import ndimage

from coatl_pieces import sprite
from manifest import COATL, NAME, load, write
from stone_ground import COOL, LIME, RED, Array, Ground, Polygon, frets, frieze

FRAME, TERRACE = 28, 15  # widths of the friezes, in pixels of a window of 1600x1000
CARD = (60, 82)  # of a place beside a serpent
SKY = 116  # height of the picture of the wood
_LIGHT = (400, 228)


def court_frame() -> Image.Image:
    """The large court: its frieze, and warm paving inside; corners and sides repeat as a frame of nine."""
    ground = Ground(944 + 2 * FRAME, 486 + 2 * FRAME, 3)
    ground.pave((FRAME, FRAME, ground.size[0] - FRAME, ground.size[1] - FRAME), 54, 118, 7, LIME * 1.05, 6)
    frieze(ground, FRAME, 118, 3)
    return ground.lit()


def terrace_frame() -> Image.Image:
    """A terrace: a narrow frieze and paving."""
    ground = Ground(472 + 2 * TERRACE, 208 + 2 * TERRACE, 30)
    box = TERRACE, TERRACE, ground.size[0] - TERRACE, ground.size[1] - TERRACE
    ground.pave(box, 42, 84, 20, LIME * 1.0, 7)
    frieze(ground, TERRACE, 118, 31)
    return ground.lit()


def paving() -> Image.Image:
    """Cool paving around the courts, which repeats on all sides."""
    ground = Ground(600, 470, 60)
    ground.pave((0, 0, 600, 470), 47, 74, 5, COOL * 0.92)
    return ground.lit()


def terrace_wall() -> Image.Image:
    """A terrace's front: a course of blocks in the shade, with frets; repeats sideways."""
    ground, tall = Ground(490, 22, 40), 22
    chance = np.random.default_rng(41)
    for left in range(0, 490, 70):
        tone = LIME * (0.97 + chance.normal(0, 0.03))
        ground.stone((left, 0, left + 70, tall), tone, 0.5, 1.8, 1.6)
    unit = tall / 12.0
    ground.carve(frets(0, 490, unit, lambda a, b: (a, tall * 0.12 + b)), 1.8, RED, 0.45)
    ground.light *= np.linspace(0.74, 0.56, ground.light.shape[0], dtype=np.float32)[:, None]
    return ground.lit()


def card_place(temple: bool) -> Image.Image:
    """A place for a card, carved into the paving: a worn red outline; for a temple with its steps."""
    (w, h), scale = CARD, 2
    polygons: list[Polygon] = [[(0, 0), (w, 0), (w, h), (0, h)]]
    ground = Ground(w, h, 70 + temple)
    outer, inner = (
        ground.drawn(polygons),
        ground.drawn([[(1.7, 1.7), (w - 1.7, 1.7), (w - 1.7, h - 1.7), (1.7, h - 1.7)]]),
    )
    mask = outer - inner
    if temple:
        steps = [
            [(w / 2 + x, h / 2 + 13 - 10 * k - y) for x, y in ((-a, 0), (a, 0), (a, 7), (-a, 7))]
            for k, a in enumerate((18, 13, 8))
        ]
        mask = np.maximum(mask, ground.drawn(steps))
    faded = np.clip(0.55 + 0.2 * ground.rough[3] + 0.12 * ground.rough[1.2], 0.2, 0.8) * mask
    rgba = np.zeros((h * scale, w * scale, 4), np.float32)
    rgba[..., :3], rgba[..., 3] = RED * 0.85, ndimage.gaussian_filter(faded, 0.6) * 255
    return Image.fromarray(rgba.astype(np.uint8), "RGBA")


def light() -> Image.Image:
    """What the window is multiplied with: sun from the left, shade of leaves above, darker corners."""
    w, h = _LIGHT
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    u, v = xx / w, yy / h
    warm = np.array((1.0, 0.985, 0.945)) * (1 - u[..., None]) + np.array((0.925, 0.945, 0.975)) * u[..., None]
    leaves = np.clip((_blotches(7.5, 91) + 0.55 * _blotches(2.8, 92) - 0.25) * 1.4, 0, 1)
    reach = np.clip(1.15 - np.hypot(u / 0.325, (v - 0.04) / 0.27), 0, 1)
    reach += 0.9 * np.clip(1 - np.hypot((u - 1) / 0.26, (v - 0.16) / 0.26), 0, 1)
    shade = ndimage.gaussian_filter(leaves * np.clip(reach * 1.5, 0, 1), 0.7) * 0.42
    corner = 1 - 0.20 * np.clip(np.hypot((u - 0.44) / 0.72, (v - 0.56) / 0.76) - 0.55, 0, 1)
    tint = 1 - shade[..., None] * np.array((1.0, 0.96, 0.86))
    return Image.fromarray((np.clip(warm * tint * corner[..., None], 0, 1) * 255).astype(np.uint8), "RGB")


def _blotches(feature: float, seed: int) -> Array:
    w, h = _LIGHT
    field = np.random.default_rng(seed).standard_normal((h, w)).astype(np.float32)
    field = ndimage.gaussian_filter(field, feature / 2)
    out: Array = field / field.std()
    return out


def wood() -> Image.Image:
    """The wood behind the courts in the mist, with temples far off; its right side goes on at its left."""
    w, h = 3200, SKY * 2
    rise = np.linspace(0, 1, h)[:, None, None]
    sky = np.array((232, 224, 198)) * (1 - rise) + np.array((206, 212, 190)) * rise
    picture = Image.fromarray(np.broadcast_to(sky, (h, w, 3)).astype(np.uint8)).convert("RGBA")
    for x, base, scale, mist in (
        (524, 66, 0.54, 0.46),
        (1380, 74, 0.72, 0.34),
        (2000, 64, 0.48, 0.52),
        (2760, 70, 0.60, 0.42),
    ):
        _far_temple(picture, x, base, scale, mist)
    for flip, scale, base, mist, shift in (
        (True, 0.30, 100, 0.46, 40),
        (True, 0.42, 132, 0.26, 380),
        (False, 0.54, 172, 0.0, 16),
    ):
        _row_of_trees(picture, flip, scale, base, mist, shift)
    noise = ndimage.gaussian_filter(np.random.default_rng(4).standard_normal((h, w)), (18, 120), mode="wrap")
    noise /= noise.std()
    y = np.arange(h)[:, None]
    alpha = np.clip(np.exp(-(((y - 140) / 52.0) ** 2)) * (0.62 + 0.26 * noise), 0, 0.88)
    fog = np.dstack([np.full((h, w), 222), np.full((h, w), 222), np.full((h, w), 202), alpha * 255])
    picture.alpha_composite(Image.fromarray(fog.astype(np.uint8), "RGBA"))
    fade = np.clip((h - 2 - np.arange(h)) / 44, 0, 1)[:, None] * np.full((1, w), 255.0)
    picture.putalpha(Image.fromarray(fade.astype(np.uint8)))
    return picture


def _misty(image: Image.Image, share: Array | float) -> Image.Image:
    pixels = np.asarray(image).astype(np.float32)
    pixels[..., :3] = pixels[..., :3] * 1.1 * (1 - share) + np.array((204, 210, 194), np.float32) * share
    return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8), "RGBA")


def _far_temple(picture: Image.Image, x: int, base: int, scale: float, mist: float) -> None:
    image, anchor = sprite("temple_court", scale)
    spot = round(x - anchor[0]), max(0, round(base - anchor[1]))
    picture.alpha_composite(_misty(image, mist), spot)


def _row_of_trees(picture: Image.Image, flip: bool, scale: float, base: int, mist: float, shift: int) -> None:
    image, _ = sprite("jungle", scale)
    if flip:
        image = image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    count = round(picture.width / (image.width - 16))
    strip = Image.new("RGBA", (picture.width, image.height))
    for number in range(count):
        left = (shift + number * picture.width // count) % picture.width
        strip.alpha_composite(
            image.crop((0, 0, min(image.width, strip.width - left), image.height)), (left, 0)
        )
        if left + image.width > strip.width:
            strip.alpha_composite(image.crop((strip.width - left, 0, image.width, image.height)), (0, 0))
    rise = np.linspace(0.0, 1.0, image.height, dtype=np.float32)[:, None, None]
    top = max(0, base - image.height + 12)
    picture.alpha_composite(_misty(strip, np.clip(mist + 0.30 * rise, 0, 0.9)), (0, top))


def main() -> int:
    """Draw all of them and enter them in the manifest."""
    made: dict[str, tuple[Image.Image, dict[str, Any]]] = {
        "court_frame": (court_frame(), {"slice": FRAME * 2}),
        "terrace_frame": (terrace_frame(), {"slice": TERRACE * 2}),
        "paving": (paving(), {}),
        "terrace_wall": (terrace_wall(), {}),
        "place_card": (card_place(False), {}),
        "place_temple": (card_place(True), {}),
        "light": (light().filter(ImageFilter.GaussianBlur(0.4)), {}),
        "wood": (wood(), {}),
    }
    data = load(COATL / NAME)
    for name, (picture, more) in made.items():
        picture.save(COATL / f"{name}.webp", quality=84, alpha_quality=90, method=6)
        entry = {"file": f"{name}.webp", "size": list(picture.size), "anchor": [0, 0], "layer": "ground"}
        data["sprites"][name] = entry | more
    write(data["meta"], data["sprites"], COATL / NAME)
    return 0


if __name__ == "__main__":
    sys.exit(main())
