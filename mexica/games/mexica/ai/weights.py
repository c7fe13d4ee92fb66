"""The weights of the evaluation, read from the one file that holds them all: resources/ai/mexica.toml."""

from typing import Final

from attrs import evolve, frozen

from mexica.computer.mind import WeightTables
from mexica.computer.named_weights import NamedWeights
from mexica.resources import resource

_TWO: Final = 2  # seats


@frozen
class Weights:
    """How much each part of the evaluation counts; the file explains each one and its unit."""

    final_scoring: float
    unfounded: float
    spread: float
    floor_in_hand: float
    token: float
    last_token: float
    exit: float
    founded: float
    pressing: float
    first_there: float
    next_founding: float
    action_point: float
    left_open: float
    cut_off: float
    others: float
    floor_to_come: float
    far: float

    def pressed(self, quiet_rounds: int) -> "Weights":
        """Return the weights after rounds in which nothing was placed: the game must progress (R12.5)."""
        if not quiet_rounds:
            return self
        return evolve(self, founded=self.founded + self.pressing * quiet_rounds)


TABLES: Final = ("standard", "strongest", "strongest-many", "beginner")
weights: Final = NamedWeights(Weights, resource("ai", "mexica.toml"))
FILE: Final = weights.file


def strongest_weights(seats: int, tables: WeightTables | None = None) -> Weights:
    """Return the weights of the strongest level, tuned for two players or for more."""
    return weights("strongest" if seats == _TWO else "strongest-many", tables)


def others_weights(seats: int, tables: WeightTables | None = None) -> Weights:
    """Return the weights that the strongest level assumes the other players use."""
    return weights("strongest" if seats == _TWO else "standard", tables)
