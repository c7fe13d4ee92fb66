"""The spaces that a Pilli reaches on one board, by price, and the routes there."""

from attrs import frozen

from mexica.games.mexica.rules import Action, Trip
from mexica.games.mexica.rules.actions import FlatRateMove, TakeBoat, Walk
from mexica.games.mexica.rules.board import Board
from mexica.games.mexica.rules.boats import boat_fares
from mexica.games.mexica.rules.material import FLAT_RATE
from mexica.games.mexica.rules.moves import steps_from
from mexica.games.mexica.rules.spaces import (
    Space,
    SpaceSet,
    around,
    beside_ew,
    beside_ns,
    each,
    first,
    holds,
    single,
)


@frozen
class Reach:
    """The spaces first reached at each price by moves on one board.

    `layers[n]` costs `start` + n AP; the first is a single space, reached by the actions `before`.
    """

    board: Board
    start: int
    before: tuple[Action, ...]
    layers: list[SpaceSet]

    def holds_at(self, cost: int, spaces: SpaceSet) -> SpaceSet:
        """Return those of the spaces that are first reached for exactly `cost` AP."""
        steps = cost - self.start
        return self.layers[steps] & spaces if 0 <= steps < len(self.layers) else 0

    def trip(self, space: Space, cost: int) -> Trip:
        """Return a trip to a space that is first reached for `cost` AP."""
        route: list[Action] = []
        at = cost - self.start
        while at:
            action, space, at = self._last_leg(space, at)
            route.append(action)
        return Trip(cost, (*self.before, *reversed(route)))

    def _last_leg(self, space: Space, at: int) -> tuple[Action, Space, int]:
        """The move that ends on this space, the space where it began, and that space's layer."""
        board, layers = self.board, self.layers
        # steps go both ways
        if before := steps_from(board, space) & layers[at - 1]:
            return Walk(space), first(before), at - 1
        if holds(board.bridges, space):
            for origin, fare in boat_fares(board.canals, board.bridges, space).items():
                if fare <= at and holds(layers[at - fare], origin):
                    return TakeBoat(space), origin, at - fare
        return FlatRateMove(space), first(layers[at - FLAT_RATE]), at - FLAT_RATE


def reach_layers(
    board: Board, open_to: SpaceSet, origin: Space, points: int, *, flat_rate: bool = False
) -> list[SpaceSet]:
    """Return the spaces first reached for each price up to `points` AP; the first is `origin` alone (R7)."""
    ns, ew, land = board.bridges_ns, board.bridges_ew, board.land
    bridges = ns | ew
    layers = [single(origin), *[0] * points]
    by_boat = [0] * (points + 1)
    unreached = (land | bridges) & open_to & ~layers[0]
    for cost in range(1, points + 1):
        new = 0
        if last := layers[cost - 1]:
            on_land, on_ns, on_ew = last & land, last & ns, last & ew
            new = around(on_land) & land
            if unreached & bridges:
                new |= beside_ns(on_land) & ns | beside_ew(on_land) & ew
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
