"""How districts of a wanted size can be cut: the part, the bank to dig around it, the tiles for that."""

from collections import defaultdict, deque
from functools import lru_cache

from attrs import frozen

from mexica.games.mexica.rules.actions import PlaceCanal
from mexica.games.mexica.rules.material import CALPULLI
from mexica.games.mexica.rules.spaces import (
    EAST,
    ISLAND,
    NEIGHBOURS,
    SOUTH,
    Space,
    SpaceSet,
    around,
    each,
    first,
    touching,
)

_LARGEST = max(CALPULLI)
_MOST_TILES = 8
_REMEMBERED = 16  # ways in which growth from a space has gone
_SIGHT = 8  # steps from its first space within which a part is grown
Grown = tuple[tuple[int, "Cut"], ...]


@frozen
class Cut:
    """A part of a district that becomes a district of its own once its bank is dug, with the fewest tiles."""

    part: SpaceSet
    bank: SpaceSet
    tiles: int


@lru_cache(maxsize=256)
def cuts(district: SpaceSet, closed: SpaceSet) -> dict[int, tuple[Cut, ...]]:
    """Return cuts by the size of the part, those with the fewest tiles first.

    `closed` are the spaces of the district where no canal may lie. Parts are grown from every space by the
    water so that their banks stay short, which finds the cheap cuts, not all cuts.
    """
    found: dict[int, dict[SpaceSet, Cut]] = {size: {} for size in CALPULLI}
    for space in each(district & touching(~district)):
        near = _IN_SIGHT[space]
        for straight in (False, True):
            for size, cut in _grown(space, straight, district & near, closed & near):
                found[size][cut.part] = cut
    return {size: tuple(sorted(parts.values(), key=_order)) for size, parts in found.items()}


def _order(cut: Cut) -> tuple[int, int, SpaceSet]:
    return cut.tiles, cut.bank.bit_count(), cut.part


def _in_sight(space: Space) -> SpaceSet:
    seen = 1 << space
    for _ in range(_SIGHT):
        seen |= around(seen) & ISLAND
    return seen


_IN_SIGHT = {space: _in_sight(space) for space in each(ISLAND)}
_EDGE_OF_SIGHT = {space: seen & around(ISLAND & ~seen) for space, seen in _IN_SIGHT.items()}


@frozen
class _Remembered:
    """What grew from a space, the spaces it depended on, and which of them were land and closed then."""

    looked_at: SpaceSet
    land: SpaceSet
    closed: SpaceSet
    grown: Grown


# by where and how growth began, the latest last; canals and temples elsewhere leave it as it was
_MEMORY: dict[tuple[Space, bool], deque[_Remembered]] = defaultdict(lambda: deque(maxlen=_REMEMBERED))


def _grown(start: Space, straight: bool, land: SpaceSet, closed: SpaceSet) -> Grown:
    """The cuts met while a part grows from this space, always by what keeps its bank shortest.

    `straight` prefers banks that doubles can cover. Closed spaces of the bank are taken in first. Growth ends
    at the edge of sight, beyond which `land` is cut off.
    """
    memory = _MEMORY[start, straight]
    for known in memory:
        if land & known.looked_at == known.land and closed & known.looked_at == known.closed:
            return known.grown
    grown, looked_at = _grow(start, straight, land, closed)
    memory.append(_Remembered(looked_at, land & looked_at, closed & looked_at, grown))
    return grown


def _grow(start: Space, straight: bool, land: SpaceSet, closed: SpaceSet) -> tuple[Grown, SpaceSet]:
    """The cuts, and the spaces that they depend on."""
    part = 1 << start
    bank = NEIGHBOURS[start] & land
    edge = _EDGE_OF_SIGHT[start]
    found: list[tuple[int, Cut]] = []
    for size in range(1, _LARGEST + 1):
        if size in CALPULLI and not bank & closed:
            tiles = fewest_tiles(bank)
            if tiles <= _MOST_TILES:
                found.append((size, Cut(part, bank, tiles)))
        if not bank:
            break
        part, bank = _one_more(part, bank, land, closed, straight)
        if part & edge:
            break
    seen = part | bank
    return tuple(found), seen | around(seen)


def _one_more(
    part: SpaceSet, bank: SpaceSet, land: SpaceSet, closed: SpaceSet, straight: bool
) -> tuple[SpaceSet, SpaceSet]:
    outside = land & ~part
    rest = bank & closed or bank
    best, best_bank, best_key = 0, 0, 1 << 30
    while rest:
        space = rest & -rest
        rest ^= space
        grown = (bank | NEIGHBOURS[space.bit_length() - 1] & outside) & ~space
        key = 4 * grown.bit_count() + 16 * (grown & closed).bit_count()
        if straight:
            key -= 2 * ((grown & grown << SOUTH).bit_count() + (grown & grown << EAST).bit_count())
        if key < best_key:
            best, best_bank, best_key = space, grown, key
    return part | best, best_bank


@lru_cache(maxsize=8192)
def fewest_tiles(bank: SpaceSet) -> int:
    """Return the fewest tiles that cover these spaces, doubles being free to reach beyond them."""
    return bank.bit_count() - len(_pairs(bank))


def _pairs(bank: SpaceSet) -> tuple[SpaceSet, ...]:
    """As many pairs of neighbouring spaces as can be had at once."""
    if not bank:
        return ()
    # Some best choice pairs any space that has a neighbour at all, hence the one with the fewest.
    space = min(each(bank), key=lambda space: (NEIGHBOURS[space] & bank).bit_count())
    rest = bank & ~(1 << space)
    beside = NEIGHBOURS[space] & rest
    if not beside:
        return _pairs(rest)
    paired = ((1 << space | 1 << other, *_pairs(rest & ~(1 << other))) for other in each(beside))
    return max(paired, key=len)


@lru_cache(maxsize=8192)
def tiles_for(cut: Cut, beyond: SpaceSet, singles: int, doubles: int) -> tuple[PlaceCanal, ...] | None:
    """Return the canals that dig the bank with the fewest tiles, None if those left cannot.

    `beyond` are the spaces outside the part and its bank that the second half of a double may cover.
    """
    for tiles in range(cut.tiles, cut.bank.bit_count() + 1):
        if (canals := _cover(cut.bank, beyond, tiles, singles, doubles)) is not None:
            return canals
    return None


def _cover(
    bank: SpaceSet, beyond: SpaceSet, tiles: int, singles: int, doubles: int
) -> tuple[PlaceCanal, ...] | None:
    """At most so many tiles that cover all of the bank, and otherwise only spaces of `beyond`."""
    if not bank:
        return ()
    if 2 * tiles < bank.bit_count():
        return None
    space = first(bank)
    rest = bank & ~(1 << space)
    beside = NEIGHBOURS[space]
    choices: list[tuple[tuple[Space, ...], SpaceSet, SpaceSet]]
    choices = [((space, other), rest & ~(1 << other), beyond) for other in each(beside & rest)]
    choices.append(((space,), rest, beyond))
    choices += [((space, other), rest, beyond & ~(1 << other)) for other in each(beside & beyond)]
    for spaces, left, open_spaces in choices:
        single = len(spaces) == 1
        if not (singles if single else doubles):
            continue
        covered = _cover(left, open_spaces, tiles - 1, singles - single, doubles - (not single))
        if covered is not None:
            return (PlaceCanal(spaces), *covered)
    return None
