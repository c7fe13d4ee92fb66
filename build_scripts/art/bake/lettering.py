"""The name of the game in letters that stand like temples: walls with a red band, turquoise mosaic on top."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise

import bpy

from bake.letters import HEIGHT, LETTERS, Outline, turn, widened
from bake.materials import Colour, gold, painted, plain, stone
from bake.output import Frame, Picture, trimmed
from bake.primitives import Material, ball, lathe, solid
from bake.studio import Studio
from bake.view import RATIO, View

SCALE = 210  # pixels a cell: the word is as wide as a screen of 3840x2160 shows it
SAMPLES = 40
UNIT = 0.08  # cells
GAP = 1.0  # units between letters
FRAME = Frame(2.74, 2.90, 0.74, 0.70)
FOOT, WALL, BAND, TOP = 0.07, 0.13, 0.225, 0.27
FACE = TOP + 0.02
STUDS = 0.085  # from one to the next
BOSS = (5.6, HEIGHT / 2)  # where the arms of the X cross


JADE = (0.045, 0.50, 0.46)
LEAF = (0.085, 0.40, 0.10)
LAPIS = (0.035, 0.13, 0.60)


@dataclass(frozen=True)
class Name:
    """A game's name: its letters, what they are inlaid with, and what its picture takes in."""

    word: str
    inlay: Colour = JADE
    frame: Frame = FRAME


NAMES = {
    "name_mexica": Name("MEXICA"),
    "name_coatl": Name("C\N{LATIN CAPITAL LETTER O WITH ACUTE}ATL", LEAF, Frame(2.74, 2.90, 1.02, 0.70)),
    "name_aztekz": Name("AZTEKZ", LAPIS),
}


def palette(inlay: Colour) -> dict[str, Material]:
    """The materials of the letters."""
    return {
        "foot": stone("letter_foot", (0.10, 0.085, 0.075), vary=0.25, joint=0.35),
        "wall": stone("letter_wall", (0.62, 0.53, 0.38), vary=0.2, joint=0.3),
        "band": painted("letter_band", (0.52, 0.045, 0.028)),
        "ledge": stone("letter_ledge", (0.80, 0.70, 0.50), vary=0.12, joint=0.15),
        "rim": plain("letter_rim", (0.90, 0.55, 0.13), rough=0.42, metal=0.7),
        "mosaic": stone(
            "letter_mosaic", inlay, vary=0.55, joint=0.55, joint_scale=30, bump=0.5, ao=0.5,
            rough=0.35, spec=0.6,
        ),
        "teal": painted("letter_teal", (0.02, 0.36, 0.34)),
        "gold": gold(),
    }  # fmt: skip


def word(name: Name) -> None:
    """Put the word into the scene, its middle in the middle of the world."""
    use = palette(name.inlay)
    left = -(sum(LETTERS[sign].width for sign in name.word) + GAP * (len(name.word) - 1)) / 2
    for sign in name.word:
        letter = LETTERS[sign]
        _letter([_placed(o, left) for o in letter.outlines], [_placed(o, left) for o in letter.face], use)
        if letter.accent:
            _letter([_placed(letter.accent, left)], [_placed(letter.accent, left)], use)
        if sign == "X":
            _boss(*_placed([BOSS], left)[0], use)
        left += letter.width + GAP


def _placed(outline: Sequence[tuple[float, float]], left: float) -> Outline:
    """An outline in cells; it lies on the ground, and so is drawn out by what the camera shortens."""
    return tuple(((x + left) * UNIT, (y - HEIGHT / 2) * UNIT / RATIO) for x, y in outline)


def _letter(outlines: Sequence[Outline], face: Sequence[Outline], use: dict[str, Material]) -> None:
    plate(_grown(outlines, 0.030), (0.0, FOOT), use["foot"], 0.008)
    plate(_grown(outlines, 0.010), (FOOT - 0.02, WALL), use["wall"], 0.008)
    plate(_grown(outlines, -0.004), (WALL - 0.01, BAND), use["band"], 0.003)
    plate(_grown(outlines, 0.012), (BAND - 0.005, TOP), use["ledge"], 0.010)
    plate(_grown(face, -0.043), (TOP - 0.01, FACE - 0.005), use["rim"], 0.006)
    plate(_grown(face, -0.062), (TOP - 0.005, FACE), use["mosaic"], 0.004)
    _studs(outlines[0], use["ledge"])


