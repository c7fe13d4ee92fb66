"""Aztekz's sprites at the scale of a layout, those of the field in every size in which the view settles."""

from functools import cache, partial
from typing import Any, Final

from pygame import Surface

from mexica.drawing.manifest import manifest
from mexica.drawing.sprites import Sprite, Sprites
from mexica.drawing.surfaces import scale
from mexica.games.aztekz.table.pyramid.field import cell_size
from mexica.games.aztekz.table.pyramid.framing import GROWTHS
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.resources import resource

_FOLDER: Final = "aztekz"
_MOONLIGHT: Final = (128, 143, 189)
_ON_FIELD: Final = ("shadow", "hero", "soul")


def load_sprites(layout: PyramidLayout) -> Sprites:
    """Return the sprites of the game and the shell; `get` has those of the game at the scale of a cell."""
    return Sprites(
        resource(_FOLDER), resource("shell"), cell=layout.cell[0], unit=layout.k, stone_light=_MOONLIGHT
    )


class FieldSprites:
    """The sprites of the field for any width of a cell in pixels.

    Those for widths in which the view settles are kept. Passing widths, while the view goes over from one to
    the next, are made of the next larger ones and not kept.
    """

    def __init__(self, layout: PyramidLayout, sprites: Sprites) -> None:
        self._sprites = sprites
        self._growths = {round(layout.cell[0] * growth): growth for growth in sorted(GROWTHS)}
        self._cell = layout.cell[0]
        self._entries: dict[str, dict[str, Any]] = manifest(resource(_FOLDER))["sprites"]
        self._settled_card = cache(self._card)

    def add_preloads(self, widest: int) -> None:
        """Have the pictures made that the field needs, one by one, for cells that are `widest` now.

        They only become smaller as the pyramid grows. Cards on cards are large only when they are needed:
        there are none on a small pyramid.
        """
        needed = self._needed(widest)
        for name in self._sprites.of_layer("card"):
            for width, growth in needed.items():
                if growth <= 1 or not name.endswith("_raised"):
                    self._sprites.add_preload(partial(self.card, name, width))
        for width in needed:
            self._sprites.add_preload(partial(self.over_cell, "cell_dark", width))
        for layer in _ON_FIELD:
            for name in self._sprites.of_layer(layer):
                self.add_preload(name, widest)

    def add_preload(self, name: str, widest: int, growth: float = 1.0) -> None:
        """Have a figure made in all sizes that the field needs, larger by `growth`."""
        for width in self._needed(widest):
            self._sprites.add_preload(partial(self.figure, name, width, growth))

    def _needed(self, widest: int) -> dict[int, float]:
        """The widths of cells that may come when they are `widest` now, with what enlarges them."""
        return {width: growth for width, growth in self._growths.items() if width <= widest}

    def _larger(self, width: int) -> int:
        """The next larger width in which the view settles."""
        return min((one for one in self._growths if one >= width), default=max(self._growths))

    def has(self, name: str) -> bool:
        """Whether there is such a sprite."""
        return self._sprites.has(name)

    def figure(self, name: str, width: int, growth: float = 1.0) -> Sprite:
        """Return a sprite as it is on cells of this width, or larger by `growth`."""
        if width in self._growths:
            return self._sprites.get(name, self._growths[width] * growth)
        larger = self._larger(width)
        large = self._sprites.get(name, self._growths[larger] * growth)
        share = width / larger
        size = max(1, round(large.surface.width * share)), max(1, round(large.surface.height * share))
        anchor = large.anchor[0] * share, large.anchor[1] * share
        return Sprite(scale(large.surface, size), anchor)

    def card(self, name: str, width: int) -> Sprite:
        """Return a card, or a mark on one, exactly as wide as a cell and with its ground exactly as high."""
        return (self._settled_card if width in self._growths else self._card)(name, width)

    def _card(self, name: str, width: int) -> Sprite:
        high = cell_size(width)[1]
        share = high / self._ground
        picture = self._exactly(name, width, round(self._sprites.size(name)[1] * share))
        return Sprite(picture, (width // 2, round(self._sprites.anchor(name)[1] * share)))

    def over_cell(self, name: str, width: int) -> Surface:
        """Return a sprite that covers a cell exactly."""
        return self._exactly(name, width, cell_size(width)[1])

    def offset(self, name: str, what: str, width: int) -> tuple[float, float]:
        """Return a point of a sprite that the manifest names, from its anchor, in pixels of the window."""
        entry = self._entries.get(name, {})
        if what not in entry:
            return 0.0, 0.0
        scale_of = self._sprites.scale_of(name) * width / self._cell
        x, y = (float(at) - float(anchor) for at, anchor in zip(entry[what], entry["anchor"], strict=True))
        return x * scale_of, y * scale_of

    @property
    def _ground(self) -> float:
        """The height of a card's ground in pixels of its file."""
        return self._sprites.anchor("cell_empty")[1] * 2

    def _exactly(self, name: str, width: int, high: int) -> Surface:
        if width in self._growths:
            return self._sprites.stretched(name, (width, high))
        larger = self._larger(width)
        whole = self._sprites.stretched(name, (larger, round(high * larger / width)))
        return scale(whole, (width, high))
