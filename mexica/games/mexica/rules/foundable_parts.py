"""Finds parts of districts that could be cut off and founded: each shows that a token is not dead (R12.2)."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

from attrs import field, frozen

from mexica.games.mexica.rules.founding import has_room
from mexica.games.mexica.rules.living_tokens import FoundablePart
from mexica.games.mexica.rules.material import CALPULLI, DOUBLE_CANALS
from mexica.games.mexica.rules.spaces import (
    EAST,
    FIRST_CANAL,
    ISLAND,
    NORTH,
    PALACE,
    SOUTH,
    WEST,
    SpaceSet,
    around,
    each,
    each_alone,
    least_beside,
    only_first,
    only_last,
    shifted,
    single,
    size,
    touching,
)


@frozen
class DistrictToCut:
    """An unfounded district, the temples in it, and the canal tiles that are left to cut it up.

    `diggable` are its spaces where a canal can ever be placed (R4.2), even if a ramp or a Pilli is there now.
    """

    land: SpaceSet
    temples: SpaceSet
    singles: int
    doubles: int
    diggable: SpaceSet = field(init=False, eq=False)

    @diggable.default
    def _diggable(self) -> SpaceSet:
        return self.land & ~(PALACE | self.temples)

    @property
    def tiles_cover(self) -> int:
        """The most spaces that the remaining tiles can cover."""
        return self.singles + 2 * self.doubles

    def foundable(self, part: SpaceSet, bank: SpaceSet) -> FoundablePart | None:
        """Return what founding this part takes, None if it cannot be cut off or has no room (R8.1).

        `bank` is the land of the district around the part.
        """
        if bank & ~self.diggable or size(bank) > self.tiles_cover or not has_room(part, self.temples):
            return None
        free, spare = part & ~self.temples | bank, self.diggable & ~part
        if (dug := _dug(bank, spare, self.singles, self.doubles)) is None:
            return None
        beside, singles, doubles = dug
        return FoundablePart(part, free | beside, singles, doubles)

    def grown(self, seed: SpaceSet, sizes: Collection[int]) -> Iterator[tuple[int, FoundablePart]]:
        """Yield each of these sizes at which a part that grows from these spaces is foundable, with the part.

        It takes in what can never be canal, else whatever keeps its bank shortest.
        """
        part, spaces, most = seed, size(seed), max(sizes)
        closed, bank = self.land & ~self.diggable, around(seed) & self.land
        beyond = self.land & ~(part | bank)
        while bank and spaces < most:
            space = only_first(bank & closed or least_beside(bank, beyond))
            reached = around(space) & beyond
            part, bank, beyond = part | space, bank ^ space | reached, beyond ^ reached
            spaces += 1
            if spaces in sizes and (found := self.foundable(part, bank)):
                yield spaces, found

    def seeds(self) -> Iterator[SpaceSet]:
        """Yield the spaces to grow parts from: one far from what stands, then those with few neighbours."""
        left, far, near = self.land, self.land, ISLAND & ~self.diggable
        while farther := far & ~near:
            far, near = farther, touching(near)
        while left:
            seed = only_last(least_beside(far or left, self.land))
            yield seed
            left, far = left ^ seed, 0


def _partners(bank: SpaceSet, spare: SpaceSet) -> SpaceSet | None:
    """A spare space beside each of the bank, so that a double covers both; None if there may be too few."""
    partners = 0
    for step in (EAST, SOUTH, WEST, NORTH):
        found = shifted(bank, step) & spare
        partners |= found
        bank ^= shifted(found, -step)
        if not bank:
            return partners
        spare ^= found
    return None


def _dug(
    bank: SpaceSet, open_spaces: SpaceSet, singles: int, doubles: int
) -> tuple[SpaceSet, int, int] | None:
    """How these tiles can cover all of `bank` and otherwise only spaces of `open_spaces`.

    That is the other spaces covered and the singles and doubles used; None if they cannot.
    """
    if not bank:
        return 0, 0, 0
    if size(bank) <= doubles and (beside := _partners(bank, open_spaces & ~bank)) is not None:
        return beside, 0, size(bank)
    space = only_first(bank)
    rest = bank ^ space
    if doubles:
        beside = around(space) & open_spaces
        # A partner in the bank saves a tile, so these are tried before those outside it.
        for partners in (beside & rest, beside & ~rest):
            for partner in each_alone(partners):
                covered = _dug(rest & ~partner, open_spaces & ~(space | partner), singles, doubles - 1)
                if covered is not None:
                    others, ones, twos = covered
                    return others | (partner & ~bank), ones, twos + 1
    if not singles or (covered := _dug(rest, open_spaces & ~space, singles - 1, doubles)) is None:
        return None
    others, ones, twos = covered
    return others, ones + 1, twos


def _on_the_empty_island(seeds: int) -> Mapping[int, Sequence[FoundablePart]]:
    """Parts by size, from seeds all over the island."""
    parts: dict[int, list[FoundablePart]] = {wanted: [] for wanted in CALPULLI}
    island = DistrictToCut(ISLAND & ~FIRST_CANAL, 0, 0, DOUBLE_CANALS)
    for seed in list(each(island.land))[:: size(island.land) // seeds]:
        for wanted, part in island.grown(single(seed), CALPULLI):
            parts[wanted].append(part)
    return parts


ON_THE_EMPTY_ISLAND: Final = _on_the_empty_island(seeds=24)
"""Parts by size that need no search as long as nothing stands where they are."""
