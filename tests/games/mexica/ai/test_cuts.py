"""Cuts: the part has its size, the bank cuts it off, and the tiles are only on allowed spaces."""

import itertools

from mexica.games.mexica.ai.cuts import Cut, cuts
from mexica.games.mexica.ai.exhaustive_cuts import all_cuts
from mexica.games.mexica.ai.founding_plans import diggable_spaces
from mexica.games.mexica.ai.tiling import canals_over
from mexica.games.mexica.rules import apply
from mexica.games.mexica.rules.material import CALPULLI
from mexica.games.mexica.rules.spaces import FIRST_CANAL, ISLAND, PALACE, around, each, named, pieces, set_of
from tests.games.mexica.ai.playing import sampled_states

LAND = ISLAND & ~FIRST_CANAL


def assert_cuts_off(cut: Cut, district: int, closed: int, size: int) -> None:
    assert cut.part.bit_count() == size
    assert cut.part & ~district == 0
    assert len(pieces(cut.part)) == 1
    assert cut.bank == around(cut.part) & district
    assert cut.bank & closed == 0


def spaces(names: str) -> int:
    return set_of(map(named, names.split()))


def test_every_size_can_be_cut_off_the_island_with_few_tiles() -> None:
    found = cuts(LAND, PALACE)
    assert set(found) == set(CALPULLI)
    for size, several in found.items():
        assert several[0].tiles <= 3
        assert [cut.tiles for cut in several] == sorted(cut.tiles for cut in several)
        for cut in several:
            assert_cuts_off(cut, LAND, PALACE, size)


def test_cuts_keep_off_closed_spaces() -> None:
    for state in sampled_states()[::4]:
        diggable = diggable_spaces(state)
        for district in state.board.districts:
            closed = district & ~diggable
            for size, several in cuts(district, closed).items():
                for cut in several:
                    assert_cuts_off(cut, district, closed, size)


def test_digging_the_bank_makes_the_part_a_district() -> None:
    tried = 0
    for state in sampled_states()[::5]:
        diggable = diggable_spaces(state) & state.empty
        for district in state.board.districts:
            for several in cuts(district, district & ~diggable).values():
                for cut in several[:3]:
                    beyond = district & diggable & ~(cut.part | cut.bank)
                    supply = state.supply
                    canals = canals_over(cut.bank, beyond, supply.single_canals, supply.double_canals)
                    if state.turn.round == 1 or not canals or len(canals) > state.points_to_spend:
                        continue
                    after = state
                    for canal in canals:
                        after = apply(after, canal).state
                    assert cut.part in after.board.districts
                    tried += 1
    assert tried > 20


def test_the_exhaustive_search_finds_every_cut_of_a_small_district() -> None:
    district = spaces("B2 C2 D2 E2 B3 C3 D3 E3 B4 C4 D4 E4")
    closed = spaces("D3")
    for size in (3, 5, 7):
        brute = {
            part
            for chosen in itertools.combinations(each(district), size)
            if len(pieces(part := set_of(chosen))) == 1 and not around(part) & district & closed
        }
        found = all_cuts(district, closed, size)
        assert {cut.part for cut in found} == brute
        assert len(found) == len(brute)
        for cut in found:
            assert_cuts_off(cut, district, closed, size)


def test_the_exhaustive_search_leaves_large_districts_alone() -> None:
    assert all_cuts(LAND, PALACE, 5) == ()
