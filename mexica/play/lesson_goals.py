"""What the goals of lessons are made of: conditions on the description of a position."""

from collections.abc import Mapping, Sequence
from typing import Any

from attrs import frozen


@frozen
class Condition:
    """One condition of a goal; whatever it names must hold.

    `played` is a pattern of action texts such as `bridge *`, one of which the learner played in this step.
    `path` names a value of the position's description, as `seats.0.pilli`: it `equals` this text, is
    `at_least` or `at_most` this number, is a list that `lists` this text, or a list or group one of whose
    entries `has` these values. `gained` is how much of a puzzle's target, within the turn.
    """

    played: str = ""
    path: str = ""
    equals: str | None = None
    at_least: int | None = None
    at_most: int | None = None
    lists: str | None = None
    has: Mapping[str, Any] | None = None
    gained: int | None = None


def value_at(description: object, path: str) -> object:
    """Return the value at a path of names and numbers joined by dots, None if there is none."""
    for part in path.split("."):
        match description:
            case Mapping():
                description = description.get(part)
            case list() if part.isdigit() and int(part) < len(description):
                description = description[int(part)]
            case _:
                return None
    return description


def value_holds(condition: Condition, value: object) -> bool:
    """Return whether a value of the description is as the condition wants it."""
    if condition.equals is not None and str(value) != condition.equals:
        return False
    number = value if isinstance(value, int) else None
    if condition.at_least is not None and (number is None or number < condition.at_least):
        return False
    if condition.at_most is not None and (number is None or number > condition.at_most):
        return False
    if condition.lists is not None and condition.lists not in _entries(value):
        return False
    return condition.has is None or any(_has(entry, condition.has) for entry in _entries(value))


def _entries(value: object) -> Sequence[object]:
    match value:
        case Mapping():
            return [*value.values()]
        case list():
            return value
    return []


def _has(entry: object, wanted: Mapping[str, Any]) -> bool:
    return isinstance(entry, Mapping) and all(entry.get(name) == value for name, value in wanted.items())
