"""A contact sheet of sprites over a background, to judge them at the sizes the game shows.

python build_scripts/art/contact.py OUT.png SCALE PREFIX [PREFIX ...]   (backgrounds: stone, paper and dark)
"""

from __future__ import annotations

import sys

from PIL import Image

import manifest

GROUNDS = ((120, 98, 74), (230, 208, 164), (22, 84, 116))
WIDTH = 1400


def scaled(im: Image.Image, factor: float) -> Image.Image:
    """Resized with premultiplied alpha, so that edges get no dark fringes."""
    size = max(1, round(im.width * factor)), max(1, round(im.height * factor))
    return im.convert("RGBA").convert("RGBa").resize(size, Image.Resampling.LANCZOS).convert("RGBA")


def sheet(prefixes: list[str], factor: float) -> Image.Image:
    """Every sprite whose name begins with one of the prefixes, on each ground."""
    entries = {**manifest.load(manifest.SHELL / manifest.NAME)["sprites"], **manifest.load()["sprites"]}
    names = [n for p in prefixes for n in sorted(entries) if n.startswith(p) and not n.endswith("_shadow")]
    images = [scaled(Image.open(manifest.picture(n)), factor) for n in names]
    spots, x, y, row = [], 8, 8, 0
    for im in images:
        if x + im.width + 8 > WIDTH:
            x, y, row = 8, y + row + 8, 0
        spots.append((x, y))
        x, row = x + im.width + 8, max(row, im.height)
    band = y + row + 8
    out = Image.new("RGBA", (WIDTH, band * len(GROUNDS)))
    for i, ground in enumerate(GROUNDS):
        out.paste((*ground, 255), (0, band * i, WIDTH, band * (i + 1)))
        for im, (px, py) in zip(images, spots, strict=True):
            out.alpha_composite(im, (px, py + band * i))
    return out


if __name__ == "__main__":
    sheet(sys.argv[3:], float(sys.argv[2])).convert("RGB").save(sys.argv[1])
