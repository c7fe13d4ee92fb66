"""R12.2: the search finds every part that can be cut off, once, as trying every set of spaces does."""

from itertools import combinations

import pytest

from mexica.games.mexica.rules.part_search import PartSearch
from mexica.games.mexica.rules.spaces import SpaceSet, around, each, named, pieces, set_of, size

SQUARE = [f"{column}{row}" for column in "CDE" for row in (3, 4, 5)]
HOOK = ["C3", "C4", "C5", "D5", "E5", "E4", "E3", "F4", "G4"]
DISTRICTS = {
    "square": (SQUARE, []),
    "hook": (HOOK, []),
    "square-with-a-lasting-corner": (SQUARE, ["C3"]),
    "square-with-a-lasting-middle": (SQUARE, ["D4"]),
    "square-with-the-last-space-lasting": (SQUARE, ["E5"]),
    "hook-with-lasting-ends": (HOOK, ["C3", "G4"]),
}


def by_trying_all(district: SpaceSet, diggable: SpaceSet, wanted: int, longest: int) -> list[tuple[int, int]]:
    """Every joined set of the wanted size with a bank that can be dug, and its bank."""
    found = []
    for spaces in combinations(each(district), wanted):
        part = set_of(spaces)
        bank = around(part) & district
        if len(pieces(part)) == 1 and not bank & ~diggable and size(bank) <= longest:
            found.append((part, bank))
    return sorted(found)


@pytest.mark.parametrize("longest", [0, 1, 2, 3, 9])
@pytest.mark.parametrize("name", DISTRICTS)
def test_every_part_is_found_once(name, longest):
    """Once: parts with a space that was a seed before were found then, and are barred from later ones."""
    spaces, lasting = DISTRICTS[name]
    district = set_of(map(named, spaces))
    diggable = district & ~set_of(map(named, lasting))
    for wanted in range(1, len(spaces) + 1):
        found: list[tuple[int, int]] = []
        search = PartSearch(district, diggable, wanted, longest_bank=longest, nodes=10**5)
        assert not search.find(lambda part, bank, found=found: bool(found.append((part, bank))))
        assert not search.run_out
        assert sorted(found) == by_trying_all(district, diggable, wanted, longest), wanted


def test_each_seed_costs_nodes_only_for_parts_without_earlier_seeds():
    """Fewer nodes than the parts would need if every one of them were found from each of its spaces."""
    district = set_of(map(named, SQUARE))
    parts = by_trying_all(district, district, 4, 9)
    enough = PartSearch(district, district, 4, longest_bank=9, nodes=4 * len(parts))
    enough.find(lambda part, bank: False)
    assert not enough.run_out
