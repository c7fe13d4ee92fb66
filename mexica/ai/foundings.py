"""Plans that found a district: where one of a wanted size lies open, or after cutting one off."""

from collections.abc import Iterable, Iterator
from itertools import islice

from mexica.ai.access import Access, ramps_of
from mexica.ai.cutting import Cut, cuts, tiles_for
from mexica.ai.plan import Plan
from mexica.ai.spots import buildable, quiet_space
from mexica.ai.thorough import all_cuts
from mexica.rules.actions import FoundDistrict
from mexica.rules.sites import canal_spaces
from mexica.rules.spaces import PALACE, Space, SpaceSet
from mexica.rules.state import State

_A_SIZE = 8  # plans for each size and district
_FEW = 2  # tokens left on display, for which cuts are looked for thoroughly


def foundings(state: State, access: Access) -> Iterator[Plan]:
    """Yield the plans that found a district in this turn; many cuts are left out for better ones."""
    yield from _where_one_lies_open(state, access)
    quick = list(_after_cutting(state, access, thoroughly=False))
    yield from quick
    few = len(state.display) <= _FEW or state.turn.quiet_rounds
    if few and not quick:
        yield from _after_cutting(state, access, thoroughly=True)


def diggable_spaces(state: State) -> SpaceSet:
    """Return where canals may lie once the Pilli of the player to move has stepped aside (R4.2)."""
    pilli = state.mover.pilli
    own = 0 if pilli is None else 1 << pilli
    return canal_spaces(state) | own & state.board.land & ~(PALACE | state.board.ramps)


def can_be_cut(state: State, size: int) -> bool:
    """Say whether a way is known to found a district of this size, by anyone and in however many turns.

    Any Pilli and any bridge is thought out of the way, as they can move (R5.4, R7).
    """
    board, supply = state.board, state.supply
    for district in _unfounded(state):
        closed = district & (PALACE | board.temple_spaces)
        known = (*cuts(district, closed)[size], *all_cuts(district, closed, size))
        if district.bit_count() == size:
            known = (Cut(district, 0, 0),)
        for cut in known:
            beyond = district & ~(closed | cut.part | cut.bank)
            canals = tiles_for(cut, beyond, supply.single_canals, supply.double_canals)
            if canals is not None and _has_room(cut.part & ~board.temple_spaces):
                return True
    return False


def _has_room(free: SpaceSet) -> bool:
    """Whether a token and its founder find room on these spaces (R8.1)."""
    return free.bit_count() > 1 and bool(free & ~PALACE)


def _where_one_lies_open(state: State, access: Access) -> Iterator[Plan]:
    for district in _unfounded(state):
        if district.bit_count() in state.display and (way := access.to(district, state.points_to_spend)):
            space, trip = way
            if founding := _founding(state, district, space):
                yield Plan((*trip.route, founding), trip.cost)


def _unfounded(state: State) -> Iterator[SpaceSet]:
    return (district for district in state.board.districts if not district & state.board.token_spaces)


def _founding(state: State, district: SpaceSet, standing: Space) -> FoundDistrict | None:
    open_spaces = buildable(state, district) & ~(1 << standing)
    return FoundDistrict(quiet_space(state, district, open_spaces)) if open_spaces else None


def _after_cutting(state: State, access: Access, *, thoroughly: bool) -> Iterator[Plan]:
    diggable = diggable_spaces(state)
    for district in _unfounded(state):
        closed = district & ~diggable
        for size in sorted(set(state.display)):
            if size >= district.bit_count():
                break
            found = all_cuts(district, closed, size) if thoroughly else cuts(district, closed)[size]
            yield from islice(_digging(state, access, found, district & diggable), _A_SIZE)


def _digging(state: State, access: Access, found: Iterable[Cut], diggable: SpaceSet) -> Iterator[Plan]:
    """Go into the part, dig its bank, found: the cheapest first."""
    points, supply = state.points_to_spend, state.supply
    ranked = []
    for cut in found:
        if cut.tiles > points:
            break
        if way := access.to(cut.part, points - cut.tiles):
            ranked.append((cut.tiles + way[1].cost, cut, way))
    ranked.sort(key=lambda item: item[0])
    for _, cut, (space, trip) in ranked:
        faced = ramps_of(trip.route)
        if cut.bank & faced:
            continue
        beyond = diggable & ~(cut.part | cut.bank | faced)
        canals = tiles_for(cut, beyond, supply.single_canals, supply.double_canals)
        founding = _founding(state, cut.part, space)
        if canals and founding and trip.cost + len(canals) <= points:
            yield Plan((*trip.route, *canals, founding), trip.cost + len(canals))
