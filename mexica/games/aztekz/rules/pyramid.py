"""The pyramid: cards with the souls that lie on them, which cells are linked, and where a card fits (A1, A6).

Inside, a card is four bits at the number of its cell, so that a pyramid is small and quickly compared, and
what depends on the cards alone is remembered for many states.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Final

from attrs import frozen

from mexica.games.aztekz.rules.cells import (
    CELLS,
    DIRECTIONS,
    FIRST,
    INDEX,
    OPPOSITE,
    SIDE,
    Cell,
    neighbour,
)
from mexica.games.aztekz.rules.material import (
    COMPLETE,
    HELPERS,
    ROTATIONS,
    SHAPE_OF,
    SOULS,
    STEPS,
    Paths,
    Shape,
    Soul,
)

_BIT: Final = {direction: 1 << number for number, direction in enumerate(DIRECTIONS)}
_BITS: Final = {paths: sum(_BIT[direction] for direction in paths) for paths in SHAPE_OF}
_PATHS: Final = tuple(
    "".join(direction for direction in DIRECTIONS if bits & _BIT[direction]) for bits in range(16)
)
_BACK: Final = {_BIT[direction]: _BIT[OPPOSITE[direction]] for direction in DIRECTIONS}
# for the number of a cell: the bit of each direction with the number of the cell there
_AROUND: Final = tuple(
    tuple(
        (_BIT[direction], INDEX[neighbour(cell, direction)])
        for direction in DIRECTIONS
        if neighbour(cell, direction) in INDEX
    )
    for cell in CELLS
)
_KINDS: Final = len(SOULS)
_NO_SOULS: Final = bytes(_KINDS)
_SOME: Final = re.compile(rb"[^\0]")  # a number of souls that is not 0
_REMEMBERED: Final = 1 << 12  # pyramids


@frozen(cache_hash=True)
class Pyramid:
    """Cards and the souls that lie on them; a changed one is made anew."""

    _cards: bytes = bytes(len(CELLS))
    _souls: bytes = bytes(len(CELLS) * _KINDS)

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells with a card, row by row."""
        return _cells(self._cards)

    @property
    def complete(self) -> bool:
        """Whether 25 cards are visible (A1.4)."""
        return len(_cells(self._cards)) >= COMPLETE

    def paths(self, cell: Cell) -> Paths:
        """Return the paths of the card on this cell, empty if there is none."""
        number = INDEX.get(cell)
        return "" if number is None else _PATHS[self._cards[number]]

    def linked(self, cell: Cell) -> tuple[Cell, ...]:
        """Return the cells linked to this one, clockwise from the north; none without a card (A1.3)."""
        return _linked(self._cards).get(cell, ())

    def distances(self, cell: Cell) -> Mapping[Cell, int]:
        """Return how many steps it is from this cell to each that is joined to it, whoever stands between."""
        return _distances(self._cards, cell)

    def reach(self, cell: Cell) -> int:
        """Return how many cells are within a helper's steps of this one, whoever stands between (A4.4)."""
        return _reach(self._cards, cell)

    def lying(self, cell: Cell) -> tuple[tuple[Soul, int], ...]:
        """Return the souls that lie on this cell: each kind with its number, in the order of `SOULS`."""
        at = INDEX[cell] * _KINDS
        return _counted(self._souls[at : at + _KINDS])

    def has_souls(self, cell: Cell) -> bool:
        """Return whether souls lie on this cell."""
        at = INDEX[cell] * _KINDS
        return self._souls[at : at + _KINDS] != _NO_SOULS

    @property
    def all_lying(self) -> tuple[tuple[Cell, tuple[tuple[Soul, int], ...]], ...]:
        """The cells on which souls lie, each with what `lying` returns for it, row by row."""
        return _all_lying(self._souls)

    def of_kind(self, cell: Cell, soul: Soul) -> int:
        """Return how many souls of a kind lie on this cell."""
        return self._souls[INDEX[cell] * _KINDS + SOULS.index(soul)]

    def places(self, shape: Shape) -> tuple["Place", ...]:
        """Return where a card of this shape fits by A1.4 and A6.2, whoever stands there, row by row."""
        return _places(self._cards, shape)

    def is_within(self, cell: Cell) -> bool:
        """Return whether the pyramid, with any card in it, stays in five by five with this cell (A1.4)."""
        columns, rows = _room(self._cards)
        return cell[0] in columns and cell[1] in rows

    def links(self, cell: Cell, paths: Paths) -> tuple[Cell, ...]:
        """Return the cells that a card would be linked to if it lay on this cell (A1.3)."""
        number = INDEX[cell]
        return _near(number, _BITS[paths] & _toward(self._cards)[number])

    @property
    def parts(self) -> Mapping[Cell, int]:
        """To which part of the pyramid each cell belongs: those of one number are joined by linked cards."""
        return _parts_without(self._cards, None)

    def parts_without(self, cell: Cell) -> Mapping[Cell, int]:
        """Return the parts of the pyramid if the card on this cell were taken away."""
        return _parts_without(self._cards, cell)

    # --- changed ---

    def with_card(self, cell: Cell, paths: Paths) -> "Pyramid":
        """Return the pyramid with this card on the cell, in place of the one that lay there (A1.5)."""
        at = INDEX[cell]
        return Pyramid(self._cards[:at] + bytes((_BITS[paths],)) + self._cards[at + 1 :], self._souls)

    def with_souls(self, cell: Cell, soul: Soul, more: int) -> "Pyramid":
        """Return the pyramid with so many souls of a kind more on the cell, fewer if negative."""
        at = INDEX[cell] * _KINDS + SOULS.index(soul)
        changed = bytes((self._souls[at] + more,))
        return Pyramid(self._cards, self._souls[:at] + changed + self._souls[at + 1 :])

    def without_souls(self, cell: Cell) -> "Pyramid":
        """Return the pyramid with no soul on the cell."""
        at = INDEX[cell] * _KINDS
        return Pyramid(self._cards, self._souls[:at] + _NO_SOULS + self._souls[at + _KINDS :])


