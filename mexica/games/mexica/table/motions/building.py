"""How things are built: canals fill with water, bridges drop, temples rise floor by floor."""

from collections.abc import Iterable
from math import pi, sin
from typing import Final

from mexica.drawing.easing import bounce, progress, smoothstep
from mexica.games.mexica.rules.actions import Direction
from mexica.games.mexica.rules.events import BridgeBuilt, BridgeMoved, CanalPlaced, TempleBuilt
from mexica.games.mexica.rules.spaces import LAKE, Space, SpaceSet, column_and_row, holds, space_at
from mexica.games.mexica.rules.state import State
from mexica.games.mexica.table.board.figures import UNDER, Figure, FillingCanal, Flight
from mexica.games.mexica.table.motions.table_acts import Act, Backdrop, Cast, Figures, Part
from mexica.games.mexica.table.motions.table_geometry import (
    RaisedPoint,
    TableGeometry,
    between,
    place_of,
    row_of,
)

FILL_SECONDS: Final = 0.55  # per space of a canal
DROP_SECONDS: Final = 0.5
CARRY_SECONDS: Final = 0.55
FLOOR_SECONDS: Final = 0.3
DUST_SECONDS: Final = 0.6
DUSTS: Final = 4  # pictures of a puff from small and thick to wide and thin
_HIGH: Final = 0.8  # cell widths from which a bridge drops
_LANDED: Final = 0.62  # share of the time in which a bridge drops and bounces
PUFF: Final = 1.6  # factor by which a puff of dust grows
_ALONG: Final = (-0.36, 0.34, -0.14, 0.18, 0.02)  # where dust rises along the foot of a temple
_FOOT: Final = 0.5  # cell heights from the middle of a space to the foot of a temple
_ENDS: Final = {Direction.NS: ((0.0, -0.5), (0.0, 0.5)), Direction.EW: ((-0.55, 0.05), (0.55, 0.05))}
_STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))


def canal(event: CanalPlaced, before: State, after: State) -> Act:
    """Return the act in which a canal fills from the end that is next to water."""
    wet = before.board.canals | LAKE
    spaces, towards = _flow(event.spaces, wet)

    def figures(geometry: TableGeometry, share: float) -> list[Figure]:
        return [FillingCanal(before.board.canals, spaces, towards, share)]

    return Act(Backdrop(after), (Part(figures, FILL_SECONDS * len(spaces)),))


def bridge(event: BridgeBuilt, after: State) -> Act:
    """Return the act in which a bridge drops into its place."""
    name = f"bridge_{event.direction.value}"
    place = place_of(event.space)
    parts = (Part(_dropped(name, place), DROP_SECONDS), *_landing(event.direction, place, 0.0))
    return Act(Backdrop(after, lifted=frozenset({event.space})), parts)


def bridge_moved(event: BridgeMoved, before: State, after: State) -> Act:
    """Return the act in which a bridge is lifted, carried, turned if necessary, and dropped."""
    old = before.board.direction(event.origin)
    new = f"bridge_{event.direction.value}"
    begin, end = place_of(event.origin), place_of(event.space)
    carry = _lifted(f"bridge_{old.value}" if old else new, new, begin, end)
    parts = (
        Part(carry, CARRY_SECONDS, late=False),
        Part(_dropped(new, end), DROP_SECONDS, CARRY_SECONDS),
        *_landing(event.direction, end, CARRY_SECONDS),
    )
    return Act(Backdrop(after, lifted=frozenset({event.space})), parts)


def temple(event: TempleBuilt, after: State, cast: Cast) -> Act:
    """Return the act in which a temple rises floor by floor out of the ground, in dust."""
    place, floors = place_of(event.space), event.floors
    name = f"temple_{cast.seats[event.seat].sign.name}_{floors}"

    def rising(geometry: TableGeometry, share: float) -> list[Figure]:
        seen = _by_floors(share, floors)
        position = geometry.at(place)
        # only the part that has risen casts a shadow
        shadow = Flight(f"{name}_shadow", position, UNDER, smoothstep(progress(seen, 0.6, 1.0)))
        return [shadow, Flight(name, position, row_of(place), seen=seen)]

    puffs = [
        puff
        for floor in range(floors)
        for puff in dust(place, _along_foot((floor + 0.7) / floors), FLOOR_SECONDS * floor)
    ]
    parts = (Part(rising, FLOOR_SECONDS * floors), *puffs)
    return Act(Backdrop(after, hidden=frozenset({event.space})), parts)