def _studs(outline: Outline, material: Material) -> None:
    """Discs along the painted band, on every wall that faces the viewer: those that a walk with the letter on
    its left follows eastwards."""
    around = outline if turn(outline) > 0 else outline[::-1]
    for (x, y), (u, v) in pairwise((*around, around[0])):
        many = int((u - x) / STUDS) if math.isclose(y, v) else 0
        for stud in range(many):
            at = x + (u - x) * (stud + 0.5) / many, y + 0.004, (WALL + BAND) / 2
            ball(0.025, at, material, (1, 0.5, 1), n=10)


def _boss(x: float, y: float, use: dict[str, Material]) -> None:
    """A sun on the letter's middle."""
    rings = ((0.150, "ledge", 0.012), (0.133, "band", 0.018), (0.062, "teal", 0.030))
    for r, paint, rise in rings:
        z = FACE + rise
        lathe(
            [(r, FACE - 0.02), (r, z - 0.005), (r - 0.006, z), (0, z)], use[paint], (x, y), n=48, soft=False
        )
    for ray in range(8):
        c, s = math.cos(math.pi * ray / 4), math.sin(math.pi * ray / 4)
        reach, z = (0.122 if ray % 2 == 0 else 0.098), FACE + 0.017
        spots = (0.055, -0.024, z), (0.055, 0.024, z), (reach, 0.0, z), (0.055, 0.0, z + 0.022)
        corners = [(x + p * c - q * s, y + p * s + q * c, h) for p, q, h in spots]
        solid("ray", corners, [(0, 1, 2), (0, 1, 3), (1, 2, 3), (2, 0, 3)], use["rim"])
    ball(0.040, (x, y, FACE + 0.028), use["gold"], (1, 1, 0.7), n=14)


def _grown(outlines: Sequence[Outline], by: float) -> list[Outline]:
    """An edge farther out and holes narrower by so much."""
    return [widened(outlines[0], by), *(widened(hole, -by) for hole in outlines[1:])]


def plate(outlines: Sequence[Outline], z: tuple[float, float], material: Material, bevel: float) -> None:
    """A flat shape with holes, from one height to another, its edges rounded."""
    curve = bpy.data.curves.new("plate", "CURVE")
    curve.dimensions, curve.fill_mode = "2D", "BOTH"
    curve.extrude, curve.bevel_depth = (z[1] - z[0]) / 2 - bevel, bevel
    curve.bevel_resolution, curve.offset = 1, -bevel
    for outline in outlines:
        line = curve.splines.new("POLY")
        line.points.add(len(outline) - 1)
        for point, (x, y) in zip(line.points, outline, strict=True):
            point.co = (x, y, 0, 1)
        line.use_cyclic_u = True
    bent = bpy.data.objects.new("plate", curve)
    bpy.context.scene.collection.objects.link(bent)
    seen = bent.evaluated_get(bpy.context.evaluated_depsgraph_get())
    thing = bpy.data.objects.new("plate", bpy.data.meshes.new_from_object(seen))
    bpy.data.objects.remove(bent)
    thing.data.materials.clear()
    thing.data.materials.append(material)
    thing.location = (0, 0, (z[0] + z[1]) / 2)
    bpy.context.scene.collection.objects.link(thing)


def bake(studio: Studio, name: str = "name_mexica") -> Iterator[Picture]:
    """The word over its shadow; the anchor is the middle of its foot."""
    fine = Studio(View(SCALE), replace(studio.quality, samples=SAMPLES))
    fine.set_up(partial(word, NAMES[name]))
    shot = NAMES[name].frame.shot(fine.view)
    image, anchor = trimmed(fine.merged(shot, 0.0), shot.anchor)
    yield Picture(name, image, anchor, "title", suffix=".webp", save={"quality": 92, "method": 6})
