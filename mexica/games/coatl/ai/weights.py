"""The weights of the evaluation, read from the one file that holds them all: resources/ai/coatl.toml."""

from functools import cache
from typing import Final

from attrs import fields, frozen

from mexica.computer.mind import WeightTables
from mexica.computer.weights_file import WeightsFile
from mexica.resources import resource


@frozen
class Weights:
    """How much each part of the evaluation counts; the file explains each one and its unit."""

    missing: float
    joining: float
    ready: float
    unclosed: float
    new: float
    temple: float
    common: float
    unseen: float
    token: float
    reserve: float
    body: float
    clutter: float
    idle: float
    slot: float


TABLES: Final = ("standard", "strongest")
FILE: Final = WeightsFile(
    resource("ai", "coatl.toml"), tuple(attribute.name for attribute in fields(Weights))
)


def weights(name: str = "standard", tables: WeightTables | None = None) -> Weights:
    """Return the weights of the table with this name, out of `tables` if given, else of those that ship.

    WeightsError if the file that ships is faulty or lacks it.
    """
    return _shipped(name) if tables is None else Weights(**tables[name])


@cache
def _shipped(name: str) -> Weights:
    return Weights(**FILE.table(name))
