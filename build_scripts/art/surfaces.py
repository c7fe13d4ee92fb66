"""Nine-slice surfaces: stone panels, bark paper, buttons, tooltip, toast, text field, scroll thumb."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from kit import CREAM, GOLD, INK, PAPER, RED, TURQUOISE, Canvas, Colour, Look, Sprite, centred

STONE_LOOK = Look((120, 98, 74), bevel=5, depth=0.9, grain=0.09, pits=0.12)
PAPER_LOOK = Look(PAPER, bevel=1.2, depth=0.5, grain=0.035, pits=0.03)


def stone_panel() -> Canvas:
    """A slab of warm stone with a carved groove."""
    c = Canvas(320, 320, 11, (224, 224))
    c.paint(c.rect(0, 0, 320, 320, 6), STONE_LOOK)
    inner = c.rect(16, 16, 304, 304, 3)
    c.paint(inner, STONE_LOOK.but(colour=(104, 84, 63), bevel=4, depth=-0.9))
    for at, r in ((10, 4),):
        for x, y in ((at, at), (320 - at, at), (at, 320 - at), (320 - at, 320 - at)):
            c.paint(c.disc(x, y, r), Look(TURQUOISE, bevel=3, outline=1.2))
    return c


def paper_panel() -> Canvas:
    """Bark paper with a thin red codex line and stepped corners, on a stone edge."""
    c = Canvas(320, 320, 12, (224, 224))
    c.paint(c.rect(0, 0, 320, 320, 6), STONE_LOOK)
    hole = c.rect(10, 10, 310, 310, 2)
    c.blend(c.grow(hole, 1).astype(np.float32) * 0.6, INK)
    c.paint(hole, PAPER_LOOK)
    edge = c.rect(10, 10, 310, 310) & ~c.rect(18, 18, 302, 302)
    c.blend(edge.astype(np.float32) * 0.10, (120, 80, 40))
    line = c.rect(24, 24, 296, 296) & ~c.rect(26, 26, 294, 294)
    corner = _corners(c, 320, 320)
    c.blend((line & ~corner).astype(np.float32) * 0.85, RED)
    c.blend(corner.astype(np.float32) * 0.9, RED)
    return c


def _corners(c: Canvas, w: float, h: float) -> np.ndarray:
    steps = [(22, 22), (44, 22), (44, 27), (36, 27), (36, 32), (32, 32), (32, 36), (27, 36), (27, 44), (22, 44)]
    mask = np.zeros(c.shape, bool)
    for fx in (False, True):
        for fy in (False, True):
            mask |= c.polygon([(w - x if fx else x, h - y if fy else y) for x, y in steps])
    return mask


def button(face: Colour, rim: Colour, depth: float, seed: int) -> Canvas:
    """A stone key with a rim."""
    c = Canvas(160, 160, seed, (96, 96))
    body = c.rect(2, 2, 158, 158, 10)
    c.blend(body.astype(np.float32), INK)
    c.paint(c.rect(4, 4, 156, 156, 9), Look(rim, bevel=3, depth=0.8, grain=0.06, pits=0.06))
    c.paint(c.rect(9, 9, 151, 151, 6), Look(face, bevel=4, depth=depth, grain=0.07, pits=0.09))
    return c


def build() -> Iterator[Sprite]:
    """Every surface."""
    yield centred("panel_stone", stone_panel(), "surface", slice=48)
    yield centred("panel_paper", paper_panel(), "surface", slice=48)
    bar = Canvas(512, 192, 13, (448, 128))
    bar.paint(bar.rect(0, 0, 512, 192), STONE_LOOK.but(bevel=6))
    yield centred("bar_stone", bar, "surface", slice=32)
    states = {
        "normal": ((136, 112, 84), (96, 76, 56), 0.8),
        "hovered": ((160, 134, 100), (190, 146, 66), 0.8),
        "pressed": ((104, 84, 62), (84, 66, 48), -0.8),
        "disabled": ((106, 94, 80), (88, 78, 66), 0.4),
        "selected": ((150, 122, 86), (42, 150, 144), 0.8),
    }
    for i, (state, (face, rim, depth)) in enumerate(states.items()):
        yield centred(f"button_{state}", button(face, rim, depth, 20 + i), "surface", slice=32)
    for i, (name, colour, rim) in enumerate((("tooltip", PAPER, RED), ("toast", (96, 76, 56), GOLD), ("field", CREAM, INK))):
        c = Canvas(128, 96, 30 + i, (80, 48))
        c.paint(c.rect(2, 2, 126, 94, 8), Look(rim, bevel=1.5, outline=1.2))
        c.paint(c.rect(5, 5, 123, 91, 6), PAPER_LOOK.but(colour=colour, depth=-0.6 if name == "field" else 0.5))
        yield centred(name, c, "surface", slice=24)
    thumb = Canvas(32, 96, 40, (32, 64))
    thumb.paint(thumb.rect(3, 3, 29, 93, 8), Look((150, 124, 92), bevel=5, outline=1.5, pits=0.08))
    yield centred("scroll_thumb", thumb, "surface", slice=14)
