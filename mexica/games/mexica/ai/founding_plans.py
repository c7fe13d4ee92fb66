"""Plans that found a district: an open one of a wanted size, or one that is cut off first."""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice

from mexica.computer.mind import never
from mexica.games.mexica.ai.access import Access, access, new_ramps
from mexica.games.mexica.ai.cuts import Cut, cuts
from mexica.games.mexica.ai.exhaustive_cuts import all_cuts
from mexica.games.mexica.ai.open_districts import open_districts
from mexica.games.mexica.ai.placement import buildable, pilli_space, quiet_space
from mexica.games.mexica.ai.plan import Plan, carried_out
from mexica.games.mexica.ai.tiling import canals_over
from mexica.games.mexica.rules.actions import Direction, FoundDistrict, MoveBridge
from mexica.games.mexica.rules.bridges import bridge_sites, ramps_of
from mexica.games.mexica.rules.canals import canal_spaces, lasting_land
from mexica.games.mexica.rules.founding import has_room
from mexica.games.mexica.rules.spaces import Space, SpaceSet, each, single, size, touching
from mexica.games.mexica.rules.state import State

_A_SIZE = 8  # plans for each size and district
_FEW = 2  # tokens left on display: with no more than this, all cuts are searched


def founding_plans(state: State, reach: Access, enough: Callable[[], bool] = never) -> Iterator[Plan]:
    """Yield the plans that found a district in this turn; many cuts are left out in favour of better ones.

    Cuts are searched until `enough()` returns true.
    """
    yield from _without_cutting(state, reach)
    quick = list(_after_cutting(state, reach, enough, exhaustive=False))
    yield from quick
    few = len(state.display) <= _FEW or state.turn.quiet_rounds
    if few and not quick:
        others = list(_after_cutting(state, reach, enough, exhaustive=True))
        yield from others
        if state.turn.quiet_rounds and not others:
            yield from _after_moving_a_bridge(state, enough)


def diggable_spaces(state: State) -> SpaceSet:
    """Return where canals may be placed once the Pilli of the player to move has stepped aside (R4.2)."""
    return canal_spaces(state, leaving=pilli_space(state))


def can_be_cut(state: State, wanted: int) -> bool:
    """Return whether a way to found a district of this size is known, by any player in any number of turns.

    Any Pilli and any bridge is assumed to be out of the way, as they can move (R5.4, R7).
    """
    return any(_can_be_cut_from(state, district, wanted) for district in state.board.unfounded)


def _can_be_cut_from(state: State, district: SpaceSet, wanted: int) -> bool:
    board, supply = state.board, state.supply
    closed = district & lasting_land(board)
    if size(district) == wanted:
        known: tuple[Cut, ...] = (Cut(district, 0, 0),)
    else:
        known = (*cuts(district, closed)[wanted], *all_cuts(district, closed, wanted))
    for cut in known:
        beyond = district & ~(closed | cut.part | cut.bank)
        canals = canals_over(cut.bank, beyond, supply.single_canals, supply.double_canals)
        if canals is not None and has_room(cut.part, board.temple_spaces):
            return True
    return False


def _without_cutting(state: State, reach: Access) -> Iterator[Plan]:
    for district in open_districts(state):
        if found := reach.to(district, state.points_to_spend):
            space, trip = found
            if founding := _founding(state, district, space):
                yield Plan((*trip.route, founding), trip.cost)


def _founding(state: State, district: SpaceSet, standing: Space) -> FoundDistrict | None:
    open_spaces = buildable(state, district) & ~single(standing)
    return FoundDistrict(quiet_space(state, district, open_spaces)) if open_spaces else None


def _after_cutting(
    state: State, reach: Access, enough: Callable[[], bool], *, exhaustive: bool
) -> Iterator[Plan]:
    diggable = diggable_spaces(state)
    for district in state.board.unfounded:
        closed = district & ~diggable
        for wanted in sorted(set(state.display)):
            if wanted >= size(district) or enough():
                break
            found = all_cuts(district, closed, wanted) if exhaustive else cuts(district, closed)[wanted]
            yield from islice(_digging(state, reach, found, district & diggable), _A_SIZE)


def _after_moving_a_bridge(state: State, enough: Callable[[], bool]) -> Iterator[Plan]:
    """Move a bridge whose ramp blocks a canal, when the period would otherwise end unfinished (R12.5)."""
    board = state.board
    if state.supply.bridges or not state.points_to_spend:
        return
    land = board.land & ~board.founded_land
    sites = [(site, direction) for direction in Direction for site in each(bridge_sites(board, direction))]
    for origin in each(state.free_bridges):
        if enough():
            return
        direction = board.direction(origin)
        ramps = 0 if direction is None else ramps_of(origin, direction)
        away = [site for site in sites if not touching(single(site[0])) & ramps]
        if ramps & land and away:
            yield from _once_it_is_moved(state, MoveBridge(origin, *away[0]), enough)


def _once_it_is_moved(state: State, moved: MoveBridge, enough: Callable[[], bool]) -> Iterator[Plan]:
    after = carried_out(state, Plan((moved,), 1))
    if after is not None:
        for plan in _after_cutting(after, access(after), enough, exhaustive=True):
            yield Plan((moved, *plan.actions), plan.cost + 1)


def _digging(state: State, reach: Access, found: Iterable[Cut], diggable: SpaceSet) -> Iterator[Plan]:
    """Go into the part, dig its bank and found the district, cheapest first."""
    points, supply = state.points_to_spend, state.supply
    ranked = []
    for cut in found:
        if cut.tiles > points:
            break
        if there := reach.to(cut.part, points - cut.tiles):
            ranked.append((cut.tiles + there[1].cost, cut, there))
    ranked.sort(key=lambda item: item[0])
    for _, cut, (space, trip) in ranked:
        ramps = new_ramps(trip.route)
        if cut.bank & ramps:
            continue
        beyond = diggable & ~(cut.part | cut.bank | ramps)
        canals = canals_over(cut.bank, beyond, supply.single_canals, supply.double_canals)
        founding = _founding(state, cut.part, space)
        if canals and founding and trip.cost + len(canals) <= points:
            yield Plan((*trip.route, *canals, founding), trip.cost + len(canals))
