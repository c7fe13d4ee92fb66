"""The cheapest way to every space a Pilli can reach in one turn (R7)."""

from collections.abc import Callable
from functools import cache
from heapq import heappop, heappush

from attrs import frozen

from mexica.games.mexica.rules.actions import Action, FlatRateMove, TakeBoat, Walk
from mexica.games.mexica.rules.board import Board
from mexica.games.mexica.rules.boats import boat_fares
from mexica.games.mexica.rules.material import FLAT_RATE
from mexica.games.mexica.rules.moves import standing_room, steps_from
from mexica.games.mexica.rules.protection import Protection
from mexica.games.mexica.rules.spaces import Space, SpaceSet, each, holds
from mexica.games.mexica.rules.state import State


@frozen
class Trip:
    """A way to a space: its cost in AP, and the actions to take in order."""

    cost: int
    route: tuple[Action, ...]


def reach(state: State) -> dict[Space, Trip]:
    """Return every space the Pilli of the player to move can reach now, with the cheapest trip (R7).

    A trip mixes steps and boats, or is one flat-rate move if that is cheaper. It costs no more AP than the
    turn and the action tokens held allow, and in round 1 it obeys R9 at every step.
    """
    origin = state.mover.pilli
    if origin is None:
        return {}
    harmless = _harmless_moves(state)
    trips = _trips_by_legs(state, origin, harmless)
    if state.points_to_spend >= FLAT_RATE:
        for space in each(standing_room(state)):
            known = trips.get(space)
            if (known is None or known.cost > FLAT_RATE) and harmless(origin, space):
                trips[space] = Trip(FLAT_RATE, (FlatRateMove(space),))
    del trips[origin]
    return trips


def _trips_by_legs(
    state: State, origin: Space, harmless: Callable[[Space, Space], bool]
) -> dict[Space, Trip]:
    """The cheapest trips on foot and by boat (Dijkstra); of equal costs the one with fewest actions."""
    points, open_to = state.points_to_spend, standing_room(state)
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
    return trips


def _legs(board: Board, space: Space, open_to: SpaceSet) -> list[tuple[int, Action, Space]]:
    """The single moves from a space: price in AP, action, where it ends."""
    legs: list[tuple[int, Action, Space]] = [
        (1, Walk(onward), onward) for onward in each(steps_from(board, space) & open_to)
    ]
    if holds(board.bridges, space):
        fares = boat_fares(board.canals, board.bridges, space)
        legs += [(fare, TakeBoat(b), b) for b, fare in fares.items() if holds(open_to, b)]
    return legs


def _harmless_moves(state: State) -> Callable[[Space, Space], bool]:
    """A function that returns whether a move from one space to another obeys R9."""
    if state.turn.round != 1:
        return lambda origin, space: True
    shut_in_from = cache(Protection(state).shut_in_by_pilli_on)
    return lambda origin, space: shut_in_from(space) <= shut_in_from(origin)
