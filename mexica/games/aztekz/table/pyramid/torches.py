"""The fires on the pyramid: braziers on its balustrade, and small fires in the niches of its terraces."""

from collections.abc import Iterator
from functools import lru_cache
from math import sin, tau
from typing import Any, Final

import pygame
from attrs import frozen
from pygame import Surface

from mexica.drawing.manifest import manifest
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import dimmed
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.resources import resource

BRAZIER: Final = "brazier"
PICTURES: Final = 4  # of a flame
STEP: Final = 1 / 8  # seconds between two of them
_SIZES: Final = {BRAZIER: (0.74, 1.9, 0.042), "niche": (0.36, 0.9, 0.035)}
"""How large a flame is and its light, over their sizes in the files, and how far below its foot, in cells."""
_STRENGTH: Final = 0.75  # of the light on the stone around
_FLICKER: Final = 0.10
_LEVELS: Final = 20  # of brightness


@frozen
class Torch:
    """A fire: its kind and the foot of its flame in pixels of the window."""

    kind: str
    foot: tuple[float, float]


def torches(layout: PyramidLayout) -> tuple[Torch, ...]:
    """Return the fires in a window with this layout, those of the picture of the pyramid in its manifest."""
    entry: dict[str, Any] = manifest(resource("aztekz"))["sprites"].get("pyramid", {})
    return tuple(_torches(layout, entry))


def _torches(layout: PyramidLayout, entry: dict[str, Any]) -> Iterator[Torch]:
    across, down = pyramid_scale(layout)
    for kind, x, y in entry.get("torches", ()):
        left, top = x - entry["anchor"][0], y - entry["anchor"][1]
        yield Torch(kind, (layout.middle[0] + left * across, layout.middle[1] + top * down))


def pyramid_scale(layout: PyramidLayout) -> tuple[float, float]:
    """Return how many pixels of the window one of the pyramid's picture takes across and down."""
    wide, high = manifest(resource("aztekz"))["meta"]["cell"]
    return layout.cell[0] / wide, layout.cell[1] / high


class FireView:
    """Draws the fires of a window."""

    def __init__(self, layout: PyramidLayout, sprites: Sprites) -> None:
        self._layout, self._sprites = layout, sprites
        self._torches = [torch for torch in torches(layout) if torch.foot[1] < layout.bar.top]
        self._light = lru_cache(maxsize=64)(self._lit)

    def draw(self, target: Surface, age: float = 0.0, liveliness: float = 0.0) -> None:
        """Draw the fires after this time in seconds; with no `liveliness` (0 to 1) they stand still."""
        for number, torch in enumerate(self._torches):
            large, wide, below = _SIZES[torch.kind]
            step = int(age / STEP) if liveliness else 0
            flame = self._sprites.get(f"flame_{(number + step) % PICTURES + 1}", large)
            x, y = torch.foot
            flicker = liveliness * _FLICKER * sin(tau * (1.3 * age + 0.37 * number)) if liveliness else 0.0
            light = self._light(wide, round(_LEVELS * _STRENGTH * (1 + flicker)))
            at = round(x - light.width / 2), round(y - 0.04 * self._layout.cell[0] - light.height / 2)
            target.blit(light, at, special_flags=pygame.BLEND_RGB_ADD)
            foot = y + below * self._layout.cell[0]
            place = round(x - flame.anchor[0]), round(foot - flame.anchor[1])
            target.blit(flame.surface, place, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _lit(self, growth: float, level: int) -> Surface:
        return dimmed(self._sprites.get("glow_fire", growth).surface, min(1.0, level / _LEVELS))
