"""Where the Pilli of the player to move can get this turn, with a new bridge if that helps.

The prices are those of `rules.reach`, found for all spaces at once with sets; routes are made only for the
spaces that are asked for. R9 is left to the rules.
"""

from collections.abc import Iterator

from attrs import frozen

from mexica.games.mexica.rules import Action, Trip
from mexica.games.mexica.rules.actions import BuildBridge, Direction, FlatRateMove, MoveBridge, TakeBoat, Walk
from mexica.games.mexica.rules.board import Board
from mexica.games.mexica.rules.bridges import bridge_sites
from mexica.games.mexica.rules.material import FLAT_RATE
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
)
from mexica.games.mexica.rules.state import State
from mexica.games.mexica.rules.travel import boat_fares, steps_from

_BRIDGE_AND_ON = 2  # AP: the bridge, onto it
_BRIDGE_AND_OVER = 3  # AP: off it too
_SITES = 8  # bridges that are tried
_BOTH = ((Direction.NS, SOUTH), (Direction.EW, EAST))


@frozen
class _Ways:
    """The spaces first reached at each price from `start`, which is a price itself, by moves on this board.

    `layers[n]` costs `start + n`; `before` are the actions that lead to the only space of the first layer.
    """

    board: Board
    start: int
    before: tuple[Action, ...]
    layers: list[SpaceSet]

    def cost_of_nearest(self, spaces: SpaceSet, most: int) -> int | None:
        for steps, layer in enumerate(self.layers[: most - self.start + 1]):
            if layer & spaces:
                return self.start + steps
        return None

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
        onto_bridge = board.bridges >> space & 1
        # a step is open in both directions
        if before := steps_from(board, space) & layers[at - 1]:
            return Walk(space), first(before), at - 1
        if onto_bridge:
            for origin, fare in boat_fares(board.canals, board.bridges, space).items():
                if fare <= at and layers[at - fare] >> origin & 1:
                    return TakeBoat(space), origin, at - fare
        return FlatRateMove(space), first(layers[at - FLAT_RATE]), at - FLAT_RATE


class Access:
    """What the Pilli of the player to move can reach for each price, and the ways there.

    `within[n]` are the spaces on which it can stand for at most n AP; `within[0]` is its own.
    """

    def __init__(self, ways: list[_Ways], points: int) -> None:
        self._ways = ways
        within = [0] * (points + 1)
        for way in ways:
            for steps, layer in enumerate(way.layers):
                within[way.start + steps] |= layer
        for cost in range(1, len(within)):
            within[cost] |= within[cost - 1]
        self.within: tuple[SpaceSet, ...] = tuple(within)

    def to(self, spaces: SpaceSet, most: int) -> tuple[Space, Trip] | None:
        """Return the cheapest way onto one of these spaces for at most so many AP, None if there is none."""
        if most < 0 or not self.within[min(most, len(self.within) - 1)] & spaces:
            return None
        cost = next(cost for cost, reached in enumerate(self.within) if reached & spaces)
        for way in self._ways:
            if way.cost_of_nearest(spaces, cost) == cost:
                space = first(way.layers[cost - way.start] & spaces)
                return space, way.trip(space, cost)
        raise AssertionError("what is within reach has been reached some way")


def access(state: State) -> Access:
    """Return where the Pilli of the player to move can get with its AP and action tokens.

    A way is a trip of R7, or one with a bridge built, or moved, in its course.
    """
    points, pilli = state.points_to_spend, state.mover.pilli
    if pilli is None:
        return Access([], points)
    open_to = state.empty | state.free_bridges
    direct = _Ways(state.board, 0, (), _layers(state.board, open_to, pilli, points, flat_rate=True))
    ways = [direct]
    if points >= _BRIDGE_AND_OVER:
        ways += _over_new_bridges(state, direct, open_to, points)
    return Access(ways, points)


def ramps_of(route: tuple[Action, ...]) -> SpaceSet:
    """Return the land that the ramps of bridges built on this way face, where no canal may lie (R4.2)."""
    faced: SpaceSet = 0
    for action in route:
        if isinstance(action, BuildBridge | MoveBridge):
            ends = beside_ns if action.direction is Direction.NS else beside_ew
            faced |= ends(1 << action.space)
    return faced


