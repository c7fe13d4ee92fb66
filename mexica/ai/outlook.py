"""Which district the Pilli could cut and found in the next turn from where it stands."""

from attrs import frozen

from mexica.ai.cutting import Cut, cuts
from mexica.ai.evaluation import Weights
from mexica.rules.material import ACTION_POINTS, FLAT_RATE, values
from mexica.rules.sites import canal_spaces, founded_land
from mexica.rules.spaces import PALACE, Space, SpaceSet, around
from mexica.rules.state import State

_DEAREST = 5  # tiles


@frozen
class _Chance:
    """A cut, what founding it would gain less the price of its tiles, and from where it can be reached.

    `rings[n]` are the spaces at most n steps away; anywhere else is as far as the flat rate.
    """

    cut: Cut
    gain: float
    rings: tuple[SpaceSet, ...]

    def steps(self, space: Space) -> int:
        for steps, ring in enumerate(self.rings):
            if ring >> space & 1:
                return steps
        return FLAT_RATE


class Outlook:
    """The cuts that a position offers to the player to move, asked for other spaces and later positions."""

    def __init__(self, state: State, weights: Weights) -> None:
        self._weights = weights
        self._seat = state.turn.to_move
        self._chances = sorted(_chances(state, weights), key=lambda chance: -chance.gain)

    def after(self, state: State) -> float:
        """Return what the best founding of the next turn gains, in points, in a position of this turn."""
        player = state.players[self._seat]
        assert player.pilli is not None  # turns begin when all Pilli stand
        board, sizes = state.board, state.display or state.later
        gone = board.canals | board.temple_spaces | founded_land(board)
        price, points = self._weights.action_point, ACTION_POINTS + player.action_tokens
        best = 0.0
        for chance in self._chances:
            if chance.gain <= best:
                break
            cut = chance.cut
            if cut.bank & gone or cut.part.bit_count() not in sizes:
                continue
            steps = chance.steps(player.pilli)
            if steps + cut.tiles <= points:
                best = max(best, chance.gain - price * steps)
        return best

    def layers(self, points: int) -> list[tuple[float, SpaceSet]]:
        """Return the gain of the best founding with so many AP, highest first, with the spaces that have it.

        Spaces from where only the flat rate leads to it are left out.
        """
        price = self._weights.action_point
        layers = [
            (chance.gain - price * steps, ring)
            for chance in self._chances
            for steps, ring in enumerate(chance.rings)
            if steps + chance.cut.tiles <= points
        ]
        layers.sort(reverse=True)
        return layers


def _chances(state: State, weights: Weights) -> list[_Chance]:
    board = state.board
    pillis = state.pilli_spaces
    diggable = canal_spaces(state) | pillis & ~(PALACE | board.ramps)
    sizes = sorted(set(state.display or state.later))
    walkable = (board.land | board.bridges) & ~(board.temple_spaces | board.token_spaces)
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
                found.append(_Chance(cut, gain, _rings(cut.part, walkable)))
    return found


def founding_worth(size: int, weights: Weights) -> float:
    """Return what founding a district of this size and being the first to build there gains, in points."""
    return values(size)[1] + weights.founded + weights.first_there * size


def _rings(part: SpaceSet, walkable: SpaceSet) -> tuple[SpaceSet, ...]:
    rings = [part]
    for _ in range(FLAT_RATE - 1):
        rings.append(rings[-1] | around(rings[-1]) & walkable)
    return tuple(rings)
