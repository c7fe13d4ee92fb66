"""The plans from which a player chooses: each is a few actions that belong together."""

from collections.abc import Callable, Iterator

from mexica.computer.mind import never
from mexica.games.mexica.ai.access import Access, access
from mexica.games.mexica.ai.founding_plans import founding_plans
from mexica.games.mexica.ai.next_founding import NextFounding
from mexica.games.mexica.ai.open_districts import open_districts
from mexica.games.mexica.ai.placement import buildable, pilli_space, quiet_space
from mexica.games.mexica.ai.plan import Plan
from mexica.games.mexica.rules.action_tokens import may_take
from mexica.games.mexica.rules.actions import BuildBridge, BuildTemple, Direction, PlaceCanal, TakeActionToken
from mexica.games.mexica.rules.bridges import bridge_sites
from mexica.games.mexica.rules.canals import canal_spaces
from mexica.games.mexica.rules.material import FLOORS
from mexica.games.mexica.rules.spaces import NEIGHBOURS, START_SPACES, SpaceSet, each, single
from mexica.games.mexica.rules.state import State

_WALKS = 8  # places to stand for the next turn


def plans(state: State, next_founding: NextFounding, enough: Callable[[], bool] = never) -> Iterator[Plan]:
    """Yield the plans of the player to move for this turn, in a fixed order.

    Found a district that is open or that is cut off first; build one or two temples within reach;
    cut into a district that others would found; go to where the next founding is near; take an action token.
    After a round in which nothing was placed also place any canal or bridge, as the game must go on (R12.5).
    Cuts are slow to find and are searched until `enough()` returns true.
    """
    reach = access(state)
    yield from founding_plans(state, reach, enough)
    yield from _temples(state, reach)
    if not state.points_to_spend:
        return
    yield from _denials(state)
    if state.turn.quiet_rounds:
        yield from _canals_and_bridges(state)
    yield from _walks(state, reach, next_founding)
    if may_take(state):
        yield Plan((TakeActionToken(),), 1)


def return_to_start(state: State) -> Plan | None:
    """Return the cheapest way onto a start space (R11.7); None if there is none or the Pilli is on one."""
    if not state.points_to_spend or pilli_space(state) & START_SPACES:
        return None
    found = access(state).to(START_SPACES, state.points_to_spend)
    return None if found is None else Plan(found[1].route, found[1].cost)


def _temples(state: State, reach: Access) -> Iterator[Plan]:
    for district in state.board.districts:
        found = reach.to(district, state.points_to_spend - 1)
        if found is None:
            continue
        standing, trip = found
        sites = buildable(state, district) & ~single(standing)
        for temples, floors in _sets_of_temples(state, district, sites, state.points_to_spend - trip.cost):
            yield Plan((*trip.route, *temples), trip.cost + floors)


def _sets_of_temples(
    state: State, district: SpaceSet, sites: SpaceSet, points: int
) -> Iterator[tuple[tuple[BuildTemple, ...], int]]:
    """One or two temples for at most `points` AP, with their total floors."""
    if not sites:
        return
    left = state.mover.temples
    space = quiet_space(state, district, sites)
    rest = sites & ~single(space)
    second = quiet_space(state, district, rest) if rest else None
    for floors in FLOORS:
        if not left[floors - 1] or floors > points:
            continue
        one = BuildTemple(space, floors)
        yield (one,), floors
        for more in FLOORS[:floors]:
            if second is not None and floors + more <= points and left[more - 1] > (more == floors):
                yield (one, BuildTemple(second, more)), floors + more


def _denials(state: State) -> Iterator[Plan]:
    """Cut into a district of a wanted size that would be left to the next player."""
    diggable = canal_spaces(state)
    for district in open_districts(state):
        yield from _canals(state, district & diggable)


def _canals(state: State, open_spaces: SpaceSet) -> Iterator[Plan]:
    for space in each(open_spaces):
        if state.supply.single_canals:
            yield Plan((PlaceCanal((space,)),), 1)
        if state.supply.double_canals:
            for other in each(NEIGHBOURS[space] & open_spaces):
                if other > space:
                    yield Plan((PlaceCanal((space, other)),), 1)


def _canals_and_bridges(state: State) -> Iterator[Plan]:
    """Place a canal or a bridge wherever one is possible."""
    yield from _canals(state, canal_spaces(state))
    if state.supply.bridges:
        for direction in Direction:
            for site in each(bridge_sites(state.board, direction)):
                yield Plan((BuildBridge(site, direction),), 1)


def _walks(state: State, reach: Access, next_founding: NextFounding) -> Iterator[Plan]:
    """Go to where the next founding is near, and nearer than from the current space."""
    near, offered = reach.within[-1] & ~reach.within[0], 0
    for _, spaces in next_founding.places(state):
        if offered == _WALKS or reach.within[0] & spaces:
            return
        if found := reach.to(near & spaces, state.points_to_spend):
            near &= ~spaces
            offered += 1
            yield Plan(found[1].route, found[1].cost)
