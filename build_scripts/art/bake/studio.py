"""A studio: camera, quality and light ready for one recipe after the other, and what it makes of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from bake import output, scene
from bake.output import Frame, Picture
from bake.view import View

Build = Callable[[], Any]


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
        frame: Frame,
        rim: Rim | None = None,
        floor: float = 0.0,
        extra: dict[str, Any] | None = None,
    ) -> Iterator[Picture]:
        """A sprite and its shadow, which is a sprite of its own so that it never darkens what stands behind."""
        self.set_up(build)
        picture = output.colour_pass(self.view, frame, floor)
        if rim:
            picture = output.rimmed(picture, rim.width * self.view.scale / 160, rim.strength)
        anchor = frame.pixels(self.view)[1]
        image, at = output.trimmed(picture, anchor)
        offset = anchor[0] - at[0], anchor[1] - at[1]
        yield Picture(name, image, at, layer, _moved_fields(extra or {}, offset))
        shadow = output.shadow_pass(self.view, frame, self.quality.shadow_samples, floor)
        yield Picture(f"{name}_shadow", *output.trimmed(shadow, anchor), "shadow")

    def grounded(
        self, name: str, layer: str, build: Build, frame: Frame, floor: float = 0.0
    ) -> Iterator[Picture]:
        """A sprite with its shadow in the same picture."""
        self.set_up(build)
        yield Picture(name, *output.trimmed(self.merged(frame, floor), frame.pixels(self.view)[1]), layer)

    def merged(self, frame: Frame, floor: float) -> Any:
        """The picture of the scene over its own shadow."""
        shadow = output.shadow_pass(self.view, frame, self.quality.shadow_samples, floor)
        shadow.alpha_composite(output.colour_pass(self.view, frame, floor))
        return shadow

    def spot(self, frame: Frame, x: float, y: float, z: float) -> tuple[float, float]:
        """The pixel of a frame on which a point of the world lies."""
        ax, ay = frame.pixels(self.view)[1]
        return ax + x * self.view.scale, ay - y * self.view.cell[1] - z * self.view.z_px


def _moved_fields(extra: dict[str, Any], offset: tuple[float, float]) -> dict[str, Any]:
    if "fields" not in extra:
        return extra
    fields = {
        key: [round(x - offset[0], 1), round(y - offset[1], 1), round(r, 1)]
        for key, (x, y, r) in extra["fields"].items()
    }
    return {**extra, "fields": fields}
