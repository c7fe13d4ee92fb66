"""How to cut districts of a wanted size: the part, the bank to dig around it, the tiles needed."""

from collections import defaultdict, deque
from functools import lru_cache

from attrs import frozen

from mexica.games.mexica.ai.tiling import fewest_tiles
from mexica.games.mexica.rules.material import CALPULLI
from mexica.games.mexica.rules.spaces import (
    ISLAND,
    NEIGHBOURS,
    Space,
    SpaceSet,
    around,
    each,
    neighbouring_pairs,
    single,
    size,
    touching,
)

_LARGEST = max(CALPULLI)
_MOST_TILES = 8
_REMEMBERED = 16  # results of growing from each space
_SIGHT = 8  # steps: how far from its first space a part grows
_WORST = 1_000_000
_ALL_BUT = {space: ~single(space) for space in each(ISLAND)}  # to save negations in the innermost loop
Grown = tuple[tuple[int, "Cut"], ...]


@frozen
class Cut:
    """A part of a district that becomes a separate district once its bank is dug, with the fewest tiles."""

    part: SpaceSet
    bank: SpaceSet
    tiles: int


@lru_cache(maxsize=256)
def cuts(district: SpaceSet, closed: SpaceSet) -> dict[int, tuple[Cut, ...]]:
    """Return cuts by the size of the part, fewest tiles first.

    `closed` are the spaces of the district where no canal may be placed. Parts are grown from every space
    beside the water so that their banks stay short: this finds cheap cuts, but not all cuts.
    """
    found: dict[int, dict[SpaceSet, Cut]] = {wanted: {} for wanted in CALPULLI}
    for space in each(district & touching(~district)):
        near = _IN_SIGHT[space]
        for straight in (False, True):
            for wanted, cut in _grown(space, straight, district & near, closed & near):
                found[wanted][cut.part] = cut
    return {wanted: tuple(sorted(parts.values(), key=_order)) for wanted, parts in found.items()}


def _order(cut: Cut) -> tuple[int, int, SpaceSet]:
    return cut.tiles, size(cut.bank), cut.part


def _in_sight(space: Space) -> SpaceSet:
    seen = single(space)
    for _ in range(_SIGHT):
        seen |= around(seen) & ISLAND
    return seen


_IN_SIGHT = {space: _in_sight(space) for space in each(ISLAND)}
_EDGE_OF_SIGHT = {space: seen & around(ISLAND & ~seen) for space, seen in _IN_SIGHT.items()}


def forget() -> None:
    """Forget all cuts found so far, as at the start of the program."""
    cuts.cache_clear()
    _MEMORY.clear()


@frozen
class _Remembered:
    """The result of growing from a space, the spaces it depends on, which were land or closed."""

    looked_at: SpaceSet
    land: SpaceSet
    closed: SpaceSet
    grown: Grown


# by start and preference, the latest last: most changes of the board are elsewhere and change no result
_MEMORY: dict[tuple[Space, bool], deque[_Remembered]] = defaultdict(lambda: deque(maxlen=_REMEMBERED))


def _grown(start: Space, straight: bool, land: SpaceSet, closed: SpaceSet) -> Grown:
    """The cuts found while a part grows from this space, always by the space that keeps its bank shortest.

    `straight` prefers banks that doubles can cover. Closed spaces of the bank are taken first. Growth ends at
    the limit of sight, beyond which `land` has no spaces.
    """
    memory = _MEMORY[start, straight]
    for known in memory:
        if land & known.looked_at == known.land and closed & known.looked_at == known.closed:
            return known.grown
    grown, looked_at = grow(start, straight, land, closed)
    memory.append(_Remembered(looked_at, land & looked_at, closed & looked_at, grown))
    return grown


def grow(start: Space, straight: bool, land: SpaceSet, closed: SpaceSet) -> tuple[Grown, SpaceSet]:
    """Return the cuts found while a part grows (see `_grown`), and the spaces they depend on."""
    part = single(start)
    bank = NEIGHBOURS[start] & land
    edge = _EDGE_OF_SIGHT[start]
    found: list[tuple[int, Cut]] = []
    for grown in range(1, _LARGEST + 1):
        if grown in CALPULLI and not bank & closed:
            tiles = fewest_tiles(bank)
            if tiles <= _MOST_TILES:
                found.append((grown, Cut(part, bank, tiles)))
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
    best, best_bank, best_key = 0, 0, _WORST
    for space in each(rest):
        grown = (bank | NEIGHBOURS[space] & outside) & _ALL_BUT[space]
        key = 4 * size(grown) + 16 * size(grown & closed)
        if straight:
            key -= 2 * neighbouring_pairs(grown)
        if key < best_key:
            best, best_bank, best_key = single(space), grown, key
    return part | best, best_bank
