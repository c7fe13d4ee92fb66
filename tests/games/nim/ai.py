"""Nim's computer players: one that always wins if it can, and one that plays anything."""

from collections.abc import Callable
from functools import reduce
from operator import xor
from pathlib import Path
from random import Random
from typing import Final

from mexica.computer.mind import Budget, Mind, Stopped, WeightTable, WeightTables, never
from mexica.computer.roster import ComputerPlayers
from mexica.computer.weights_file import WeightsFile
from tests.games.nim.rules import KEY, MOST, State, Take, apply, legal_actions

KINDS: Final = ("perfect", "random")
FILE: Final = WeightsFile(Path(__file__).with_name("weights.toml"), ("sticks", "chance"))


class AnyPlayer:
    """Takes any legal action."""

    def __init__(self, seed: int) -> None:
        self.generator = Random(seed)

    def choose(self, state: State, stop: Callable[[], bool] = never) -> Take:
        if stop():
            raise Stopped
        return self.best(state, legal_actions(state))

    def best(self, state: State, actions: list[Take]) -> Take:
        return self.generator.choice(actions)


class PerfectPlayer(AnyPlayer):
    """Leaves heaps from which nobody can win, if it can (Bouton 1901); else it goes by its weights."""

    def __init__(self, seed: int, weights: WeightTable | None = None) -> None:
        super().__init__(seed)
        self.weights = weights or FILE.table("standard")

    def best(self, state: State, actions: list[Take]) -> Take:
        winning = [action for action in actions if not _nim_sum(apply(state, action).state)]
        return max(winning or actions, key=self._worth)

    def _worth(self, action: Take) -> float:
        return self.weights["sticks"] * action.sticks + self.weights["chance"] * self.generator.random()


def _nim_sum(state: State) -> int:
    return reduce(xor, (heap % (MOST + 1) for heap in state.heaps))


def mind(
    kind: str,
    seed: int,
    *,
    budget: Budget | None = None,
    with_weights: WeightTable | None = None,
    tables: WeightTables | None = None,
) -> Mind[State, Take]:
    if kind not in KINDS:
        raise ValueError(f"There is no computer player '{kind}'; there are {', '.join(KINDS)}.")
    return (
        PerfectPlayer(seed, with_weights or (tables or {}).get("standard"))
        if kind == "perfect"
        else AnyPlayer(seed)
    )


PLAYERS: Final = ComputerPlayers(KEY, KINDS, mind, legal_actions)
