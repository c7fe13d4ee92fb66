"""Souls: small carved masks of glowing, translucent stone.

The drawings and hues of the six kinds are in aztekz_masks.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import numpy as np
from scipy import ndimage

from bake import output
from bake.aztekz_masks import HUES, MASKS
from bake.aztekz_night import Night, moonlit
from bake.aztekz_relief import slab
from bake.fields import Array
from bake.materials import Graph
from bake.output import Frame, Picture
from bake.studio import Studio
from bake.view import TILT

SAMPLES = 460
SIZES = {"": 0.46, "_small": 0.235}  # in cells: for panels and the hand, and for the table


_SAVE = {"quality": 92, "alpha_quality": 95, "method": 6}
_NIGHT = Night(moon=1.2, torch=0.8, sky=0.5)


def _glass(kind: str) -> object:
    """Polished stone that glows with the colours of the mesh."""
    graph = Graph(f"soul_{kind}").set(Roughness=0.22, Specular_IOR_Level=0.55)
    colour = graph.node("VertexColor", layer_name="Col").outputs[0]
    dim = graph.scaled(colour, 0.30)
    return graph.set(Base_Color=dim, Emission_Color=colour, Emission_Strength=0.74).material


def mask(kind: str, size: float) -> None:
    """Put a mask into the scene, facing the camera, a little above the ground."""
    body, cut, high = MASKS[kind]().maps(SAMPLES)
    unit = size / SAMPLES
    cut, high = ndimage.gaussian_filter(cut, 2.0), ndimage.gaussian_filter(high, 4.0)
    away = ndimage.distance_transform_edt(body) * unit
    puff = np.sqrt(np.clip(1 - (1 - np.clip(away / (0.155 * size), 0, 1)) ** 2, 0, 1))
    edge = np.clip(away / (0.03 * size), 0, 1)
    height = size * (0.135 * puff + 0.050 * high * (1 - cut) - 0.060 * cut * edge)
    colour = _colours(kind, away / size, cut, height / unit)
    thing = slab(kind, height, colour, (size, size), _glass(kind), keep=body)
    thing.rotation_euler = (TILT, 0, 0)
    thing.location = (0, 0, size * 0.40)


def _colours(kind: str, away: Array, cut: Array, height: Array) -> Array:
    """Bright where the stone is thin or cut and in its heart, deep elsewhere, with the modelling that the
    glow would wash out."""
    thin = np.exp(-away / 0.050)
    y, x = np.mgrid[-1 : 1 : SAMPLES * 1j, -1 : 1 : SAMPLES * 1j]
    heart = np.exp(-((x + 0.1) ** 2 + (y + 0.1) ** 2) / 0.35)
    share = np.clip(0.03 + 0.55 * thin + 0.95 * cut + 0.26 * heart, 0, 1)[..., None]
    down, across = np.gradient(ndimage.gaussian_filter(height, 2.5))
    lit = np.clip(1 + 0.55 * (across * 0.6 + down * 0.8), 0.45, 1.7)
    hue = HUES[kind]
    out: Array = (np.array(hue.deep) * (1 - share) + np.array(hue.bright) * share) * lit[..., None]
    return out


def bake(studio: Studio, kind: str) -> Iterator[Picture]:
    """A kind in two sizes."""
    for suffix, size in SIZES.items():
        studio.set_up(partial(_NIGHT.over, partial(mask, kind, size)))
        reach = size * 0.72
        shot = Frame(reach, reach, reach * 1.4, reach).shot(studio.view)
        picture = output.colour_pass(studio.view, shot)
        thick = 3.6 if suffix else 3.0  # the small ones lie on pale paths
        picture = moonlit(picture, dark=thick, light=1.8, strength=0.45, colour=HUES[kind].halo)
        made = output.trimmed(picture, shot.anchor)
        yield Picture(f"soul_{kind}{suffix}", *made, "soul", suffix=".webp", save=_SAVE)
