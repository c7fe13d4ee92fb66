"""Positions to look at and to test the view with, reached by playing seeded random actions."""

import random
from collections.abc import Callable

from mexica.rules import Setup, State, apply, legal_actions, new_setup, start
from mexica.rules.actions import (
    Action,
    BuildBridge,
    BuildTemple,
    EndTurn,
    FlatRateMove,
    FoundDistrict,
    MoveBridge,
    PlaceCanal,
    ProposeRemoval,
    TakeActionToken,
)
from mexica.rules.state import Phase

_WEIGHTS: dict[type, float] = {
    PlaceCanal: 6, BuildBridge: 2, BuildTemple: 5, FoundDistrict: 40, FlatRateMove: 0.4,
    TakeActionToken: 0.4, MoveBridge: 0.1, ProposeRemoval: 0.0, EndTurn: 0.3,
}  # fmt: skip


def played(
    seats: int, seed: int, enough: Callable[[State], bool], allowed: Callable[[State, Action], bool]
) -> tuple[Setup, State]:
    """Play random allowed actions, building ones by preference, until there is enough on the table."""
    setup = new_setup(seats, seed)
    chance = random.Random(seed)
    state = start(setup)
    while not enough(state) and state.turn.phase is not Phase.OVER:
        legal = [action for action in legal_actions(state) if allowed(state, action)]
        kinds = sorted({type(action) for action in legal}, key=lambda kind: kind.__name__)
        weights = [_WEIGHTS.get(kind, 1.0) + 1e-9 for kind in kinds]
        kind = chance.choices(kinds, weights)[0]
        state = apply(state, chance.choice([action for action in legal if type(action) is kind])).state
    return setup, state


def _counts(state: State) -> tuple[int, int, int]:
    board = state.board
    return board.canals.bit_count(), board.temple_spaces.bit_count(), board.bridges.bit_count()


def _up_to(canals: int) -> Callable[[State, Action], bool]:
    return lambda state, action: not isinstance(action, PlaceCanal) or _counts(state)[0] + len(action.spaces) <= canals


def opening(seats: int = 2) -> tuple[Setup, State]:
    """All Pilli placed, nothing built."""
    return played(seats, 5, lambda state: state.turn.phase is Phase.TURNS, lambda state, action: True)


def middle(seats: int = 3) -> tuple[Setup, State]:
    """At least 20 canal spaces and 15 temples."""
    return played(seats, 7, lambda s: _counts(s)[0] >= 20 and _counts(s)[1] >= 15, _up_to(22))


def late(seats: int = 4) -> tuple[Setup, State]:
    """Four seats, many canals, 40 temples, all bridges."""
    return played(seats, 3, lambda s: _counts(s)[1] >= 40 and _counts(s)[2] == 11, _up_to(44))


POSITIONS = {"opening": opening, "middle": middle, "late": late}
