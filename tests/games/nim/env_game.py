"""Nim as its environment sees it: a choice of the heap, and one of the sticks."""

from typing import Final

import numpy as np
from gymnasium import spaces

from mexica.env.env_game import Arrays, EnvGame
from tests.games.nim import rules
from tests.games.nim.rules import HEAPS, MOST, State, Take

CHOICES: Final = (*(f"heap {heap}" for heap in HEAPS), *(f"{sticks} sticks" for sticks in range(1, MOST + 1)))


def numbers(action: Take) -> tuple[int, ...]:
    return HEAPS.index(action.heap), len(HEAPS) + action.sticks - 1


class Observer:
    """The heaps, whether it is the seat's turn, the heap already chosen (counted from 1), the points."""

    def space(self, seats: int) -> spaces.Dict:
        return spaces.Dict({"heaps": spaces.Box(0, 100, (len(HEAPS) + 4,), np.int16)})

    def observe(self, state: State, seat: int, begun: tuple[int, ...]) -> Arrays:
        heap = begun[0] + 1 if begun else 0
        points = state.points[seat], state.points[1 - seat]
        return {"heaps": np.array([*state.heaps, state.to_move == seat, heap, *points], np.int16)}


NIM: Final = EnvGame[State, Take](
    rules=rules,
    version=0,
    choices=CHOICES,
    numbers=numbers,
    observer=Observer(),
    drawn=lambda state: str(state.heaps),
)
