"""The fires on the pyramid: braziers on its balustrade, and small fires in the niches of its terraces."""

from collections.abc import Iterator
from functools import lru_cache
from math import sin, tau
from typing import Any, Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from mexica.drawing.manifest import manifest
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import faded
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


Burning = tuple[int, int]
"""How a fire burns: the number of its flame's picture, and the brightness of its light in levels."""

_Picture = tuple[Surface, Rect]  # with its place


class FireView:
    """Draws the fires of a window as they burn at a moment."""

    def __init__(self, layout: PyramidLayout, sprites: Sprites) -> None:
        self._layout, self._sprites = layout, sprites
        self._torches = [torch for torch in torches(layout) if torch.foot[1] < layout.bar.top]
        self._light = lru_cache(maxsize=64)(self._lit)
        self._burning: list[Burning] = []
        self._pictures: list[tuple[_Picture, _Picture]] = []  # of each fire: its light and its flame
        self._areas: list[Rect] = []
        self.burn()

    def burn(self, age: float = 0.0, liveliness: float = 0.0) -> list[Rect]:
        """Go on to this time in seconds, with no `liveliness` (0 to 1) to rest; return where it shows."""
        before, areas = self._burning, self._areas
        self._burning = [_burning(number, age, liveliness) for number in range(len(self._torches))]
        if before == self._burning:
            return []
        pairs = zip(self._torches, self._burning, strict=True)
        self._pictures = [(self._glow(*pair), self._flame(*pair)) for pair in pairs]
        self._areas = [light[1].union(flame[1]) for light, flame in self._pictures]
        changed = (number for number, now in enumerate(self._burning) if before and before[number] != now)
        return [areas[number].union(self._areas[number]) for number in changed]

    def draw(self, target: Surface) -> None:
        """Draw the fires in the clip of a surface."""
        for number in target.get_clip().collidelistall(self._areas):
            (light, glow), (flame, place) = self._pictures[number]
            target.blit(light, glow, special_flags=pygame.BLEND_RGB_ADD)
            target.blit(flame, place, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _glow(self, torch: Torch, burning: Burning) -> _Picture:
        whole = self._sprites.get("glow_fire", _SIZES[torch.kind][1]).surface
        light, (left, top) = self._light(_SIZES[torch.kind][1], burning[1])
        x, y = torch.foot
        at = round(x - whole.width / 2), round(y - 0.04 * self._layout.cell[0] - whole.height / 2)
        return light, light.get_rect(topleft=(at[0] + left, at[1] + top))

    def _flame(self, torch: Torch, burning: Burning) -> _Picture:
        large, _wide, below = _SIZES[torch.kind]
        flame = self._sprites.get(f"flame_{burning[0] + 1}", large)
        x, foot = torch.foot[0], torch.foot[1] + below * self._layout.cell[0]
        place = round(x - flame.anchor[0]), round(foot - flame.anchor[1])
        return flame.surface, flame.surface.get_rect(topleft=place)

    def _lit(self, growth: float, level: int) -> tuple[Surface, tuple[int, int]]:
        """A light at a level, without its dark edge, and where in the whole picture it begins."""
        whole = self._sprites.get("glow_fire", growth).surface
        seen = whole.get_bounding_rect()
        return faded(whole.subsurface(seen), min(1.0, level / _LEVELS)), seen.topleft


def _burning(number: int, age: float, liveliness: float) -> Burning:
    step = int(age / STEP) if liveliness else 0
    flicker = liveliness * _FLICKER * sin(tau * (1.3 * age + 0.37 * number)) if liveliness else 0.0
    return (number + step) % PICTURES, round(_LEVELS * _STRENGTH * (1 + flicker))
