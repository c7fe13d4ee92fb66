"""What is carved into the stone of the pyramid: signs, frets, suns and steps, drawn as masks."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

Pen = ImageDraw.ImageDraw
BIG = 1200  # pixels of a card's drawing
UNIT = 0.0225  # cells: a stroke of a fret

_FRET = ("#######.", "#.....#.", "#.###.#.", "#.#.#.##", "#.#...#.", "#.#####.", "#.......")
_STEPS = ("..##..", "..##..", ".####.", ".####.", "######")
SIDES = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


def blank() -> tuple[Image.Image, Pen]:
    """An empty drawing of a card, and a pen for it."""
    picture = Image.new("L", (BIG, BIG), 0)
    return picture, ImageDraw.Draw(picture)


def walls(paths: str, take: int) -> Image.Image:
    """The carving of a card's walls: a sign on each corner, frets on the closed sides."""
    picture, draw = blank()
    for number, (sx, sy) in enumerate(((-1, -1), (1, -1), (1, 1), (-1, 1))):
        at = (0.5 + 0.368 * sx) * BIG, (0.5 + 0.368 * sy) * BIG
        (jade if (number + take) % 2 == 0 else steps)(draw, *at, 0.083 * BIG)
    for side, (dx, dy) in SIDES.items():
        if side not in paths:
            fret(draw, (0.5 + 0.372 * dx) * BIG, (0.5 + 0.372 * dy) * BIG, level=bool(dy))
    return picture


def jade(draw: Pen, x: float, y: float, r: float) -> None:
    """A pierced disc."""
    for radius, fill in ((r, 255), (r * 0.70, 0), (r * 0.42, 255), (r * 0.20, 0)):
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=fill)


def steps(draw: Pen, x: float, y: float, r: float) -> None:
    """A stepped cross within another."""
    for half, fill in ((r * 1.04, 255), (r * 0.62, 0), (r * 0.30, 255)):
        arm, mid = half * 0.42, half * 0.70
        for across, down in ((half, arm), (arm, half), (mid, mid)):
            draw.rectangle((x - across, y - down, x + across, y + down), fill=fill)


def fret(draw: Pen, x: float, y: float, level: bool, unit: float = UNIT * BIG) -> None:
    """Two stepped frets that face each other."""
    for mirror in (-1, 1):
        for row, line in enumerate(_FRET):
            for column, mark in enumerate(line):
                if mark != "#":
                    continue
                u, v = mirror * (0.6 + column * 0.92), row - 3
                across, down = (u, v) if level else (v, u)
                px, py, w = x + across * unit, y + down * unit * 0.92, unit * 0.5
                draw.rectangle((px - w, py - w, px + w, py + w), fill=255)


def little_pyramid(draw: Pen) -> None:
    """A stepped pyramid with its stair."""
    unit, middle = BIG * 0.040, BIG / 2
    for step in range(5):
        outer, top = (2.4 + 1.15 * step) * unit, BIG * 0.47 + step * unit * 1.75
        for left, right in ((-outer, -0.95 * unit), (0.95 * unit, outer)):
            draw.rectangle((middle + left, top, middle + right, top + unit * 1.35), fill=255)
    for step in range(9):
        top = BIG * 0.47 + step * unit * 0.97
        draw.rectangle((middle - unit * 0.62, top, middle + unit * 0.62, top + unit * 0.42), fill=255)


def little_sun(draw: Pen) -> None:
    """A sun with sixteen rays above the pyramid."""
    cx, cy = BIG / 2, BIG * 0.295
    for k in range(16):
        t = math.pi * k / 8
        near, far = BIG * 0.098, BIG * (0.150 if k % 2 else 0.132)
        draw.polygon(
            [(cx + r * math.cos(t + d), cy + r * math.sin(t + d))
             for r, d in ((near, -0.15), (far, 0), (near, 0.15))], fill=255,
        )  # fmt: skip
    for r, fill in ((0.086, 255), (0.060, 0), (0.036, 255)):
        draw.ellipse((cx - r * BIG, cy - r * BIG, cx + r * BIG, cy + r * BIG), fill=fill)


def kerb(side: int, per: float, width: float) -> Image.Image:
    """Steps along a square's four borders and discs on its corners; `side` and `per` (a cell) in pixels."""
    picture = Image.new("L", (side, side), 0)
    for turn in range(4):
        border = _border(side, per, width)
        turned = border.transpose(Image.Transpose.FLIP_TOP_BOTTOM) if turn == 2 else border.rotate(90 * turn)
        picture.paste(255, (0, 0), turned)
    return picture


def _border(side: int, per: float, width: float) -> Image.Image:
    layer = Image.new("L", (side, side), 0)
    pen, unit, cy = ImageDraw.Draw(layer), 0.0245 * per, width / 2 * per
    for k in range(-16, 17):
        cx = side / 2 + k * 0.178 * per
        if abs(k) == 16:
            for r, fill in ((2.4 * unit, 255), (1.2 * unit, 0)):
                pen.ellipse((cx - r, cy - r, cx + r, cy + r), fill=fill)
            continue
        for row, text in enumerate(_STEPS):
            for column, mark in enumerate(text):
                if mark == "#":
                    u, v = cx + (column - 2.5) * unit, cy + (row - 2) * unit
                    pen.rectangle((u - unit / 2, v - unit / 2, u + unit / 2, v + unit / 2), fill=255)
    return layer
