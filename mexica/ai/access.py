"""Where the Pilli of the player to move can get this turn, with a new bridge if that helps."""

from attrs import frozen

from mexica.rules import Action, Trip, apply, reach
from mexica.rules.actions import BuildBridge, Direction, MoveBridge
from mexica.rules.legality import refusal
from mexica.rules.sites import bridge_sites
from mexica.rules.spaces import EAST, SOUTH, Space, SpaceSet, distance, each, first
from mexica.rules.state import State

_BRIDGE_AND_OVER = 3  # AP: the bridge, onto it, off it
_SITES = 8  # bridges that are tried
_NO_WAY = 99  # AP


@frozen
class Access:
    """The cheapest trips of this turn by the space they lead to, and what can be reached for each price.

    `within[n]` are the spaces on which the Pilli can stand for at most n AP; `within[0]` is its own.
    """

    trips: dict[Space, Trip]
    within: tuple[SpaceSet, ...]

    def to(self, spaces: SpaceSet, most: int) -> tuple[Space, Trip] | None:
        """Return the cheapest way onto one of these spaces for at most so many AP, None if there is none."""
        for reached in self.within[: most + 1]:
            if reached & spaces:
                space = first(reached & spaces)
                return space, self.trips[space]
        return None


def access(state: State) -> Access:
    """Return where the Pilli of the player to move can get with its AP and action tokens.

    A way is a trip of R7, or a bridge beside land that can be walked to and a trip from there.
    """
    trips = reach(state)
    pilli = state.mover.pilli
    if pilli is not None:
        trips[pilli] = Trip(0, ())
    for bridge in _helpful_bridges(state, trips):
        if refusal(state, bridge) is None:
            _shorten(trips, bridge, reach(apply(state, bridge).state))
    within = [0] * (state.points_to_spend + 1)
    for space, trip in trips.items():
        within[trip.cost] |= 1 << space
    for cost in range(1, len(within)):
        within[cost] |= within[cost - 1]
    return Access(trips, tuple(within))


def _shorten(trips: dict[Space, Trip], bridge: Action, onward: dict[Space, Trip]) -> None:
    for space, trip in onward.items():
        if space not in trips or trips[space].cost > trip.cost + 1:
            trips[space] = Trip(trip.cost + 1, (bridge, *trip.route))


def _helpful_bridges(state: State, trips: dict[Space, Trip]) -> list[Action]:
    """Bridges that lead from land nearby to land that is far by any other way, the nearest first."""
    most = state.points_to_spend - _BRIDGE_AND_OVER
    near: SpaceSet = 0
    for space, trip in trips.items():
        if trip.cost <= most:
            near |= 1 << space
    ranked: list[tuple[int, Space, Direction]] = []
    for direction, step in ((Direction.NS, SOUTH), (Direction.EW, EAST)):
        sites = bridge_sites(state.board, direction) & (near << step | near >> step)
        for site in each(sites):
            ends = [trips[end].cost if end in trips else _NO_WAY for end in (site - step, site + step)]
            if max(ends) > min(ends) + _BRIDGE_AND_OVER:
                ranked.append((min(ends), site, direction))
    ranked.sort(key=lambda item: (item[0], item[1], item[2].value))
    return [_bridge(state, site, direction) for _, site, direction in ranked[:_SITES]]


def _bridge(state: State, site: Space, direction: Direction) -> Action:
    """A bridge from the supply, or when that is used up the free one farthest off (R5.4)."""
    if state.supply.bridges:
        return BuildBridge(site, direction)
    farthest = max(each(state.free_bridges), key=lambda bridge: distance(bridge, site), default=site)
    return MoveBridge(farthest, site, direction)
