"""The weights of the evaluation, read from the one file that holds them all: resources/ai/weights.toml."""

import tomllib
from functools import cache
from math import isfinite
from pathlib import Path
from typing import Final

from attrs import fields, frozen

from mexica.resources import resource

_FILE: Final = ("ai", "weights.toml")


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


class WeightsError(ValueError):
    """The file of weights cannot be used; the message is one sentence that names the file and the fault."""


@cache
def weights(name: str = "standard") -> Weights:
    """Return the weights of the table with this name; WeightsError if the file has a fault or lacks it."""
    tables = read(resource(*_FILE))
    if name not in tables:
        raise WeightsError(f"{resource(*_FILE)} has no table [{name}].")
    return tables[name]


def read(path: Path) -> dict[str, Weights]:
    """Return the tables of a file of weights by their names; WeightsError if any of them is not complete."""
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise WeightsError(f"{path} cannot be read: {error}.") from error
    return {name: _checked(path, name, table) for name, table in tables.items()}


def _checked(path: Path, name: str, table: object) -> Weights:
    wanted = {field.name for field in fields(Weights)}
    if not isinstance(table, dict) or wanted != table.keys():
        named = table.keys() if isinstance(table, dict) else set()
        raise WeightsError(f"{path}: [{name}] is off by {', '.join(sorted(wanted ^ named))}.")
    for key, value in table.items():
        if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
            raise WeightsError(f"{path}: {key} in [{name}] must be a number, not {value!r}.")
    return Weights(**{key: float(value) for key, value in table.items()})
