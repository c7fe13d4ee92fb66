"""The spaces of the board (R1): their names, numbers and neighbours, and sets of them.

A space is an int and a set of spaces is an int with one bit per space, so that a district is
found by a handful of shifts. Numbers run column by column, hence ascending numbers are also the order
that people expect: column letter first, then row number.

Outside this file use `|`, `&` and `& ~` for union, intersection and difference; the empty set is 0 and false.
Every other operation on a set has a function here, so that no other file shifts or masks.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

Space = int
SpaceSet = int

COLUMNS = "ABCDEFGHIJKLMNOPQRSTU"
ROWS = range(1, 15)

# R1.1; `=` is the land that the first canal covers (R2.4).
DRAWING = (
    "~.~~~.....~~~~~~~~~~~",
    "~...........~~~~~~~~~",
    "............~~~~~~~~~",
    "..............~~~~~~~",
    "~...............~~~~~",
    "~......P......=...~..",
    "~.....PPP.....=......",
    "~......P......=......",
    "~~............=.....~",
    "~................~~~~",
    "...............~~~~~~",
    ".............~~~~~~~~",
    "...........~~~~~~~~~~",
    "~~....~~..~~~~~~~~~~~",
)

# Each column takes 16 numbers: one unused row above and one below keep shifts from wrapping.
_STRIDE = 16


def _number(column: int, row: int) -> Space:
    return (column + 1) * _STRIDE + row


_NAMES = {_number(c, r): f"{letter}{r}" for c, letter in enumerate(COLUMNS) for r in ROWS}
_NUMBERS = {name: space for space, name in _NAMES.items()}


def name(space: Space) -> str:
    """Return the name of a space, such as `"G7"` (R1.1)."""
    return _NAMES[space]


def named(text: str) -> Space:
    """Return the space with this name; KeyError if the drawing of R1.1 has none."""
    return _NUMBERS[text]


def is_space(value: object) -> bool:
    """Say whether this is the number of a space of the drawing of R1.1."""
    return type(value) is int and value in _NAMES


def column_and_row(space: Space) -> tuple[int, int]:
    """Return the column (0-20, west to east) and the row (0-13, north to south) of a space."""
    return space // _STRIDE - 1, space % _STRIDE - 1


def space_at(column: int, row: int) -> Space | None:
    """Return the space in this column and row (both counted from 0), None outside the drawing."""
    if 0 <= column < len(COLUMNS) and 0 <= row < len(ROWS):
        return _number(column, row + 1)
    return None


def set_of(spaces: Iterable[Space]) -> SpaceSet:
    """Return the set that holds exactly these spaces."""
    together = 0
    for space in spaces:
        together |= 1 << space
    return together


def each(spaces: SpaceSet) -> Iterator[Space]:
    """Yield the spaces of a set by column letter, then row number."""
    while spaces:
        lowest = spaces & -spaces
        yield lowest.bit_length() - 1
        spaces ^= lowest


def each_alone(spaces: SpaceSet) -> Iterator[SpaceSet]:
    """Yield a set of its own for each space of a set, in the same order."""
    while spaces:
        alone = spaces & -spaces
        yield alone
        spaces ^= alone


size: Final[Callable[[SpaceSet], int]] = int.bit_count
"""Return how many spaces a set holds."""

_SINGLES = [1 << space for space in range((len(COLUMNS) + 2) * _STRIDE)]
single: Final[Callable[[Space], SpaceSet]] = _SINGLES.__getitem__
"""Return the set that holds only this space."""


def holds(spaces: SpaceSet, space: Space) -> bool:
    """Return whether a set holds this space."""
    return spaces & _SINGLES[space] != 0


def first(spaces: SpaceSet) -> Space:
    """Return the first space of a set that is not empty."""
    return (spaces & -spaces).bit_length() - 1


def last(spaces: SpaceSet) -> Space:
    """Return the last space of a set that is not empty."""
    return spaces.bit_length() - 1


def only_first(spaces: SpaceSet) -> SpaceSet:
    """Return the set of only the first space of a set; the empty set if the set is empty."""
    return spaces & -spaces


def only_last(spaces: SpaceSet) -> SpaceSet:
    """Return the set of only the last space of a set; the empty set if the set is empty."""
    return 1 << spaces.bit_length() - 1 if spaces else 0


def before(space: Space) -> SpaceSet:
    """Return the spaces that come before this one by column letter, then row number."""
    return (1 << space) - 1


def beside_ns(spaces: SpaceSet) -> SpaceSet:
    """Return the spaces directly north and south of these."""
    return spaces << 1 | spaces >> 1


def beside_ew(spaces: SpaceSet) -> SpaceSet:
    """Return the spaces directly east and west of these."""
    return spaces << _STRIDE | spaces >> _STRIDE


def between_ns(spaces: SpaceSet) -> SpaceSet:
    """Return the spaces that have one of these both to their north and to their south."""
    return spaces << 1 & spaces >> 1


def between_ew(spaces: SpaceSet) -> SpaceSet:
    """Return the spaces that have one of these both to their east and to their west."""
    return spaces << _STRIDE & spaces >> _STRIDE


def neighbouring_pairs(spaces: SpaceSet) -> int:
    """Return how many pairs of these spaces share an edge."""
    return (spaces & spaces << 1).bit_count() + (spaces & spaces << _STRIDE).bit_count()


def least_beside(spaces: SpaceSet, others: SpaceSet) -> SpaceSet:
    """Return those of some spaces that share an edge with the fewest of some others."""
    north, south, west, east = others << 1, others >> 1, others << _STRIDE, others >> _STRIDE
    ns, ew = north | south, west | east
    if found := spaces & ~(ns | ew):
        return found
    both_ns, both_ew = north & south, west & east
    if found := spaces & ~(both_ns | both_ew | ns & ew):
        return found
    return spaces & ~(both_ns & ew | both_ew & ns) or spaces & ~(both_ns & both_ew) or spaces


def shifted(spaces: SpaceSet, step: int) -> SpaceSet:
    """Return the spaces one step from these: NORTH, EAST, SOUTH or WEST."""
    return spaces << step if step > 0 else spaces >> -step


def around(spaces: SpaceSet) -> SpaceSet:
    """Return the spaces that share an edge with one of these, excluding these themselves."""
    return (spaces << 1 | spaces >> 1 | spaces << _STRIDE | spaces >> _STRIDE) & ~spaces


def touching(spaces: SpaceSet) -> SpaceSet:
    """Return these spaces and all that share an edge or a corner with one of them."""
    column = spaces | spaces << 1 | spaces >> 1
    return column | column << _STRIDE | column >> _STRIDE


def flood(start: SpaceSet, within: SpaceSet) -> SpaceSet:
    """Return the spaces connected edge to edge with `start` inside `within` (R1.4)."""
    reached = start & within
    while True:
        grown = (reached | reached << 1 | reached >> 1 | reached << _STRIDE | reached >> _STRIDE) & within
        if grown == reached:
            return reached
        reached = grown


def pieces(within: SpaceSet) -> tuple[SpaceSet, ...]:
    """Return the maximal connected pieces of a set, ordered by their first spaces (R1.4)."""
    found = []
    while within:
        piece = flood(within & -within, within)
        found.append(piece)
        within ^= piece
    return tuple(found)


def _marked(glyphs: str) -> SpaceSet:
    return set_of(
        _number(c, r)
        for r, line in zip(ROWS, DRAWING, strict=True)
        for c, glyph in enumerate(line)
        if glyph in glyphs
    )


ISLAND: SpaceSet = _marked(".P=")
FIRST_CANAL: SpaceSet = _marked("=")
PALACE: SpaceSet = _marked("P")
EMBLEM: Space = named("H7")
START_SPACES: SpaceSet = PALACE & ~single(EMBLEM)
# The drawing with a rim of one space, which connects all of the lake (R1.1).
LAKE: SpaceSet = set_of(c * _STRIDE + r for c in range(23) for r in range(_STRIDE)) & ~ISLAND
COAST: SpaceSet = ISLAND & around(LAKE)

NORTH, EAST, SOUTH, WEST = -1, _STRIDE, 1, -_STRIDE
NEIGHBOURS: dict[Space, SpaceSet] = {space: around(single(space)) & ISLAND for space in each(ISLAND)}


def drawn(spaces: SpaceSet) -> str:
    """Return a drawing of a set for tests: `#` its spaces, `.` other land, `~` the rest of the lake."""
    lines = ["    " + COLUMNS]
    for row in ROWS:
        numbers = [_number(column, row) for column in range(len(COLUMNS))]
        glyphs = ("#" if holds(spaces, n) else "." if holds(ISLAND, n) else "~" for n in numbers)
        lines.append(f"{row:2}  " + "".join(glyphs))
    return "\n".join(lines)


def distance(a: Space, b: Space) -> int:
    """Return the orthogonal steps between two spaces: columns apart plus rows apart (R2.7)."""
    return abs(a // _STRIDE - b // _STRIDE) + abs(a % _STRIDE - b % _STRIDE)
