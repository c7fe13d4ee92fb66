"""Settles what the last canal tiles can still cut off, by trying every way to place them (R12.2)."""

from collections.abc import Sequence
from typing import Final

from mexica.games.mexica.rules.foundable_parts import DistrictToCut
from mexica.games.mexica.rules.living_tokens import FoundablePart
from mexica.games.mexica.rules.spaces import (
    SpaceSet,
    around,
    before,
    each,
    flood,
    only_first,
    pieces,
    single,
    size,
    touching,
)

FEW_TILES: Final = 2  # for these there are at most some 60,000 ways, on an island without canals


def part_by_every_way(district: DistrictToCut, wanted: int) -> FoundablePart | None:
    """Return a part of this size with room that the tiles can cut off, None if there is none.

    Exact for any number of tiles, and quick for at most `FEW_TILES`.
    """
    diggable, placements = district.diggable, [single(space) for space in each(district.diggable)]
    for space in each(diggable):
        one = single(space)
        placements += [one | single(other) for other in each(around(one) & before(space) & diggable)]
    return _part(district, wanted, placements)


def _part(district: DistrictToCut, wanted: int, placements: Sequence[SpaceSet]) -> FoundablePart | None:
    """The same, with tiles on these placements only and in their order."""
    if size(district.land) == wanted:
        return district.foundable(district.land, bank=0)
    if size(district.land) < wanted or not district.tiles_cover:
        return None
    tiles = district.singles, district.doubles
    for number, tile in enumerate(placements, start=1):
        is_double = size(tile) - 1
        if tiles[is_double] and not tile & ~district.diggable:
            for piece in _pieces(district.land, tile):
                found = _part(_piece(district, piece, is_double), wanted, placements[number:])
                if found:
                    ones, twos = found.singles + 1 - is_double, found.doubles + is_double
                    return FoundablePart(found.part, found.free | tile, ones, twos)
    return None


def _piece(district: DistrictToCut, piece: SpaceSet, is_double: int) -> DistrictToCut:
    """This piece of the district, with the tiles left after a single or a double."""
    singles, doubles = district.singles - 1 + is_double, district.doubles - is_double
    return DistrictToCut(piece, district.temples & piece, singles, doubles)


def _pieces(land: SpaceSet, tile: SpaceSet) -> tuple[SpaceSet, ...]:
    """The pieces of joined land that are left around a tile."""
    left = land & ~tile
    edge = around(tile) & left
    if edge and not edge & ~flood(only_first(edge), touching(tile) & left):
        return (left,)  # what shares an edge with the tile is joined, hence all is
    return pieces(left)
