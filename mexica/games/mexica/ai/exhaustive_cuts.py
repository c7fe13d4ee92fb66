"""Every way to cut a district of one size off another, for the end of a period when few ways are left."""

from functools import lru_cache
from typing import Final

from mexica.games.mexica.ai.cuts import Cut
from mexica.games.mexica.ai.tiling import fewest_tiles
from mexica.games.mexica.rules.part_search import PartSearch
from mexica.games.mexica.rules.spaces import SpaceSet, size

_NODES: Final = 3000  # after which the search returns what it has found
_LARGEST: Final = 45  # spaces; larger districts are not searched


@lru_cache(maxsize=64)
def all_cuts(district: SpaceSet, closed: SpaceSet, wanted: int) -> tuple[Cut, ...]:
    """Return the cuts whose part has the wanted size, fewest tiles first.

    `closed` are the spaces where no canal may be placed. For large districts nothing is returned; `cuts.cuts`
    finds some of their cuts.
    """
    if size(district) > _LARGEST:
        return ()
    found: list[Cut] = []

    def collect(part: SpaceSet, bank: SpaceSet) -> bool:
        found.append(Cut(part, bank, fewest_tiles(bank)))
        return False

    PartSearch(district, district & ~closed, wanted, longest_bank=size(district), nodes=_NODES).find(collect)
    return tuple(sorted(found, key=lambda cut: (cut.tiles, cut.part)))
