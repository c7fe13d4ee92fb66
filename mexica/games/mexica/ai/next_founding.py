"""What the seat to move could gain next turn by cutting off a district and founding it."""

from collections.abc import Sequence
from typing import NamedTuple

from mexica.games.mexica.ai.cuts import cuts
from mexica.games.mexica.ai.weights import Weights
from mexica.games.mexica.rules.board import Board
from mexica.games.mexica.rules.canals import canal_spaces, lasting_land
from mexica.games.mexica.rules.material import ACTION_POINTS, FLAT_RATE, values
from mexica.games.mexica.rules.spaces import Space, SpaceSet, around, single, size
from mexica.games.mexica.rules.state import Seat, State

_MOST_TILES = 5
_LAYERS = 40  # cuts that are worth walking towards


class _Chance(NamedTuple):
    """A cut, the size of its part, and the gain from founding it minus the price of its tiles, in points."""

    gain: float
    tiles: int
    wanted: int
    part: SpaceSet
    bank: SpaceSet


class NextFounding:
    """The cuts that a position offers a seat, kept for lookups from other spaces and in later positions."""

    def __init__(self, state: State, weights: Weights, seat: Seat) -> None:
        self._weights, self._seat = weights, seat
        board = state.board
        self._walkable = (board.land | board.bridges) & ~(board.temple_spaces | board.token_spaces)
        self._chances = sorted(_chances(state, weights), key=lambda chance: -chance.gain)
        self._from: dict[Space, list[SpaceSet]] = {}
        self._towards: dict[int, list[SpaceSet]] = {}

    def gain(self, state: State) -> float:
        """Return the gain of the best founding of the next turn, in points, in a position of this turn."""
        player, sizes = state.players[self._seat], state.display or state.later
        assert player.pilli is not None  # turns begin when all Pilli stand
        undiggable, canals = _undiggable(state.board), state.board.canals
        rings, points = self._rings_from(player.pilli), ACTION_POINTS + player.action_tokens
        near, far = rings[-1], points - FLAT_RATE
        price, best = self._weights.action_point, 0.0
        for gain, tiles, wanted, part, bank in self._chances:
            if gain <= best:
                break
            # a position has about fifty chances: check first what rules most of them out
            if tiles > far and not near & part:
                continue
            if bank & undiggable or part & canals or wanted not in sizes:
                continue
            steps = _steps_to(part, rings)
            if steps + tiles <= points and gain - price * steps > best:
                best = gain - price * steps
        return best

    def places(self, state: State) -> list[tuple[float, SpaceSet]]:
        """Return sets of spaces with the gain of the best founding next turn from them, highest gain first.

        Spaces from which only the flat rate leads to a part are left out.
        """
        price, points = self._weights.action_point, ACTION_POINTS + state.players[self._seat].action_tokens
        undiggable, sizes = _undiggable(state.board), state.display or state.later
        places = [
            (gain - price * steps, ring)
            for number, (gain, tiles, wanted, part, bank) in enumerate(self._chances[:_LAYERS])
            if not bank & undiggable and wanted in sizes
            for steps, ring in enumerate(self._rings_towards(number))
            if steps + tiles <= points
        ]
        places.sort(reverse=True)
        return places

    def _rings_from(self, space: Space) -> list[SpaceSet]:
        if space not in self._from:
            self._from[space] = _rings(single(space), self._walkable)
        return self._from[space]

    def _rings_towards(self, number: int) -> list[SpaceSet]:
        if number not in self._towards:
            self._towards[number] = _rings(self._chances[number].part, self._walkable)
        return self._towards[number]


def founding_worth(wanted: int, weights: Weights) -> float:
    """Return the gain from founding a district of this size and building there first, in points."""
    return values(wanted)[1] + weights.founded + weights.first_there * wanted


def _undiggable(board: Board) -> SpaceSet:
    """Where no canal can be placed next turn, without the ramps of this turn's bridges, which can move."""
    return board.canals | lasting_land(board)


def _chances(state: State, weights: Weights) -> list[_Chance]:
    board = state.board
    diggable = canal_spaces(state, leaving=state.pilli_spaces)
    sizes = sorted(set(state.display or state.later))
    found = []
    for district in board.districts:
        if district & board.token_spaces or not sizes or size(district) <= sizes[0]:
            continue
        by_size = cuts(district, district & ~diggable)
        for wanted in sizes:
            worth = founding_worth(wanted, weights)
            for cut in by_size[wanted]:
                if cut.tiles > _MOST_TILES:
                    break
                gain = worth - weights.action_point * cut.tiles
                found.append(_Chance(gain, cut.tiles, wanted, cut.part, cut.bank))
    return found


def _rings(start: SpaceSet, walkable: SpaceSet) -> list[SpaceSet]:
    """The spaces at most 0, 1, ... steps away, up to the distance where the flat rate is as cheap."""
    rings = [start]
    for _ in range(FLAT_RATE - 1):
        rings.append(rings[-1] | around(rings[-1]) & walkable)
    return rings


def _steps_to(part: SpaceSet, rings: Sequence[SpaceSet]) -> int:
    """The steps to the nearest space of the part; the flat rate if it is beyond all rings."""
    steps = 0
    for ring in rings:
        if ring & part:
            break
        steps += 1
    return steps
