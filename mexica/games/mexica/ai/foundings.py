"""Plans that found a district: where one of a wanted size lies open, or after cutting one off."""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice

from mexica.computer.mind import never
from mexica.games.mexica.ai.access import Access, access, ramps_of
from mexica.games.mexica.ai.cuts import Cut, cuts, tiles_for
from mexica.games.mexica.ai.exhaustive_cuts import all_cuts
from mexica.games.mexica.ai.placement import buildable, quiet_space
from mexica.games.mexica.ai.plan import Plan, carried_out
from mexica.games.mexica.rules.actions import Direction, FoundDistrict, MoveBridge
from mexica.games.mexica.rules.bridges import bridge_sites
from mexica.games.mexica.rules.canals import canal_spaces
from mexica.games.mexica.rules.spaces import PALACE, Space, SpaceSet, beside_ew, beside_ns, each, touching
from mexica.games.mexica.rules.state import State

_A_SIZE = 8  # plans for each size and district
_FEW = 2  # tokens left on display, for which cuts are looked for thoroughly


def foundings(state: State, ways: Access, enough: Callable[[], bool] = never) -> Iterator[Plan]:
    """Yield the plans that found a district in this turn; many cuts are left out for better ones.

    Cuts are looked for until it is `enough`.
    """
    yield from _where_one_lies_open(state, ways)
    quick = list(_after_cutting(state, ways, enough, thoroughly=False))
    yield from quick
    few = len(state.display) <= _FEW or state.turn.quiet_rounds
    if few and not quick:
        thorough = list(_after_cutting(state, ways, enough, thoroughly=True))
        yield from thorough
        if state.turn.quiet_rounds and not thorough:
            yield from _after_moving_a_bridge(state, enough)


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


def _where_one_lies_open(state: State, ways: Access) -> Iterator[Plan]:
    for district in _unfounded(state):
        if district.bit_count() in state.display and (way := ways.to(district, state.points_to_spend)):
            space, trip = way
            if founding := _founding(state, district, space):
                yield Plan((*trip.route, founding), trip.cost)


def _unfounded(state: State) -> Iterator[SpaceSet]:
    return (district for district in state.board.districts if not district & state.board.token_spaces)


def _founding(state: State, district: SpaceSet, standing: Space) -> FoundDistrict | None:
    open_spaces = buildable(state, district) & ~(1 << standing)
    return FoundDistrict(quiet_space(state, district, open_spaces)) if open_spaces else None


def _after_cutting(
    state: State, ways: Access, enough: Callable[[], bool], *, thoroughly: bool
) -> Iterator[Plan]:
    diggable = diggable_spaces(state)
    for district in _unfounded(state):
        closed = district & ~diggable
        for size in sorted(set(state.display)):
            if size >= district.bit_count() or enough():
                break
            found = all_cuts(district, closed, size) if thoroughly else cuts(district, closed)[size]
            yield from islice(_digging(state, ways, found, district & diggable), _A_SIZE)


def _after_moving_a_bridge(state: State, enough: Callable[[], bool]) -> Iterator[Plan]:
    """Take a bridge away whose ramp keeps a canal off, when the period would else end unfinished (R12.5)."""
    board = state.board
    if state.supply.bridges or not state.points_to_spend:
        return
    land = sum(_unfounded(state))
    sites = [(site, way) for way in Direction for site in each(bridge_sites(board, way))]
    for origin in each(state.free_bridges):
        if enough():
            return
        way = board.direction(origin)
        ends = beside_ns(1 << origin) if way is Direction.NS else beside_ew(1 << origin)
        away = [site for site in sites if not touching(1 << site[0]) & ends]
        if ends & land and away:
            moved = MoveBridge(origin, *away[0])
            after = carried_out(state, Plan((moved,), 1))
            if after is not None:
                for plan in _after_cutting(after, access(after), enough, thoroughly=True):
                    yield Plan((moved, *plan.actions), plan.cost + 1)


def _digging(state: State, ways: Access, found: Iterable[Cut], diggable: SpaceSet) -> Iterator[Plan]:
    """Go into the part, dig its bank, found: the cheapest first."""
    points, supply = state.points_to_spend, state.supply
    ranked = []
    for cut in found:
        if cut.tiles > points:
            break
        if way := ways.to(cut.part, points - cut.tiles):
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
