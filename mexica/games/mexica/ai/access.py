"""Where the Pilli of the player to move can get this turn, with a new bridge if that helps.

Costs are the same as in `rules.reach`, but are found for all spaces at once with sets, and routes are built
only for the spaces requested. R9 is left to the rules.
"""

from collections.abc import Iterable, Iterator
from itertools import islice

from mexica.games.mexica.ai.reach import Reach, reach_layers
from mexica.games.mexica.rules import Action, Trip
from mexica.games.mexica.rules.actions import BuildBridge, Direction, MoveBridge, Walk
from mexica.games.mexica.rules.bridges import bridge_sites, ramps_of
from mexica.games.mexica.rules.moves import standing_room
from mexica.games.mexica.rules.spaces import (
    EAST,
    SOUTH,
    Space,
    SpaceSet,
    distance,
    each,
    first,
    holds,
    shifted,
    single,
)
from mexica.games.mexica.rules.state import State

_ONTO_BRIDGE = 2  # AP: build it, step onto it
_ACROSS_BRIDGE = 3  # AP: step off it too
_BRIDGES = 8  # tried at most
_STEPS = ((Direction.NS, SOUTH), (Direction.NS, -SOUTH), (Direction.EW, EAST), (Direction.EW, -EAST))


class Access:
    """What the Pilli of the player to move can reach for each price, and the routes there.

    `within[n]` are the spaces it can reach for at most n AP; `within[0]` is its own space.
    """

    def __init__(self, reaches: list[Reach], points: int) -> None:
        self._reaches = reaches
        within = [0] * (points + 1)
        for reach in reaches:
            for steps, layer in enumerate(reach.layers):
                within[reach.start + steps] |= layer
        self.within = _summed(within)

    def to(self, spaces: SpaceSet, most: int) -> tuple[Space, Trip] | None:
        """Return the cheapest trip to one of these spaces for at most `most` AP, None if there is none."""
        if most < 0 or not self.within[min(most, len(self.within) - 1)] & spaces:
            return None
        cost = next(cost for cost, reached in enumerate(self.within) if reached & spaces)
        for reach in self._reaches:
            if there := reach.holds_at(cost, spaces):
                space = first(there)
                return space, reach.trip(space, cost)
        raise AssertionError("what is within reach has been reached by some route")


def access(state: State) -> Access:
    """Return where the Pilli of the player to move can get with its AP and action tokens.

    It gets there by a trip of R7, or by one that includes building or moving a bridge.
    """
    points, pilli = state.points_to_spend, state.mover.pilli
    if pilli is None:
        return Access([], points)
    open_to = standing_room(state)
    direct = Reach(state.board, 0, (), reach_layers(state.board, open_to, pilli, points, flat_rate=True))
    reaches = [direct]
    if points >= _ACROSS_BRIDGE:
        reaches += _over_new_bridges(state, direct, open_to, points)
    return Access(reaches, points)


def new_ramps(route: Iterable[Action]) -> SpaceSet:
    """Return the spaces that the ramps of bridges built on this route face, where no canal may go (R4.2)."""
    faced: SpaceSet = 0
    for action in route:
        if isinstance(action, BuildBridge | MoveBridge):
            faced |= ramps_of(action.space, action.direction)
    return faced


def _summed(layers: Iterable[SpaceSet]) -> tuple[SpaceSet, ...]:
    """Each layer together with all before it."""
    within: list[SpaceSet] = []
    reached: SpaceSet = 0
    for layer in layers:
        reached |= layer
        within.append(reached)
    return tuple(within)


def _over_new_bridges(state: State, direct: Reach, open_to: SpaceSet, points: int) -> Iterator[Reach]:
    """The spaces reached over new bridges from nearby land to land that is far by any other route."""
    for cost, near, site, direction in islice(_helpful_bridges(state, direct, points), _BRIDGES):
        board, open_now, bridge = state.board, open_to | single(site), _bridge(state, site, direction)
        if isinstance(bridge, MoveBridge):
            board, open_now = board.without_bridge(bridge.origin), open_now & ~single(bridge.origin)
        board, start = board.with_bridge(site, direction), cost + _ONTO_BRIDGE
        before = (*direct.trip(near, cost).route, bridge, Walk(site))
        yield Reach(board, start, before, reach_layers(board, open_now, site, points - start))


def _helpful_bridges(
    state: State, direct: Reach, points: int
) -> Iterator[tuple[int, Space, Space, Direction]]:
    """The AP to the space before the bridge, that space, the bridge's site and direction, nearest first."""
    if not state.supply.bridges and not state.free_bridges:
        return
    board, empty, within = state.board, state.empty, _summed(direct.layers)
    sites = {direction: bridge_sites(board, direction) for direction in Direction}
    for cost in range(points - _ACROSS_BRIDGE + 1):
        near, far = direct.layers[cost] & board.land, empty & ~within[cost + _ACROSS_BRIDGE]
        for direction, step in _STEPS:
            for site in each(sites[direction] & shifted(near, step)):
                if holds(far, site + step):
                    yield cost, site - step, site, direction


def _bridge(state: State, site: Space, direction: Direction) -> BuildBridge | MoveBridge:
    """A bridge from the supply or, if that is empty, the free bridge farthest away (R5.4)."""
    if state.supply.bridges:
        return BuildBridge(site, direction)
    farthest = max(each(state.free_bridges), key=lambda bridge: distance(bridge, site))
    return MoveBridge(farthest, site, direction)
