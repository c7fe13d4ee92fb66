"""The weights of the evaluation, read from the one file that holds them all: resources/ai/aztekz.toml."""

from typing import Final

from attrs import frozen

from mexica.computer.named_weights import NamedWeights
from mexica.resources import resource


@frozen
class Weights:
    """How much each part of the evaluation counts; the file explains each one and its unit."""

    freed: float
    begun: float
    fetch: float
    near: float
    back: float
    delay: float
    season: float
    risk: float
    threat: float
    others: float
    leader: float
    unlaid: float
    links: float
    reach: float
    lying: float


TABLES: Final = ("standard", "strongest")
weights: Final = NamedWeights(Weights, resource("ai", "aztekz.toml"))
FILE: Final = weights.file
