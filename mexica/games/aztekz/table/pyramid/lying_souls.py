"""Where souls lie on a card, and what heroes to the south leave to be seen of them."""

from collections.abc import Iterator, Sequence
from typing import Final

from pygame import Rect

from mexica.games.aztekz.rules.cells import Cell, neighbour
from mexica.games.aztekz.rules.material import CHIEF
from mexica.games.aztekz.table.pyramid.field import Field
from mexica.games.aztekz.table.pyramid.seen_pyramid import SeenPyramid

Point = tuple[float, float]
LyingSouls = tuple[str, int, Point, float]

_BEFORE_HEROES: Final = 0.23  # of a cell that souls lie further south where heroes stand
_BEFORE_MANY: Final = 0.31  # likewise, of three or four
_FURTHER: Final = (0.06, 0.03)  # likewise, two rows of souls, before few heroes and before many
_APART: Final = 0.26  # of a cell's width between two kinds: beside the head of a hero south of them too
_BESIDE_ALONE: Final = ((-0.26,), (-0.26, 0.26), (-0.41, -0.23, 0.23))
"""Where one, two or three kinds lie instead, in cells to the right, beside the head of a hero alone."""
_BESIDE_FIRST: Final = ((0.12,), (0.12, 0.37), (0.07, 0.24, 0.41))
"""Likewise, beside that of a chief with helpers, who stands west of them."""
_THREE_BESIDE: Final = 0.7  # likewise, the size of three kinds
ROW: Final = 3  # kinds side by side
_MANY: Final = 3  # heroes
_ROWS_APART: Final = 0.32  # of a cell's height, where they are not smaller
_SMALLER: Final = 0.85  # the size of souls of many kinds
_BESIDE: Final = (0.70, 0.62)  # likewise, before few heroes and before many
STACKED: Final = 3  # masks seen of a pile at most
_MASK: Final = 0.24  # of a cell's width: a soul of its usual size
_ON_PLAQUE: Final = 0.15  # of a cell that souls on a plaque lie south of its middle
_PLAQUE: Final = ((0.7, 0.24), (0.56, 0.155))  # the size of few and many kinds there, and how far apart
_AROUND: Final = 0.025  # of a cell's width, the plaque around its souls, and more at the right for a number


def spot(table: SeenPyramid, cell: Cell, field: Field, right: float, up: float) -> Point:
    """Return the pixel of a place on a card, in cells to the right and to the north of its middle."""
    x, y = field.floor(cell, cell in table.covering)
    return x + right * field.size[0], y - up * field.size[1]


def in_crowd(table: SeenPyramid, cell: Cell) -> bool:
    """Whether heroes stand on a card, and so many to the south of it that heads are everywhere between them.

    The souls that lie there are on a plaque before the heroes.
    """
    return table.kept(("crowd", cell), None, lambda: _in_crowd(table, cell))


def _in_crowd(table: SeenPyramid, cell: Cell) -> bool:
    south = table.on(neighbour(cell, "s"))
    chiefs = sum(hero.name == CHIEF for hero in south)
    return bool(table.on(cell)) and len(south) > 1 and (len(south), chiefs) != (2, 1)


def stacked(table: SeenPyramid, cell: Cell, count: int) -> int:
    """Return how many masks are seen of so many souls of a kind: a single one on a plaque."""
    return min(count, 1 if in_crowd(table, cell) else STACKED)


def plaque(table: SeenPyramid, cell: Cell, field: Field) -> Rect:
    """Return the plaque for the souls between a crowd, in pixels."""
    wide = field.size[0]
    found = [(*at, _MASK * share * wide) for _kind, _count, at, share in souls_on(table, cell, field)]
    left, right = found[0][0] - found[0][2] / 2, found[-1][0] + found[-1][2] / 2
    high, around = found[0][2], _AROUND * wide
    area = Rect(0, 0, round(right - left + 4 * around), round(high + 2 * around))
    area.center = round((left + right) / 2 + around), round(found[0][1] - 0.02 * wide)
    return area


def souls_on(table: SeenPyramid, cell: Cell, field: Field) -> Sequence[LyingSouls]:
    """Return the souls that lie on a card: kind, number, where, and the share of their usual size."""
    return table.kept(("souls", cell), field, lambda: list(_souls_on(table, cell, field)))


def _souls_on(table: SeenPyramid, cell: Cell, field: Field) -> Iterator[LyingSouls]:
    """Place the souls of a card.

    More than three kinds lie in two rows, smaller, and smaller still in front of heroes. There the
    head of a chief on the next card to the south, or what a helper alone there carries, would hide
    some, so they lie beside it.
    """
    kinds = table.lying.get(cell, ())
    if in_crowd(table, cell):
        share, apart = _PLAQUE[len(kinds) > ROW]
        for number, (kind, count) in enumerate(kinds):
            right = (number - (len(kinds) - 1) / 2) * apart
            yield kind, count, spot(table, cell, field, right, -_ON_PLAQUE), share
        return
    crowded, heroes = len(kinds) > ROW, len(table.on(cell))
    many = heroes >= _MANY
    half = (len(kinds) + 1) // 2 if crowded else len(kinds)
    rows = [row for row in (kinds[:half], kinds[half:]) if row]
    south = (_BEFORE_MANY if many else _BEFORE_HEROES) if heroes else 0.0
    south += _FURTHER[many] if heroes and crowded else 0.0
    share = (_BESIDE[many] if heroes else _SMALLER) if crowded else 1.0
    beside = _beside_head(table, cell) if heroes else None
    share = min(share, _THREE_BESIDE) if beside and half == ROW else share
    for number, row in enumerate(rows):
        down = south + (number - (len(rows) - 1) / 2) * _ROWS_APART * share
        columns = beside[len(row) - 1] if beside else _columns(len(row))
        for (kind, count), right in zip(row, columns, strict=True):
            yield kind, count, spot(table, cell, field, right, -down), share


def _columns(kinds: int) -> tuple[float, ...]:
    """Return where so many kinds lie in a row, in cells to the right."""
    return tuple((place - (kinds - 1) / 2) * _APART for place in range(kinds))


def _beside_head(table: SeenPyramid, cell: Cell) -> tuple[tuple[float, ...], ...] | None:
    """Return where kinds lie beside a head on the card to the south, None if none is in their way."""
    heroes = table.on(neighbour(cell, "s"))
    chiefs = [hero for hero in heroes if hero.name == CHIEF]
    if len(heroes) == 1 and (chiefs or heroes[0].souls):
        return _BESIDE_ALONE
    return _BESIDE_FIRST if (len(heroes), len(chiefs)) == (2, 1) else None
