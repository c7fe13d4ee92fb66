"""Nine-slice surfaces: stone panels, bark paper, buttons, tooltip, toast, text field, scroll thumb.

Corners carry the ornament; edges carry only straight lines, so that they may be tiled or stretched.
The middle repeats without a seam.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from kit import CREAM, GOLD, INK, PAPER, RED, TURQUOISE, Canvas, Colour, Look, Mask, Point, Sprite, centred

STONE_LOOK = Look((126, 104, 80), bevel=4, grain=0.04, pits=0.045, pores=0.2, wear=0.4)
BORDER = STONE_LOOK.but(colour=(168, 145, 113), bevel=4.5)
PAPER_LOOK = Look(PAPER, bevel=1.5, depth=0.4, grain=0.022, pits=0.022, pores=0.05)
SIDE, SLICE = 512, 64

STEPS: list[Point] = [
    (0, 0), (24, 0), (24, 5), (15, 5), (15, 10), (10, 10), (10, 15), (5, 15), (5, 24), (0, 24),
]  # fmt: skip

FRET: list[Point] = [
    (2, 26), (2, 22), (9, 22), (9, 17), (16, 17), (16, 12), (23, 12), (23, 7), (57, 7), (57, 21), (38, 21),
    (38, 14), (43, 14), (43, 16.5), (52, 16.5), (52, 11.5), (33, 11.5), (33, 26),
]  # fmt: skip


def in_corners(c: Canvas, points: list[Point], inset: float) -> Mask:
    """A polygon given for the upper left corner, mirrored into all four, `inset` pixels from the edges."""
    w, h = c.size
    mask = np.zeros(c.shape, bool)
    for fx in (False, True):
        for fy in (False, True):
            placed = [
                (w - inset - x if fx else inset + x, h - inset - y if fy else inset + y) for x, y in points
            ]
            mask |= c.polygon(placed)
    return mask


def frame(c: Canvas, inset: float, width: float, radius: float = 0) -> Mask:
    """A rectangular line `inset` pixels from the edge."""
    w, h = c.size
    outer = c.rect(inset, inset, w - inset, h - inset, radius)
    far = inset + width
    return outer & ~c.rect(far, far, w - far, h - far, max(0, radius - width))


def inside(c: Canvas, inset: float, radius: float = 0) -> Mask:
    """The rectangle `inset` pixels from the edge."""
    return c.rect(inset, inset, c.size[0] - inset, c.size[1] - inset, radius)


def studs(c: Canvas, inset: float, radius: float) -> None:
    """A turquoise stud in a gold setting near each corner."""
    w, h = c.size
    for x in (inset, w - inset):
        for y in (inset, h - inset):
            c.paint(c.disc(x, y, radius), Look(GOLD, bevel=radius * 0.5, outline=1.2, shine=0.4))
            c.paint(c.disc(x, y, radius * 0.6), Look(TURQUOISE, bevel=radius * 0.5, shine=0.3, outline=0.6))


def stone_panel() -> Canvas:
    """A slab with a raised border, an inlaid red line and studded corners around a calm sunk field."""
    c = Canvas(SIDE, SIDE, 11, (SIDE - 2 * SLICE,) * 2)
    c.blend(inside(c, 0, 7).astype(np.float32), (44, 33, 25))
    c.paint(inside(c, 1.5, 6), BORDER)
    c.blend(c.grow(inside(c, 22), 1.5).astype(np.float32) * 0.55, (36, 24, 16))
    c.paint(inside(c, 22, 2), STONE_LOOK.but(colour=(94, 77, 60), bevel=4, depth=-1.0, wear=0.2))
    steps = in_corners(c, STEPS, 24)
    c.paint(steps, BORDER.but(bevel=2, outline=1.4))
    c.paint(
        frame(c, 10.5, 3) & ~in_corners(c, [(0, 0), (24, 0), (24, 24), (0, 24)], 0),
        Look(RED, bevel=1, depth=-0.9),
    )
    studs(c, 14, 7)
    return c


def paper_panel() -> Canvas:
    """Bark paper with a deckled edge on a stone border; red codex lines meet in stepped corners."""
    c = Canvas(SIDE, SIDE, 12, (SIDE - 2 * SLICE,) * 2)
    c.blend(inside(c, 0, 7).astype(np.float32), (44, 33, 25))
    c.paint(inside(c, 1.5, 6), BORDER)
    c.blend(c.grow(inside(c, 13), 2).astype(np.float32) * 0.6, (34, 22, 14))
    sheet = _deckled(c, 13)
    c.paint(sheet, PAPER_LOOK)
    for inset, strength in ((13, 0.10), (15, 0.08), (18, 0.06), (22, 0.04)):
        c.blend((sheet & ~inside(c, inset + 3, 6)).astype(np.float32) * strength, (126, 84, 40))
    gap = in_corners(c, [(-4, -4), (33, -4), (33, 33), (-4, 33)], 26)
    ink = (frame(c, 26, 2.2) | frame(c, 31, 1)) & ~gap
    ink |= in_corners(c, STEPS, 30) | in_corners(
        c, [(-4, -4), (33, -4), (33, -1.8), (-1.8, -1.8), (-1.8, 33), (-4, 33)], 30
    )
    c.blend(ink.astype(np.float32) * (0.86 + 0.05 * np.clip(c.texture(2, 9), -2, 2)), (150, 44, 30))
    w, h = c.size
    for x in (45.5, w - 45.5):
        for y in (45.5, h - 45.5):
            c.blend(c.disc(x, y, 3.4).astype(np.float32) * 0.92, (30, 128, 124))
    return c


def _deckled(c: Canvas, inset: float) -> Mask:
    w, h = c.size
    y, x = np.mgrid[0 : c.shape[0], 0 : c.shape[1]].astype(np.float32) / (c.shape[0] / h)
    edge = np.minimum(np.minimum(x, w - x), np.minimum(y, h - y))
    mask: Mask = edge + 0.9 * c.texture(3, 11) + 0.5 * c.texture(1, 12) > inset
    return mask


def bar() -> Canvas:
    """The bottom bar: a dressed stone course under a ledge with an inlaid turquoise line."""
    c = Canvas(960, 192, 13, (896, 128))
    c.paint(c.rect(-8, 0, 968, 200), STONE_LOOK.but(colour=(108, 88, 66), bevel=2))
    c.blend(c.rect(-8, 18, 968, 23).astype(np.float32) * 0.55, (36, 24, 16))
    c.paint(c.rect(-8, 0, 968, 18), BORDER)
    c.paint(c.rect(-8, 8, 968, 11.5), Look(TURQUOISE, bevel=1, depth=-0.9))
    return c


def button(face: Colour, rim: Colour, depth: float, seed: int, glow: float = 0) -> Canvas:
    """A stone key in a setting; pressed keys are sunk, the selected one has a turquoise setting."""
    c = Canvas(160, 160, seed, (96, 96))
    c.blend(inside(c, 1, 11).astype(np.float32), (40, 29, 22))
    c.paint(inside(c, 3, 10), Look(rim, bevel=3, depth=0.8, pits=0.03, shine=0.2))
    c.blend(inside(c, 8, 7).astype(np.float32), (40, 29, 22))
    c.paint(inside(c, 9.5, 6), STONE_LOOK.but(colour=face, bevel=4.5, depth=depth, wear=0.3, pores=0.14))
    if glow:
        c.blend(inside(c, 9.5, 6).astype(np.float32) * glow, (255, 226, 150))
    return c


_BUTTONS = {
    "normal": ((122, 100, 74), (78, 60, 44), 0.9, 0.0),
    "hovered": ((176, 148, 112), (196, 150, 66), 0.9, 0.06),
    "pressed": ((104, 84, 62), (150, 112, 52), -0.9, 0.0),
    "disabled": ((80, 71, 61), (70, 60, 50), 0.3, 0.0),
    "selected": ((38, 76, 70), (150, 216, 202), 0.9, 0.02),
}


def slip(name: str, face: Colour, rim: Colour, seed: int) -> Sprite:
    """A small plate with a coloured rim: tooltip, toast, text field."""
    c = Canvas(128, 96, seed, (80, 48))
    sunk = name == "field"
    c.paint(inside(c, 2, 9), Look(rim, bevel=2, outline=1.6, shine=0.2))
    c.blend(inside(c, 5, 6.5).astype(np.float32), (40, 29, 22))
    c.paint(inside(c, 6, 6), PAPER_LOOK.but(colour=face, bevel=3, depth=-0.8 if sunk else 0.5))
    if name == "tooltip":
        c.blend(frame(c, 10, 1.2, 3).astype(np.float32) * 0.6, (150, 44, 30))
    return centred(name, c, "surface", slice=24)


def frieze(name: str, colour: Colour, other: Colour) -> Sprite:
    """One period of a stepped fret between two lines, to be repeated along a heading; the ground is clear."""
    c = Canvas(64, 32, 41)
    fret = c.polygon(FRET)
    c.blend(fret.astype(np.float32) * 0.92, colour)
    c.blend(c.rect(44, 23.5, 59, 26, 1).astype(np.float32) * 0.92, other)
    c.blend((c.rect(-4, 1, 68, 2.6) | c.rect(-4, 29.4, 68, 31)).astype(np.float32) * 0.92, colour)
    return centred(name, c, "surface", repeat="x")


def build() -> Iterator[Sprite]:
    """Every surface."""
    yield centred("panel_stone", stone_panel(), "surface", slice=SLICE)
    yield centred("panel_paper", paper_panel(), "surface", slice=SLICE)
    yield centred("bar_stone", bar(), "surface", slice=32)
    for state, (face, rim, depth, glow) in _BUTTONS.items():
        yield centred(f"button_{state}", button(face, rim, depth, 20, glow), "surface", slice=32)
    yield slip("tooltip", (238, 220, 180), RED, 30)
    yield slip("toast", (84, 64, 48), GOLD, 31)
    yield slip("field", CREAM, (96, 74, 54), 32)
    yield frieze("frieze_red", (150, 44, 30), (30, 128, 124))
    yield frieze("frieze_turquoise", (58, 170, 162), (196, 70, 46))
    thumb = Canvas(32, 96, 40, (32, 64))
    thumb.paint(
        thumb.rect(3, 3, 29, 93, 8), STONE_LOOK.but(colour=(158, 131, 98), bevel=5, outline=1.6, ink=INK)
    )
    yield centred("scroll_thumb", thumb, "surface", slice=14)
