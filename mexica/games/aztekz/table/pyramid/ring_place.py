"""Where the ring of actions lies: near what it is about, over as little as may be of what one looks for."""

from collections.abc import Collection, Iterator, Mapping
from typing import Final

from attrs import frozen
from pygame import Rect

from mexica.games.aztekz.table.pyramid.places import Kind, Place

_HIDDEN: Final = {Kind.HERO: (1.2, 2.4), Kind.SOULS: (0.7, 2.4), Kind.CELL: (0.03, 0.35)}
"""What it costs to hide a thing wholly: one on which a click does nothing, and one on which it does."""

_OWN: Final = 4.0  # likewise, what the ring is about
_AWAY: Final = 0.9  # for each cell between the ring and that
_ASIDE: Final = 0.10  # for each cell by which it is not straight above or below
_BELOW: Final = 0.12
_STEPS: Final = 4  # to a cell
_FAR: Final = 2  # cells


@frozen
class RingRoom:
    """The part of the window in which a ring may lie, `over` pixels from what it is about or further.

    `cell` is the size of a cell in pixels.
    """

    area: Rect
    over: int
    cell: tuple[int, int]


def ring_place(
    size: tuple[int, int],
    about: Place,
    areas: Mapping[Place, Rect],
    wanted: Collection[Place],
    room: RingRoom,
) -> Rect:
    """Return the rectangle of this size for a ring about a place.

    It hides least of what lies in these areas, above all of what is `wanted` to be clicked.
    """
    middle = areas[about]
    things = [
        (area, _OWN if place == about else _HIDDEN[place.kind][place in wanted])
        for place, area in areas.items()
        if place.kind in _HIDDEN and area.width and area.height
    ]
    rects = [area for area, _cost in things]

    def cost(ring: Rect) -> float:
        hidden = (things[number] for number in ring.collidelistall(rects))
        return _away(ring, middle, room.cell) + sum(most * _share(ring, area) for area, most in hidden)

    inside = [ring for ring in _around(size, middle, room) if room.area.contains(ring)]
    if inside:
        return min(inside, key=cost)
    ring = Rect(0, 0, *size)
    ring.midbottom = middle.centerx, middle.top - room.over
    return ring.clamp(room.area)


def _around(size: tuple[int, int], middle: Rect, room: RingRoom) -> Iterator[Rect]:
    """The places that are tried, straight above it first."""
    cell, high = room.cell, (size[1] + middle.height) // 2 + room.over
    columns = sorted(range(-_FAR * _STEPS, _FAR * _STEPS + 1), key=abs)
    for row in range(_FAR * _STEPS + 1):
        for down in (-high - row * cell[1] // _STEPS, high + row * cell[1] // _STEPS):
            for column in columns:
                ring = Rect(0, 0, *size)
                ring.center = middle.centerx + column * cell[0] // _STEPS, middle.centery + down
                yield ring


def _away(ring: Rect, middle: Rect, cell: tuple[int, int]) -> float:
    """What it costs that a ring lies away from what it is about."""
    aside, down = abs(ring.centerx - middle.centerx), ring.centery - middle.centery
    gaps = aside - (ring.width + middle.width) / 2, abs(down) - (ring.height + middle.height) / 2
    cells = sum(max(0.0, gap) / side for gap, side in zip(gaps, cell, strict=True))
    return _AWAY * cells + _ASIDE * aside / cell[0] + (_BELOW if down > 0 else 0.0)


def _share(ring: Rect, area: Rect) -> float:
    """How much of a thing a ring hides."""
    hidden = ring.clip(area)
    return hidden.width * hidden.height / (area.width * area.height)
