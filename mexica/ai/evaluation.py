"""What a position is worth to a seat: the points by which it can expect to be ahead in the end.

For every seat are added up, in points:

- the points scored so far;
- *majorities held and threatened*: what each district pays for the places of R11.3 at the scorings to come,
  each place weighed by how likely the others are to build past it with the temples they have left;
- in period 2 the same for land that no token will claim, as it pays too (R11.6), less what may be cut off it;
- *floors used well*: floors in hand are a burden, as those that are never built pay nothing;
- action tokens held, as the AP that they are;
- *the palace*: five for a start space, as likely as the period ends with this round (R11.7);
- a bridge to leave by, or land to found in, for the Pilli.

Every token still to be founded counts a little against the seat that acts, so that games go on; and every
district of a displayed size that it leaves unfounded counts as what the next player gains by founding it.
The value is what remains when the average of the others is taken off. *Districts it can still found* are
looked for around the Pilli, by `outlook`.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final

from attrs import frozen

from mexica.rules.endings import LAST_PERIOD, period_is_complete
from mexica.rules.material import FLOORS, PALACE_BONUS, unfounded_values, values
from mexica.rules.spaces import PALACE, START_SPACES, Space, SpaceSet
from mexica.rules.state import Board, Phase, Seat, State


@frozen
class Weights:
    """How much each part of the evaluation counts, in points unless said otherwise."""

    final_scoring: float = 0.6  # of a point in period 1's districts at the end of period 2
    unfounded: float = 0.25  # of a point in unfounded land while tokens may still be founded on it
    spread: float = 0.12  # floors of uncertainty for each floor that the others can still build
    floor_in_hand: float = -0.15
    token: float = 0.6
    last_token: float = 0.05  # once the game ends with this round (R11.9)
    exit: float = 0.8
    founded: float = 0.7  # for every token used, so that games go on
    pressing: float = 2.0  # more of it for each round in which nothing was placed (R12.5)
    first_there: float = 0.3  # of its size for being the first in a founded district
    outlook: float = 0.5  # of what the best founding of the next turn gains
    action_point: float = 0.8  # what one AP of the turn is worth elsewhere
    left_open: float = 1.0  # of what founding it pays
    cut_off: float = 1.3  # spaces that leave the unfounded land for each space of a token to come


STANDARD: Final = Weights()
_STEP: Final = 0.25  # spreads are rounded to it, so that shares of districts can be remembered
_SURE: Final = 0.0
_ONE_TURN: Final = 0.75  # spread in floors when each of the others has one turn left
_FAR: Final = 2.5  # spread in floors until the end of period 2, seen from period 1
# How likely the period ends with this round once somebody's temples are built, by the tokens on display.
_ENDING: Final = {0: 1.0, 1: 0.4, 2: 0.15}
Pays = tuple[int, int, int]


def value(state: State, seat: Seat, weights: Weights = STANDARD) -> float:
    """Return the points by which this seat can expect to end ahead of the average of the others."""
    expected = expectations(state, weights)
    own = expected.pop(seat) - weights.founded * (len(state.display) + len(state.later))
    return own - _left_open(state) * weights.left_open - sum(expected) / len(expected)


def expectations(state: State, weights: Weights = STANDARD) -> list[float]:
    """Return the points that each seat can expect to have in the end, as the head of this file says."""
    expected = [float(player.points) for player in state.players]
    if state.turn.phase is Phase.OVER:
        return expected
    _add_districts(state, weights, expected)
    ending = chance_of_ending(state)
    last = ending == 1 and state.turn.period == LAST_PERIOD
    for seat, player in enumerate(state.players):
        floors = sum(floors * left for floors, left in zip(FLOORS, player.temples, strict=True))
        expected[seat] += weights.floor_in_hand * floors
        expected[seat] += (weights.last_token if last else weights.token) * player.action_tokens
        if player.pilli is None:
            continue
        if START_SPACES >> player.pilli & 1:
            expected[seat] += ending * PALACE_BONUS
        if not last:
            expected[seat] += _standing(state, player.pilli, weights)
    return expected


def chance_of_ending(state: State) -> float:
    """Return how likely the period is to end with this round; 1 when it is certain to (R11.1)."""
    if all(any(player.temples) for player in state.players):
        return 0.0
    return _ENDING.get(len(state.display), 0.0)


def _add_districts(state: State, weights: Weights, expected: list[float]) -> None:
    board, period = state.board, state.turn.period
    spread = _spread(state, weights)
    kept = _kept(state, weights)
    in_hand = tuple(any(player.temples) for player in state.players)
    for district in board.districts:
        if not district & board.temple_spaces:
            continue
        floors = tuple(board.floors(number, district) for number in range(state.seats + 1))
        size = district.bit_count()
        if district & board.token_spaces:
            pays = values(size)
            _add(expected, prospects(floors, in_hand, pays, spread), 1.0)
            if period < LAST_PERIOD:
                _add(expected, prospects(floors, in_hand, pays, _FAR), weights.final_scoring)
        elif period == LAST_PERIOD:
            pays = unfounded_values(max(round(size * kept), 1))
            weight = weights.unfounded if state.display else 1.0
            _add(expected, prospects(floors, in_hand, pays, spread), weight)


def _add(expected: list[float], shares: Sequence[float], weight: float) -> None:
    for seat in range(len(expected)):
        expected[seat] += weight * shares[seat]


def _spread(state: State, weights: Weights) -> float:
    """How many floors a lead may still be turned by in this period."""
    if period_is_complete(state):
        following = (state.turn.to_move + 1) % state.seats
        return _SURE if following == state.turn.first else _ONE_TURN
    left = max(
        sum(floors * left for floors, left in zip(FLOORS, player.temples, strict=True))
        for player in state.players
    )
    return _STEP * max(round(weights.spread * left / _STEP), 2)


def _kept(state: State, weights: Weights) -> float:
    """The part of today's unfounded land that is likely to be left in the end."""
    board = state.board
    unfounded = sum(d.bit_count() for d in board.districts if not d & board.token_spaces)
    going = weights.cut_off * (sum(state.display) + sum(state.later))
    return max(1 - going / unfounded, 0.1) if unfounded else 0.0


