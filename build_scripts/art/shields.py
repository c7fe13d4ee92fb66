"""The seats' shields: a golden rim, a field, and a sign of its own for each colour."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from kit import GOLD, Canvas, Colour, Look, Mask

SIDE = 96
SIGN = 25.5  # half of the largest sign
_EDGE: Colour = (34, 24, 18)
Shape = Callable[[Canvas, float], Mask]


def disc(canvas: Canvas, r: float) -> Mask:
    """A round shield."""
    return canvas.disc(SIDE / 2, SIDE / 2, r)


def shield(shape: Shape, field: Colour, sign: Callable[[Canvas], Mask], paint: Colour) -> Image.Image:
    """A shield; `shape` is its outline at a half width."""
    canvas = Canvas(SIDE, SIDE, 5)
    canvas.blend(shape(canvas, 46.5).astype("float32"), _EDGE)
    canvas.paint(shape(canvas, 44.5), Look(GOLD, bevel=6, shine=0.4))
    canvas.paint(shape(canvas, 36), Look(field, bevel=4, depth=0.7, outline=1.8))
    canvas.blend(sign(canvas).astype("float32"), paint)
    return canvas.image()
