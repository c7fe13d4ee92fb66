"""The signs of what can be done in Aztekz, composed of its sprites, and the seats' shields."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial

import numpy as np
from PIL import Image, ImageEnhance

import shields
from emblems import PAINT
from iconkit import Icon
from icons_tools import foot
from kit import CREAM, GOLD, RED, TURQUOISE, Canvas, Colour, Look, Mask, Point, Sprite
from manifest import AZTEKZ
from pieces import Pieces, over

SIZE = 200, 150
_PIECES = Pieces(AZTEKZ)
_STONE: Colour = (196, 180, 146)
_LINE = 3.4
Draw = Callable[[Canvas], None]


def _arrow(canvas: Canvas, begin: Point, end: Point, colour: Colour, width: float = 15) -> None:
    """A thick arrow with a dark outline."""
    dx, dy = end[0] - begin[0], end[1] - begin[1]
    length = math.hypot(dx, dy)
    ax, ay = dx / length, dy / length
    neck = length - width * 1.35

    def at(along: float, aside: float) -> Point:
        return begin[0] + ax * along - ay * aside, begin[1] + ay * along + ax * aside

    half, head = width / 2, width * 1.25
    outline = [
        at(0, -half),
        at(neck, -half),
        at(neck, -head),
        at(length, 0),
        at(neck, head),
        at(neck, half),
        at(0, half),
    ]
    canvas.paint(canvas.polygon(outline), Look(colour, bevel=4, outline=_LINE, shine=0.2))


def _turning(way: int) -> Image.Image:
    """An arrow that goes three quarters around; `way` is 1 for clockwise, -1 for the other."""
    canvas, r = Icon(35), 30.0
    middle, begin = shields.SIDE / 2, math.radians(-62)

    def at(turn: float, out: float, ahead: float = 0.0) -> Point:
        x = out * math.cos(turn) + ahead * math.sin(turn)
        y = out * math.sin(turn) - ahead * math.cos(turn)
        return middle - way * x, middle + y

    ring = [at(turn, r) for turn in np.linspace(begin, math.radians(200), 60)]
    head = [at(begin, r - 17, -3), at(begin, r, 25), at(begin, r + 17, -3)]
    whole = canvas.stroke(ring, 13) | canvas.polygon(head)
    canvas.paint(whole, Look(TURQUOISE, bevel=4, outline=_LINE, shine=0.2))
    return canvas.image()


def _canvas(draw: Draw) -> Image.Image:
    canvas = Icon(31, SIZE)
    draw(canvas)
    return canvas.image()


def _laid(picture: Image.Image, name: str, x: float, y: float, by: float, light: float = 1.0) -> None:
    """A sprite with its middle on a pixel, made darker or lighter."""
    image, _ = _PIECES.sprite(name, by)
    if light != 1.0:
        alpha = image.getchannel("A")
        image = ImageEnhance.Brightness(image).enhance(light)
        image.putalpha(alpha)
    over(picture, image, round(x - image.width / 2), round(y - image.height / 2))


def _with_arrow(
    laid: Sequence[tuple[str, float, float, float]], begin: Point, end: Point, colour: Colour = TURQUOISE
) -> Image.Image:
    """Sprites and an arrow over them."""
    picture = Image.new("RGBA", SIZE)
    for name, x, y, by in laid:
        _laid(picture, name, x, y, by)
    over(picture, _canvas(lambda canvas: _arrow(canvas, begin, end, colour)), 0, 0)
    return picture


def _stone(canvas: Canvas) -> None:
    canvas.paint(canvas.disc(72, 118, 60, 22), Look(_STONE, bevel=5, outline=_LINE, pits=0.04))


def _take() -> Image.Image:
    picture = _canvas(_stone)
    over(picture, _with_arrow([("soul_serpent", 72, 78, 0.98)], (160, 128), (160, 28)), 0, 0)
    return picture


def _drop() -> Image.Image:
    picture = _canvas(_stone)
    over(picture, _with_arrow([("soul_serpent", 72, 78, 0.98)], (160, 28), (160, 128)), 0, 0)
    return picture


def _give() -> Image.Image:
    return _with_arrow(
        [("soul_serpent", 44, 76, 0.80), ("chief_red", 160, 75, 0.64)], (80, 78), (132, 78), GOLD
    )


def _steal() -> Image.Image:
    robbed = [("chief_red", 40, 75, 0.64), ("helper_black", 164, 82, 0.70), ("soul_jaguar", 164, 38, 0.50)]
    return _with_arrow(robbed, (128, 78), (72, 78), (206, 66, 44))


def _scare() -> Image.Image:
    """Souls that flee from a card that goes dark."""
    picture = Image.new("RGBA", SIZE)
    _laid(picture, "card_nesw", 100, 78, 0.46, 0.50)

    def rays(canvas: Canvas) -> None:
        for turn in range(0, 360, 30):
            t = math.radians(turn + 15)
            near, far = (52, 70) if turn % 60 else (54, 66)
            line = [(100 + r * 1.3 * math.cos(t), 76 + r * math.sin(t)) for r in (near, far)]
            canvas.paint(canvas.stroke(line, 7), Look(CREAM, bevel=2.5, outline=_LINE))

    over(picture, _canvas(rays), 0, 0)
    for name, x, y in (("soul_eagle", 34, 40), ("soul_sun", 168, 38), ("soul_maize", 158, 118)):
        _laid(picture, name, x, y, 0.52)
    return picture


def _lay() -> Image.Image:
    return _with_arrow(
        [("cell_empty", 74, 98, 0.42), ("card_esw", 74, 62, 0.42)], (166, 26), (166, 128), GOLD
    )


def _decline() -> Image.Image:
    return _with_arrow([("deck_stack", 78, 76, 0.41)], (182, 132), (132, 112), RED)


def _step() -> Image.Image:
    """Footprints on worn flags."""
    canvas = Icon(33, SIZE)
    for left, top, right, bottom in ((12, 76, 92, 142), (60, 40, 132, 108), (106, 8, 188, 76)):
        canvas.paint(
            canvas.rect(left, top, right, bottom, 8), Look(_STONE, bevel=4, outline=_LINE, pits=0.05)
        )
    foot(canvas, 54, 106, -1)
    foot(canvas, 98, 76, 1)
    foot(canvas, 144, 42, -1)
    return canvas.image()


ICONS = {
    "take": _take, "drop": _drop, "give": _give, "scare": _scare, "steal": _steal, "lay": _lay,
    "decline": _decline, "step": _step,
}  # fmt: skip


def _octagon(canvas: Canvas, r: float) -> Mask:
    """The shields that heroes carry have eight sides."""
    far, middle = r / math.cos(math.pi / 8), shields.SIDE / 2
    turns = [math.pi * (i + 0.5) / 4 for i in range(8)]
    return canvas.polygon([(middle + far * math.cos(t), middle + far * math.sin(t)) for t in turns])


def _sign(canvas: Canvas, colour: str) -> Mask:
    """The sign on the heroes' shields: four squares, a disc, three bars, a triangle."""
    m, r = shields.SIDE / 2, shields.SIGN
    if colour == "black":
        boxes = [(m + x, m + y, m + x + 20, m + y + 20) for x in (-22, 2) for y in (-22, 2)]
    elif colour == "sand":
        boxes = [(m + x - 5, m - 22, m + x + 5, m + 22) for x in (-17, 0, 17)]
    elif colour == "grey":
        return canvas.disc(m, m, 0.82 * r)
    else:
        return canvas.polygon([(m, m - r), (m + r, m + 0.76 * r), (m - r, m + 0.76 * r)])
    return np.logical_or.reduce([canvas.rect(*box, 2) for box in boxes])


def build() -> Iterator[Sprite]:
    """Icons and shields."""
    for name, draw in ICONS.items():
        yield Sprite(f"icon_{name}", draw(), "icon", (SIZE[0] / 2, SIZE[1] / 2))
    for side, way in (("left", -1), ("right", 1)):
        yield Sprite(f"icon_turn_{side}", _turning(way), "icon", (shields.SIDE / 2, shields.SIDE / 2))
    for colour in ("black", "grey", "sand", "red"):
        paint = PAINT[colour]
        ink = paint.body if colour == "grey" else paint.roof
        picture = shields.shield(_octagon, paint.frieze, partial(_sign, colour=colour), ink)
        yield Sprite(f"shield_{colour}", picture, "surface", (shields.SIDE / 2, shields.SIDE / 2))
