"""What a player can do in one go: plans of a few actions that belong together."""

from collections.abc import Iterator

from attrs import frozen

from mexica.ai.access import ways
from mexica.ai.cutting import cuts, tiles_for, touching
from mexica.ai.outlook import Outlook
from mexica.rules import Action, Trip
from mexica.rules.actions import BuildTemple, FoundDistrict, TakeActionToken
from mexica.rules.legality import may_take
from mexica.rules.material import ACTION_POINTS, FLOORS
from mexica.rules.sites import canal_spaces
from mexica.rules.spaces import ISLAND, NEIGHBOURS, PALACE, START_SPACES, Space, SpaceSet, each, flood
from mexica.rules.state import State

_PER_SIZE = 8
_WALKS = 8
# The eight spaces around each space.
_RINGS = {space: touching(1 << space) & ~(1 << space) for space in each(ISLAND)}


@frozen
class Plan:
    """Actions to be taken one after the other, and the AP they take in all."""

    actions: tuple[Action, ...]
    cost: int


@frozen
class _Doors:
    """The ways of this turn: for every price in AP the spaces that can be reached for it."""

    trips: dict[Space, Trip]
    within: tuple[SpaceSet, ...]

    def to(self, spaces: SpaceSet, most: int) -> tuple[Space, Trip] | None:
        """The cheapest way onto one of these spaces for at most so many AP."""
        for reached in self.within[: most + 1]:
            if reached & spaces:
                space = min(each(reached & spaces))
                return space, self.trips[space]
        return None


def plans(state: State, outlook: Outlook) -> Iterator[Plan]:
    """Yield what the player to move can do in this turn, in a fixed order.

    Found a district, where it lies open or after cutting it; build one or two temples anywhere within
    reach; return to a start space; take an action token.
    """
    points = state.points_to_spend
    doors = _doors(state, points)
    yield from _foundings(state, doors, points)
    yield from _cut_foundings(state, doors, points)
    yield from _temples(state, doors, points)
    yield from _returns(state, doors, points)
    yield from _walks(state, doors, outlook, points)
    if points and may_take(state):
        yield Plan((TakeActionToken(),), 1)


def _doors(state: State, points: int) -> _Doors:
    trips = ways(state)
    within = [0] * (points + 1)
    for space, trip in trips.items():
        within[trip.cost] |= 1 << space
    for cost in range(1, points + 1):
        within[cost] |= within[cost - 1]
    return _Doors(trips, tuple(within))


def _foundings(state: State, doors: _Doors, points: int) -> Iterator[Plan]:
    board = state.board
    for district in board.districts:
        if district & board.token_spaces or district.bit_count() not in state.display:
            continue
        if way := doors.to(district, points):
            space, trip = way
            if founding := _founding(state, district, space):
                yield Plan((*trip.route, founding), trip.cost)


def _founding(state: State, district: SpaceSet, standing: Space) -> FoundDistrict | None:
    open_spaces = _buildable(state, district) & ~(1 << standing)
    if not open_spaces:
        return None
    return FoundDistrict(_quiet_space(state, district, open_spaces))


def _buildable(state: State, district: SpaceSet) -> SpaceSet:
    own = state.mover.pilli
    empty = state.empty if own is None else state.empty | 1 << own & state.board.land
    return district & empty & ~PALACE


def _quiet_space(state: State, district: SpaceSet, open_spaces: SpaceSet) -> Space:
    """The space where a piece is least in the way: off the ramps, not cutting the land, few neighbours."""
    board = state.board
    walkable = district & ~(board.temple_spaces | board.token_spaces)
    ramps = board.ramps

    def in_the_way(space: Space) -> tuple[int, int, int]:
        beside = NEIGHBOURS[space] & walkable
        many = beside.bit_count()
        ring = _RINGS[space] & walkable
        parts = 0
        while beside:
            parts += 1
            beside &= ~flood(beside & -beside, ring)
        return ramps >> space & 1, parts, many

    return min(each(open_spaces), key=in_the_way)


def _cut_foundings(state: State, doors: _Doors, points: int) -> Iterator[Plan]:
    board, supply = state.board, state.supply
    own = 0 if state.mover.pilli is None else 1 << state.mover.pilli
    diggable = canal_spaces(state) | own & ~(PALACE | board.ramps)
    wanted = sorted(set(state.display))
    for district in board.districts:
        if district & board.token_spaces or not wanted or district.bit_count() <= wanted[0]:
            continue
        by_size = cuts(district, district & ~diggable)
        for size in wanted:
            ranked = []
            for cut in by_size[size]:
                if cut.tiles > points:
                    break
                if way := doors.to(cut.part, points - cut.tiles):
                    ranked.append((cut.tiles + way[1].cost, cut, way))
            ranked.sort(key=lambda item: item[0])
            for price, cut, (space, trip) in ranked[:_PER_SIZE]:
                beyond = diggable & district & ~(cut.part | cut.bank)
                canals = tiles_for(cut, beyond, supply.single_canals, supply.double_canals)
                founding = _founding(state, cut.part, space)
                if canals and founding:
                    yield Plan((*trip.route, *canals, founding), price + len(canals) - cut.tiles)


def _temples(state: State, doors: _Doors, points: int) -> Iterator[Plan]:
    left = state.mover.temples
    for district in state.board.districts:
        way = doors.to(district, points - 1)
        if way is None:
            continue
        standing, trip = way
        sites = _buildable(state, district) & ~(1 << standing)
        if not sites:
            continue
        space = _quiet_space(state, district, sites)
        over = points - trip.cost
        for floors in FLOORS:
            if not left[floors - 1] or floors > over:
                continue
            one = (*trip.route, BuildTemple(space, floors))
            yield Plan(one, trip.cost + floors)
            rest = sites & ~(1 << space)
            if not rest:
                continue
            second = _quiet_space(state, district, rest)
            for more in FLOORS[:floors]:
                if floors + more <= over and left[more - 1] > (more == floors):
                    yield Plan((*one, BuildTemple(second, more)), trip.cost + floors + more)


def _returns(state: State, doors: _Doors, points: int) -> Iterator[Plan]:
    pilli = state.mover.pilli
    if pilli is not None and START_SPACES >> pilli & 1:
        return
    if way := doors.to(START_SPACES, points):
        yield Plan(way[1].route, way[1].cost)


def _walks(state: State, doors: _Doors, outlook: Outlook, points: int) -> Iterator[Plan]:
    """Go to where the next founding is near, and nearer than from here."""
    near, found = doors.within[points] & ~doors.within[0], 0
    for _, spaces in outlook.layers(ACTION_POINTS + state.mover.action_tokens):
        if found == _WALKS or doors.within[0] & spaces:
            return
        if way := doors.to(near & spaces, points):
            near &= ~spaces
            found += 1
            yield Plan(way[1].route, way[1].cost)
