"""How Pilli move: they are set down, hop on foot, ride a canoe, or are lifted and carried."""

from bisect import bisect_right
from itertools import accumulate, pairwise
from math import atan2, dist, pi, sin
from typing import Final

from mexica.drawing.easing import bounce, progress, smoothstep
from mexica.games.mexica.rules.events import PilliBoated, PilliMovedAtFlatRate, PilliPlaced, PilliWalked
from mexica.games.mexica.rules.spaces import Space, column_and_row
from mexica.games.mexica.rules.state import State
from mexica.games.mexica.table.board.boat_route import GridPoint, boat_route
from mexica.games.mexica.table.board.figures import UNDER, Figure, Flight, Ring
from mexica.games.mexica.table.board.pieces import lift
from mexica.games.mexica.table.motions.table_acts import Act, Backdrop, Cast, Figures, Part
from mexica.games.mexica.table.motions.table_geometry import (
    RaisedPoint,
    TableGeometry,
    between,
    place_of,
    row_of,
)

STEP_SECONDS: Final = 0.26
PLACE_SECONDS: Final = 0.45
FAR_SECONDS: Final = 0.75
BOAT_SECONDS: Final = 0.5  # plus the seconds for each space of the way
CELL_SECONDS: Final = 0.16
LONGEST_TRIP: Final = 2.6
_HOP: Final = 0.13  # heights in cell widths
_HIGH: Final = 0.9
_ABOARD: Final = 0.03
CANOE: Final = 1.15  # enlargement, so that bow and stern show beside a Pilli, within a canal's banks
_CLIMB: Final = 0.75  # spaces before and after a bridge over which a Pilli climbs
_COMPASS: Final = ("e", "ne", "n", "nw", "w", "sw", "s", "se")


def placed(event: PilliPlaced, state: State, cast: Cast) -> Act:
    """Return the act in which a Pilli is set down on its start space."""
    end = place_of(event.space, lift(event.space, state))
    sprite = cast.pilli(event.seat)

    def figures(geometry: TableGeometry, share: float) -> list[Figure]:
        return _standing(sprite, geometry, end, _HIGH * bounce(share), row_of(end))

    return Act(Backdrop(state, hidden=frozenset({event.space})), (Part(figures, PLACE_SECONDS),))


def walked(event: PilliWalked, state: State, cast: Cast) -> Act:
    """Return the act in which a Pilli walks a step, possibly up to a bridge or down from it."""
    begin, end = (place_of(space, lift(space, state)) for space in (event.origin, event.space))
    figures = _carried(cast.pilli(event.seat), begin, end, _HOP)
    return Act(Backdrop(state, hidden=frozenset({event.space})), (Part(figures, STEP_SECONDS),))


def carried(event: PilliMovedAtFlatRate, state: State, cast: Cast) -> Act:
    """Return the act in which a Pilli is lifted, carried and set down."""
    begin, end = (place_of(space, lift(space, state)) for space in (event.origin, event.space))
    figures = _carried(cast.pilli(event.seat), begin, end, _HIGH)
    return Act(Backdrop(state, hidden=frozenset({event.space})), (Part(figures, FAR_SECONDS),))


def boated(event: PilliBoated, state: State, cast: Cast) -> Act:
    """Return the act in which a Pilli goes by canoe along the water between the bridges."""
    bridges = (event.origin, *event.bridges)
    trip = _BoatRide(cast.pilli(event.seat), boat_route(state.board, bridges), bridges, state)
    seconds = min(LONGEST_TRIP, BOAT_SECONDS + CELL_SECONDS * trip.length)
    return Act(Backdrop(state, hidden=frozenset({event.space})), (Part(trip.figures, seconds),))


def heading(begin: GridPoint, end: GridPoint) -> str:
    """Return the name of the direction from one point to another: one of eight, such as "ne"."""
    return _COMPASS[round(atan2(begin[1] - end[1], end[0] - begin[0]) / (pi / 4)) % 8]


def canoe(direction: str, geometry: TableGeometry, spot: GridPoint, share: float) -> list[Figure]:
    """Return a canoe on the water at this point with its bow in this direction; `share` is its opacity."""
    position = geometry.at((*spot, 0.0))
    return [
        Flight(f"canoe_{direction}{what}", position, UNDER, share, growth=CANOE) for what in ("_shadow", "")
    ]


class _BoatRide:
    """A Pilli in a canoe; at each bridge it climbs onto the deck while the canoe passes below."""

    def __init__(self, sprite: str, way: list[GridPoint], bridges: tuple[Space, ...], state: State) -> None:
        self._sprite, self._way = sprite, way
        self._marks = list(accumulate((dist(*leg) for leg in pairwise(way)), initial=0.0))
        self._decks = [(column_and_row(bridge), lift(bridge, state)) for bridge in bridges]

    @property
    def length(self) -> float:
        """The length of the way in spaces."""
        return self._marks[-1]

    def figures(self, geometry: TableGeometry, share: float) -> list[Figure]:
        """Return canoe and Pilli after this share of the time."""
        gone = smoothstep(share) * self.length
        leg = max(0, min(bisect_right(self._marks, gone) - 1, len(self._way) - 2))
        begin, end = self._way[leg], self._way[leg + 1]
        along = progress(gone, self._marks[leg], self._marks[leg + 1] + 1e-9)
        spot = begin[0] + (end[0] - begin[0]) * along, begin[1] + (end[1] - begin[1]) * along
        place = (*spot, self._up(spot))
        afloat = min(progress(share, 0.0, 0.12), progress(1 - share, 0.0, 0.12))
        boat = canoe(heading(begin, end), geometry, spot, afloat)
        *beneath, pilli = _standing(self._sprite, geometry, place, 0.0, row_of(place))
        return [*beneath, *boat, pilli]

    def _up(self, spot: GridPoint) -> float:
        near, deck = min((dist(spot, bridge), deck) for bridge, deck in self._decks)
        return _ABOARD + (deck - _ABOARD) * (1 - smoothstep(min(1.0, near / _CLIMB)))


def _carried(sprite: str, begin: RaisedPoint, end: RaisedPoint, high: float) -> Figures:
    row = row_of(begin, end)

    def figures(geometry: TableGeometry, share: float) -> list[Figure]:
        return _standing(
            sprite, geometry, between(begin, end, smoothstep(share)), high * sin(pi * share), row
        )

    return figures


def _standing(sprite: str, geometry: TableGeometry, place: RaisedPoint, up: float, row: int) -> list[Figure]:
    """A Pilli at a height above a point, with its shadow and its ring on the ground."""
    shadow = Flight(f"{sprite}_shadow", geometry.at(place), UNDER, 1.0 - 0.5 * min(1.0, up))
    ring = Ring(sprite.removeprefix("pilli_"), geometry.at(place))
    x, y, ground = place
    return [shadow, ring, Flight(sprite, geometry.at((x, y, ground + up)), row)]
