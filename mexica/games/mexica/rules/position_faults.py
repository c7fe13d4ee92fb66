"""Reading plain data while collecting everything wrong with it, so that all faults are reported at once."""

from collections.abc import Iterable, Iterator, Mapping

from mexica.games.mexica.rules.spaces import EMBLEM, Space, named


class Faults:
    """The faults found so far; every method returns a usable value even if it noted a fault."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def add(self, sentence: str) -> None:
        """Note one fault."""
        self.found.append(sentence)

    def keys(
        self, what: str, data: Mapping[str, object], needed: Iterable[str], optional: Iterable[str] = ()
    ) -> None:
        """Note missing keys and unknown keys."""
        needed = list(needed)
        for key in needed:
            if key not in data:
                self.add(f"{what} lacks {key}.")
        for key in data:
            if key not in needed and key not in optional:
                self.add(f"{what} has {key!r}, which means nothing here.")

    def record(self, what: str, data: object, needed: Iterable[str]) -> Mapping[str, object]:
        """Return the record; if it is not one, note a fault and return an empty record."""
        if not isinstance(data, Mapping):
            self.add(f"{what} must be a record, not {data!r}.")
            return {}
        self.keys(what, data, needed)
        return data

    def list_at(self, data: Mapping[str, object], key: str) -> list[object]:
        """Return the list under this key, else note a fault and return []; `keys` notes missing keys."""
        value = data.get(key, [])
        if isinstance(value, list | tuple):
            return list(value)
        self.add(f"{key} must be a list, not {value!r}.")
        return []

    def number(self, what: str, value: object, least: int, most: int) -> int:
        """Return the whole number; if it is not one within these limits, note a fault and return `least`."""
        if type(value) is int and least <= value <= most:
            return value
        self.add(f"{what} must be a whole number from {least} to {most}, not {value!r}.")
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
            self.add(f"{key} must map spaces, not be {value!r}.")
            return
        for text, kept in value.items():
            space = self._space(key, text)
            if space is not None:
                yield space, kept

    def _space(self, what: str, value: object) -> Space | None:
        if isinstance(value, str):
            try:
                return named(value)
            except KeyError:
                pass
        self.add(f"{what}: {value!r} is no space of the board (A1 to U14).")
        return None
