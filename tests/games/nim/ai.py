"""Nim's computer players: one who always wins where it can, and one who does anything."""

from collections.abc import Callable
from functools import reduce
from operator import xor
from random import Random
from typing import Final

from mexica.computer.mind import Budget, ComputerPlayers, Mind, Stopped, WeightTable, never
from tests.games.nim.rules import MOST, State, Take, apply, legal_actions

KINDS: Final = ("perfect", "random")


class AnyPlayer:
    """Takes anything."""

    def __init__(self, seed: int) -> None:
        self._generator = Random(seed)

    def choose(self, state: State, stop: Callable[[], bool] = never) -> Take:
        if stop():
            raise Stopped
        return self._generator.choice(self.good(state) or legal_actions(state))

    def good(self, state: State) -> list[Take]:
        """The actions to choose among, empty if all are as good."""
        return []


class PerfectPlayer(AnyPlayer):
    """Leaves heaps from which nobody can win, if it can (Bouton 1901)."""

    def good(self, state: State) -> list[Take]:
        return [action for action in legal_actions(state) if not _nim_sum(apply(state, action).state)]


def _nim_sum(state: State) -> int:
    return reduce(xor, (heap % (MOST + 1) for heap in state.heaps))


def mind(
    kind: str, seed: int, *, budget: Budget | None = None, with_weights: WeightTable | None = None
) -> Mind[State, Take]:
    if kind not in KINDS:
        raise ValueError(f"There is no computer player '{kind}'; there are {', '.join(KINDS)}.")
    return PerfectPlayer(seed) if kind == "perfect" else AnyPlayer(seed)


PLAYERS: Final = ComputerPlayers(KINDS, mind, {})