@lru_cache(maxsize=16384)
def prospects(
    floors: tuple[int, ...], in_hand: tuple[bool, ...], pays: Pays, spread: float
) -> tuple[float, ...]:
    """Return what each seat can expect from a district with these floors (the neutral colour's come last).

    `in_hand` says which seats have temples left; `spread` are the floors by which a lead may be turned, 0
    when the places are settled (R11.3, R11.4).
    """
    return tuple(
        _worth(sum(_overtakes(floors, in_hand, other, seat, spread) for other in range(len(floors))), pays)
        if floors[seat]
        else 0.0
        for seat in range(len(floors) - 1)
    )


def _overtakes(
    floors: tuple[int, ...], in_hand: tuple[bool, ...], other: int, seat: Seat, spread: float
) -> float:
    """How likely the other owner is to end up with more floors than this seat."""
    if other == seat:
        return 0.0
    ahead = floors[other] - floors[seat]
    builds = other < len(in_hand) and in_hand[other]
    if spread == _SURE or not (builds or in_hand[seat]):
        return float(ahead > 0)
    if not builds and ahead <= 0:
        return 0.0
    return 1 / (1 + exp((0.5 - ahead) / spread))


def _worth(better: float, pays: Pays) -> float:
    """The points for having this many owners in front, a broken number where that is uncertain."""
    places = (*pays, 0)
    place = int(better)
    if place + 1 >= len(places):
        return 0.0
    return places[place] + (better - place) * (places[place + 1] - places[place])


def _standing(state: State, pilli: Space, weights: Weights) -> float:
    board = state.board
    district = board.district(pilli)
    if not district:
        return weights.exit
    to_come = state.display or state.later
    if to_come and not district & board.token_spaces and district.bit_count() > to_come[0]:
        return weights.exit
    return weights.exit if district & board.ramps else 0.0


def _left_open(state: State) -> float:
    """What the next player gains by founding the districts that lie open, in points."""
    if not state.display:
        return 0.0
    board, wanted, worth = state.board, list(state.display), 0.0
    for district in board.districts:
        size = district.bit_count()
        if size in wanted and not district & board.token_spaces and _can_be_founded(board, district):
            wanted.remove(size)
            worth += values(size)[1] + size / 4
    return worth


def _can_be_founded(board: Board, district: SpaceSet) -> bool:
    free = district & ~board.temple_spaces
    return free.bit_count() > 1 and bool(free & ~PALACE)
