"""The pictures named in the manifest, scaled once per window size with premultiplied alpha.

Everything returned here is premultiplied: blit it with `pygame.BLEND_PREMULTIPLIED`, or by `put`.
"""

import json
import logging
from collections.abc import Callable, Set
from functools import cache, lru_cache, partial
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, Protocol

import pygame
from attrs import frozen
from pygame import Rect, Surface

from mexica.games.mexica.table.board.layout import Layout
from mexica.resources import resource

_log = logging.getLogger(__name__)
Size = tuple[int, int]
_Stroke = tuple[Surface, tuple[int, int] | Rect]  # a picture and its top-left corner
# layers of what stands on a board
_IN_PLAY: Final = ("piece", "shadow", "pilli", "bridge", "token", "decor")
_PILLI: Final = 0.82  # of its size in the file, so that one hides little of what stands north of it
_SURFACE_SCALE: Final = 0.5  # the art is made twice as large as a window of 1600x1000 shows it


@frozen
class Sprite:
    """A scaled picture and the pixel of it that goes to the middle of the ground cell."""

    surface: Surface
    anchor: tuple[float, float]


NOTHING: Final = Sprite(Surface((0, 0)), (0.0, 0.0))


class Target(Protocol):
    """What pictures can be drawn on: a surface, or strokes that keep them for later."""

    def blit(self, source: Surface, dest: tuple[int, int] | Rect, *, special_flags: int = 0) -> object:
        """Draw a picture with its top-left corner here."""
        ...


class Strokes:
    """Pictures and their places, remembered in order and drawn together as often as needed."""

    def __init__(self) -> None:
        self._pictures: list[_Stroke] = []
        self._places: list[Rect] = []  # those of as many pictures as there were when they were last asked for

    def blit(self, source: Surface, dest: tuple[int, int] | Rect, *, special_flags: int = 0) -> None:
        """Remember a premultiplied picture with its top-left corner here."""
        self._pictures.append((source, dest))

    def draw(self, target: Surface) -> None:
        """Draw everything remembered."""
        target.fblits(self._pictures, pygame.BLEND_PREMULTIPLIED)

    def draw_on(self, target: Target) -> None:
        """Draw everything remembered on a surface or on other strokes."""
        if isinstance(target, Strokes):
            target._pictures += self._pictures
            return
        for picture, place in self._pictures:
            put(target, picture, place)

    def differing(self, other: "Strokes") -> list[Rect]:
        """Return where pictures are that only one of the two has."""
        mine, theirs = (
            {(id(picture), at[0], at[1]): picture for picture, at in pictures}
            for pictures in _unlike(self._pictures, other._pictures)
        )
        return [Rect(key[1:], (mine.get(key) or theirs[key]).size) for key in mine.keys() ^ theirs.keys()]

    def fading(self, strokes: Set[tuple[Surface, tuple[int, int]]], share: float) -> "Strokes":
        """Return the same pictures in the same places, with these let through."""
        if not strokes:
            return self
        seen = Strokes()
        seen._pictures = [
            (dimmed(picture, share) if (picture, (at[0], at[1])) in strokes else picture, at)
            for picture, at in self._pictures
        ]
        return seen

    def touching(self, area: Rect) -> "Strokes":
        """Return the pictures that touch this area."""
        if len(self._places) != len(self._pictures):
            self._places = [Rect((at[0], at[1]), picture.size) for picture, at in self._pictures]
        near = Strokes()
        near._pictures = [self._pictures[number] for number in area.collidelistall(self._places)]
        return near


def _unlike(one: list[_Stroke], other: list[_Stroke]) -> tuple[list[_Stroke], list[_Stroke]]:
    """The two without what they begin and end with alike."""
    most = min(len(one), len(other))
    begin = next((number for number in range(most) if one[number] != other[number]), most)
    most -= begin
    end = next((number for number in range(most) if one[-1 - number] != other[-1 - number]), most)
    return one[begin : len(one) - end], other[begin : len(other) - end]


def put(target: Target, picture: Surface, at: tuple[int, int] | Rect) -> None:
    """Draw a premultiplied picture with its top-left corner here."""
    target.blit(picture, at, special_flags=pygame.BLEND_PREMULTIPLIED)


def put_centred(target: Target, picture: Surface, centre: tuple[float, float]) -> None:
    """Draw a premultiplied picture with its middle here."""
    put(target, picture, (round(centre[0] - picture.width / 2), round(centre[1] - picture.height / 2)))


@cache
def manifest(folder: Path) -> dict[str, Any]:
    """Return the manifest of the sprites in this folder."""
    data: dict[str, Any] = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    return data


