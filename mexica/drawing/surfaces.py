"""Surfaces with premultiplied alpha: pixel formats, scaling, fading, and panels cut in nine.

Blit them with `pygame.BLEND_PREMULTIPLIED`, or with `put`.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import pygame
from pygame import Rect, Surface

if TYPE_CHECKING:
    from functools import _lru_cache_wrapper

T = TypeVar("T")

Size = tuple[int, int]


class Target(Protocol):
    """Something to draw pictures on: a surface, or a draw list that keeps them for later."""

    def blit(self, source: Surface, dest: tuple[int, int] | Rect, *, special_flags: int = 0) -> object:
        """Draw a picture with its top-left corner here."""
        ...


def put(target: Target, picture: Surface, at: tuple[int, int] | Rect) -> None:
    """Draw a premultiplied picture with its top-left corner here."""
    target.blit(picture, at, special_flags=pygame.BLEND_PREMULTIPLIED)


def put_centred(target: Target, picture: Surface, centre: tuple[float, float]) -> None:
    """Draw a premultiplied picture with its middle here."""
    put(target, picture, (round(centre[0] - picture.width / 2), round(centre[1] - picture.height / 2)))


@contextmanager
def clipped(surface: Surface, area: Rect) -> Iterator[None]:
    """Let nothing be drawn outside this area and the present clip, which is restored whatever happens."""
    before = surface.get_clip()
    surface.set_clip(area.clip(before))
    try:
        yield
    finally:
        surface.set_clip(before)


def native(picture: Surface) -> Surface:
    """Return the picture in the pixel format that blits fastest (about 20 times) if a window is open."""
    with suppress(pygame.error):
        return picture.convert_alpha()
    return picture


def native_opaque(picture: Surface) -> Surface:
    """Return a picture without transparency in the pixel format of the window, if one is open."""
    with suppress(pygame.error):
        return picture.convert()
    return picture


def canvas(size: Size) -> Surface:
    """Return an empty opaque surface in the pixel format of the window."""
    return native_opaque(Surface(size))


def scale(picture: Surface, size: Size) -> Surface:
    """Return a premultiplied picture in this size."""
    return picture if picture.size == size else pygame.transform.smoothscale(picture, size)


def premultiplied(picture: Surface) -> Surface:
    """Return a straight-alpha picture with premultiplied alpha, in the format that blits fastest."""
    return native(picture).premul_alpha()


def smoothed(picture: Surface, size: Size) -> Surface:
    """Return a straight-alpha picture that was drawn larger in this size, premultiplied."""
    return native(scale(picture.premul_alpha(), size))


def faded(picture: Surface, opacity: float) -> Surface:
    """Return a copy of a premultiplied picture at this opacity: 0.0 is nothing, 1.0 the picture itself."""
    copy = picture.copy()
    level = round(255 * opacity)
    copy.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def cached_pictures(most: int) -> Callable[[Callable[..., T]], "_lru_cache_wrapper[T]"]:
    """Return a decorator that keeps this many results of a function until `forget_pictures` is called."""

    def decorate(function: Callable[..., T]) -> "_lru_cache_wrapper[T]":
        _caches.append(lru_cache(maxsize=most)(function))
        return _caches[-1]

    return decorate


def forget_pictures() -> None:
    """Empty the caches of `cached_pictures`, whose pictures are of no use in a window of another size."""
    for cache in _caches:
        cache.cache_clear()


_caches: list["_lru_cache_wrapper[Any]"] = []

dimmed = cached_pictures(256)(faded)
"""As `faded`, cached for pictures that are shown again and again."""


def nine_slices(whole: Surface, size: Size, corner: int, drawn: int) -> Surface:
    """Return a surface of this size whose corners of `corner` pixels are scaled to `drawn` pixels.

    Edges and middle are tiled at the corners' scale as often as fits best, so that the grain stays even.
    """
    result = Surface(size, pygame.SRCALPHA)
    old, new = _nine_parts(whole.get_rect(), corner), _nine_parts(result.get_rect(), drawn)
    for part, place in zip(old, new, strict=True):
        if min(*part.size, *place.size) > 0:
            _tile(whole.subsurface(part), result.subsurface(place), drawn / max(1, corner))
    return result


def _nine_parts(area: Rect, corner: int) -> list[Rect]:
    """The nine parts of an area whose corners have this side."""
    across = (0, corner, area.width - corner, area.width)
    down = (0, corner, area.height - corner, area.height)
    return [
        Rect(left, top, right - left, bottom - top)
        for left, right in pairwise(across)
        for top, bottom in pairwise(down)
    ]


def _tile(tile: Surface, target: Surface, factor: float) -> None:
    """Fill the target with copies of the tile at about this scale, stretched to a whole number of copies."""
    columns = max(1, round(target.width / (tile.width * factor)))
    rows = max(1, round(target.height / (tile.height * factor)))
    drawn = scale(tile, (-(-target.width // columns), -(-target.height // rows)))
    for column in range(columns):
        for row in range(rows):
            target.blit(drawn, (target.width * column // columns, target.height * row // rows))