@frozen
class Place:
    """A cell where a card fits, and the ways to turn it that link it (A6.2).

    `covers` is whether it would lie on another card; `safe` are the ways that keep all links of that one.
    """

    cell: Cell
    ways: tuple[Paths, ...]
    covers: bool
    safe: frozenset[Paths]


def pyramid_of(cards: Mapping[Cell, Paths], souls: Iterable[tuple[Cell, Soul, int]] = ()) -> Pyramid:
    """Return the pyramid with these cards and so many souls of a kind on the cells."""
    pyramid = Pyramid()
    for cell, paths in cards.items():
        pyramid = pyramid.with_card(cell, paths)
    for cell, soul, many in souls:
        pyramid = pyramid.with_souls(cell, soul, many)
    return pyramid


@cache
def _counted(counts: bytes) -> tuple[tuple[Soul, int], ...]:
    return tuple((soul, many) for soul, many in zip(SOULS, counts, strict=True) if many)


@lru_cache(_REMEMBERED)
def _all_lying(souls: bytes) -> tuple[tuple[Cell, tuple[tuple[Soul, int], ...]], ...]:
    numbers = dict.fromkeys(found.start() // _KINDS for found in _SOME.finditer(souls))
    return tuple((CELLS[one], _counted(souls[one * _KINDS : (one + 1) * _KINDS])) for one in numbers)


@lru_cache(_REMEMBERED)
def _cells(cards: bytes) -> tuple[Cell, ...]:
    return tuple(cell for cell, bits in zip(CELLS, cards, strict=True) if bits)


@lru_cache(_REMEMBERED)
def _toward(cards: bytes) -> bytes:
    """For each cell the directions from which a path leads to it."""
    toward = bytearray(len(CELLS))
    for number, bits in enumerate(cards):
        if bits:
            for bit, next_to in _AROUND[number]:
                if bits & bit:
                    toward[next_to] |= _BACK[bit]
    return bytes(toward)


@lru_cache(_REMEMBERED)
def _linked(cards: bytes) -> dict[Cell, tuple[Cell, ...]]:
    toward = _toward(cards)
    return {CELLS[number]: _near(number, bits & toward[number]) for number, bits in enumerate(cards) if bits}


@cache
def _near(number: int, bits: int) -> tuple[Cell, ...]:
    """The cells next to this one in these directions."""
    return tuple(CELLS[next_to] for bit, next_to in _AROUND[number] if bits & bit)


@lru_cache(_REMEMBERED)
def _distances(cards: bytes, cell: Cell) -> dict[Cell, int]:
    linked, found, reached = _linked(cards), {cell: 0}, [cell]
    for at in reached:
        for other in linked[at]:
            if other not in found:
                found[other] = found[at] + 1
                reached.append(other)
    return found


@lru_cache(_REMEMBERED)
def _reach(cards: bytes, cell: Cell) -> int:
    return sum(1 for steps in _distances(cards, cell).values() if steps <= STEPS[HELPERS[0]])


@lru_cache(_REMEMBERED)
def _room(cards: bytes) -> tuple[range, range]:
    """The columns and the rows in which a card may lie (A1.4)."""
    columns, rows = zip(*_cells(cards), strict=True)
    return (
        range(max(columns) - SIDE + 1, min(columns) + SIDE),
        range(max(rows) - SIDE + 1, min(rows) + SIDE),
    )


@lru_cache(_REMEMBERED)
def _places(cards: bytes, shape: Shape) -> tuple[Place, ...]:
    if not any(cards):  # the first card lies anywhere, and cells are counted from it (A1.1, A3.2)
        return (Place(FIRST, ROTATIONS[shape], covers=False, safe=frozenset(ROTATIONS[shape])),)
    columns, rows = _room(cards)
    toward, found = _toward(cards), []
    for cell in [(column, row) for row in rows for column in columns]:
        number = INDEX[cell]
        ways, safe = _ways(shape, toward[number], cards[number] & toward[number])
        if ways:
            found.append(Place(cell, ways, bool(cards[number]), safe))
    return tuple(found)


@cache
def _ways(shape: Shape, toward: int, kept: int) -> tuple[tuple[Paths, ...], frozenset[Paths]]:
    """How a card of this shape can lie linked to one of these directions, and which ways keep all `kept`."""
    ways = tuple(paths for paths in ROTATIONS[shape] if _BITS[paths] & toward)
    return ways, frozenset(paths for paths in ways if not kept & ~_BITS[paths])


@lru_cache(_REMEMBERED)
def _parts_without(cards: bytes, cell: Cell | None) -> dict[Cell, int]:
    linked, parts = _linked(cards), dict[Cell, int]()
    for begin in linked:
        if begin in parts or begin == cell:
            continue
        parts[begin], reached = len(parts), [begin]
        for at in reached:
            for other in linked[at]:
                if other not in parts and other != cell:
                    parts[other] = parts[begin]
                    reached.append(other)
    return parts
