"""The weights of the evaluation, read from the one file that holds them all: resources/ai/mexica.toml."""

from functools import cache
from typing import Final

from attrs import fields, frozen

from mexica.computer.weights_file import WeightsFile
from mexica.resources import resource


@frozen
class Weights:
    """How much each part of the evaluation counts; the file says what each one is, and in what unit."""

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
    outlook: float
    action_point: float
    left_open: float
    cut_off: float
    others: float
    floor_to_come: float
    far: float


FILE: Final = WeightsFile(
    resource("ai", "mexica.toml"), tuple(attribute.name for attribute in fields(Weights))
)


@cache
def weights(name: str = "standard") -> Weights:
    """Return the weights of the table with this name; WeightsError if the file has a fault or lacks it."""
    return Weights(**FILE.table(name))
