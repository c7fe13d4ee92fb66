"""The points that each seat can expect to end with, comparable from turn to turn.

The evaluation serves to choose a turn: it gives the last scoring little weight in period 1, and counts
temples in hand as they are, so its values before and after a scoring must not be compared. The forecast adds
up the points scored so far, what the districts would pay at each scoring to come, temples kept for later
and, in even shares, the points from tokens still to be founded. The mean of all seats then stays about the
same throughout a game of two to four players.
"""

from collections.abc import Sequence
from typing import Final

from mexica.games.mexica.ai.evaluation import chance_of_ending, floors_in_hand, part_kept
from mexica.games.mexica.ai.prospects import prospects
from mexica.games.mexica.ai.weights import strongest_weights
from mexica.games.mexica.rules import State
from mexica.games.mexica.rules.material import LAST_PERIOD, PALACE_BONUS, unfounded_values, values
from mexica.games.mexica.rules.spaces import START_SPACES, holds, size
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.rules.turn_end import period_is_complete

# Points per space of a token to come, all seats together: the founding plus one or two scorings.
_ONE_SCORING: Final = 1.4
_TWO_SCORINGS: Final = 2.6
_A_FLOOR: Final = 0.4  # points
_FLOORS_ADDED: Final = 21  # floors that each player gets for period 2 (R2.5)
_LEAST_SPREAD: Final = 0.5


def forecast(state: State) -> list[float]:
    """Return the points that each seat can expect to have in the end; once the game is over, its points."""
    expected = [float(player.points) for player in state.players]
    if state.turn.phase is Phase.OVER:
        return expected
    last = state.turn.period == LAST_PERIOD
    ending = 1.0 if _ends_now(state) else chance_of_ending(state)
    in_hand = [floors_in_hand(player) for player in state.players]
    kept = in_hand if last else [floors + _FLOORS_ADDED for floors in in_hand]
    if not last:
        _add(expected, state, in_hand, founded_only=True)
    _add(expected, state, kept, founded_only=False, settled=last and _ends_now(state))
    to_come = _from_tokens_to_come(state)
    for seat, player in enumerate(state.players):
        expected[seat] += to_come + _A_FLOOR * kept[seat] * (1 - ending if last else 1)
        if player.pilli is not None and holds(START_SPACES, player.pilli):
            expected[seat] += ending * PALACE_BONUS
    return expected


def _from_tokens_to_come(state: State) -> float:
    """The points that each seat can expect from tokens still to be founded."""
    now, later = sum(state.display), sum(state.later)
    first, second = (0, now) if state.turn.period == LAST_PERIOD else (now, later)
    return (_TWO_SCORINGS * first + _ONE_SCORING * second) / state.seats


def _ends_now(state: State) -> bool:
    """Whether the period is scored once this turn is over."""
    return period_is_complete(state) and (state.turn.to_move + 1) % state.seats == state.turn.first


def _add(
    expected: list[float], state: State, in_hand: Sequence[int], *, founded_only: bool, settled: bool = False
) -> None:
    """Add the expected pay of the districts at one scoring, assuming that temples in hand are built first."""
    board, weights = state.board, strongest_weights(state.seats)
    kept = 1.0 if settled else part_kept(state, weights)
    spread = max(weights.spread * max(in_hand), _LEAST_SPREAD)
    if settled or (founded_only and _ends_now(state)):
        spread = 0.0
    builds = tuple(floors > 0 for floors in in_hand)
    for district in board.districts:
        founded = bool(district & board.token_spaces)
        if not district & board.temple_spaces or (founded_only and not founded):
            continue
        spaces = size(district)
        pays = values(spaces) if founded else unfounded_values(max(round(spaces * kept), 1))
        floors = tuple(board.spiritual_values(district))
        for seat, share in enumerate(prospects(floors, builds, pays, spread)):
            expected[seat] += share
