"""A game's weights as records with an attribute for each, read from its one file of weights."""

from functools import cache
from pathlib import Path
from typing import Generic, TypeVar

from attrs import AttrsInstance, fields

from mexica.computer.mind import WeightTables
from mexica.computer.weights_file import WeightsFile

WeightsT = TypeVar("WeightsT", bound=AttrsInstance)


class NamedWeights(Generic[WeightsT]):
    """The tables of the file that ships as records of a class, whose attributes name the weights."""

    def __init__(self, record: type[WeightsT], path: Path) -> None:
        self.file = WeightsFile(path, tuple(attribute.name for attribute in fields(record)))
        self.record = record
        self._shipped = cache(lambda name: record(**self.file.table(name)))

    def __call__(self, name: str = "standard", tables: WeightTables | None = None) -> WeightsT:
        """Return the weights of the table with this name, out of `tables` if given, else of those that ship.

        WeightsError if the file that ships is faulty or lacks it.
        """
        return self._shipped(name) if tables is None else self.record(**tables[name])
