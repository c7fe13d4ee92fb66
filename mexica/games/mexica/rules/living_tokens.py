"""What is known of tokens that can still be founded, so that R12.2 looks again only at what has changed."""

from collections.abc import Iterable, Mapping
from typing import Final

from attrs import frozen

from mexica.games.mexica.rules.spaces import SpaceSet


@frozen
class FoundablePart:
    """A part of a district that can be cut off and founded, and the canal tiles that takes.

    It can be founded as long as no canal, temple or founding takes a space of `free` and the tiles last.
    """

    part: SpaceSet
    free: SpaceSet  # the part without its temples, and what is to be dug
    singles: int
    doubles: int

    def stands(self, taken: SpaceSet, singles: int, doubles: int) -> bool:
        """Return whether it is surely foundable with these spaces taken and these tiles left."""
        return not self.free & taken and self.singles <= singles and self.doubles <= doubles


@frozen
class LivingTokens:
    """A foundable part for each of some sizes, and what they take at most."""

    parts: Mapping[int, FoundablePart]
    free: SpaceSet
    singles: int
    doubles: int

    @classmethod
    def of(cls, parts: Mapping[int, FoundablePart]) -> "LivingTokens":
        """Return the record of these parts by size."""
        free = singles = doubles = 0
        for part in parts.values():
            free |= part.free
            singles = max(singles, part.singles)
            doubles = max(doubles, part.doubles)
        return cls(parts, free, singles, doubles)

    def surely_include(self, sizes: Iterable[int], taken: SpaceSet, singles: int, doubles: int) -> bool:
        """Return whether each of these sizes has a part, and all parts can still be founded."""
        lasting = not self.free & taken and self.singles <= singles and self.doubles <= doubles
        return lasting and all(map(self.parts.__contains__, sizes))


NONE_KNOWN: Final = LivingTokens.of({})
