"""What lies under a pixel: every place of a position with its rectangle, and what is seen at a pixel."""

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache

from pygame import Rect

from mexica.games.aztekz.rules.material import SHAPES, SOULS
from mexica.games.aztekz.table.pyramid import places
from mexica.games.aztekz.table.pyramid.field import Field
from mexica.games.aztekz.table.pyramid.framing import open_cells
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.lying_souls import souls_on, stacked
from mexica.games.aztekz.table.pyramid.people_view import PeopleView, standing_on
from mexica.games.aztekz.table.pyramid.places import Kind, Place
from mexica.games.aztekz.table.pyramid.seen_pyramid import SeenPyramid

_Found = Iterator[tuple[Place, Rect]]


def all_places(
    layout: PyramidLayout, table: SeenPyramid, field: Field, people: PeopleView
) -> dict[Place, Rect]:
    """Return the places of a position with their rectangles, what lies on top after what lies below."""
    found: dict[Place, Rect] = {}
    for cell in (*open_cells(table.cards), *table.cards):
        found[places.on(cell)] = field.rect(cell).clip(layout.stage)
    found.update(_souls(table, field))
    for hero, at in standing_on(table, field):
        figure = people.figure_rect(hero, at, field.size[0])
        found[places.hero(hero.seat, hero.name)] = figure.inflate(-figure.width // 6, -figure.height // 12)
    drawn, soul = table.drawn is not None, table.soul is not None
    piles = tuple(map(len, table.piles))
    found.update(_panels(layout, piles, drawn=drawn, turnable=table.turnable, soul=soul))
    return found


def seen_at(
    areas: Mapping[Place, Rect],
    shown: Collection[Place],
    lit: Collection[Place],
    position: tuple[int, int],
) -> Place | None:
    """Return the place that is seen at a pixel, None where there is nothing.

    `shown` are the heroes whose figure reaches over that pixel: they stand before souls, and before heroes
    that only have it in their rectangle. Of several, the `lit` ones come first, which are drawn last.
    """
    under = [place for place in reversed(list(areas)) if areas[place].collidepoint(position)]

    def depth(place: Place) -> tuple[int, bool]:
        if place.kind is Kind.HERO:
            return (0 if place in shown else 2), place not in lit
        return (1 if place.kind is Kind.SOULS else 3), True

    return min(under, key=depth, default=None)


def _souls(table: SeenPyramid, field: Field) -> _Found:
    for cell in table.lying:
        for kind, count, at, share in souls_on(table, cell, field):
            side = round(0.24 * share * field.size[0])
            area = Rect(0, 0, side, side + (stacked(table, cell, count) - 1) * side // 5)
            area.midbottom = round(at[0]), round(at[1]) + side // 2
            yield places.souls(cell, kind), area


@lru_cache(maxsize=8)
def _panels(
    layout: PyramidLayout, piles: tuple[int, ...], *, drawn: bool, turnable: bool, soul: bool
) -> tuple[tuple[Place, Rect], ...]:
    """The places on the panels, with so many piles of each seat and this in hand."""
    return tuple(_on_panels(layout, piles, drawn=drawn, turnable=turnable, soul=soul))


def _on_panels(
    layout: PyramidLayout, piles: tuple[int, ...], *, drawn: bool, turnable: bool, soul: bool
) -> _Found:
    side = layout.side
    for seat, many in enumerate(piles):
        yield places.line(seat), side.line(seat)
        for number in range(many):
            yield places.pile(seat, number), side.pile(seat, number, many)
    if drawn:
        yield places.DRAWN, side.hand
        if turnable:
            yield places.TURN_LEFT, side.turner(-1)
            yield places.TURN_RIGHT, side.turner(1)
        if soul:
            yield places.SOUL, side.soul
    yield places.DECK, side.deck
    yield places.SUPPLY, side.supply
    for name in SHAPES:
        yield places.shape(name), side.shape(name)
    for name in SOULS:
        yield places.kind(name), side.kind(name)
