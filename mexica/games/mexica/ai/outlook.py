"""Which district the Pilli could cut and found in the next turn from where it stands."""

from typing import NamedTuple

from mexica.games.mexica.ai.cuts import cuts
from mexica.games.mexica.ai.weights import Weights
from mexica.games.mexica.rules.canals import canal_spaces
from mexica.games.mexica.rules.material import ACTION_POINTS, FLAT_RATE, values
from mexica.games.mexica.rules.spaces import PALACE, Space, SpaceSet, around
from mexica.games.mexica.rules.state import Seat, State

_DEAREST = 5  # tiles
_LAYERS = 40  # chances that are worth a walk


class _Chance(NamedTuple):
    """A cut, and what founding it would gain less the price of its tiles, in points."""

    gain: float
    tiles: int
    part: SpaceSet
    bank: SpaceSet


class Outlook:
    """The cuts that a position offers to a seat, asked for other spaces and later positions."""

    def __init__(self, state: State, weights: Weights, seat: Seat | None = None) -> None:
        self._weights = weights
        self._seat = state.turn.to_move if seat is None else seat
        board = state.board
        self._walkable = (board.land | board.bridges) & ~(board.temple_spaces | board.token_spaces)
        self._chances = sorted(_chances(state, weights), key=lambda chance: -chance.gain)
        self._around: dict[Space, list[SpaceSet]] = {}
        self._towards: dict[int, list[SpaceSet]] = {}

    def after(self, state: State) -> float:
        """Return what the best founding of the next turn gains, in points, in a position of this turn."""
        player = state.players[self._seat]
        assert player.pilli is not None  # turns begin when all Pilli stand
        board, sizes = state.board, state.display or state.later
        gone = board.canals | board.temple_spaces | board.founded_land
        canals, price = board.canals, self._weights.action_point
        rings = self._rings_around(player.pilli)
        points = ACTION_POINTS + player.action_tokens
        near, far = rings[-1], points - FLAT_RATE
        best = 0.0
        for gain, tiles, part, bank in self._chances:
            if gain <= best:
                break
            # what follows is asked of some fifty chances a position: first what most of them fail
            if tiles > far and not near & part:
                continue
            if bank & gone or part & canals or part.bit_count() not in sizes:
                continue
            steps = 0
            for ring in rings:
                if ring & part:
                    break
                steps += 1
            if steps + tiles <= points and gain - price * steps > best:
                best = gain - price * steps
        return best

    def _rings_around(self, space: Space) -> list[SpaceSet]:
        if space not in self._around:
            self._around[space] = _rings(1 << space, self._walkable)
        return self._around[space]

    def layers(self, state: State) -> list[tuple[float, SpaceSet]]:
        """Return the gain of the best founding of the next turn, highest first, with the spaces that have it.

        Spaces from where only the flat rate leads to it are left out.
        """
        price, points = self._weights.action_point, ACTION_POINTS + state.players[self._seat].action_tokens
        gone = state.board.canals | state.board.temple_spaces | state.board.founded_land
        sizes = state.display or state.later
        layers = [
            (gain - price * steps, ring)
            for number, (gain, tiles, part, bank) in enumerate(self._chances[:_LAYERS])
            if not bank & gone and part.bit_count() in sizes
            for steps, ring in enumerate(self._rings_of(number))
            if steps + tiles <= points
        ]
        layers.sort(reverse=True)
        return layers

    def _rings_of(self, number: int) -> list[SpaceSet]:
        if number not in self._towards:
            self._towards[number] = _rings(self._chances[number].part, self._walkable)
        return self._towards[number]


def _chances(state: State, weights: Weights) -> list[_Chance]:
    board = state.board
    pillis = state.pilli_spaces
    diggable = canal_spaces(state) | pillis & ~(PALACE | board.ramps)
    sizes = sorted(set(state.display or state.later))
    found = []
    for district in board.districts:
        if district & board.token_spaces or not sizes or district.bit_count() <= sizes[0]:
            continue
        by_size = cuts(district, district & ~diggable)
        for size in sizes:
            worth = founding_worth(size, weights)
            for cut in by_size[size]:
                if cut.tiles > _DEAREST:
                    break
                gain = worth - weights.action_point * cut.tiles
                found.append(_Chance(gain, cut.tiles, cut.part, cut.bank))
    return found


def founding_worth(size: int, weights: Weights) -> float:
    """Return what founding a district of this size and being the first to build there gains, in points."""
    return values(size)[1] + weights.founded + weights.first_there * size


def _rings(start: SpaceSet, walkable: SpaceSet) -> list[SpaceSet]:
    """The spaces at most 0, 1, ... steps away, as far as the flat rate does not lead there as cheaply."""
    rings = [start]
    for _ in range(FLAT_RATE - 1):
        rings.append(rings[-1] | around(rings[-1]) & walkable)
    return rings
