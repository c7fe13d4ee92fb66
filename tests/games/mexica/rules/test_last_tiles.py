"""R12.2 with one or two canal tiles left is settled exactly, as the oracle does by trying everything."""

import pytest

from mexica.games.mexica import rules
from mexica.games.mexica.rules.dead_tokens import NODE_BUDGET, is_dead
from mexica.games.mexica.rules.foundable_parts import DistrictToCut
from mexica.games.mexica.rules.last_tiles import part_by_every_way
from mexica.games.mexica.rules.part_search import PartSearch
from mexica.games.mexica.rules.spaces import FIRST_CANAL, ISLAND, around, pieces, size
from mexica.games.mexica.rules.state import FIRST_LAW, LAW
from tests.games.mexica.drawings import draw, state, table
from tests.games.mexica.oracle import fate

WORLDS = {
    "block": "    CDEF\n 3  ....\n 4  ....\n 5  ....\n 6  ....",
    "temples": "    CDEFG\n 3  ..x..\n 4  .x...\n 5  ....x\n 6  ..x..",
    "necks": "    CDEFGHIJ\n 3  ...=....\n 4  ........\n 5  ...=....",
    "ring": "    CDEFG\n 3  .....\n 4  .===.\n 5  .=.=.\n 6  .....",
    "palace": "    FGHIJ\n 6  ..P..\n 7  .PPP.\n 8  ..P..\n 9  .....",
}
TILES = [(1, 0), (0, 1), (2, 0), (1, 1), (0, 2)]


@pytest.mark.parametrize("tiles", TILES, ids=str)
@pytest.mark.parametrize("world", WORLDS)
def test_every_way_finds_what_the_oracle_finds(world: str, tiles: tuple[int, int]):
    described = table(WORLDS[world], around="water", single_canals=tiles[0], double_canals=tiles[1])
    board = rules.position(described).board
    for wanted in range(3, 14):
        districts = [DistrictToCut(land, land & board.temple_spaces, *tiles) for land in board.unfounded]
        parts = [part for one in districts if (part := part_by_every_way(one, wanted))]
        assert bool(parts) is fate(described, wanted, decisions=10**6), f"{wanted} on\n{draw(described)}"
        for part in parts:
            assert (size(part.part), len(pieces(part.part))) == (wanted, 1)
            assert around(part.part) & board.land & ~part.free == 0
            assert (part.singles, part.doubles) <= tiles


LARGE = [(1, 0, 13), (0, 2, 13)]
"""Tiles and a size for which the search of an island without canals needs more nodes than it has."""


@pytest.mark.parametrize(("singles", "doubles", "wanted"), LARGE)
def test_a_token_that_the_search_leaves_open_is_settled(singles: int, doubles: int, wanted: int):
    land = ISLAND & ~FIRST_CANAL
    district = DistrictToCut(land, 0, singles, doubles)
    search = PartSearch(land, district.diggable, wanted, longest_bank=district.tiles_cover, nodes=NODE_BUDGET)
    assert not search.find(lambda part, bank: district.foundable(part, bank) is not None)
    assert search.run_out
    now = state("    C\n 3  a", display=[wanted], single_canals=singles, double_canals=doubles)
    assert rules.describe(rules.apply(now, rules.parse("end")).state)["removed"] == [wanted]


@pytest.mark.parametrize("law", [FIRST_LAW, LAW])
def test_a_game_begun_by_the_first_law_keeps_what_its_search_left_open(law: int):
    """It was kept when the game was played, and a replay leads to the same end."""
    described = table("    C\n 3  a", display=[13], single_canals=1, double_canals=0)
    now = rules.position({**described, "law": law})
    assert is_dead(now, 13) is (law == LAW)
    after = rules.describe(rules.apply(now, rules.parse("end")).state)
    assert after["display"] == ([] if law == LAW else [13])
