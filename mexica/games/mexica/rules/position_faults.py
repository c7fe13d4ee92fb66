"""Reading the spaces of a description while collecting everything wrong with it."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice

from mexica.games.mexica.rules.spaces import EMBLEM, Space, named
from mexica.rulebook import faults
from mexica.rulebook.faults import MOST_ENTRIES
from mexica.rulebook.quoting import quoted


class Faults(faults.Faults):
    """The faults found so far, also those of spaces."""

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
        self.bounded(key, value)
        for text, kept in islice(value.items(), MOST_ENTRIES):
            space = self._space(key, text)
            if space is not None:
                yield space, kept

    def _space(self, what: str, value: object) -> Space | None:
        if isinstance(value, str):
            try:
                return named(value)
            except KeyError:
                pass
        self.add(f"{what}: {quoted(value)} is not a space of the board (A1 to U14).")
        return None
