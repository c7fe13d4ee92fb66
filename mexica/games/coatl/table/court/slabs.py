"""The stone slabs with hollows: where each hollow is on a slab of a given place, from the manifest."""

from functools import cache
from typing import Final

from attrs import frozen
from pygame import Rect

from mexica.drawing.manifest import manifest
from mexica.games.coatl.rules.material import SPACES
from mexica.resources import resource

OWN: Final = "slab_own"
SUPPLY: Final = "slab_supply"


@cache
def slab_size(name: str) -> tuple[int, int]:
    """Return the width and height of a slab's picture in pixels of its file."""
    width, height = manifest(resource("coatl"))["sprites"][name]["size"]
    return int(width), int(height)


@cache
def _hollows(name: str) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(hollow) for hollow in manifest(resource("coatl"))["sprites"][name]["holes"])


@frozen
class Slab:
    """A slab, its middle in pixels of the window, and how many of these a pixel of its file takes."""

    name: str
    centre: tuple[float, float]
    scale: float

    @property
    def rect(self) -> Rect:
        """The slab without its shadow."""
        width, height = (round(side * self.scale) for side in slab_size(self.name))
        rect = Rect(0, 0, width, height)
        rect.center = round(self.centre[0]), round(self.centre[1])
        return rect

    def hollow(self, slot: int) -> Rect:
        """The rectangle of a hollow, numbered from 0 as on the supply board or a player's board."""
        x, y, width, height = _hollows(self.name)[slot]
        area = self.rect
        hollow = Rect(0, 0, round(width * self.scale), round(height * self.scale))
        hollow.center = round(area.left + x * self.scale), round(area.top + y * self.scale)
        return hollow

    def space(self, name: str) -> Rect:
        """The rectangle of a space of the supply board."""
        return self.hollow(SPACES.index(name))
