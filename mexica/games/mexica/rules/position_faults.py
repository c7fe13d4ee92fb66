"""Reading plain data while collecting everything wrong with it, so that all faults are reported at once."""

from collections.abc import Iterable, Iterator, Mapping, Sized
from itertools import islice

from mexica.games.mexica.rules.quoting import quoted
from mexica.games.mexica.rules.spaces import EMBLEM, Space, named

_MOST_FAULTS = 100  # that are told one by one
_MOST_ENTRIES = 300  # of a list or record that are read, more than the board has spaces


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
        for key in islice(data, _MOST_ENTRIES):
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
            self._bounded(key, value)
            return list(value[:_MOST_ENTRIES])
        self.add(f"{key} must be a list, not {quoted(value)}.")
        return []

    def number(self, what: str, value: object, least: int, most: int) -> int:
        """Return the whole number; if it is not one within these limits, note a fault and return `least`."""
        if type(value) is int and least <= value <= most:
            return value
        self.add(f"{what} must be a whole number from {least} to {most}, not {quoted(value)}.")
        return least

    def space(self, what: str, value: object) -> Space:
        """Return the space with this name; if there is none, note a fault and return the emblem."""
        space = self._space(what, value)
        return EMBLEM if space is None else space

    def spaces(self, what: str, values: Iterable[object]) -> list[Space]:
        """Return the spaces with these names; unknown and repeated names are noted and left out."""
        good: list[Space] = []
        for value in values:
            space = self._space(what, value)
            if space in good:
                self.add(f"{what} names {value} twice.")
            elif space is not None:
                good.append(space)
        return good

    def by_space(self, data: Mapping[str, object], key: str) -> Iterator[tuple[Space, object]]:
        """Yield each space with its value; unknown names are noted and left out."""
        value = data.get(key, {})
        if not isinstance(value, Mapping):
            self.add(f"{key} must map spaces, not be {quoted(value)}.")
            return
        self._bounded(key, value)
        for text, kept in islice(value.items(), _MOST_ENTRIES):
            space = self._space(key, text)
            if space is not None:
                yield space, kept

    def _bounded(self, key: str, value: Sized) -> None:
        if len(value) > _MOST_ENTRIES:
            self.add(f"{key} has {len(value)} entries, and {_MOST_ENTRIES} at most are read.")

    def _space(self, what: str, value: object) -> Space | None:
        if isinstance(value, str):
            try:
                return named(value)
            except KeyError:
                pass
        self.add(f"{what}: {quoted(value)} is not a space of the board (A1 to U14).")
        return None
