"""Night over the pyramid: a cool moon where Mexica has its sun, warm torches from the right, a deep sky."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import bpy
import numpy as np
from mathutils import Vector
from PIL import Image
from scipy import ndimage

from bake import light

Rgb = tuple[int, int, int]
MOONLIGHT: Rgb = (206, 220, 255)
_TORCH_FROM = Vector((0.95, -0.70, 0.62)).normalized()
_SKY = (0.16, 0.26, 0.62, 1.0)
_DARK: Rgb = (12, 10, 20)


@dataclass(frozen=True)
class Night:
    """How strong the moon, the torches and the sky are."""

    moon: float = 1.58
    torch: float = 1.85
    sky: float = 0.46

    def over(self, build: Callable[[], Any]) -> Any:
        """Light the scene by night, then put things into it; returns what `build` does."""
        for thing in [one for one in bpy.context.scene.objects if one.type == "LIGHT"]:
            bpy.data.objects.remove(thing)
        background = bpy.context.scene.world.node_tree.nodes["Background"]
        background.inputs[0].default_value, background.inputs[1].default_value = _SKY, self.sky
        light.sun("moon", light.SUN_FROM, self.moon, 5, (0.70, 0.82, 1.0))
        light.sun("torches", _TORCH_FROM, self.torch, 24, (1.0, 0.62, 0.25))
        light.sun("fill", light.FILL_FROM, 0.30, 60, (0.70, 0.80, 1.0), shadow=False)
        return build()


def moonlit(
    picture: Image.Image,
    dark: float = 2.2,
    light: float = 2.0,
    strength: float = 0.50,
    colour: Rgb = MOONLIGHT,
) -> Image.Image:
    """The picture over two outlines, a thin dark one and a faint light one around it; widths in pixels."""
    alpha = np.asarray(picture.getchannel("A")).astype(np.float32) / 255
    away = ndimage.distance_transform_edt(alpha < 0.5)
    under = Image.new("RGBA", picture.size)
    for rgb, reach, share in ((colour, dark + light, strength), (_DARK, dark, 0.85)):
        line = ndimage.gaussian_filter(np.clip(reach + 0.5 - away, 0, 1), 0.7) * share
        layer = Image.new("RGBA", picture.size, (*rgb, 0))
        layer.putalpha(Image.fromarray((np.clip(line, 0, 1) * 255).astype(np.uint8)))
        under.alpha_composite(layer)
    under.alpha_composite(picture)
    return under
