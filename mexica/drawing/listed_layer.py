"""A picture of things on a ground, kept and drawn again only where the things have changed."""

from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import Final

from attrs import field, frozen
from pygame import Rect, Surface

from mexica.drawing.draw_list import DrawList
from mexica.drawing.surfaces import clipped

_MOST_AREAS: Final = 30  # drawn one by one at most


def apart(areas: Iterable[Rect]) -> list[Rect]:
    """Return areas that cover these and do not overlap; a single one if there are many."""
    found: list[Rect] = []
    for area in areas:
        while (number := area.collidelist(found)) >= 0:
            area = area.union(found.pop(number))  # noqa: PLW2901  # it grows until it overlaps no other
        found.append(area)
    return found if len(found) <= _MOST_AREAS else [found[0].unionall(found[1:])]


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
