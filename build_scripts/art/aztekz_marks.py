"""The marks on Aztekz' table: where the card fits, what is under the pointer, a card that is scared.

Those of cards lie on the tops of the walls and are cased in dark, as they cross pale paths.
"""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from kit import Colour, Sprite
from manifest import AZTEKZ, NAME, load

K = 3  # drawn so many times larger
WARM: Colour = (255, 190, 96)
BRIGHT: Colour = (255, 226, 156)
CASE: Colour = (24, 14, 8)
Path = list[tuple[float, float]]
Size = tuple[int, int]


def _outline(size: Size, inset: float, step: float) -> Path:
    """A rectangle with stepped corners."""
    (w, h), i, s = size, inset, step
    t = s * 0.8
    return [
        (i + s, i), (w - i - s, i), (w - i - s, i + t), (w - i, i + t), (w - i, h - i - t),
        (w - i - s, h - i - t), (w - i - s, h - i), (i + s, h - i), (i + s, h - i - t), (i, h - i - t),
        (i, i + t), (i + s, i + t),
    ]  # fmt: skip


def _brackets(size: Size, inset: float, step: float, arm: float) -> list[Path]:
    """The four corners of the outline, with arms along the sides."""
    w, h = size
    i, t, tall = inset, step * 0.8, arm * 0.8
    corner = [(i, i + tall), (i, i + t), (i + step, i + t), (i + step, i), (i + arm, i)]
    return [
        [(w - x if right else x, h - y if low else y) for x, y in corner]
        for right in (False, True) for low in (False, True)
    ]  # fmt: skip


def _drawn(size: Size, paths: list[Path], width: float) -> Image.Image:
    page = Image.new("L", (size[0] * K, size[1] * K), 0)
    pen = ImageDraw.Draw(page)
    for path in paths:
        at = [(x * K, y * K) for x, y in path]
        pen.line(at, fill=255, width=round(width * K), joint="curve")
        r = width * K / 2
        for x, y in at:
            pen.rectangle((x - r, y - r, x + r, y + r), fill=255)
    return page.resize(size, Image.Resampling.BOX)


def mark(size: Size, paths: list[Path], width: float, colour: Colour, fill: float = 0.0) -> Image.Image:
    """Bright lines in a dark casing with a glow; `fill` is how strongly the inside is tinted."""
    line, case = _drawn(size, paths, width), _drawn(size, paths, width + 5)
    glow = line.filter(ImageFilter.GaussianBlur(9)).point(lambda v: min(255, round(v * 1.2)))
    page = Image.new("RGBA", size, (*colour, 0))
    if fill:
        inside = Image.new("L", size, 0)
        ImageDraw.Draw(inside).polygon(_outline(size, 12, 15), fill=round(255 * fill))
        glow = ImageChops.lighter(glow, inside)
    page.putalpha(glow)
    for paint, mask in ((CASE, case.point(lambda v: v * 170 // 255)), (colour, line)):
        layer = Image.new("RGBA", size, (*paint, 0))
        layer.putalpha(mask)
        page.alpha_composite(layer)
    return page


def _dark(size: Size) -> Image.Image:
    page = Image.new("L", size, 150).filter(ImageFilter.GaussianBlur(6))
    made = Image.new("RGBA", size, (10, 12, 26, 0))
    made.putalpha(page)
    return made


def build() -> Iterator[Sprite]:
    """Marks of empty cells, on the ground, and of cards, on their walls."""
    meta = load(AZTEKZ / NAME)["meta"]
    wide, tall = meta["cell"]
    size, middle = (wide, tall), (wide / 2, tall / 2)
    whole = _outline(size, 12, 15)
    ring = [[*whole, whole[0]]]
    on_walls = wide / 2, tall / 2 + round(meta["wall"] * meta["z_px"])
    yield Sprite("cell_legal", mark(size, ring, 4.5, WARM), "overlay", middle)
    yield Sprite("cell_hover", mark(size, ring, 7, BRIGHT, 0.10), "overlay", middle)
    yield Sprite("cell_lit", mark(size, ring, 6, WARM, 0.24), "overlay", middle)
    yield Sprite("cell_dark", _dark(size), "overlay", middle)
    corners = _brackets(size, 12, 14, 62)
    yield Sprite("card_legal", mark(size, corners, 6, WARM, 0.05), "overlay", on_walls)
    yield Sprite("card_hover", mark(size, ring, 7, BRIGHT, 0.10), "overlay", on_walls)
    yield Sprite("card_lit", mark(size, ring, 6, WARM, 0.22), "overlay", on_walls)
