"""Where the Pilli of the player to move can get this turn, with a new bridge if that helps."""

from mexica.rules import Action, Trip, apply, reach
from mexica.rules.actions import BuildBridge, Direction, MoveBridge
from mexica.rules.legality import refusal
from mexica.rules.sites import bridge_sites
from mexica.rules.spaces import Space, SpaceSet, each
from mexica.rules.state import State

_BRIDGE_AND_OVER = 3  # AP: the bridge, onto it, off it
_SITES = 8


def ways(state: State) -> dict[Space, Trip]:
    """Return the spaces the Pilli can stand on this turn and the cheapest way there, its own space included.

    A way is a trip of R7, or a bridge beside land that can be walked to and a trip from there.
    """
    found = reach(state)
    pilli = state.mover.pilli
    if pilli is not None:
        found[pilli] = Trip(0, ())
    for bridge in _helpful_bridges(state, found):
        if refusal(state, bridge) is not None:
            continue
        for space, trip in reach(apply(state, bridge).state).items():
            if space not in found or found[space].cost > trip.cost + 1:
                found[space] = Trip(trip.cost + 1, (bridge, *trip.route))
    return found


def _helpful_bridges(state: State, found: dict[Space, Trip]) -> list[Action]:
    most = state.points_to_spend - _BRIDGE_AND_OVER
    if most < 0:
        return []
    near: SpaceSet = 0
    for space, trip in found.items():
        if trip.cost <= most:
            near |= 1 << space
    ranked: list[tuple[int, Space, Direction]] = []
    for direction, step in ((Direction.NS, 1), (Direction.EW, 16)):
        sites = bridge_sites(state.board, direction) & (near << step | near >> step)
        for site in each(sites):
            ends = [found[end].cost if end in found else 99 for end in (site - step, site + step)]
            if max(ends) > min(ends) + _BRIDGE_AND_OVER:
                ranked.append((min(ends), site, direction))
    ranked.sort(key=lambda item: (item[0], item[1], item[2].value))
    return [_bridge(state, site, direction) for _, site, direction in ranked[:_SITES]]


def _bridge(state: State, site: Space, direction: Direction) -> Action:
    if state.supply.bridges:
        return BuildBridge(site, direction)
    pilli = state.mover.pilli or 0
    far = max(each(state.free_bridges), key=lambda bridge: abs(bridge - pilli), default=site)
    return MoveBridge(far, site, direction)
