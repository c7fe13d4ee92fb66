"""Plants on the beach: sprites between land and lake, at the places in the manifest."""

from functools import cache

from attrs import frozen

from mexica.drawing.manifest import manifest
from mexica.games.mexica.rules.spaces import ISLAND, Space, column_and_row, each
from mexica.resources import resource

_REACH = 0.55  # cells beyond its edge in which a canal's mouth clears the beach
_LETTER = 0.2  # cells to each side of a column's middle that its letter above the grid covers


@frozen
class Growth:
    """A sprite, its shift in cells from the middle of a space, and the spaces whose canals clear it."""

    sprite: str
    space: Space
    shift: tuple[float, float]
    near: tuple[Space, ...]


@cache
def coast() -> tuple[Growth, ...]:
    """Return all plants on the beach, sprite by sprite, except those that would hide a column's letter."""
    sprites = manifest(resource("mexica"))["sprites"]
    named = ((name, place) for name in sorted(sprites) for place in sprites[name].get("places", ()))
    return tuple(_growth(name, *place) for name, place in named if not _hides_letter(*place))


def _hides_letter(column: float, row: float) -> bool:
    return row < 0 and abs(column % 1 - 0.5) < _LETTER


def _growth(sprite: str, column: float, row: float) -> Growth:
    away = {space: _away(space, column, row) for space in each(ISLAND)}
    space = min(away, key=lambda space: max(away[space]))
    x, y = column_and_row(space)
    near = tuple(other for other, distance in away.items() if max(distance) < 0.5 + _REACH)
    return Growth(sprite, space, (column - x - 0.5, row - y - 0.5), near)


def _away(space: Space, column: float, row: float) -> tuple[float, float]:
    x, y = column_and_row(space)
    return abs(column - x - 0.5), abs(row - y - 0.5)
