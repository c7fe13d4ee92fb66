"""The search for the parts of a district that could be cut off it."""

from collections.abc import Callable

from mexica.games.mexica.rules.spaces import SpaceSet, around, before, each, flood, only_first, single, size

Accept = Callable[[SpaceSet, SpaceSet], bool]
"""Takes a part and its bank; returning true ends the search."""


class PartSearch:
    """Iterates over the connected parts of one size whose whole bank, the land around them, can be dug.

    `diggable` are the spaces of the district where a canal may be placed. Parts with a bank of more
    than `longest_bank` spaces are left out. The search stops after `nodes` nodes and then sets `run_out`.
    """

    def __init__(
        self, district: SpaceSet, diggable: SpaceSet, wanted: int, *, longest_bank: int, nodes: int
    ) -> None:
        self._district, self._closed, self._wanted = district, district & ~diggable, wanted
        self._longest_bank, self._nodes_left = longest_bank, nodes
        self.run_out = False

    def find(self, accept: Accept) -> bool:
        """Call `accept` with part and bank until it returns true; return whether it did."""
        for seed in each(self._district):
            if self._grow(single(seed), 0, self._district & before(seed), accept):
                return True
            if self.run_out:
                break
        return False

    def _grow(self, part: SpaceSet, bank: SpaceSet, barred: SpaceSet, accept: Accept) -> bool:
        """Visit the parts that contain `part` but no space of `bank` or `barred`, the seeds already done."""
        self._nodes_left -= 1
        if self._nodes_left < 0:
            self.run_out = True
            return False
        edge = around(part) & self._district & ~bank
        while forced := edge & self._closed:
            if forced & barred:
                return False
            part |= forced
            edge = around(part) & self._district & ~bank
        bank |= edge & barred
        edge &= ~barred
        missing, spare = self._wanted - size(part), self._longest_bank - size(bank)
        if missing < 0 or size(edge) - missing > spare:
            return False
        if missing == 0:
            return accept(part, bank | edge)
        reachable = flood(part, self._district & ~(bank | barred))
        if size(reachable) < self._wanted:
            return False
        if spare == 0:  # nothing more can be cut off
            return size(reachable) == self._wanted and self._accept_whole(reachable, accept)
        space = only_first(edge)
        return self._grow(part | space, bank, barred, accept) or self._grow(
            part, bank | space, barred, accept
        )

    def _accept_whole(self, part: SpaceSet, accept: Accept) -> bool:
        """Offer all that is within reach; seeds that are done may make its bank too long or undiggable."""
        bank = around(part) & self._district
        return not bank & self._closed and size(bank) <= self._longest_bank and accept(part, bank)
