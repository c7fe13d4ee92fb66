"""A studio: camera, quality and light ready for one recipe after the other, and what it makes of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from PIL import Image

from bake import output, scene
from bake.output import Frame, Picture, Shot
from bake.view import View

Build = Callable[[], Any]
Frames = tuple[Frame, Frame]  # of the sprite, and of its shadow, which falls to the right and back


@dataclass(frozen=True)
class Rim:
    """A dark outline, its width in pixels at 160 pixels a cell."""

    width: float = 2.0
    strength: float = 0.55


@dataclass(frozen=True)
class Studio:
    """Where sprites are made."""

    view: View
    quality: scene.Quality

    def set_up(self, build: Build) -> None:
        """A fresh scene with what `build` puts into it."""
        scene.fresh(self.quality)
        build()

    def piece(
        self,
        name: str,
        layer: str,
        build: Build,
        frames: Frames,
        rim: Rim | None = None,
        floor: float = 0.0,
        extra: dict[str, Any] | None = None,
    ) -> Iterator[Picture]:
        """A sprite and its shadow, which is a sprite of its own so that it never darkens what stands
        behind."""
        self.set_up(build)
        shot = frames[0].shot(self.view)
        picture, anchor = output.colour_pass(self.view, shot, floor), shot.anchor
        if rim:
            picture = output.rimmed(picture, rim.width * self.view.scale / 160, rim.strength)
        image, at = output.trimmed(picture, anchor)
        offset = anchor[0] - at[0], anchor[1] - at[1]
        yield Picture(name, image, at, layer, _moved_fields(extra or {}, offset))
        shot = frames[1].shot(self.view)
        shadow = output.shadow_pass(self.view, shot, self.quality.shadow_samples, floor)
        yield Picture(f"{name}_shadow", *output.trimmed(shadow, shot.anchor), "shadow")

    def grounded(
        self, name: str, layer: str, build: Build, frame: Frame, extra: dict[str, Any]
    ) -> Iterator[Picture]:
        """A sprite with its shadow in the same picture."""
        self.set_up(build)
        shot = frame.shot(self.view)
        yield Picture(name, *output.trimmed(self.merged(shot, 0.0), shot.anchor), layer, extra)

    def merged(self, shot: Shot, floor: float, fade: bool = True) -> Image.Image:
        """The picture of the scene over its own shadow."""
        shadow = output.shadow_pass(self.view, shot, self.quality.shadow_samples, floor, fade)
        shadow.alpha_composite(output.colour_pass(self.view, shot, floor))
        return shadow

    def spot(self, frame: Frame, x: float, y: float, z: float) -> tuple[float, float]:
        """The pixel of a frame on which a point of the world lies."""
        ax, ay = frame.shot(self.view).anchor
        return ax + x * self.view.scale, ay - y * self.view.cell[1] - z * self.view.z_px


def _moved_fields(extra: dict[str, Any], offset: tuple[float, float]) -> dict[str, Any]:
    if "fields" not in extra:
        return extra
    fields = {
        key: [round(x - offset[0], 1), round(y - offset[1], 1), round(r, 1)]
        for key, (x, y, r) in extra["fields"].items()
    }
    return {**extra, "fields": fields}
