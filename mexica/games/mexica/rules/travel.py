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
    """A way to a space: its price in AP, and the actions to take one after the other."""

    cost: int
    route: tuple[Action, ...]


def reach(state: State) -> dict[Space, Trip]:
    """Return every space the Pilli of the player to move can reach now, with the cheapest trip (R7).

    Trips mix steps and boats, or are one flat-rate move where that is cheaper, and cost no more AP
    than the turn and the action tokens held allow. In round 1 they keep to R9 at every step.
    """
    origin = state.mover.pilli
    if origin is None:
        return {}
    points = state.points_to_spend
    open_to = standing_room(state)
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
    if holds(board.bridges, space):
        fares = boat_fares(board.canals, board.bridges, space)
        legs += [(fare, TakeBoat(b), b) for b, fare in fares.items() if holds(open_to, b)]
    return legs


def _harmless_moves(state: State) -> Callable[[Space, Space], bool]:
    """Tells whether a move from one space to another keeps to R9."""
    if state.turn.round != 1:
        return lambda origin, space: True
    shut_in_from = cache(Protection(state).shut_in_by_pilli_on)
    return lambda origin, space: shut_in_from(space) <= shut_in_from(origin)
