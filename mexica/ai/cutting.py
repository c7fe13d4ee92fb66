"""How districts of a wanted size can be cut: the part, the bank to dig around it, the tiles for that."""

from functools import lru_cache

from attrs import frozen

from mexica.rules.actions import PlaceCanal
from mexica.rules.material import CALPULLI
from mexica.rules.spaces import NEIGHBOURS, SpaceSet, around, each, first

_LARGEST = max(CALPULLI)
MOST_TILES = 8


@frozen
class Cut:
    """A part of a district that becomes a district of its own once its bank is dug, with the fewest tiles."""

    part: SpaceSet
    bank: SpaceSet
    tiles: int


@lru_cache(maxsize=512)
def cuts(district: SpaceSet, closed: SpaceSet) -> dict[int, tuple[Cut, ...]]:
    """Return cuts by the size of the part, those with the fewest tiles first.

    `closed` are the spaces of the district where no canal may lie. Parts are grown from every space so
    that their banks stay short, which finds the cheap cuts, not all cuts.
    """
    found: dict[int, dict[SpaceSet, Cut]] = {size: {} for size in CALPULLI}
    for space in each(district):
        for straight in (False, True):
            _grow(district, closed, 1 << space, straight, found)
    return {size: tuple(sorted(parts.values(), key=_order)) for size, parts in found.items()}


def _order(cut: Cut) -> tuple[int, int, SpaceSet]:
    return cut.tiles, cut.bank.bit_count(), cut.part


def _grow(
    district: SpaceSet,
    closed: SpaceSet,
    part: SpaceSet,
    straight: bool,
    found: dict[int, dict[SpaceSet, Cut]],
) -> None:
    bank = around(part) & district
    size = 1
    while size <= _LARGEST:
        if size in found and part not in found[size] and not bank & closed:
            tiles = _fewest_tiles(bank)
            if tiles <= MOST_TILES:
                found[size][part] = Cut(part, bank, tiles)
        if not bank:
            return
        outside = district & ~part
        best, best_key = 0, 1 << 30
        for space in each(bank & closed or bank):
            grown = (bank | NEIGHBOURS[space] & outside) & ~(1 << space)
            key = 4 * grown.bit_count() + 16 * (grown & closed).bit_count()
            if straight:
                key -= 2 * ((grown & grown << 1).bit_count() + (grown & grown << 16).bit_count())
            if key < best_key:
                best, best_key = space, key
        part |= 1 << best
        bank = (bank | NEIGHBOURS[best] & outside) & ~(1 << best)
        size += 1


@lru_cache(maxsize=65536)
def _fewest_tiles(bank: SpaceSet) -> int:
    """The fewest tiles that cover these spaces, doubles being free to reach beyond them."""
    return bank.bit_count() - len(_pairs(bank))


def _pairs(bank: SpaceSet) -> tuple[SpaceSet, ...]:
    """As many pairs of neighbouring spaces as can be had at once."""
    if not bank:
        return ()
    space = first(bank)
    rest = bank & ~(1 << space)
    best: tuple[SpaceSet, ...] = ()
    beside = NEIGHBOURS[space] & rest
    for partner in each(beside):
        tried = (1 << space | 1 << partner, *_pairs(rest & ~(1 << partner)))
        if len(tried) > len(best):
            best = tried
        if (NEIGHBOURS[partner] & rest) == 0:
            return best
    if not beside or beside.bit_count() > 1 or len(best) * 2 < bank.bit_count():
        tried = _pairs(rest)
        if len(tried) > len(best):
            best = tried
    return best


@lru_cache(maxsize=65536)
def tiles_for(cut: Cut, beyond: SpaceSet, singles: int, doubles: int) -> tuple[PlaceCanal, ...] | None:
    """Return the canals that dig the bank with the fewest tiles, None if they run out.

    `beyond` are spaces outside the part and its bank that the second half of a double may cover.
    """
    pairs = _pairs(cut.bank)
    canals = [PlaceCanal(tuple(each(pair))) for pair in pairs]
    alone = cut.bank
    for pair in pairs:
        alone &= ~pair
    for space in each(alone):
        if singles:
            singles -= 1
            canals.append(PlaceCanal((space,)))
            continue
        partners = NEIGHBOURS[space] & beyond
        if not partners:
            return None
        partner = first(partners)
        beyond &= ~(1 << partner)
        canals.append(PlaceCanal((space, partner)))
    used = sum(len(canal.spaces) > 1 for canal in canals)
    return tuple(canals) if used <= doubles else None
