"""Where the Pilli of the player to move can get this turn, with a new bridge if that helps.

It costs the same as in `rules.reach`, but is found for all spaces at once with sets, and routes are made only
for the spaces that are asked for. R9 is left to the rules.
"""

from collections.abc import Iterable, Iterator
from itertools import islice

from attrs import frozen

from mexica.games.mexica.rules import Action, Trip
from mexica.games.mexica.rules.actions import BuildBridge, Direction, FlatRateMove, MoveBridge, TakeBoat, Walk
from mexica.games.mexica.rules.board import Board
from mexica.games.mexica.rules.boats import boat_fares
from mexica.games.mexica.rules.bridges import bridge_sites, ramps_of
from mexica.games.mexica.rules.material import FLAT_RATE
from mexica.games.mexica.rules.moves import steps_from
from mexica.games.mexica.rules.spaces import (
    EAST,
    SOUTH,
    Space,
    SpaceSet,
    around,
    beside_ew,
    beside_ns,
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
_BRIDGES = 8  # that are tried
_STEPS = ((Direction.NS, SOUTH), (Direction.NS, -SOUTH), (Direction.EW, EAST), (Direction.EW, -EAST))


@frozen
class _Reach:
    """The spaces first reached at each price by moves on one board.

    `layers[n]` costs `start` + n AP; the first is a single space, to which the actions `before` lead.
    """

    board: Board
    start: int
    before: tuple[Action, ...]
    layers: list[SpaceSet]

    def holds_at(self, cost: int, spaces: SpaceSet) -> SpaceSet:
        """Those of the spaces that are first reached for exactly so many AP."""
        steps = cost - self.start
        return self.layers[steps] & spaces if 0 <= steps < len(self.layers) else 0

    def trip(self, space: Space, cost: int) -> Trip:
        route: list[Action] = []
        at = cost - self.start
        while at:
            action, space, at = self._last_leg(space, at)
            route.append(action)
        return Trip(cost, (*self.before, *reversed(route)))

    def _last_leg(self, space: Space, at: int) -> tuple[Action, Space, int]:
        """The move that ends here, where it began, and that space's layer."""
        board, layers = self.board, self.layers
        # steps go both ways
        if before := steps_from(board, space) & layers[at - 1]:
            return Walk(space), first(before), at - 1
        if holds(board.bridges, space):
            for origin, fare in boat_fares(board.canals, board.bridges, space).items():
                if fare <= at and holds(layers[at - fare], origin):
                    return TakeBoat(space), origin, at - fare
        return FlatRateMove(space), first(layers[at - FLAT_RATE]), at - FLAT_RATE


class Access:
    """What the Pilli of the player to move can reach for each price, and the routes there.

    `within[n]` are the spaces on which it can stand for at most n AP; `within[0]` is its own.
    """

    def __init__(self, reaches: list[_Reach], points: int) -> None:
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

    It goes there by a trip of R7, or by one in whose course a bridge is built or moved.
    """
    points, pilli = state.points_to_spend, state.mover.pilli
    if pilli is None:
        return Access([], points)
    open_to = state.empty | state.free_bridges
    direct = _Reach(state.board, 0, (), _layers(state.board, open_to, pilli, points, flat_rate=True))
    reaches = [direct]
    if points >= _ACROSS_BRIDGE:
        reaches += _over_new_bridges(state, direct, open_to, points)
    return Access(reaches, points)


def new_ramps(route: Iterable[Action]) -> SpaceSet:
    """Return the spaces that the ramps of bridges built on this route face, where no canal may lie (R4.2)."""
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


def _layers(
    board: Board, open_to: SpaceSet, origin: Space, points: int, *, flat_rate: bool = False
) -> list[SpaceSet]:
    """The spaces first reached for each price up to so many AP; the first is `origin` alone (R7)."""
    ns, ew, land = board.bridges_ns, board.bridges_ew, board.land
    bridges = ns | ew
    layers = [single(origin), *[0] * points]
    by_boat = [0] * (points + 1)
    unreached = (land | bridges) & open_to & ~layers[0]
    for cost in range(1, points + 1):
        new = 0
        if last := layers[cost - 1]:
            on_land, on_ns, on_ew = last & land, last & ns, last & ew
            new = around(on_land) & land | beside_ns(on_land) & ns | beside_ew(on_land) & ew
            if on_ns | on_ew:
                new |= (beside_ns(on_ns) | beside_ew(on_ew)) & land
                _sail(board, on_ns | on_ew, cost - 1, by_boat)
        new = unreached if flat_rate and cost == FLAT_RATE else (new | by_boat[cost]) & unreached
        layers[cost] = new
        unreached &= ~new
    return layers


def _sail(board: Board, on_bridges: SpaceSet, cost: int, by_boat: list[SpaceSet]) -> None:
    for bridge in each(on_bridges):
        for onward, fare in boat_fares(board.canals, board.bridges, bridge).items():
            if cost + fare < len(by_boat):
                by_boat[cost + fare] |= single(onward)


def _over_new_bridges(state: State, direct: _Reach, open_to: SpaceSet, points: int) -> Iterator[_Reach]:
    """What is reached over bridges from land nearby to land that is far by any other route."""
    for cost, near, site, direction in islice(_helpful_bridges(state, direct, points), _BRIDGES):
        board, open_now, bridge = state.board, open_to | single(site), _bridge(state, site, direction)
        if isinstance(bridge, MoveBridge):
            board, open_now = board.without_bridge(bridge.origin), open_now & ~single(bridge.origin)
        board, start = board.with_bridge(site, direction), cost + _ONTO_BRIDGE
        before = (*direct.trip(near, cost).route, bridge, Walk(site))
        yield _Reach(board, start, before, _layers(board, open_now, site, points - start))


def _helpful_bridges(
    state: State, direct: _Reach, points: int
) -> Iterator[tuple[int, Space, Space, Direction]]:
    """The AP to where one stands to cross, that space, the bridge's site and direction, nearest first."""
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
    """A bridge from the supply, or when that is used up the free one farthest off (R5.4)."""
    if state.supply.bridges:
        return BuildBridge(site, direction)
    farthest = max(each(state.free_bridges), key=lambda bridge: distance(bridge, site))
    return MoveBridge(farthest, site, direction)
