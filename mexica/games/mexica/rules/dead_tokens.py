"""Tokens that can no longer be founded, proved by search (R12.2).

A token is alive while some unfounded district has its size and room for token and founder, or can still be
cut to that size. Anything that can change is assumed to change: a Pilli can move out of the way, and so can
a bridge whose ramp blocks a canal. Temples, the palace and founded districts are permanent.

A foundable part shows that a token is alive. It mostly stays foundable for many turns, so the state keeps one
for each size, and others are looked for only when it is lost: first those that are easily found.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from typing import Final

from mexica.games.mexica.rules.board import Board
from mexica.games.mexica.rules.foundable_parts import ON_THE_EMPTY_ISLAND, DistrictToCut
from mexica.games.mexica.rules.last_tiles import FEW_TILES, part_by_every_way
from mexica.games.mexica.rules.living_tokens import FoundablePart, LivingTokens
from mexica.games.mexica.rules.part_search import PartSearch
from mexica.games.mexica.rules.spaces import SpaceSet, around, size
from mexica.games.mexica.rules.state import FIRST_LAW, State, Supply

NODE_BUDGET: Final = 5000  # for each district and size; nothing is proved beyond it
_FEW_NODES: Final = 60  # enough where little is left, and then less work than growing parts
_LARGE: Final = 30  # spaces; in larger districts parts are grown before any search
_SEEDS: Final = 6  # of a district from which parts are grown at first


def is_dead(state: State, wanted: int) -> bool:
    """Return whether it is proved that no district of this size can be founded any more (R12.2).

    Exact with at most two canal tiles left. With more the token counts as alive if the search of a district
    would need more than `NODE_BUDGET` nodes.
    """
    return wanted in _judged(state, {wanted}, _taken(state.board))[0]


def dead_tokens(state: State) -> tuple[tuple[int, ...], LivingTokens]:
    """Return the sizes of the displayed tokens that are proved dead (R12.2), and why others are alive."""
    supply, taken = state.supply, _taken(state.board)
    if state.living.surely_include(state.display, taken, supply.single_canals, supply.double_canals):
        return (), state.living
    dead, found = _judged(state, set(state.display), taken)
    return tuple([wanted for wanted in state.display if wanted in dead]), LivingTokens.of(found)


def _taken(board: Board) -> SpaceSet:
    return board.canals | board.temple_spaces | board.founded_land


def _judged(state: State, sizes: set[int], taken: SpaceSet) -> tuple[set[int], Mapping[int, FoundablePart]]:
    """Which of these sizes are proved dead, and foundable parts of most that are not."""
    known = state.living.parts
    found = _standing(known, sizes, taken, state.supply)
    if not (missing := sizes - found.keys()):
        return set(), found
    districts = _districts(state, min(missing))
    found |= _still_foundable(districts, {wanted: known[wanted] for wanted in missing & known.keys()})
    for district in districts:
        if missing := sizes - found.keys():
            found |= _grown(district, missing)
    dead = set()
    for wanted in sizes - found.keys():
        part, proved = _searched(districts, wanted, state.law)
        if part:
            found[wanted] = part
        elif proved:
            dead.add(wanted)
    return dead, found


def _standing(
    known: Mapping[int, FoundablePart], sizes: Iterable[int], taken: SpaceSet, supply: Supply
) -> dict[int, FoundablePart]:
    """A part for each of these sizes that needs no search: the one known, or one of the empty island."""
    found = {}
    singles, doubles = supply.single_canals, supply.double_canals
    for wanted in sizes:
        if (part := known.get(wanted)) and part.stands(taken, singles, doubles):
            found[wanted] = part
            continue
        for part in ON_THE_EMPTY_ISLAND.get(wanted, ()):
            if not part.free & taken and part.doubles <= doubles:
                found[wanted] = part
                break
    return found


def _districts(state: State, least: int) -> list[DistrictToCut]:
    """The unfounded districts of at least so many spaces, the largest first."""
    temples, supply = state.board.temple_spaces, state.supply
    singles, doubles = supply.single_canals, supply.double_canals
    return [
        DistrictToCut(land, land & temples, singles, doubles)
        for land in sorted(state.board.unfounded, key=size, reverse=True)
        if size(land) >= least
    ]


def _still_foundable(
    districts: Iterable[DistrictToCut], parts: Mapping[int, FoundablePart]
) -> Iterator[tuple[int, FoundablePart]]:
    """Those of these parts that can be founded after all, with other tiles or with less to dig."""
    for wanted, old in parts.items():
        for district in districts:
            if old.part & district.land == old.part:
                bank = around(old.part) & district.land
                if found := district.foundable(old.part, bank):
                    yield wanted, found
                break


def _grown(district: DistrictToCut, sizes: set[int]) -> dict[int, FoundablePart]:
    """Parts of some of these sizes in a large district, grown from a few of its spaces."""
    found: dict[int, FoundablePart] = {}
    if size(district.land) > _LARGE:
        for seed in islice(district.seeds(), _SEEDS):
            if not (missing := sizes - found.keys()):
                break
            found |= district.grown(seed, missing)
    return found


def _searched(districts: Sequence[DistrictToCut], wanted: int, law: int) -> tuple[FoundablePart | None, bool]:
    """A foundable part of this size in one of the districts; if there is none, whether that is proved."""
    proved = True
    for district in reversed(districts):  # small ones are searched soon
        if size(district.land) >= wanted:
            part, exact = _search(district, wanted)
            few = district.singles + district.doubles <= FEW_TILES
            if not exact and few and law != FIRST_LAW:
                part, exact = _by_every_way(district, wanted), True
            if part:
                return part, True
            proved &= exact
    return None, proved


@lru_cache(maxsize=8192)
def _search(district: DistrictToCut, wanted: int) -> tuple[FoundablePart | None, bool]:
    """A foundable part of this size; if there is none, whether that is proved."""
    if size(district.land) == wanted:
        return district.foundable(district.land, bank=0), True
    if not district.tiles_cover:
        return None, True
    part, run_out = _first_part(district, wanted, _FEW_NODES)
    if part or not run_out:
        return part, True
    for seed in district.seeds():
        for _, part in district.grown(seed, {wanted}):
            return part, True
    part, run_out = _first_part(district, wanted, NODE_BUDGET)
    return part, not run_out


_by_every_way = lru_cache(maxsize=256)(part_by_every_way)


def _first_part(district: DistrictToCut, wanted: int, nodes: int) -> tuple[FoundablePart | None, bool]:
    """The first foundable part that so many nodes of the search find, and whether they ran out."""
    found: list[FoundablePart] = []

    def accept(part: SpaceSet, bank: SpaceSet) -> bool:
        if foundable := district.foundable(part, bank):
            found.append(foundable)
        return bool(foundable)

    search = PartSearch(
        district.land, district.diggable, wanted, longest_bank=district.tiles_cover, nodes=nodes
    )
    search.find(accept)
    return (found[0] if found else None), search.run_out
