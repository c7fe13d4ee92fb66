"""Every way to cut a district of one size off another, for the end of a period when few ways are left."""

from functools import lru_cache

from mexica.games.mexica.ai.cuts import Cut, fewest_tiles
from mexica.games.mexica.rules.spaces import SpaceSet, around, each, flood, size

_NODES = 3000  # of the search; what is found until then is returned
_LARGEST = 45  # spaces of a district that is searched at all


@lru_cache(maxsize=64)
def all_cuts(district: SpaceSet, closed: SpaceSet, wanted: int) -> tuple[Cut, ...]:
    """Return the cuts whose part has the wanted size, those with the fewest tiles first.

    `closed` are the spaces where no canal may lie. Large districts are left to `cutting.cuts`: nothing is
    returned for them.
    """
    if size(district) > _LARGEST:
        return ()
    search = _Search(district, closed, wanted)
    for space in each(district):
        search.grow(1 << space, 0, district & ((1 << space) - 1))
    return tuple(sorted(search.found, key=lambda cut: (cut.tiles, cut.part)))


class _Search:
    """Goes through the joined parts of the wanted size whose bank holds no closed space."""

    def __init__(self, district: SpaceSet, closed: SpaceSet, wanted: int) -> None:
        self.found: list[Cut] = []
        self._district, self._closed, self._wanted = district, closed, wanted
        self._nodes = 0

    def grow(self, part: SpaceSet, bank: SpaceSet, barred: SpaceSet) -> None:
        """Look at the parts that hold `part` and keep off `bank` and `barred`, the spaces done with."""
        self._nodes += 1
        if self._nodes > _NODES:
            return
        edge = around(part) & self._district & ~bank
        while forced := edge & self._closed:
            if forced & barred:
                return
            part |= forced
            edge = around(part) & self._district & ~bank
        bank |= edge & barred
        edge &= ~barred
        missing = self._wanted - size(part)
        if missing == 0:
            bank |= edge
            self.found.append(Cut(part, bank, fewest_tiles(bank)))
        elif missing > 0 and edge:
            reachable = flood(part, self._district & ~(bank | barred))
            if size(reachable) >= self._wanted:
                space = edge & -edge
                self.grow(part | space, bank, barred)
                self.grow(part, bank | space, barred)