class Sprites:
    """Every sprite at the scale of one layout. A picture that is missing is logged once and draws nothing."""

    def __init__(self, layout: Layout, folder: Path | None = None) -> None:
        self._folder = folder or resource("mexica")
        data = manifest(self._folder)
        self._entries: dict[str, dict[str, Any]] = data["sprites"]
        self._cell = layout.cell[0]
        self._made_for = float(data["meta"]["scale"])
        self.scale = self._cell / self._made_for
        self.height = float(data["meta"]["z_px"]) * self.scale
        self.unit = layout.unit
        self._sprites: dict[tuple[str, float], Sprite] = {}
        self._sized: dict[tuple[str, Size, str], Surface] = {}
        self._papers = cache(self.source)  # and stones, of which new sizes are needed all the time
        self._recent = lru_cache(maxsize=2)(self.source)
        self._missing: set[str] = set()
        self._ahead: list[Callable[[], object]] = []
        for layer in _IN_PLAY:
            for name in self.of_layer(layer):
                self.foresee(partial(self.get, name))

    @property
    def prepared(self) -> bool:
        """Whether nothing is left to prepare."""
        return not self._ahead

    def foresee(self, make: Callable[[], object]) -> None:
        """Have one more picture prepared, besides the sprites that stand on a board."""
        self._ahead.append(make)

    def prepare(self) -> None:
        """Make one more of the pictures that will be needed, before a frame has to wait for it."""
        if self._ahead:
            self._ahead.pop()()

    def prepare_all(self) -> None:
        """Make all pictures that will be needed: some tenths of a second, before a game begins."""
        while self._ahead:
            self.prepare()

    def of_layer(self, layer: str) -> list[str]:
        """Return the names of the sprites of a layer of the manifest."""
        return [name for name, entry in self._entries.items() if entry.get("layer") == layer]

    @classmethod
    def load(cls, layout: Layout) -> "Sprites":
        """Return the program's own sprites for this layout; each is read when it is first needed."""
        return cls(layout)

    def scale_of(self, name: str) -> float:
        """Return how many pixels of the window one pixel of this sprite's file takes."""
        entry = self._entries.get(name, {})
        size = _PILLI if name.startswith("pilli_") else 1.0
        return size * self._cell / float(entry.get("scale", self._made_for))

    def has(self, name: str) -> bool:
        """Whether the manifest names this sprite."""
        return name in self._entries

    def get(self, name: str, growth: float = 1.0) -> Sprite:
        """Return a sprite at the scale of the board, or larger than life by `growth`."""
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

    def source(self, name: str) -> Surface | None:
        """Return a sprite as it is in its file, alpha premultiplied, kept nowhere; None if missing."""
        try:
            whole = pygame.image.load(str(self._folder / self._entries[name]["file"]))
        except (KeyError, OSError, pygame.error) as error:
            if name not in self._missing:
                self._missing.add(name)
                _log.warning("The sprite %s is missing and not drawn: %s", name, error)
            return None
        if not whole.get_flags() & pygame.SRCALPHA and whole.get_bitsize() != 8:  # noqa: PLR2004
            return whole
        return native(whole).premul_alpha()

    def _scaled(self, name: str, factor: float) -> Sprite:
        whole = self.source(name)
        if whole is None:
            return NOTHING
        size = max(1, round(whole.width * factor)), max(1, round(whole.height * factor))
        x, y = self.anchor(name)
        return Sprite(scale(whole, size), (x * size[0] / whole.width, y * size[1] / whole.height))

    def _kept(self, name: str, size: Size, how: str, make: Any) -> Surface:
        key = (name, size, how)
        if key not in self._sized:
            read = self._papers if how == "surface" else self._recent
            whole = read(name) if min(size) > 0 else None
            self._sized[key] = NOTHING.surface if whole is None else make(whole)
        return self._sized[key]


def native(picture: Surface) -> Surface:
    """Return the picture in the pixel format that blits fastest (about 20 times) once a window is open."""
    return picture.convert_alpha() if pygame.display.get_surface() else picture


def shown_as(picture: Surface) -> Surface:
    """Return a picture without transparency in the pixel format of the window, once one is open."""
    return picture.convert() if pygame.display.get_surface() else picture


def canvas(size: Size) -> Surface:
    """Return an empty opaque surface in the pixel format of the window."""
    return shown_as(Surface(size))


def scale(picture: Surface, size: Size) -> Surface:
    """Return a premultiplied picture in this size."""
    return picture if picture.size == size else pygame.transform.smoothscale(picture, size)


def faded(picture: Surface, share: float) -> Surface:
    """Return a premultiplied picture let through: 0.0 is nothing, 1.0 the picture itself."""
    copy = picture.copy()
    level = round(255 * share)
    copy.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


dimmed = lru_cache(maxsize=256)(faded)  # for pictures that are shown again and again


def nine_slices(whole: Surface, size: Size, corner: int, drawn: int) -> Surface:
    """Return a surface of this size whose corners of `corner` pixels are scaled to `drawn` pixels.

    Edges and middle are repeated at the corners' scale as often as fits best, so that the grain stays even.
    """
    result = Surface(size, pygame.SRCALPHA)
    old, new = _thirds(whole.get_rect(), corner), _thirds(result.get_rect(), drawn)
    for part, place in zip(old, new, strict=True):
        if min(*part.size, *place.size) > 0:
            _repeat(whole.subsurface(part), result.subsurface(place), drawn / max(1, corner))
    return result


def _thirds(area: Rect, corner: int) -> list[Rect]:
    """The nine parts of an area whose corners have this side."""
    across = (0, corner, area.width - corner, area.width)
    down = (0, corner, area.height - corner, area.height)
    return [
        Rect(left, top, right - left, bottom - top)
        for left, right in pairwise(across)
        for top, bottom in pairwise(down)
    ]


def _repeat(tile: Surface, target: Surface, factor: float) -> None:
    """Fill the target with copies of the tile at about this factor, stretched a little to end at its rim."""
    columns = max(1, round(target.width / (tile.width * factor)))
    rows = max(1, round(target.height / (tile.height * factor)))
    drawn = scale(tile, (-(-target.width // columns), -(-target.height // rows)))
    for column in range(columns):
        for row in range(rows):
            target.blit(drawn, (target.width * column // columns, target.height * row // rows))
