"""A picture of things on a ground, kept and drawn again only where the things have changed."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Final

from attrs import field, frozen
from pygame import Rect, Surface

from mexica.drawing.draw_list import DrawList
from mexica.drawing.surfaces import clipped

_MOST_AREAS: Final = 30  # drawn one by one at most
_AN_AREA: Final = 20_000  # pixels that take about as long to draw as one more area does to begin


def apart(areas: Iterable[Rect]) -> list[Rect]:
    """Return areas that cover these and do not overlap; a single one if there are many.

    Two that overlap become one if that covers little more than both, else one is cut.
    """
    found: list[Rect] = []
    left = list(areas)
    while left:
        area = left.pop()
        number = area.collidelist(found)
        if number < 0:
            found.append(area)
            continue
        other = found[number]
        both, shared = area.union(other), area.clip(other)
        if _pixels(both) + _pixels(shared) <= _pixels(area) + _pixels(other) + _AN_AREA:
            del found[number]
            left.append(both)
        else:
            left += _around(area, shared)
    return found if len(found) <= _MOST_AREAS else [found[0].unionall(found[1:])]


def _pixels(area: Rect) -> int:
    return area.width * area.height


def _around(area: Rect, part: Rect) -> Iterator[Rect]:
    """Yield what is left of an area without a part of it: above, below, left, right."""
    if part.top > area.top:
        yield Rect(area.left, area.top, area.width, part.top - area.top)
    if part.bottom < area.bottom:
        yield Rect(area.left, part.bottom, area.width, area.bottom - part.bottom)
    if part.left > area.left:
        yield Rect(area.left, part.top, part.left - area.left, part.height)
    if part.right < area.right:
        yield Rect(part.right, part.top, area.right - part.right, part.height)


@frozen
class LayerGround:
    """What things lie on in an area of a picture: a surface, and the pixel of the picture where it begins.

    `finish` is called for each area that was drawn anew, with the picture clipped to it.
    """

    area: Rect
    surface: Surface
    corner: tuple[int, int] = (0, 0)
    finish: Callable[[Rect], None] = field(default=lambda _area: None)


class ListedLayer:
    """Things of draw lists, one over the other, in an area of a picture."""

    def __init__(self, picture: Surface, ground: LayerGround) -> None:
        self.picture, self._ground = picture, ground
        self._value: object = None
        self.lists: Sequence[DrawList] = ()

    def update(
        self, value: object, collect: Callable[[], Sequence[DrawList]], changed: Iterable[Rect] = ()
    ) -> list[Rect]:
        """Draw what differs from the last call, and the areas in which something else has `changed`.

        The lists are collected when the value on which they depend is another one. Returns the areas that
        were drawn.
        """
        before, same = self.lists, value == self._value
        self._value, self.lists = None, ()  # if something fails, all of it is drawn again
        now = before if same else collect()
        stale = list(changed)
        if len(before) != len(now):
            stale = [self._ground.area]
        elif not same:
            stale += chain.from_iterable(old.differing(new) for old, new in zip(before, now, strict=True))
        areas = apart(filter(None, (area.clip(self._ground.area) for area in stale)))
        for area in areas:
            self._draw(area, now)
        self._value, self.lists = value, now
        return areas

    def _draw(self, area: Rect, lists: Sequence[DrawList]) -> None:
        left, top = self._ground.corner
        with clipped(self.picture, area):
            self.picture.blit(self._ground.surface, area, area.move(-left, -top))
            for things in lists:
                things.touching(area).draw(self.picture)
            self._ground.finish(area)
