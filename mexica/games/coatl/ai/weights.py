"""The weights of the evaluation, read from the one file that holds them all: resources/ai/coatl.toml."""

from typing import Final

from attrs import frozen

from mexica.computer.named_weights import NamedWeights
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
weights: Final = NamedWeights(Weights, resource("ai", "coatl.toml"))
FILE: Final = weights.file
