"""Where a Pilli can go and what it costs (R7): on foot, by boat, at the flat rate, and the cheapest route."""

from collections.abc import Callable
from functools import cache, lru_cache
from heapq import heappop, heappush

from attrs import frozen

from mexica.games.mexica.rules.actions import Action, FlatRateMove, TakeBoat, Walk
from mexica.games.mexica.rules.board import Board
from mexica.games.mexica.rules.material import FLAT_RATE
from mexica.games.mexica.rules.protection import Protection
from mexica.games.mexica.rules.spaces import (
    COAST,
    LAKE,
    NEIGHBOURS,
    Space,
    SpaceSet,
    around,
    beside_ew,
    beside_ns,
    each,
    flood,
)
from mexica.games.mexica.rules.state import State


@frozen
class Trip:
    """A way to a space: its price in AP, and the actions to take one after the other."""

    cost: int
    route: tuple[Action, ...]


def steps_from(board: Board, space: Space) -> SpaceSet:
    """Return the spaces one step on foot away, taken or not: land, and bridges by their ramps (R7.1)."""
    here = 1 << space
    beside, ahead = beside_ns(here), beside_ew(here)
    if here & board.bridges_ns:
        return beside & board.land
    if here & board.bridges_ew:
        return ahead & board.land
    return NEIGHBOURS[space] & board.land | beside & board.bridges_ns | ahead & board.bridges_ew


def walks(state: State) -> SpaceSet:
    """Return the spaces that the Pilli of the player to move can step onto (R7.1)."""
    pilli = state.mover.pilli
    if pilli is None:
        return 0
    return steps_from(state.board, pilli) & (state.empty | state.free_bridges)


@lru_cache(maxsize=4096)
def boat_fares(canals: SpaceSet, bridges: SpaceSet, origin: Space) -> dict[Space, int]:
    """Return the AP by boat from this bridge to every other one in its water, taken or not (R7.2)."""
    fares: dict[Space, int] = {}
    reached = frontier = 1 << origin
    fare = 0
    while frontier := _next_bridges(canals, bridges, frontier) & ~reached:
        fare += 1
        reached |= frontier
        for bridge in each(frontier):
            fares[bridge] = fare
    return fares


def boat_bridges(board: Board, origin: Space, space: Space) -> tuple[Space, ...]:
    """Return the bridges reached on a shortest boat trip, the last one included (R7.2).

    ValueError if no water joins the two.
    """
    fares = boat_fares(board.canals, board.bridges, origin)
    if space not in fares:
        raise ValueError(f"no boat goes from {origin} to {space}")
    way = [space]
    while fares[way[-1]] > 1:
        nearer = _next_bridges(board.canals, board.bridges, 1 << way[-1])
        way.append(next(bridge for bridge in each(nearer) if fares.get(bridge) == fares[way[-1]] - 1))
    return tuple(reversed(way))


def _next_bridges(canals: SpaceSet, bridges: SpaceSet, from_bridges: SpaceSet) -> SpaceSet:
    """The bridges that a boat from these meets before it passes any other."""
    open_canals = canals & ~bridges
    touched = around(from_bridges)
    reached = flood(touched & open_canals, open_canals)
    if (touched | around(reached)) & LAKE:
        reached = flood((reached | COAST) & open_canals, open_canals) | LAKE
    return bridges & (touched | around(reached)) & ~from_bridges


def boats(state: State) -> dict[Space, int]:
    """Return the free bridges that the player to move can reach by boat, with the AP (R7.2)."""
    pilli, board = state.mover.pilli, state.board
    if pilli is None or not board.bridges >> pilli & 1:
        return {}
    free = state.free_bridges
    fares = boat_fares(board.canals, board.bridges, pilli)
    return {bridge: fare for bridge, fare in fares.items() if free >> bridge & 1}


def reach(state: State) -> dict[Space, Trip]:
    """Return every space the Pilli of the player to move can reach now, with the cheapest trip (R7).

    Trips mix steps and boats, or are one flat-rate move where that is cheaper, and cost no more AP
    than the turn and the action tokens held allow. In round 1 they keep to R9 at every step.
    """
    origin = state.mover.pilli
    if origin is None:
        return {}
    points = state.points_to_spend
    open_to = state.empty | state.free_bridges
    harmless = _harmless_moves(state)
    trips = {origin: Trip(0, ())}
    done: set[Space] = set()
    queue = [(0, 0, origin)]
    while queue:
        spent, actions, space = heappop(queue)
        if space in done:
            continue
        done.add(space)
        for price, action, onward in _legs(state.board, space, open_to):
            total, known = spent + price, trips.get(onward)
            if total > points or not harmless(space, onward):
                continue
            if known is None or (total, actions + 1) < (known.cost, len(known.route)):
                trips[onward] = Trip(total, (*trips[space].route, action))
                heappush(queue, (total, actions + 1, onward))
    if points >= FLAT_RATE:
        for space in each(open_to):
            known = trips.get(space)
            if (known is None or known.cost > FLAT_RATE) and harmless(origin, space):
                trips[space] = Trip(FLAT_RATE, (FlatRateMove(space),))
    del trips[origin]
    return trips


def _legs(board: Board, space: Space, open_to: SpaceSet) -> list[tuple[int, Action, Space]]:
    """The single moves from a space: price in AP, action, where it ends."""
    legs: list[tuple[int, Action, Space]] = [
        (1, Walk(onward), onward) for onward in each(steps_from(board, space) & open_to)
    ]
    if board.bridges >> space & 1:
        fares = boat_fares(board.canals, board.bridges, space)
        legs += [(fare, TakeBoat(b), b) for b, fare in fares.items() if open_to >> b & 1]
    return legs


def _harmless_moves(state: State) -> Callable[[Space, Space], bool]:
    """Tells whether a move from one space to another keeps to R9."""
    if state.turn.round != 1:
        return lambda origin, space: True
    shut_in_from = cache(Protection(state).shut_in_by_pilli_on)
    return lambda origin, space: shut_in_from(space) <= shut_in_from(origin)
