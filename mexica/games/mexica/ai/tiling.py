"""How to cover spaces with the fewest canal tiles, singles and doubles."""

from functools import lru_cache

from mexica.games.mexica.rules.actions import PlaceCanal
from mexica.games.mexica.rules.spaces import NEIGHBOURS, Space, SpaceSet, each, first, single, size


@lru_cache(maxsize=8192)
def fewest_tiles(bank: SpaceSet) -> int:
    """Return the smallest number of tiles that cover these spaces; doubles may reach beyond them."""
    return size(bank) - len(_pairs(bank))


def _pairs(bank: SpaceSet) -> tuple[SpaceSet, ...]:
    """A largest set of pairs of neighbouring spaces that have no space in common."""
    if not bank:
        return ()
    # Every space that has a neighbour is paired in some largest set, so start with the one with the fewest.
    space = min(each(bank), key=lambda space: size(NEIGHBOURS[space] & bank))
    rest = bank & ~single(space)
    beside = NEIGHBOURS[space] & rest
    if not beside:
        return _pairs(rest)
    paired = ((single(space) | single(other), *_pairs(rest & ~single(other))) for other in each(beside))
    return max(paired, key=len)


@lru_cache(maxsize=8192)
def canals_over(
    bank: SpaceSet, beyond: SpaceSet, singles: int, doubles: int
) -> tuple[PlaceCanal, ...] | None:
    """Return the canals that cover these spaces with the fewest tiles, None if the remaining tiles cannot.

    `beyond` are the other spaces that the second half of a double may cover.
    """
    for tiles in range(fewest_tiles(bank), size(bank) + 1):
        if (canals := _cover(bank, beyond, tiles, singles, doubles)) is not None:
            return canals
    return None


def _cover(
    bank: SpaceSet, beyond: SpaceSet, tiles: int, singles: int, doubles: int
) -> tuple[PlaceCanal, ...] | None:
    """At most `tiles` tiles that cover all of the bank, and otherwise only spaces of `beyond`."""
    if not bank:
        return ()
    if 2 * tiles < size(bank):
        return None
    space = first(bank)
    rest = bank & ~single(space)
    beside = NEIGHBOURS[space]
    ways: list[tuple[tuple[Space, ...], SpaceSet, SpaceSet]]
    ways = [((space, other), rest & ~single(other), beyond) for other in each(beside & rest)]
    ways.append(((space,), rest, beyond))
    ways += [((space, other), rest, beyond & ~single(other)) for other in each(beside & beyond)]
    for spaces, left, open_spaces in ways:
        is_single = len(spaces) == 1
        if not (singles if is_single else doubles):
            continue
        covered = _cover(left, open_spaces, tiles - 1, singles - is_single, doubles - (not is_single))
        if covered is not None:
            return (PlaceCanal(spaces), *covered)
    return None
