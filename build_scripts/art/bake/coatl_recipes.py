"""The pieces of Cóatl to bake, in the light of the morning."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import bpy
import numpy as np
from mathutils import Vector

from bake import coatl_court, coatl_heads, coatl_serpents, lettering, light
from bake.coatl_hollows import board_holes, supply_holes
from bake.coatl_reliefs import PAINTS, PITCH
from bake.coatl_skull import EYE, pose
from bake.output import Frame, Picture
from bake.recipes import Recipe
from bake.scene import Quality
from bake.studio import Frames, Rim, Studio
from bake.view import View

META = {"pitch": PITCH, "rest": coatl_serpents.REST}
"""What the manifest says besides the camera: the length of a piece, the height of its middle, in cells."""

QUALITY = Quality(samples=28, shadow_samples=16)
"""Their sampling: skins and feathers are finer than Mexica's walls."""

_SUN = Vector((-0.90, 0.30, 0.95)).normalized()
_RIMS = {
    "yellow": Rim(2.2, 0.8),
    "red": Rim(2.2, 0.8),
    "black": Rim(1.6, 0.5),
    "green": Rim(2.0, 0.7),
    "blue": Rim(2.0, 0.7),
}
_BODY = Frame(0.16, PITCH + 0.30, 0.76, 0.36), Frame(0.2, PITCH + 0.8, 0.80, 0.60)
_HEAD = Frame(0.62, PITCH + 0.30, 1.05, 0.50), Frame(0.6, PITCH + 0.8, 0.80, 0.70)
_TAIL = Frame(0.16, PITCH + 0.75, 0.80, 0.42), Frame(0.2, PITCH + 1.1, 0.80, 0.60)
_SAVE = {"quality": 90, "alpha_quality": 95, "method": 6}
_HOLES = {"slab_supply": supply_holes, "slab_own": board_holes}
_FLOOR = 0.035  # of a hollow, in cells above the ground
_FLAT = ("token_",)  # small ones, kept without loss


def _morning(build: Callable[[], Any]) -> None:
    """A low warm sun from the left and a little from behind: long soft shadows to the lower right."""
    for thing in [one for one in bpy.context.scene.objects if one.type == "LIGHT"]:
        bpy.data.objects.remove(thing)
    light.sun("sun", _SUN, 3.0, 6, (1.0, 0.88, 0.69))
    light.sun("fill", light.FILL_FROM, 0.75, 60, (1.0, 0.93, 0.84), shadow=False)
    build()


def _bake(
    studio: Studio, name: str, build: Callable[[], Any], frames: Frames, rim: Rim | None
) -> Iterator[Picture]:
    extra = {"fields": {"eye": _eye(studio, name)}} if name.startswith("head_") else {}
    for made in studio.piece(name, "piece", partial(_morning, build), frames, rim, extra=extra):
        if made.name in _HOLES:
            made.extra["holes"] = _hollows(studio.view, made)
        if made.name != "jungle_shadow":
            yield made if name.startswith(_FLAT) else replace(made, suffix=".webp", save=_SAVE)


def _hollows(view: View, slab: Picture) -> list[list[float]]:
    """Middle and size of each hollow, in pixels of the slab's picture."""
    (x, y), (across, down) = slab.anchor, view.cell
    floor = _FLOOR * view.z_px
    boxes = [
        (x + a * across, y - b * down - floor, w * across, h * down) for a, b, w, h in _HOLES[slab.name]()
    ]
    return [[round(value, 1) for value in box] for box in boxes]


def _eye(studio: Studio, name: str) -> tuple[float, float, float]:
    """Where a head's eye is, which the program lets light up, and its radius in pixels."""
    sign, lifted = (-1, 0.0) if name.endswith("trough") else (1, float(name.endswith("lifted")))
    x, y, z = pose(sign, lifted)(np.array(EYE))
    return *studio.spot(_HEAD[0], x, y, z), 0.07 * studio.view.scale


def _serpents() -> Iterator[tuple[str, Callable[[], Any], Frames, Rim, str]]:
    for colour, rim in _RIMS.items():
        for way, sign in (("crest", 1), ("trough", -1)):
            body = partial(coatl_serpents.segment, colour, sign)
            yield f"body_{colour}_{way}", body, _BODY, rim, "coatl_serpents"
            yield (
                f"tail_{colour}_{way}",
                partial(coatl_serpents.tail, colour, sign),
                _TAIL,
                rim,
                "coatl_serpents",
            )
            yield f"head_{colour}_{way}", partial(coatl_heads.head, colour, sign), _HEAD, rim, "coatl_heads"
        yield f"head_{colour}_lifted", partial(coatl_heads.head, colour, 1, 1.0), _HEAD, rim, "coatl_heads"


def recipes() -> list[Recipe]:
    """All of them."""
    assert set(_RIMS) == set(PAINTS)
    found = []
    for name, build, frames, rim, module in _serpents():
        bake = partial(_bake, name=name, build=build, frames=frames, rim=rim)
        found.append(Recipe((name, f"{name}_shadow"), bake, module, 12))
    for name, (build, frames, edge) in coatl_court.recipes().items():
        sprites = (name,) if name == "jungle" else (name, f"{name}_shadow")
        bake = partial(_bake, name=name, build=build, frames=frames, rim=edge)
        found.append(Recipe(sprites, bake, "coatl_court", 30))
    found.append(Recipe(("name_coatl",), partial(lettering.bake, name="name_coatl"), "lettering", 40))
    return found
