"""The worth of a position to a seat: the points by which it can expect to be ahead in the end.

For every seat these are added up, in points:

- the points scored so far;
- *majorities held and threatened*: what each district pays for the places of R11.3 at the scorings to come,
  each place weighed by how likely the others are to build past it with the temples they have left;
- in period 2 the same for land that no token will claim, as it pays too (R11.6), minus what may be cut off;
- *floors used well*: floors in hand are a burden, as floors that are never built pay nothing, and an asset
  for the districts still to come;
- action tokens held, valued as AP;
- *the palace*: five for a start space, times the chance that the period ends with this round (R11.7);
- a bridge to leave by, or land to found in, for the Pilli.

Every token still to be founded counts a little against the seat that acts, and rounds in which nothing was
placed count a lot, so that games progress (R12.5). Every district of a displayed size that it leaves
unfounded counts as the next player's gain from founding it. The value is the sum minus the average of the
other seats. Districts that the seat can still found are judged by `next_founding`.
"""

from collections.abc import Sequence
from typing import Final

from mexica.games.mexica.ai.prospects import SURE, prospects
from mexica.games.mexica.ai.weights import Weights
from mexica.games.mexica.rules.founding import has_room
from mexica.games.mexica.rules.material import LAST_PERIOD, PALACE_BONUS, unfounded_values, values
from mexica.games.mexica.rules.spaces import START_SPACES, Space, SpaceSet, holds, size
from mexica.games.mexica.rules.state import Phase, Player, Seat, State
from mexica.games.mexica.rules.turn_end import period_is_complete

_FEWEST_SEATS: Final = 2
_STEP: Final = 0.25  # spreads are rounded to it, so that `prospects` can be cached
_ONE_TURN: Final = 0.75  # spread in floors when each of the others has one turn left
# How likely the period is to end with this round once one player's temples are built, by tokens on display.
_ENDING: Final = {0: 1.0, 1: 0.4, 2: 0.15}


def value(state: State, seat: Seat, weights: Weights, acted: Seat | None = None) -> float:
    """Return the points by which this seat can expect to end ahead of the average of the others.

    `acted` is the seat whose turn led to the position, by default the one to move: the
    districts it leaves open are there for the next seat.
    """
    expected = expectations(state, weights)
    own = expected.pop(seat) - weights.founded * (len(state.display) + len(state.later))
    own -= weights.pressing * state.turn.quiet_rounds
    acted = state.turn.to_move if acted is None else acted
    if seat == acted:
        own -= left_open(state) * weights.left_open
    elif seat == (acted + 1) % state.seats:
        own += left_open(state) * weights.left_open
    return own - weights.others * sum(expected) / len(expected)


def expectations(state: State, weights: Weights) -> list[float]:
    """Return the points that each seat can expect to have in the end, as described at the top of the file."""
    players = state.players
    expected = [float(player.points) for player in players]
    if state.turn.phase is Phase.OVER:
        return expected
    in_hand = [floors_in_hand(player) for player in players]
    _add_districts(state, weights, in_hand, expected)
    ending = _ENDING.get(len(state.display), 0.0) if 0 in in_hand else 0.0
    last = ending == 1 and state.turn.period == LAST_PERIOD
    token = weights.last_token if last else weights.token
    floor = _floor_in_hand(state, weights)
    for seat, player in enumerate(players):
        expected[seat] += floor * in_hand[seat] + token * player.action_tokens
        if player.pilli is None:
            continue
        if ending and holds(START_SPACES, player.pilli):
            expected[seat] += ending * PALACE_BONUS
        if not last:
            expected[seat] += _standing(state, player.pilli, weights)
    return expected


def floors_in_hand(player: Player) -> int:
    """Return the floors of the temples that a player may still build."""
    one, two, three, four = player.temples
    return one + 2 * two + 3 * three + 4 * four


def chance_of_ending(state: State) -> float:
    """Return how likely the period is to end with this round; 1 when it is certain to (R11.1)."""
    if all(any(player.temples) for player in state.players):
        return 0.0
    return _ENDING.get(len(state.display), 0.0)


def part_kept(state: State, weights: Weights) -> float:
    """Return the part of today's unfounded land that is likely to be left in the end."""
    land = sum([size(district) for district in state.board.unfounded])
    going = weights.cut_off * (sum(state.display) + sum(state.later))
    return max(1 - going / land, 0.1) if land else 0.0


def left_open(state: State) -> float:
    """Return what the next player gains by founding the open districts, in points."""
    wanted, worth = list(state.display), 0.0
    if not wanted:
        return worth
    for district in state.board.unfounded:
        spaces = size(district)
        if spaces in wanted and has_room(district, state.board.temple_spaces):
            wanted.remove(spaces)
            worth += values(spaces)[1] + spaces / 4
    return worth


def _floor_in_hand(state: State, weights: Weights) -> float:
    """The worth of one floor in hand: with more players, each has fewer turns while tokens last."""
    to_come = len(state.display) + len(state.later)
    return weights.floor_in_hand + weights.floor_to_come * to_come * _FEWEST_SEATS / state.seats


def _standing(state: State, pilli: Space, weights: Weights) -> float:
    board = state.board
    district = board.district(pilli)
    if not district:
        return weights.exit
    to_come = state.display or state.later
    if to_come and not district & board.token_spaces and size(district) > to_come[0]:
        return weights.exit
    return weights.exit if district & board.ramps else 0.0


def _add_districts(state: State, weights: Weights, in_hand: list[int], expected: list[float]) -> None:
    board, second = state.board, state.turn.period == LAST_PERIOD
    temple_spaces, token_spaces = board.temple_spaces, board.token_spaces
    # floors counted in ones, twos and fours: a temple of three floors is in the first two
    temples = [(one | three, two | three, four) for one, two, three, four in board.temples]
    spread = _spread(state, weights, max(in_hand))
    builds = tuple([floors > 0 for floors in in_hand])
    everyone = (True,) * len(in_hand)
    kept = part_kept(state, weights) if second else 0.0
    for district in board.districts:
        if not district & temple_spaces or not (second or district & token_spaces):
            continue
        floors = _floors_in(district, temples)
        if district & token_spaces:
            pays = values(size(district))
            _add(expected, prospects(floors, builds, pays, spread), 1.0)
            if not second:
                _add(expected, prospects(floors, everyone, pays, weights.far), weights.final_scoring)
        else:
            pays = unfounded_values(max(round(size(district) * kept), 1))
            weight = weights.unfounded if state.display else 1.0
            _add(expected, prospects(floors, builds, pays, spread), weight)


def _floors_in(district: SpaceSet, temples: Sequence[tuple[SpaceSet, SpaceSet, SpaceSet]]) -> tuple[int, ...]:
    return tuple(
        [
            size(odd & district) + 2 * size(middle & district) + 4 * size(four & district)
            for odd, middle, four in temples
        ]
    )


def _add(expected: list[float], shares: Sequence[float], weight: float) -> None:
    for seat, share in enumerate(shares):
        expected[seat] += weight * share


def _spread(state: State, weights: Weights, in_hand: int) -> float:
    """The number of floors by which a lead may still change in this period, from the most floors in hand."""
    if period_is_complete(state):
        following = (state.turn.to_move + 1) % state.seats
        return SURE if following == state.turn.first else _ONE_TURN
    return _STEP * max(round(weights.spread * in_hand / _STEP), 2)
