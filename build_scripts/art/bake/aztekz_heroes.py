"""Heroes: chiefs with a tall feather headdress and a cloak, helpers bare-headed with a carrying frame."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from bake import crests, output, pilli, scene
from bake.aztekz_night import Night, moonlit
from bake.crests import Crest, Feather
from bake.materials import plain, wood
from bake.output import Frame, Picture, Shot
from bake.primitives import Material, Point, ball, box, lathe, solid
from bake.studio import Studio

CHIEF, HELPER = 0.47, 0.43  # of Mexica's noble, whose lengths are used below
KINDS = ("chief", "helper")
_FRAMES = Frame(0.30, 0.30, 0.85, 0.22), Frame(0.36, 0.70, 0.60, 0.30)
_BACK = {"sand": ("band", "jade")}  # the long feathers, where the crest would be lost before its own colour
_NIGHT = Night(moon=2.1, torch=1.7, sky=0.75)
_RACK = 0.155, 1.03  # y and height of the middle of a helper's frame
_GRIP = (-0.165, -0.185, 0.335)
_TIMBER = (0.36, 0.19, 0.075)
Palette = dict[str, Material]


def chief(colour: str) -> None:
    """Put a chief into the scene."""
    use = pilli.palette(colour)
    pilli.body(use)
    pilli.head(use)
    _cloak(use)
    crests.build(_tall(crests.CRESTS[colour](), _BACK.get(colour, ("plume", "jade"))), use)
    _shield(colour, use)
    pilli.lean_back()
    pilli.pedestal(use)
    lathe([(0.270, 0.055), (0.276, 0.070), (0.250, 0.082)], use["gold"], n=40)
    _shrink(CHIEF)


def _tall(crest: Crest, paints: tuple[str, str]) -> Crest:
    """The crest before a second, longer row of feathers, which makes the chief the tallest on the table."""
    grown = tuple(replace(f, length=f.length * 1.04, width=f.width * 1.05) for f in crest.feathers)
    back = tuple(
        Feather((0.026 * i, 0.05), 8.5 * i, 0.66 - 0.014 * i * i, 0.046, paints[i % 2]) for i in range(-4, 5)
    )
    return replace(crest, feathers=back + grown)


def _cloak(use: Palette) -> None:
    """A cape open in front, with a broad hem."""
    _cape(((0.140, 0.60), (0.205, 0.52), (0.225, 0.30), (0.262, 0.12)), use["robe"])
    _cape(((0.256, 0.20), (0.274, 0.10)), use["band"])


def _cape(rings: tuple[tuple[float, float], ...], material: Material, n: int = 28) -> None:
    """Cloth through arcs around the back, each a radius and a height."""
    turns = [math.radians(-38 + 256 * i / n) for i in range(n + 1)]
    points: list[Point] = [
        (r * math.cos(t), r * math.sin(t) * 0.9 + 0.01, z) for r, z in rings for t in turns
    ]
    row = n + 1
    faces = [
        (j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i)
        for j in range(len(rings) - 1)
        for i in range(n)
    ]
    thick = solid("cape", points, faces, material).modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.02, 1


def helper(colour: str) -> None:
    """Put a helper into the scene."""
    use = pilli.palette(colour)
    _tunic(use)
    ball(0.128, (0, -0.015, 0.715), use["skin"], (0.95, 0.95, 1.05), n=18)
    ball(0.136, (0, 0.024, 0.742), use["hair"], (1, 0.94, 0.95), n=18)
    for side in (-1, 1):
        ball(0.018, (side * 0.046, -0.128, 0.725), use["hair"], n=8)
    ball(0.020, (0, -0.142, 0.69), use["skin"], (0.8, 1, 1.4), n=8)
    _frame(use)
    _shield(colour, use)
    pilli.lean_back()
    pilli.pedestal(use)
    _shrink(HELPER)


def _frame(use: Palette) -> None:
    """The carrying frame, held by a strap over the brow."""
    cord = plain("cord", (0.62, 0.50, 0.30), rough=0.9)
    post, bar = wood("timber", _TIMBER, axis=2), wood("bar", _TIMBER)
    lathe([(0.136, 0.775), (0.144, 0.79), (0.140, 0.815)], cord, (0, 0.0), n=32, squash=(1, 0.95))
    for side in (-1, 1):
        x = side * 0.215
        box((x - 0.020, x + 0.020), (0.135, 0.175), (0.16, 1.27), post, 0.008)
        lathe([(0.030, 1.25), (0.034, 1.275), (0.006, 1.325)], use["band"], (x, 0.155), n=12)
        for z in (0.60, 1.19):
            lathe([(0.036, z), (0.038, z + 0.02), (0.036, z + 0.04)], cord, (x, 0.155), n=12)
    for z in (0.40, 0.62, 1.21):
        box((-0.25, 0.25), (0.145, 0.185), (z - 0.020, z + 0.020), bar, 0.008)
    box((-0.20, 0.20), (0.11, 0.20), (0.845, 0.870), bar, 0.006)  # the shelf for souls


def _tunic(use: Palette) -> None:
    skirt = [(0.160, 0.05), (0.172, 0.085), (0.150, 0.25), (0.128, 0.38), (0.122, 0.44), (0.145, 0.54),
             (0.12, 0.60), (0.06, 0.63)]  # fmt: skip
    lathe(skirt, use["robe"], n=36, squash=(1, 0.82))
    lathe([(0.168, 0.100), (0.166, 0.14), (0.160, 0.175)], use["band"], n=36, squash=(1, 0.84))
    lathe([(0.134, 0.375), (0.138, 0.40), (0.130, 0.425)], use["cotton"], n=36, squash=(1, 0.85))
    for side in (-1, 1):
        ball(0.052, (side * 0.150, -0.02, 0.52), use["skin"], (0.9, 0.9, 1.3), n=12)
        ball(0.040, (side * 0.150, -0.090, 0.42), use["skin"], (1, 1, 1.2), n=10)


def _shield(colour: str, use: Palette) -> None:
    """The noble's shield with the seat's sign, larger, as it is the only sign that a helper wears."""
    before = set(scene.meshes())
    pilli.shield(colour, use)
    for thing in set(scene.meshes()) - before:
        for vertex in thing.data.vertices:
            for axis, grow in enumerate((1.5, 1.2, 1.5)):
                vertex.co[axis] = _GRIP[axis] + (vertex.co[axis] - pilli.SHIELD[axis]) * grow


def _shrink(by: float) -> None:
    for thing in scene.meshes():
        for vertex in thing.data.vertices:
            vertex.co *= by
        for modifier in thing.modifiers:
            if modifier.type == "BEVEL":
                modifier.width *= by
            if modifier.type == "SOLIDIFY":
                modifier.thickness *= by


def bake(studio: Studio, kind: str, colour: str) -> Iterator[Picture]:
    """A hero and its shadow; of a helper, where the souls hang that it carries ("rack")."""
    name = f"{kind}_{colour}"
    build = partial({"chief": chief, "helper": helper}[kind], colour)
    studio.set_up(partial(_NIGHT.over, build))
    shot, save = _FRAMES[0].shot(studio.view), {"quality": 90, "alpha_quality": 95, "method": 6}
    picture, anchor = output.trimmed(moonlit(output.colour_pass(studio.view, shot)), shot.anchor)
    extra = {"rack": _rack(studio, shot, anchor)} if kind == "helper" else {}
    yield Picture(name, picture, anchor, "hero", extra, ".webp", save)
    shot = _FRAMES[1].shot(studio.view)
    shadow = output.shadow_pass(studio.view, shot, studio.quality.shadow_samples)
    made = output.trimmed(shadow, shot.anchor)
    yield Picture(f"{name}_shadow", *made, "shadow", suffix=".webp", save=save)


def _rack(studio: Studio, shot: Shot, anchor: tuple[float, float]) -> list[float]:
    """The pixel of the trimmed sprite on which the middle of the frame's opening lies."""
    y, up = _RACK[0], _RACK[1] - pilli.FOOT
    lean, view = pilli.LEAN, studio.view
    at_y = (y * math.cos(lean) + up * math.sin(lean)) * HELPER
    at_z = (pilli.FOOT + up * math.cos(lean) - y * math.sin(lean)) * HELPER
    return [round(anchor[0], 1), round(anchor[1] - at_y * view.cell[1] - at_z * view.z_px, 1)]
