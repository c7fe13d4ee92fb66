"""Tokens that can no longer be founded, proved by search (R12.2).

A token is alive while some unfounded district has its size and room for token and founder, or can still be
cut to that size. Anything that can change is assumed to change: a Pilli can move out of the way, and so can
a bridge whose ramp blocks a canal. Temples, the palace and founded districts are permanent.
"""

from functools import lru_cache

from attrs import field, frozen

from mexica.games.mexica.rules.canals import lasting_land
from mexica.games.mexica.rules.founding import has_room
from mexica.games.mexica.rules.part_search import PartSearch
from mexica.games.mexica.rules.spaces import (
    NEIGHBOURS,
    SpaceSet,
    around,
    each,
    only_first,
    single,
    size,
)
from mexica.games.mexica.rules.state import State

NODE_BUDGET = 5000  # for each district and size; nothing is proved beyond it


def is_dead(state: State, wanted: int) -> bool:
    """Return whether it is proved that no district of this size can be founded any more (R12.2).

    Exact if the search of each district needs at most `NODE_BUDGET` nodes; if not, the token counts as alive.
    """
    return not _can_be_founded(state, wanted, lasting_land(state.board))


def dead_tokens(state: State) -> tuple[int, ...]:
    """Return the sizes of the displayed tokens that are proved dead (R12.2)."""
    lasting = lasting_land(state.board)
    return tuple([wanted for wanted in state.display if not _can_be_founded(state, wanted, lasting)])


def _can_be_founded(state: State, wanted: int, lasting: SpaceSet) -> bool:
    board, supply = state.board, state.supply
    founded, temples = board.token_spaces, board.temple_spaces
    for district in board.districts:
        if district & founded or size(district) < wanted:
            continue
        diggable = district & ~lasting
        singles, doubles = supply.single_canals, supply.double_canals
        if _may_be_founded(_Problem(district, diggable, district & temples, wanted, singles, doubles)):
            return True
    return False


@frozen
class _Problem:
    """A district to be cut to the wanted size with the remaining tiles.

    `diggable` are its spaces where a canal can ever be placed (R4.2), even if a ramp or a Pilli is there now.
    """

    district: SpaceSet
    diggable: SpaceSet = field(eq=False)  # follows from the district and its temples
    temples: SpaceSet
    wanted: int
    singles: int
    doubles: int

    @property
    def tiles_cover(self) -> int:
        """The most spaces that the remaining tiles can cover."""
        return self.singles + 2 * self.doubles

    def founds(self, part: SpaceSet) -> bool:
        """Return whether this connected part of the right size can be cut off and founded."""
        if not has_room(part, self.temples):
            return False
        bank = around(part) & self.district
        if bank & ~self.diggable or size(bank) > self.tiles_cover:
            return False
        return _coverable(bank, self.diggable & ~part, self.singles, self.doubles)


@lru_cache(maxsize=8192)
def _may_be_founded(problem: _Problem) -> bool:
    """True unless the search has shown that the district can never be founded at this size."""
    if size(problem.district) == problem.wanted:
        return problem.founds(problem.district)
    if not problem.tiles_cover:
        return False
    district = problem.district
    seeds = sorted(each(district), key=lambda space: size(NEIGHBOURS[space] & district))
    if any(_grows_compactly(problem, single(seed)) for seed in seeds):
        return True
    search = PartSearch(
        district, problem.diggable, problem.wanted, longest_bank=problem.tiles_cover, nodes=NODE_BUDGET
    )
    return search.find(lambda part, _bank: problem.founds(part)) or search.run_out


def _coverable(bank: SpaceSet, open_spaces: SpaceSet, singles: int, doubles: int) -> bool:
    """Return whether these tiles can cover all of `bank` and otherwise only spaces of `open_spaces`."""
    if not bank:
        return True
    space = only_first(bank)
    rest = bank ^ space
    if doubles:
        beside = around(space) & open_spaces
        # A partner in the bank saves a tile, so these are tried before those outside it.
        for partner in each(beside & rest):
            both = space | single(partner)
            if _coverable(rest & ~both, open_spaces & ~both, singles, doubles - 1):
                return True
        for partner in each(beside & ~rest):
            if _coverable(rest, open_spaces & ~(space | single(partner)), singles, doubles - 1):
                return True
    return bool(singles) and _coverable(rest, open_spaces & ~space, singles - 1, doubles)


def _grows_compactly(problem: _Problem, part: SpaceSet) -> bool:
    """Quick attempt: grow the part by whatever keeps its bank shortest; return whether it can be cut off."""
    while size(part) < problem.wanted:
        bank = around(part) & problem.district
        if not bank:
            return False
        candidates = bank & ~problem.diggable or bank
        part |= min(
            map(single, each(candidates)),
            key=lambda space: size(around(part | space) & problem.district),
        )
    return problem.founds(part)
