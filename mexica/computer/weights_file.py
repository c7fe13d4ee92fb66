"""A game's file of weights: TOML tables that all hold the same named numbers."""

import tomllib
from math import isfinite
from pathlib import Path
from typing import Any

from attrs import frozen

from mexica.computer.mind import WeightTable


class WeightsError(ValueError):
    """The file of weights cannot be used; the message is one sentence that names the file and the fault."""


@frozen
class WeightsFile:
    """Where a game's weights are, and the names that each of its tables must hold, in their order."""

    path: Path
    names: tuple[str, ...]

    def table(self, name: str) -> WeightTable:
        """Return the table with this name; WeightsError if the file has a fault or lacks it."""
        tables = self.tables()
        if name not in tables:
            raise WeightsError(f"{self.path} has no table [{name}].")
        return tables[name]

    def tables(self) -> dict[str, WeightTable]:
        """Return all tables by their names; WeightsError if any of them is not complete."""
        try:
            tables = tomllib.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise WeightsError(f"{self.path} cannot be read: {error}.") from error
        return {name: self._checked(name, table) for name, table in tables.items()}

    def _checked(self, name: str, table: Any) -> WeightTable:
        found = table if isinstance(table, dict) else {}
        if off := set(self.names) ^ found.keys():
            raise WeightsError(f"{self.path}: [{name}] is off by {', '.join(sorted(off))}.")
        for key, value in found.items():
            if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
                raise WeightsError(f"{self.path}: {key} in [{name}] must be a number, not {value!r}.")
        return {key: float(found[key]) for key in self.names}
