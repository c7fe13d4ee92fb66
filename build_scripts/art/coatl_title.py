"""Draw Cóatl's title picture: serpents on a temple court in the morning, its left in the shade.

python build_scripts/art/coatl_title.py   writes it into resources/coatl; needs the group `art`
"""

from __future__ import annotations

import sys

import numpy as np
from PIL import Image, ImageChops, ImageFilter

import title
from coatl_pieces import PITCH, blit, sprite, with_shadow
from kit import Array, noise, smoothstep
from manifest import COATL, NAME, load, write
from pieces import over
from title import SIZE, focused

GROUND = 292  # where the court begins below the wood
FRAME = (430, GROUND + 22, 2560, 1420)  # of the large court; it goes on beyond the picture
Row = tuple[float, float, float, str]
ROWS: tuple[Row, ...] = (
    (880, 466, 0.70, "hG G Y G R tY"),
    (760, 655, 0.94, "hK U K K R U K tU"),
    (905, 850, 1.16, "hY Y R G U Y R G"),
    (690, 1092, 1.50, "hR R G U G U K R"),
)
COLOURS = {"Y": "yellow", "R": "red", "K": "black", "G": "green", "U": "blue"}
PARTS = {"h": "head", "t": "tail", "": "body"}


def names(pieces: str) -> list[str]:
    """The sprites of a serpent, with its waves; its head is lifted."""
    found = []
    for number, piece in enumerate(pieces.split()):
        part, wave = PARTS[piece[:-1]], "trough" if number % 2 else "crest"
        pose = "lifted" if part == "head" else wave
        found.append(f"{part}_{COLOURS[piece[-1]]}_{pose}")
    return found


def serpent(picture: Image.Image, row: Row) -> None:
    """A serpent on its shadow; of overlapping shadows the darker counts."""
    x, y, scale, pieces = row
    shade = Image.new("L", picture.size)
    for number, name in enumerate(names(pieces)):
        image, anchor = sprite(f"{name}_shadow", scale)
        at = round(x + number * PITCH * scale - anchor[0]), round(y - anchor[1])
        layer = Image.new("L", picture.size)
        layer.paste(image.getchannel("A"), at)
        shade = ImageChops.lighter(shade, layer)
    dark = Image.new("RGBA", picture.size, (38, 30, 44, 0))
    dark.putalpha(shade)
    over(picture, dark, 0, 0)
    for number, name in reversed(list(enumerate(names(pieces)))):
        blit(picture, name, x + number * PITCH * scale, y, scale)


def stretched(name: str, box: tuple[int, int, int, int]) -> tuple[Image.Image, tuple[int, int]]:
    """A frame of nine parts for a box, with its corners as they are, and where it begins."""
    image, _ = sprite(name)
    corner = load(COATL / NAME)["sprites"][name]["slice"]
    left, top, right, bottom = box
    out = Image.new("RGBA", (right - left, bottom - top))
    across = ((0, corner, 0, corner), (corner, image.width - corner, corner, out.width - corner),
              (image.width - corner, image.width, out.width - corner, out.width))  # fmt: skip
    down = ((0, corner, 0, corner), (corner, image.height - corner, corner, out.height - corner),
            (image.height - corner, image.height, out.height - corner, out.height))  # fmt: skip
    for a, b, c, d in across:
        for e, f, g, h in down:
            part = image.crop((a, e, b, f)).resize((d - c, h - g), Image.Resampling.LANCZOS)
            out.paste(part, (c, g))
    return out, (left, top)


def court() -> Image.Image:
    """The wood in the mist, temples behind a wall, the paving and the large court on it."""
    picture = Image.new("RGBA", SIZE, (206, 212, 190, 255))
    wood, _ = sprite("wood", 1.8)
    over(picture, wood, -1995, -66)
    for x, scale in ((640, 1.35), (1235, 1.05), (1800, 1.3)):
        with_shadow(picture, "temple_court", x, GROUND - 8, scale)
    paving, _ = sprite("paving")
    for x in range(0, SIZE[0], paving.width):
        for y in range(GROUND, SIZE[1], paving.height):
            over(picture, paving, x, y)
    wall, _ = sprite("terrace_wall")
    for x in range(-60, SIZE[0], wall.width):
        over(picture, wall, x, GROUND - 34)
    frame, at = stretched("court_frame", FRAME)
    over(picture, frame, *at)
    return picture


def laid() -> Image.Image:
    """The court with everything on it."""
    picture = court()
    for number, kind in enumerate(("body", "head", "tail")):
        with_shadow(picture, f"bag_{kind}", 1580 + 118 * number, 468 + 14 * (number % 2), 0.86)
    for row in ROWS:
        serpent(picture, row)
    return picture


def morning(im: Image.Image) -> Image.Image:
    """Low sun from the left: warm lights, cool darks, mist far off, the left in the shade of the wood."""
    a = np.asarray(im.convert("RGB")).astype(np.float32) / 255
    y, x = np.mgrid[0 : im.height, 0 : im.width].astype(np.float32)
    u, v = x / im.width, y / im.height
    light = (a @ np.array([0.30, 0.59, 0.11], np.float32))[..., None]
    a = a * (1 - light) * np.array([0.94, 0.94, 1.04], np.float32) + a * light * np.array(
        [1.10, 1.01, 0.82], np.float32
    )
    sun = np.exp(-(((u - 0.66) / 0.45) ** 2 + ((v - 0.50) / 0.62) ** 2))[..., None]
    a = a * (0.72 + 0.40 * sun) + sun * np.array([0.030, 0.020, 0.0], np.float32)
    leaves = smoothstep(
        noise(im.height, im.width, 150, 11) + 0.4 * noise(im.height, im.width, 60, 12), 0.0, 1.3
    )
    soft = Image.fromarray((leaves * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(7))
    leaves = np.asarray(soft).astype(np.float32) / 255
    near_wood = np.clip(1.2 - np.hypot((u - 0.30) / 0.42, (v - 0.26) / 0.50), 0, 1) * smoothstep(
        v, 0.24, 0.32
    )
    a = a * (1 - (0.34 * leaves * near_wood)[..., None] * np.array([1.0, 0.94, 0.80], np.float32))
    a = title.in_dusk(a, (0.12, 0.44), 0.66, (0.010, 0.034, 0.030))
    mist = np.exp(-(((v - 0.225) / 0.05) ** 2)) * smoothstep(u, 0.25, 0.7)
    mist = (mist * np.clip(0.36 + 0.16 * noise(im.height, im.width, 120, 13), 0, 1))[..., None]
    a = a * (1 - mist) + mist * np.array([0.93, 0.90, 0.78], np.float32)
    out: Array = np.clip(a * 255, 0, 255)
    return Image.fromarray(out.astype(np.uint8))


def main() -> int:
    """Write the picture and enter it in the manifest."""
    made = title.sprite("title_coatl", morning(focused(laid().convert("RGB"))))
    data = load(COATL / NAME)
    write(data["meta"], {**data["sprites"], made.name: made.write(COATL)}, COATL / NAME)
    return 0


if __name__ == "__main__":
    sys.exit(main())