def _layers(
    board: Board, open_to: SpaceSet, origin: Space, points: int, *, flat_rate: bool = False
) -> list[SpaceSet]:
    """The spaces first reached for each price up to so many AP; the first is `origin` alone (R7)."""
    ns, ew = board.bridges_ns, board.bridges_ew
    land, bridges = board.land & open_to, ns | ew
    layers = [1 << origin, *[0] * points]
    afloat = [0] * (points + 1)
    reached = 1 << origin
    open_land, open_bridges = land & ~reached, bridges & open_to & ~reached
    all_land = board.land
    for cost in range(1, points + 1):
        last = layers[cost - 1]
        if last:
            on_land, on_bridges = last & all_land, last & bridges
            new = around(on_land) & open_land
            if open_bridges:
                new |= (beside_ns(on_land) & ns | beside_ew(on_land) & ew) & open_bridges
            if on_bridges:
                new |= (beside_ns(on_bridges & ns) | beside_ew(on_bridges & ew)) & open_land
                _sail(board, on_bridges, cost - 1, afloat)
        else:
            new = 0
        new |= afloat[cost] & open_bridges
        if flat_rate and cost == FLAT_RATE:
            new |= open_land | open_bridges
        layers[cost] = new
        open_land &= ~new
        open_bridges &= ~new
    return layers


def _sail(board: Board, on_bridges: SpaceSet, cost: int, afloat: list[SpaceSet]) -> None:
    for bridge in each(on_bridges):
        for onward, fare in boat_fares(board.canals, board.bridges, bridge).items():
            if cost + fare < len(afloat):
                afloat[cost + fare] |= 1 << onward


def _over_new_bridges(state: State, direct: _Ways, open_to: SpaceSet, points: int) -> Iterator[_Ways]:
    """The ways over bridges that lead from land nearby to land that is far by any other way."""
    for near, cost, site, direction in _helpful_sites(state, direct, points):
        bridge = _bridge(state, site, direction)
        board = _with_bridge(state.board, bridge)
        open_now = open_to | 1 << site
        if isinstance(bridge, MoveBridge):
            open_now &= ~(1 << bridge.origin)
        start = cost + _BRIDGE_AND_ON
        before = (*direct.trip(near, cost).route, bridge, Walk(site))
        yield _Ways(board, start, before, _layers(board, open_now, site, points - start))


def _helpful_sites(state: State, direct: _Ways, points: int) -> list[tuple[Space, int, Space, Direction]]:
    """Space where one stands to go over, its price, site and direction of bridges, the nearest first."""
    if not state.supply.bridges and not state.free_bridges:
        return []
    board, empty = state.board, state.empty
    found: list[tuple[Space, int, Space, Direction]] = []
    within = list(direct.layers)
    for cost in range(1, len(within)):
        within[cost] |= within[cost - 1]
    sites = {direction: bridge_sites(board, direction) for direction, _ in _BOTH}
    for cost in range(points - _BRIDGE_AND_OVER + 1):
        layer = direct.layers[cost] & board.land
        far = empty & ~within[cost + _BRIDGE_AND_OVER]
        for direction, step in _BOTH:
            for way in (step, -step):
                beside = layer << way if way > 0 else layer >> -way
                for site in each(sites[direction] & beside):
                    if far >> (site + way) & 1:
                        found.append((site - way, cost, site, direction))
        if len(found) >= _SITES:
            break
    return found[:_SITES]


def _with_bridge(board: Board, bridge: BuildBridge | MoveBridge) -> Board:
    ns, ew = board.bridges_ns, board.bridges_ew
    if isinstance(bridge, MoveBridge):
        kept = ~(1 << bridge.origin)
        ns, ew = ns & kept, ew & kept
    if bridge.direction is Direction.NS:
        return board.with_bridges(ns | 1 << bridge.space, ew)
    return board.with_bridges(ns, ew | 1 << bridge.space)


def _bridge(state: State, site: Space, direction: Direction) -> BuildBridge | MoveBridge:
    """A bridge from the supply, or when that is used up the free one farthest off (R5.4)."""
    if state.supply.bridges:
        return BuildBridge(site, direction)
    farthest = max(each(state.free_bridges), key=lambda bridge: distance(bridge, site))
    return MoveBridge(farthest, site, direction)
