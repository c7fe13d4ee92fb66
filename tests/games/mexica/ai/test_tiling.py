"""Tilings: the fewest tiles, from those left, and only on allowed spaces."""

import pytest

from mexica.games.mexica.ai.tiling import canals_over, fewest_tiles
from mexica.games.mexica.rules.spaces import named, set_of


def spaces(names: str) -> int:
    return set_of(map(named, names.split()))


@pytest.mark.parametrize(
    ("bank", "tiles"), [("", 0), ("B2", 1), ("B2 B3", 1), ("B2 C3", 2), ("B2 B3 B4", 2), ("B2 B3 C3 C2", 2)]
)
def test_doubles_cover_what_lies_side_by_side(bank: str, tiles: int) -> None:
    assert fewest_tiles(spaces(bank)) == tiles


def test_tiles_run_out_and_doubles_reach_beyond_the_bank() -> None:
    bank, beyond = spaces("C2 C3 B4"), spaces("B5 D2")

    def texts(singles: int, doubles: int) -> list[str] | None:
        canals = canals_over(bank, beyond, singles, doubles)
        return None if canals is None else sorted(map(str, canals))

    assert texts(1, 1) == ["canal B4", "canal C2 C3"]
    assert texts(0, 2) == ["canal B4 B5", "canal C2 C3"]
    assert texts(3, 0) == ["canal B4", "canal C2", "canal C3"]
    assert texts(0, 1) is None
    assert texts(2, 0) is None
