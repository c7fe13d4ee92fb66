"""Reading plain data while collecting everything wrong with it, so that all faults are reported at once."""

from collections.abc import Iterable, Mapping, Sequence, Sized
from enum import Enum
from itertools import islice
from typing import Final, TypeVar

from mexica.rulebook.quoting import quoted

EnumT = TypeVar("EnumT", bound=Enum)

MOST_ENTRIES: Final = 300  # of a list or record that are read
_MOST_FAULTS: Final = 100  # that are told one by one


class PositionError(ValueError):
    """Raised for a description that is not a position; `faults` has one sentence for each fault."""

    def __init__(self, faults: Sequence[str]) -> None:
        super().__init__(" ".join(faults))
        self.faults = tuple(faults)


class Faults:
    """The faults found so far; every method returns a usable value even if it noted a fault."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def add(self, sentence: str) -> None:
        """Note one fault; of very many only the first ones."""
        if len(self.found) < _MOST_FAULTS:
            self.found.append(sentence)
        elif len(self.found) == _MOST_FAULTS:
            self.found.append("There are more faults.")

    def keys(
        self, what: str, data: Mapping[str, object], needed: Iterable[str], optional: Iterable[str] = ()
    ) -> None:
        """Note missing keys and unknown keys."""
        needed = list(needed)
        for key in needed:
            if key not in data:
                self.add(f"{what} lacks {key}.")
        for key in islice(data, MOST_ENTRIES):
            if key not in needed and key not in optional:
                self.add(f"{what} has {quoted(key)}, which means nothing here.")

    def record(
        self, what: str, data: object, needed: Iterable[str], optional: Iterable[str] = ()
    ) -> Mapping[str, object]:
        """Return the record; if it is not one, note a fault and return an empty record."""
        if not isinstance(data, Mapping):
            self.add(f"{what} must be a record, not {quoted(data)}.")
            return {}
        self.keys(what, data, needed, optional)
        return data

    def list_at(self, data: Mapping[str, object], key: str) -> list[object]:
        """Return the list under this key, else note a fault and return []; `keys` notes missing keys."""
        value = data.get(key, [])
        if isinstance(value, list | tuple):
            self.bounded(key, value)
            return list(value[:MOST_ENTRIES])
        self.add(f"{key} must be a list, not {quoted(value)}.")
        return []

    def number(self, what: str, value: object, least: int, most: int) -> int:
        """Return the whole number; if it is not one within these limits, note a fault and return `least`."""
        if type(value) is int and least <= value <= most:
            return value
        self.add(f"{what} must be a whole number from {least} to {most}, not {quoted(value)}.")
        return least

    def member(self, what: str, value: object, known: type[EnumT]) -> EnumT | None:
        """Return the member with this value; if there is none, note a fault and return None."""
        for member in known:
            if member.value == value:
                return member
        self.add(f"{what} must be one of {', '.join(m.value for m in known)}, not {quoted(value)}.")
        return None

    def flag(self, what: str, value: object) -> bool:
        """Return the truth value; if it is none, note a fault and return False."""
        if isinstance(value, bool):
            return value
        self.add(f"{what} must be true or false, not {quoted(value)}.")
        return False

    def bounded(self, key: str, value: Sized) -> None:
        """Note a list or record that is longer than what is read of it."""
        if len(value) > MOST_ENTRIES:
            self.add(f"{key} has {len(value)} entries, and {MOST_ENTRIES} at most are read.")