def _flow(spaces: tuple[Space, ...], wet: SpaceSet) -> tuple[tuple[Space, ...], tuple[int, int]]:
    """The spaces in the order in which water reaches them, and the direction in which it runs."""
    if len(spaces) > 1:
        first, last = (_wet_sides(space, wet) for space in (spaces[0], spaces[-1]))
        if last and not first:
            spaces = spaces[::-1]
        (x1, y1), (x2, y2) = column_and_row(spaces[0]), column_and_row(spaces[-1])
        return spaces, (x2 - x1, y2 - y1)
    sides = _wet_sides(spaces[0], wet)
    x, y = sides[0] if sides else (-1, 0)
    return spaces, (-x, -y)


def _wet_sides(space: Space, wet: SpaceSet) -> list[tuple[int, int]]:
    column, row = column_and_row(space)
    sides = []
    for x, y in _STEPS:
        beside = space_at(column + x, row + y)
        if beside is None or holds(wet, beside):
            sides.append((x, y))
    return sides


def _dropped(name: str, place: RaisedPoint) -> Figures:
    x, y, ground = place

    def figures(geometry: TableGeometry, share: float) -> list[Figure]:
        up = bounce(share)
        shadow = Flight(f"{name}_shadow", geometry.at(place), UNDER, 1.0 - 0.6 * up)
        return [shadow, Flight(name, geometry.at((x, y, ground + _HIGH * up)), row_of(place))]

    return figures


def _lifted(old: str, new: str, begin: RaisedPoint, end: RaisedPoint) -> Figures:
    def figures(geometry: TableGeometry, share: float) -> list[Figure]:
        x, y, ground = between(begin, end, smoothstep(progress(share, 0.25, 1.0)))
        up = _HIGH * sin(pi / 2 * progress(share, 0.0, 0.35))
        half = 0.55
        return [Flight(old if share < half else new, geometry.at((x, y, ground + up)))]

    return figures


def _by_floors(share: float, floors: int) -> float:
    """The share of a temple that has risen: each floor rises quickly, then rests a moment."""
    floor, push = divmod(min(share * floors, floors - 1e-6), 1)
    return (floor + smoothstep(progress(push, 0.0, 0.75))) / floors


def _along_foot(risen: float) -> tuple[tuple[float, float], ...]:
    """The points where a temple meets the ground when this share of it has risen."""
    return tuple((x, _FOOT * risen) for x in _ALONG)


def _landing(direction: Direction, place: RaisedPoint, begin: float) -> list[Part]:
    """The dust at both ends of a bridge that drops from `begin` on."""
    return dust(place, _ENDS[direction], begin + _LANDED * DROP_SECONDS, DUST_SECONDS / 2)


def dust(
    place: RaisedPoint, shifts: Iterable[tuple[float, float]], begin: float, seconds: float = DUST_SECONDS
) -> list[Part]:
    """Return puffs of dust that rise one after the other, shifted by columns and rows from a point."""
    return [
        Part(_puff(place, shift), seconds, begin + 0.03 * number, late=False)
        for number, shift in enumerate(shifts)
    ]


def _puff(place: RaisedPoint, shift: tuple[float, float]) -> Figures:
    x, y, _ = place

    def figures(geometry: TableGeometry, share: float) -> list[Figure]:
        number = 1 + int(share * (DUSTS - 0.01))
        wide = 1 + 0.4 * share
        position = geometry.at((x + shift[0] * wide, y + shift[1], 0.15 * share))
        seen = progress(share, 0.0, 0.1) * (1.0 - share * share)
        return [Flight(f"dust_{number}", position, row_of(place), seen, growth=PUFF)]

    return figures
