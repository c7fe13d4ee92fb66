"""The sprites of a folder with a manifest, scaled once for each size of the window.

Everything returned here has premultiplied alpha: blit it with `pygame.BLEND_PREMULTIPLIED`, or with `put`.
"""

from collections.abc import Callable
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import Any, Final

import pygame
from attrs import frozen
from pygame import Surface

from mexica.drawing import palette
from mexica.drawing.colours import Colour
from mexica.drawing.manifest import lacks, manifest
from mexica.drawing.surfaces import Size, nine_slices, premultiplied, scale
from mexica.resources import DamagedError, damage, for_pygame, note_damage

_SMALL, _SMALL_ONES = 304, 32  # pixels of a side, and how many files of that size are kept as read
_SURFACE_SCALE: Final = 0.5  # the art is made twice as large as a window of 1600x1000 shows it


@frozen
class Sprite:
    """A scaled picture and the pixel of it that goes to the middle of a space."""

    surface: Surface
    anchor: tuple[float, float]


NOTHING: Final = Sprite(Surface((0, 0)), (0.0, 0.0))


class Sprites:
    """The sprites of some folders at one scale. A missing picture draws nothing and is noted as damage.

    The first folder's manifest may say how many pixels wide a space is in the files; `cell` is its width in
    the window. `unit` scales panels: 1.0 in a window of 1600x1000. `size_of` returns, by a sprite's name, the
    size at which it is drawn: 1.0 for as large as in its file. Panels and buttons of stone are seen in
    `stone_light`.
    """

    def __init__(
        self,
        *folders: Path,
        cell: float,
        unit: float,
        size_of: Callable[[str], float] = lambda _name: 1.0,
        stone_light: Colour = (255, 255, 255),
    ) -> None:
        self._first = folders[0]
        meta = manifest(folders[0])["meta"]
        self._entries: dict[str, dict[str, Any]] = {}
        self._folders: dict[str, Path] = {}
        for folder in reversed(folders):
            sprites = manifest(folder)["sprites"]
            self._entries |= sprites
            self._folders |= dict.fromkeys(sprites, folder)
        self._cell, self._size_of, self._stone_light = cell, size_of, stone_light
        self._made_for = float(meta.get("scale", cell))
        self.scale = self._cell / self._made_for
        self.height = float(meta.get("z_px", 0.0)) * self.scale
        self.unit = unit
        self._sprites: dict[tuple[str, float], Sprite] = {}
        self._sized: dict[tuple[str, Size, str], Surface] = {}
        self._papers = cache(self._ground)  # and stones, which are needed in new sizes all the time
        self._recent = lru_cache(maxsize=2)(self.source)
        self._small = lru_cache(maxsize=_SMALL_ONES)(self.source)
        self._missing: set[str] = set()
        self._to_preload: list[Callable[[], object]] = []

    @property
    def preloaded(self) -> bool:
        """Whether nothing is left to preload."""
        return not self._to_preload

    def add_preload(self, make: Callable[[], object]) -> None:
        """Have `make` called by a later `preload_next` or `preload_all`."""
        self._to_preload.append(make)

    def preload_next(self) -> None:
        """Make one more of the pictures that will be needed, so that no frame has to wait for it."""
        if self._to_preload:
            self._to_preload.pop()()
            if self.preloaded:
                self._small.cache_clear()  # their files were read for pictures that are made now

    def preload_all(self) -> None:
        """Make all pictures that will be needed; takes a few tenths of a second."""
        while self._to_preload:
            self.preload_next()

    def of_layer(self, layer: str) -> list[str]:
        """Return the names of the sprites of a layer of the manifests."""
        return [name for name, entry in self._entries.items() if entry.get("layer") == layer]

    def scale_of(self, name: str) -> float:
        """Return how many pixels of the window one pixel of this sprite's file takes."""
        entry = self._entries.get(name, {})
        return self._size_of(name) * self._cell / float(entry.get("scale", self._made_for))

    def has(self, name: str) -> bool:
        """Whether a manifest names this sprite."""
        return name in self._entries

    def get(self, name: str, growth: float = 1.0) -> Sprite:
        """Return a sprite at the scale of the board, enlarged by `growth`."""
        key = (name, growth)
        if key not in self._sprites:
            self._sprites[key] = self._scaled(name, self.scale_of(name) * growth)
        return self._sprites[key]

    def stretched(self, name: str, size: Size) -> Surface:
        """Return a sprite in exactly this size."""
        return self._kept(name, size, "stretched", lambda whole: scale(whole, size))

    def fitted(self, name: str, size: Size) -> Surface:
        """Return a sprite as large as fits this size without changing its shape."""

        def fit(whole: Surface) -> Surface:
            factor = min(size[0] / whole.width, size[1] / whole.height)
            return scale(whole, (max(1, round(whole.width * factor)), max(1, round(whole.height * factor))))

        return self._kept(name, size, "fitted", fit)

    def surface(self, name: str, size: Size) -> Surface:
        """Return a surface such as a panel in this size: corners keep their shape, the rest repeats."""
        corner = self._entries.get(name, {}).get("slice", 0)
        limit = min(size) // 2
        drawn = min(max(1, round(corner * _SURFACE_SCALE * max(self.unit, 0.6))), limit)
        return self._kept(name, size, "surface", lambda whole: nine_slices(whole, size, corner, drawn))

    def fields(self, name: str, size: Size) -> dict[str, tuple[float, float, float]]:
        """Return where the numbers go on a token of this size: field -> x, y, radius across in pixels."""
        entry = self._entries.get(name, {"size": size})
        across, down = size[0] / entry["size"][0], size[1] / entry["size"][1]
        return {key: (x * across, y * down, r * across) for key, (x, y, r) in entry.get("fields", {}).items()}

    def anchor(self, name: str) -> tuple[float, float]:
        """Return a sprite's anchor as the manifest has it, in pixels of the file."""
        x, y = self._entries.get(name, {}).get("anchor", (0.0, 0.0))
        return float(x), float(y)

    def size(self, name: str) -> tuple[float, float]:
        """Return a sprite's width and height as the manifest has them, in pixels of the file."""
        wide, high = self._entries.get(name, {}).get("size", (0.0, 0.0))
        return float(wide), float(high)

    def source(self, name: str) -> Surface | None:
        """Return a sprite in the size of its file, premultiplied and not cached; None if it is missing."""
        if name not in self._entries:
            self._note(name, DamagedError(self._first / "manifest.json", lacks(name)))
            return None
        path = self._folders[name] / self._entries[name]["file"]
        try:
            whole = pygame.image.load(for_pygame(path))
        except (OSError, pygame.error) as error:
            self._note(name, damage(path, error))
            return None
        if not whole.get_flags() & pygame.SRCALPHA and whole.get_bitsize() != 8:  # noqa: PLR2004
            return whole
        return premultiplied(whole)

    def _read(self, name: str, large: Callable[[str], Surface | None]) -> Surface | None:
        """A sprite in the size of its file; a small one is needed in other sizes soon, and is kept."""
        return self._small(name) if max(self.size(name)) <= _SMALL else large(name)

    def _ground(self, name: str) -> Surface | None:
        whole = self.source(name)
        return whole and palette.ground(name, whole, self._stone_light)

    def _note(self, name: str, found: DamagedError) -> None:
        if name not in self._missing:
            self._missing.add(name)
            note_damage(found)

    def _scaled(self, name: str, factor: float) -> Sprite:
        whole = self._read(name, self.source)
        if whole is None:
            return NOTHING
        size = max(1, round(whole.width * factor)), max(1, round(whole.height * factor))
        x, y = self.anchor(name)
        return Sprite(scale(whole, size), (x * size[0] / whole.width, y * size[1] / whole.height))

    def _kept(self, name: str, size: Size, how: str, make: Callable[[Surface], Surface]) -> Surface:
        key = (name, size, how)
        if key not in self._sized:
            read = self._papers if how == "surface" else partial(self._read, large=self._recent)
            whole = read(name) if min(size) > 0 else None
            self._sized[key] = NOTHING.surface if whole is None else make(whole)
        return self._sized[key]
