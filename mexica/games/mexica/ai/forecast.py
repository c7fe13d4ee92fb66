"""The points that each seat can expect in the end, alike before and after a scoring.

The evaluation is made to choose a turn: it counts the last scoring little while period 1 runs, and temples in
hand as they are, so it may not be compared from turn to turn. Here are added up the points scored so far,
what the districts would pay at each scoring to come, temples kept for later, and in even shares what tokens
still to be founded will pay. Over games of two to four the mean of all seats then stays about the same.
"""

from collections.abc import Sequence
from typing import Final

from mexica.games.mexica.ai.evaluation import chance_of_ending, prospects
from mexica.games.mexica.ai.strongest import Strongest
from mexica.games.mexica.rules import State
from mexica.games.mexica.rules.endings import LAST_PERIOD, period_is_complete
from mexica.games.mexica.rules.material import FLOORS, PALACE_BONUS, unfounded_values, values
from mexica.games.mexica.rules.spaces import START_SPACES, SpaceSet
from mexica.games.mexica.rules.state import Phase

# Points for each space of a token to come, all seats together: the founding, and one scoring or two.
_A_TOKEN_PAYS: Final = 1.4
_AND_TWICE: Final = 2.6
_A_FLOOR_PAYS: Final = 0.4
_FLOORS_ADDED: Final = 21  # that each player gets for period 2 (R2.5)
_LEAST_SPREAD: Final = 0.5


def forecast(state: State) -> list[float]:
    """Return the points that each seat can expect to have in the end; once the game is over, its points."""
    expected = [float(player.points) for player in state.players]
    if state.turn.phase is Phase.OVER:
        return expected
    last = state.turn.period == LAST_PERIOD
    ending = 1.0 if _ends_now(state) else chance_of_ending(state)
    in_hand = [_floors(player.temples) for player in state.players]
    kept = in_hand if last else [floors + _FLOORS_ADDED for floors in in_hand]
    if not last:
        _add(expected, state, in_hand, founded_only=True)
    _add(expected, state, kept, founded_only=False, settled=last and _ends_now(state))
    first, second = (0, sum(state.display)) if last else (sum(state.display), sum(state.later))
    to_come = (_AND_TWICE * first + _A_TOKEN_PAYS * second) / state.seats
    for seat, player in enumerate(state.players):
        expected[seat] += to_come + _A_FLOOR_PAYS * kept[seat] * (1 - ending if last else 1)
        if player.pilli is not None and START_SPACES >> player.pilli & 1:
            expected[seat] += ending * PALACE_BONUS
    return expected


def _ends_now(state: State) -> bool:
    """Whether the period is scored once this turn is over."""
    return period_is_complete(state) and (state.turn.to_move + 1) % state.seats == state.turn.first


def _add(
    expected: list[float], state: State, in_hand: Sequence[int], *, founded_only: bool, settled: bool = False
) -> None:
    """Add what the districts can be expected to pay at one scoring, temples in hand being built before."""
    board, kept = state.board, 1.0 if settled else _part_kept(state)
    weight = Strongest.own_weights(state.seats).spread
    spread = max(weight * max(in_hand), _LEAST_SPREAD)
    if settled or (founded_only and _ends_now(state)):
        spread = 0.0
    builds = tuple(floors > 0 for floors in in_hand)
    for district in board.districts:
        founded = bool(district & board.token_spaces)
        if not district & board.temple_spaces or (founded_only and not founded):
            continue
        size = district.bit_count()
        pays = values(size) if founded else unfounded_values(max(round(size * kept), 1))
        floors = tuple(_floors_in(temples, district) for temples in board.temples)
        for seat, share in enumerate(prospects(floors, builds, pays, spread)):
            expected[seat] += share


def _part_kept(state: State) -> float:
    """The part of today's unfounded land that is likely to be left in the end."""
    board = state.board
    unfounded = sum(one.bit_count() for one in board.districts if not one & board.token_spaces)
    weight = Strongest.own_weights(state.seats).cut_off
    going = weight * (sum(state.display) + sum(state.later))
    return max(1 - going / unfounded, 0.1) if unfounded else 0.0


def _floors(temples: Sequence[int]) -> int:
    return sum(floors * count for floors, count in zip(FLOORS, temples, strict=True))


def _floors_in(temples: Sequence[SpaceSet], district: SpaceSet) -> int:
    return sum(
        floors * (spaces & district).bit_count() for floors, spaces in zip(FLOORS, temples, strict=True)
    )
